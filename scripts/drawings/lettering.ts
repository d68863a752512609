/** Text as outlines, from the font files beside the font scripts: the same on every machine. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { root } from './kit'

// Node finds only the package's CommonJS half, bundlers and linters only the other one.
const { parse } = createRequire(import.meta.url)('opentype.js') as typeof import('opentype.js')

const load = (file: string) => {
  const data = readFileSync(join(root, 'scripts', 'fonts', 'static', file))
  return parse(new Uint8Array(data).buffer)
}

const display = load('eczar-600.ttf')
const text = load('atkinson-500.ttf')

const widths = { display: new Map<string, number>(), text: new Map<string, number>() }

/** How wide the text is in the display face or the text face. Breaking lines asks for the same texts many times. */
export function widthOf(words: string, size: number, face: 'display' | 'text' = 'text'): number {
  const known = widths[face]
  const width = known.get(words) ?? (face === 'display' ? display : text).getAdvanceWidth(words, 1)
  known.set(words, width)
  return width * size
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

/**
 * Path data of the text, its baseline starting at (x, y). No Devanagari conjuncts: opentype.js does
 * not form them. (Its own `toPathData` joins two numbers to one when the second rounds to -0.)
 */
export function outline(
  words: string,
  x: number,
  y: number,
  size: number,
  face: 'display' | 'text' = 'text',
): string {
  const font = face === 'display' ? display : text
  const round = (value: number) => Math.round(value * 10) / 10 || 0
  let pen = { x: 0, y: 0 }
  let start = pen
  return font
    .getPath(words, x, y, size)
    .commands.map(({ type, x1, y1, x2, y2, x = start.x, y = start.y }) => {
      const isMove = type === 'M'
      // Relative to the pen, which makes the numbers short
      const from = isMove ? { x: 0, y: 0 } : pen
      const numbers = [x1, y1, x2, y2, round(x), round(y)]
        .filter((value) => value !== undefined)
        .map((value, i) => round(round(value) - (i % 2 ? from.y : from.x)))
      pen = { x: round(x), y: round(y) }
      if (isMove) start = pen
      if (type === 'Z') return 'z'
      const short = numbers.join(' ').replace(/\b0\./g, '.').replaceAll(' -', '-')
      return (isMove ? 'M' : type.toLowerCase()) + short
    })
    .join('')
}
