/**
 * The house's hand for small pictures: paper, blue line, a finer second line and at most one touch of
 * marigold, in a palette for each scheme.
 */
import { engraved, hairline, leaf, walk } from '../drawings/motif-line'
import { paint, styled, svg, tones } from './kit'

export const RAD = Math.PI / 180

export const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

export const rect = (x: number, y: number, w: number, h: number, r = 0) =>
  r
    ? `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${w - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`
    : `M${x} ${y}h${w}v${h}h-${w}z`

/** Short horizontal strokes that stand for text: [x, y, length] each. */
export const rows = (...items: readonly (readonly [number, number, number])[]) =>
  items.map(([x, y, length]) => `M${x} ${y}h${length}`).join('')

export const tick = (x: number, y: number, size = 4) =>
  `M${x - size} ${y}l${size * 0.7} ${size * 0.75} ${size * 1.3}-${size * 1.5}`

export const cross = (x: number, y: number, size = 3) =>
  `M${x - size} ${y - size}l${size * 2} ${size * 2}m0-${size * 2}l-${size * 2} ${size * 2}`

export const star = (cx: number, cy: number, r: number) =>
  Array.from({ length: 10 }, (_, i) => {
    const a = (i * 36 - 90) * RAD
    const k = i % 2 ? r * 0.46 : r
    return `${i ? 'L' : 'M'}${(cx + k * Math.cos(a)).toFixed(1)} ${(cy + k * Math.sin(a)).toFixed(1)}`
  }).join('') + 'z'

/** The bent arrow head of a line that ends at (x, y) going towards `angle` degrees. */
export const head = (x: number, y: number, angle: number, size = 4) =>
  [-145, 145]
    .map((turn) => {
      const a = (angle + turn) * RAD
      return `M${x} ${y}l${(size * Math.cos(a)).toFixed(1)} ${(size * Math.sin(a)).toFixed(1)}`
    })
    .join('')

export const arrow = (x1: number, y1: number, x2: number, y2: number, size = 4) =>
  `M${x1} ${y1}L${x2} ${y2}` + head(x2, y2, (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI, size)

export const pin = (x: number, y: number, r: number) =>
  `M${x} ${y}c${-r * 0.5}-${r * 0.8}-${r}-${r * 1.3}-${r}-${r * 2}a${r} ${r} 0 1 1 ${2 * r} 0c0 ${r * 0.7}-${r * 0.5} ${r * 1.2}-${r} ${r * 2}z`

/** The rupee sign as strokes, about `h` high, its left top at (x, y). */
export const rupee = (x: number, y: number, h: number) => {
  const u = h / 12
  return `M${x} ${y}h${7 * u}M${x} ${y + 3 * u}h${7 * u}M${x} ${y}h${2.4 * u}c${4.4 * u} 0 ${4.4 * u} ${6 * u} 0 ${6 * u}h-${2.4 * u}l${5.4 * u} ${6 * u}`
}

export { engraved, hairline, leaf, walk }

export type Drawing = {
  /** Sheets under everything. */
  readonly paper?: string
  /** Pale blue areas on the paper. */
  readonly tint?: string
  readonly line?: string
  readonly soft?: string
  /** Large areas of the line's color, calmer than the line by night. What lies on them is white. */
  readonly mass?: string
  readonly onMass?: string
  /** Filled with the line's color. */
  readonly fill?: string
  /** The one warm touch, filled or drawn. */
  readonly accent?: string
  readonly accentLine?: string
  /** Strokes and shapes of paper on top of the filled ones. */
  readonly knock?: string
  readonly knockFill?: string
  readonly extra?: string
}

/** Strokes in units of the view box. */
export type Hand = { readonly line: number; readonly soft: number }

/** Path data without digits that say nothing. */
const tidy = (d: string) =>
  d
    .replace(/(\d*)\.(\d*?)0+(?!\d)(?=(\.?))/g, (_, whole: string, rest: string, next: string) =>
      rest ? `${whole}.${rest}` : (whole || '0') + (next && ' '),
    )
    .replace(/(?<![\d.])0\.(?=\d)/g, '.')
    .replaceAll(' -', '-')

const stroked = (d: string | undefined, stroke: string, width: number) =>
  d ? `<path d="${tidy(d)}" stroke="${stroke}" stroke-width="${width}"/>` : ''
const filled = (d: string | undefined, fill: string) =>
  d ? `<path d="${tidy(d)}" fill="${fill}"/>` : ''

const layer = (d: Drawing, hand: Hand) => {
  // A sheet and its edge are one path
  const isOne = d.paper !== undefined && d.paper === d.line
  return (
    (isOne
      ? `<path d="${tidy(d.paper)}" fill="${paint.paper}" stroke="${paint.line}" stroke-width="${hand.line}"/>`
      : filled(d.paper, paint.paper)) +
    filled(d.tint, paint.tint) +
    filled(d.mass, paint.mass) +
    stroked(d.onMass, '#fff', hand.line) +
    stroked(d.soft, paint.soft, hand.soft) +
    stroked(isOne ? '' : d.line, paint.line, hand.line) +
    filled(d.fill, paint.line) +
    (d.extra ?? '') +
    stroked(d.accentLine, paint.accent, hand.line) +
    filled(d.accent, paint.accent) +
    filled(d.knockFill, paint.paper) +
    stroked(d.knock, paint.paper, hand.line)
  )
}

type Sheet = {
  readonly width: number
  readonly height: number
  /** Of the ground's corners: 0 where a panel of the page's goes on around the picture. */
  readonly radius?: number
  /** Draws everything smaller around the middle; lines keep their weight. */
  readonly scale?: number
}

/** Several layers lie on each other in the order given. */
export function picture(
  { width, height, radius = 0, scale = 1 }: Sheet,
  hand: Hand,
  layers: readonly Drawing[],
) {
  const weight = (units: number) => +(units / scale).toFixed(2)
  const own = { line: weight(hand.line), soft: weight(hand.soft) }
  const move = (length: number) => +((length * (1 - scale)) / 2).toFixed(2)
  return svg(
    width,
    height,
    styled(
      tones,
      `<rect width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} fill="${paint.ground}"/>` +
        `<g fill="none" stroke-linecap="round" stroke-linejoin="round"${scale === 1 ? '' : ` transform="translate(${move(width)} ${move(height)}) scale(${scale})"`}>` +
        layers.map((drawing) => layer(drawing, own)).join('') +
        `</g>`,
    ),
  )
}
