import { readFile } from 'node:fs/promises'
import { minify, type HtmlTagDescriptor, type Plugin } from 'vite'

import { colorSchemes } from '../../src/theme-tokens'
import { fontFaces } from '../fonts/font-faces'
import { fontFaceRule } from './font-face-rule'

/**
 * Puts into the page's head what must be there before the first paint: `boot.js` (color scheme,
 * dismissed banner), so that nothing flashes, the fonts, and the color of the browser around it.
 * Inline, because a file would hold the first paint up; not in the theme, because the browser's code
 * need not carry it again.
 */
export function pageStart(): Plugin {
  return {
    name: 'page-start',
    async transformIndexHtml(_html, { path }) {
      // Pages in frames have a style of their own
      if (path.startsWith('/embed/')) return undefined
      const boot = await minify('boot.js', await readFile('scripts/build/boot.js', 'utf8'))
      return [
        { tag: 'script', children: boot.code, injectTo: 'head-prepend' },
        { tag: 'style', children: fontFaces.map(fontFaceRule).join(''), injectTo: 'head' },
        ...(['light', 'dark'] as const).map(themeColor),
      ]
    },
  }
}

function themeColor(scheme: 'light' | 'dark'): HtmlTagDescriptor {
  const content = colorSchemes[scheme].palette.background.default
  const media = `(prefers-color-scheme: ${scheme})`
  return { tag: 'meta', attrs: { name: 'theme-color', content, media }, injectTo: 'head' }
}
