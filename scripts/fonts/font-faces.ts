import { existsSync, readFileSync } from 'node:fs'

import faces from './font-faces.json' with { type: 'json' }

/** One `@font-face` rule, in the names CSS-in-JS uses. */
type FontFace = { readonly fontFamily: string; readonly src: string }

/** The files are made by `scripts/tools/subset-fonts.ts`. The fallbacks are system fonts scaled to the same metrics. */
export const fontFaces: readonly FontFace[] = faces

/** The families of the fallbacks, which a visitor's system may not have. */
export const fallbackFamilies: readonly string[] = faces
  .filter(({ src }) => src.startsWith('local('))
  .map(({ fontFamily }) => fontFamily)

/**
 * The rules of a language: with family and weights of the Latin letters they are one font for browsers, which load of it
 * what a page needs.
 *
 * @param prefix of the addresses, which is the name of the folder, too; '' has none.
 */
function languageFaces(prefix: string): readonly FontFace[] {
  const file = `src/content${prefix}/fonts/font-faces.json`
  return prefix && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FontFace[]) : []
}

/** Files that every page of an edition needs, for `<link rel="preload">`. */
export function preloadedFonts(prefix = ''): readonly string[] {
  const own = languageFaces(prefix).filter(({ fontFamily }) => fontFamily === 'Atkinson')
  const files = own.flatMap(({ src }) => /\/fonts\/[^']+/.exec(src) ?? [])
  return [
    '/fonts/atkinson-latin.woff2',
    ...(files.length > 0 ? files : ['/fonts/eczar-latin.woff2']),
  ]
}

/** A rule as CSS. */
export function formatFontFace(face: FontFace): string {
  const declarations = Object.entries(face).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `${property}:${name === 'fontFamily' ? `'${value}'` : String(value)}`
  })
  return `@font-face{${declarations.join(';')}}`
}

/** All rules of an edition as CSS. */
export const fontStyles = (prefix = ''): string =>
  [...fontFaces, ...languageFaces(prefix)].map(formatFontFace).join('')
