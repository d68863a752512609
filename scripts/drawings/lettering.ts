/** Text as outlines, from the font files beside the font scripts: the same on every machine. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import svgpath from 'svgpath'

/** The part of opentype.js that is used; the package has no types of its own. */
type Font = {
  charToGlyphIndex(letter: string): number
  getAdvanceWidth(text: string, size: number): number
  getPath(text: string, x: number, y: number, size: number): { commands: readonly object[] }
}
// Node finds only the package's CommonJS half, bundlers and linters only the other one.
const { parse } = createRequire(import.meta.url)('opentype.js') as {
  parse(data: ArrayBuffer): Font
}

const load = (file: string) =>
  parse(new Uint8Array(readFileSync(`scripts/fonts/static/${file}`)).buffer)

const fonts = { display: load('eczar-600.ttf'), text: load('atkinson-500.ttf') }
export type Face = keyof typeof fonts

/** For letters that opentype.js does not join. */
export const shapedFont = { family: 'Eczar', file: 'scripts/fonts/static/eczar-600.ttf' } as const

/** Whether a text has other letters than Latin ones: opentype.js does not form the conjuncts of Devanagari. */
export const isShaped = (words: string): boolean =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(words)

/** How wide the text is in the display face or the text face. */
export const widthOf = (words: string, size: number, face: Face = 'text'): number =>
  fonts[face].getAdvanceWidth(words, size)

/** The size in which a text is at most as wide as `limit`. */
export const fitSize = (words: string, size: number, limit: number, face: Face) =>
  Math.min(size, limit / widthOf(words, 1, face))

/**
 * The characters of a text that pictures or guides cannot show, in quotes. The fonts have Latin and Devanagari letters;
 * in pictures, opentype.js does not join the latter.
 */
export function findMissing(words: string, isDrawn: boolean): string {
  const isLatin = (letter: string) => /[\p{Script=Latin}\p{Script=Common}]/u.test(letter)
  const lacks = (letter: string) => (font: Font) => font.charToGlyphIndex(letter) === 0
  const missing = [...new Set(words)].filter((letter) =>
    isDrawn
      ? !isLatin(letter) || Object.values(fonts).some(lacks(letter))
      : lacks(letter)(fonts.display),
  )
  return missing.map((letter) => `“${letter}”`).join(', ')
}

/** Fills lines with words up to a width, in the display face. A longer word has a line of its own. */
export function fillLines(text: string, size: number, limit: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && widthOf(longer, size, 'display') <= limit)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Path data of a text that is not {@link isShaped}, its baseline starting at (x, y). (The package's `toPathData` joins a number with one that rounds to -0.) */
export function outline(words: string, x: number, y: number, size: number, face: Face = 'text') {
  const { commands } = fonts[face].getPath(words, x, y, size)
  return shortPath(svgpath(commands.map((command) => Object.values(command).join(' ')).join('')))
}

/** Path data on a grid of tenths, with relative numbers, which are the shorter ones. */
export const shortPath = (path: ReturnType<typeof svgpath>): string =>
  path
    .rel()
    .round(1)
    .toString()
    .replace(/(?<!\d)0\./g, '.')
