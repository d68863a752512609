import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

import { fontFaces, type FontFace } from '../../src/lib/font-faces'

/**
 * Puts into the page's head what must be there before the first paint: `boot.js` (color scheme,
 * dismissed banner), so that nothing flashes, and the fonts. Inline, because a file would hold the
 * first paint up; not in the theme, because the browser's code need not carry it again.
 */
export function pageStart(): Plugin {
  return {
    name: 'page-start',
    async transformIndexHtml() {
      const boot = await readFile('scripts/build/boot.js', 'utf8')
      return [
        { tag: 'script', children: minify(boot), injectTo: 'head-prepend' },
        { tag: 'style', children: fontFaces.map(fontFaceRule).join(''), injectTo: 'head' },
      ]
    },
  }
}

/** Takes comments and indentation away. Enough for a few lines, and the result never surprises. */
function minify(source: string): string {
  return source
    .split('\n')
    .map((line) => line.replace(/^\s+|\s*\/\/.*$/g, ''))
    .filter(Boolean)
    .join('\n')
}

function fontFaceRule(face: FontFace): string {
  const declarations = Object.entries(face).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `${property}:${name === 'fontFamily' ? `'${value}'` : value}`
  })
  return `@font-face{${declarations.join(';')}}`
}
