/** What a page of a PDF paints: content outside any tag, the contrast of its text, its boxes to tick. */
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api'

import { contrast } from '../support/png'

type Rgb = [red: number, green: number, blue: number]
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
type Box = readonly [left: number, low: number, right: number, high: number]
type State = { readonly matrix: Matrix; readonly color: Rgb }

export type Paint = {
  /** Names of what is painted or written outside every tag and artifact. */
  readonly untagged: readonly string[]
  /** Whether marked content lies within an artifact or another mark, or is left open. */
  readonly isNested: boolean
  /** The lowest contrast of text against the rectangle under it; 21 on a page without text. */
  readonly contrast: number
  /** Filled shapes by their width and height in points, of those that are no rectangles. */
  readonly shapes: readonly { readonly width: number; readonly height: number }[]
}

const identity: Matrix = [1, 0, 0, 1, 0, 0]
const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
]

const parseColor = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
]

const fills = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke])
/** A move, three lines and a close. */
const rectangleLength = 13

/** Follows a page's operators. Text is compared with the last rectangle that was filled under its beginning. */
export function readPaint({ fnArray, argsArray }: PDFOperatorList): Paint {
  const names = new Map(Object.entries(OPS).map(([name, value]) => [value, name]))
  const untagged: string[] = []
  const grounds: { box: Box; color: Rgb }[] = []
  const shapes: { width: number; height: number }[] = []
  const stack: State[] = []
  let state: State = { matrix: identity, color: [0, 0, 0] }
  let text: Matrix = identity
  let depth = 0
  let isNested = false
  let lowest = 21

  fnArray.forEach((operator, i) => {
    const args: unknown[] = argsArray[i] ?? []
    const paints = operator === OPS.showText || operator === OPS.constructPath
    if (paints && depth === 0) untagged.push(names.get(operator) ?? '')
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
      isNested ||= depth > 0
      depth++
    } else if (operator === OPS.endMarkedContent) depth--
    else if (operator === OPS.save) stack.push(state)
    else if (operator === OPS.restore) state = stack.pop() ?? state
    else if (operator === OPS.transform)
      state = { ...state, matrix: multiply(args as unknown as Matrix, state.matrix) }
    else if (operator === OPS.setFillRGBColor)
      state = { ...state, color: parseColor(String(args[0])) }
    else if (operator === OPS.setTextMatrix) text = args[0] as Matrix
    else if (operator === OPS.showText) {
      const [, , , , x, y] = multiply(text, state.matrix)
      const ground = grounds.findLast(
        ({ box: [left, low, right, high] }) => left <= x && x <= right && low <= y && y <= high,
      )
      lowest = Math.min(lowest, contrast(state.color, ground?.color ?? [255, 255, 255]))
    } else if (operator === OPS.constructPath && fills.has(Number(args[0]))) {
      const [path] = args[1] as [ArrayLike<number>]
      const [left, low, right, high] = args[2] as Box
      if (path.length > rectangleLength) shapes.push({ width: right - left, height: high - low })
      else {
        const [, , , , x1, y1] = multiply([1, 0, 0, 1, left, low], state.matrix)
        const [, , , , x2, y2] = multiply([1, 0, 0, 1, right, high], state.matrix)
        const box: Box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
        grounds.push({ box, color: state.color })
      }
    }
  })
  return { untagged, isNested: isNested || depth !== 0, contrast: lowest, shapes }
}
