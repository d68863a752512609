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

/** How wide the text is in the display face or the text face. */
export const widthOf = (words: string, size: number, face: 'display' | 'text' = 'text') =>
  (face === 'display' ? display : text).getAdvanceWidth(words, size)

/**
 * Path data of the text, its baseline starting at (x, y). No Devanagari conjuncts: opentype.js does
 * not form them. (Its own `toPathData` runs numbers together when one rounds to -0.)
 */
export function outline(
  words: string,
  x: number,
  y: number,
  size: number,
  face: 'display' | 'text' = 'text',
): string {
  let pen = { x: 0, y: 0 }
  const round = (v: number) => Math.round(v * 10) / 10 || 0
  /** Relative to the pen, without spaces that a reader of path data does not need. */
  const relative = (...values: number[]) =>
    values
      .map((v, i) => round(v - (i % 2 ? pen.y : pen.x)))
      .map((v) => String(v).replace(/^(-?)0\./, '$1.'))
      .reduce((all, v, i, list) =>
        v.startsWith('-') || (i > 0 && v.startsWith('.') && list[i - 1]?.includes('.'))
          ? all + v
          : `${all} ${v}`,
      )
  const font = face === 'display' ? display : text
  let start = pen
  return font
    .getPath(words, x, y, size)
    .commands.map((c) => {
      if (c.type === 'Z') {
        pen = start
        return 'z'
      }
      const end = { x: round(c.x), y: round(c.y) }
      let d = ''
      if (c.type === 'Q') d = 'q' + relative(c.x1, c.y1, end.x, end.y)
      else if (c.type === 'C') d = 'c' + relative(c.x1, c.y1, c.x2, c.y2, end.x, end.y)
      else if (c.type === 'L') d = 'l' + relative(end.x, end.y)
      else {
        d = `M${end.x} ${end.y}`
        start = end
      }
      pen = end
      return d
    })
    .join('')
    .replace(/([a-z][^a-z]*)l0 0/g, '$1')
}
