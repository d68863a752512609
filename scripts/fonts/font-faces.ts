import faces from './font-faces.json' with { type: 'json' }

/** One `@font-face` rule, in the names CSS-in-JS uses. */
type FontFace = (typeof faces)[number]

/** The files are made by `scripts/tools/subset-fonts.ts`. The fallbacks are system fonts scaled to the same metrics. */
export const fontFaces: readonly FontFace[] = faces

/** The families of the fallbacks, which a visitor's system may not have. */
export const fallbackFamilies: readonly string[] = faces
  .filter(({ src }) => src.startsWith('local('))
  .map(({ fontFamily }) => fontFamily)

/** Files that every page needs, for `<link rel="preload">`. */
export const preloadedFonts: readonly string[] = [
  '/fonts/atkinson-latin.woff2',
  '/fonts/eczar-latin.woff2',
]

/** A rule as CSS. */
export function formatFontFace(face: FontFace): string {
  const declarations = Object.entries(face).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `${property}:${name === 'fontFamily' ? `'${value}'` : String(value)}`
  })
  return `@font-face{${declarations.join(';')}}`
}

/** All rules as CSS. */
export const fontStyles = fontFaces.map(formatFontFace).join('')
