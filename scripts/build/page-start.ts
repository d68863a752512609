import { readFile } from 'node:fs/promises'
import { minify, transformWithOxc, type HtmlTagDescriptor, type Plugin } from 'vite'

import { colorSchemes } from '../../src/theme/tokens'
import { fontStyles } from '../fonts/font-faces'
import { browserTargets } from './browser-targets'

/**
 * Adds to the page's head what must be there before the first paint: the character encoding, `boot.ts`, the color of
 * the browser's own bars, and in `npm run dev` the fonts. Inline, because a file would delay the first paint; not in the
 * theme, because the browser's code does not need it a second time.
 */
export function pageStart(): Plugin {
  return {
    name: 'page-start',
    async transformIndexHtml(_html, { path, server }) {
      // The page in the guides' frame has its own styles
      if (path.endsWith('/free-pdf-form.html')) return undefined
      const source = await readFile('scripts/build/boot.ts', 'utf8')
      const script = await transformWithOxc(source, 'boot.ts', { target: browserTargets })
      const boot = await minify('boot.js', script.code)
      const themeColors = (['light', 'dark'] as const).map((scheme): HtmlTagDescriptor => {
        const content = colorSchemes[scheme].palette.background.default
        const attrs = { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` }
        return { tag: 'meta', attrs, injectTo: 'head-prepend' }
      })
      return [
        // Browsers look for it in the first 1,024 bytes only, which `boot.ts` would fill
        { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' },
        ...themeColors,
        { tag: 'script', children: boot.code, injectTo: 'head-prepend' },
        // The build has them in the style of each template
        ...(server
          ? [
              {
                tag: 'style',
                children: fontStyles(server.config.base.slice(0, -1)),
                injectTo: 'head' as const,
              },
            ]
          : []),
      ]
    },
  }
}
