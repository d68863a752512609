/** What a page of a PDF paints: content outside any tag, and the contrast of its text. */
import { operations } from './content-stream'

type Color = readonly [red: number, green: number, blue: number]
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
type Ground = { left: number; right: number; low: number; high: number; color: Color }

export type Paint = {
  /** Painted or written outside every tag and artifact. */
  readonly untagged: readonly string[]
  /** Marked content within an artifact or another mark, or left open. */
  readonly nested: readonly string[]
  /** The lowest contrast of text against what lies under it; 21 on a page without text. */
  readonly contrast: number
}

const white: Color = [1, 1, 1]
const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
]

const luminance = (color: Color) => {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2.2. */
export function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const fills = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*'])
const paints = new Set([...fills, 'S', 's', 'Do', 'sh', 'Tj', 'TJ', "'", '"'])

/**
 * Follows a page's content. Only rectangles count as ground, and only colors given as RGB: that is
 * all Chromium writes for pages without pictures.
 */
export function readPaint(content: string): Paint {
  const untagged: string[] = []
  const nested: string[] = []
  const grounds: Ground[] = []
  const open: ('artifact' | 'mark')[] = []
  const stack: { matrix: Matrix; color: Color }[] = []
  let state: { matrix: Matrix; color: Color } = { matrix: [1, 0, 0, 1, 0, 0], color: [0, 0, 0] }
  let boxes: (readonly number[])[] = []
  let text: Matrix = [1, 0, 0, 1, 0, 0]
  let lowest = 21

  for (const { operator, source } of operations(content)) {
    const numbers = [...source.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?=[\s\]]|$)/g)].map(Number)
    const six = numbers.slice(-6) as unknown as Matrix
    if (paints.has(operator) && open.length === 0) untagged.push(source.slice(0, 40))
    if (operator === 'BDC' || operator === 'BMC') {
      if (open.length > 0) nested.push(source)
      open.push(source.includes('/Artifact') ? 'artifact' : 'mark')
    } else if (operator === 'EMC') {
      if (!open.pop()) nested.push('EMC without a beginning')
    } else if (operator === 'q') stack.push(state)
    else if (operator === 'Q') state = stack.pop() ?? state
    else if (operator === 'cm') state = { ...state, matrix: multiply(six, state.matrix) }
    else if (operator === 'rg') state = { ...state, color: numbers.slice(-3) as unknown as Color }
    else if (operator === 're') boxes.push(numbers.slice(-4))
    else if (operator === 'Tm') text = six
    else if (operator === 'Td')
      text = multiply([1, 0, 0, 1, numbers[0] ?? 0, numbers[1] ?? 0], text)
    else if (operator === 'Tj') {
      const [, , , , x, y] = multiply(text, state.matrix)
      const ground = grounds.findLast(
        ({ left, right, low, high }) => left <= x && x <= right && low <= y && y <= high,
      )
      lowest = Math.min(lowest, contrast(state.color, ground?.color ?? white))
    } else if (fills.has(operator)) {
      for (const [x = 0, y = 0, width = 0, height = 0] of boxes) {
        const [, , , , x1, y1] = multiply([1, 0, 0, 1, x, y], state.matrix)
        const [, , , , x2, y2] = multiply([1, 0, 0, 1, x + width, y + height], state.matrix)
        grounds.push({
          left: Math.min(x1, x2),
          right: Math.max(x1, x2),
          low: Math.min(y1, y2),
          high: Math.max(y1, y2),
          color: state.color,
        })
      }
      boxes = []
    } else if (operator === 'n' || operator === 'S' || operator === 's') boxes = []
  }
  if (open.length > 0) nested.push('left open')
  return { untagged, nested, contrast: lowest }
}
