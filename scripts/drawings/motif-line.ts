/** The hand that draws the motif: lines that bend as a pen bends, tapered as an engraver cuts them, as short path data. */

/** A point the line passes: where, heading in radians (y points down), and the length of line before it. */
export type Knot = Readonly<Record<'x' | 'y' | 'a' | 's', number>>

/** A stretch of line: how long, and how far it turns on the way (radians, positive is clockwise). */
export type Stretch = readonly [length: number, turn: number]

const DOWN = Math.PI / 2
export const TAU = Math.PI * 2
export const RAD = Math.PI / 180

/** Random numbers in [0, 1) that depend on the seed alone (FNV-1a, then mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * Walks along a line whose bending swells and fades within each stretch, as a pen's does, so that
 * stretches join without a visible seam. Returns few knots: one per 40° (`spacing`) of turning.
 */
export function walk(
  x: number,
  y: number,
  a: number,
  stretches: readonly Stretch[],
  spacing = 0.7,
): Knot[] {
  let s = 0
  const knots: Knot[] = [{ x, y, a, s }]
  for (const [length, turn] of stretches) {
    const steps = Math.max(12, Math.ceil(Math.abs(turn) * 16))
    let last = a
    const from = a
    for (let i = 1; i <= steps; i++) {
      const t = i / steps
      const next = from + turn * (t - Math.sin(TAU * t) / TAU)
      const mid = (a + next) / 2
      x += (Math.cos(mid) * length) / steps
      y += (Math.sin(mid) * length) / steps
      s += length / steps
      a = next
      if (
        i === steps ||
        (Math.abs(a - last) > spacing && Math.abs(from + turn - a) > spacing * 0.3)
      ) {
        knots.push({ x, y, a, s })
        last = a
      }
    }
  }
  return knots
}

/** The same line moved sideways by `offset`, which may change along it. */
function beside(knots: readonly Knot[], offset: (knot: Knot) => number): Knot[] {
  let s = 0
  return knots.map((knot, i) => {
    const before = knots[i - 1] ?? knot
    const after = knots[i + 1] ?? knot
    const o = offset(knot)
    const slope = (offset(after) - offset(before)) / (after.s - before.s || 1)
    const bend = knot.a - before.a
    s += Math.max(0.1, knot.s - before.s - (bend * (o + offset(before))) / 2)
    return {
      x: knot.x - Math.sin(knot.a) * o,
      y: knot.y + Math.cos(knot.a) * o,
      a: knot.a + Math.atan(slope),
      s,
    }
  })
}

const round = (value: number) => Math.round(value * 10) / 10
const number = (value: number) => String(round(value)).replace(/^(-?)0\./, '$1.')

/** Writes a curve through the knots as relative path data; without `pen` it starts with a move. */
function curve(knots: readonly Knot[], pen?: { x: number; y: number }): string {
  let d = ''
  let { x, y } = pen ?? { x: 0, y: 0 }
  knots.forEach((knot, i) => {
    const before = knots[i - 1]
    const to = { x: round(knot.x), y: round(knot.y) }
    if (!before) {
      const word = number(to.x - x) + (to.y - y < 0 ? '' : ' ') + number(to.y - y)
      if (!pen) d += 'M' + word
      else if (to.x !== x || to.y !== y) d += 'l' + word
    } else {
      const reach = (knot.s - before.s) / 3
      const numbers = [
        before.x + Math.cos(before.a) * reach - x,
        before.y + Math.sin(before.a) * reach - y,
        knot.x - Math.cos(knot.a) * reach - x,
        knot.y - Math.sin(knot.a) * reach - y,
        to.x - x,
        to.y - y,
      ].map(number)
      // No space before a sign, nor before a second point
      d += `c${numbers.join(' ').replace(/ (?=-)|(?<=\.\d+) (?=\.)/g, '')}`
    }
    x = to.x
    y = to.y
  })
  return d
}

/** Path data of a hairline. */
export const hairline = (
  knots: readonly Knot[],
  offset: (knot: Knot) => number = () => 0,
): string => curve(beside(knots, offset))

/** Path data of a closed shape along the line, as wide as `width` says at each knot. */
export function ribbon(knots: readonly Knot[], width: (knot: Knot) => number): string {
  const one = beside(knots, (knot) => width(knot) / 2)
  const other = beside(knots, (knot) => -width(knot) / 2)
  const total = other.at(-1)?.s ?? 0
  const back = other.reverse().map((k) => ({ x: k.x, y: k.y, a: k.a + Math.PI, s: total - k.s }))
  const end = one.at(-1)
  const pen = end && { x: round(end.x), y: round(end.y) }
  return curve(one) + curve(back, pen) + 'z'
}

/** A ribbon as an engraver cuts it: heavy on the way down, fine on the way up, thinner towards `tip`, a share of the weight. */
export function engraved(knots: readonly Knot[], weight: number, tip = 0.4): string {
  const length = knots.at(-1)?.s ?? 1
  return ribbon(
    knots,
    ({ a, s }) => weight * (1 - ((1 - tip) * s) / length) * (0.7 + 0.3 * Math.sin(a)),
  )
}

/** Path data of a leaf that grows from (x, y) towards `a`: pointed, a little bent. */
export function leaf(x: number, y: number, a: number, size: number): string {
  const at = (along: number, aside: number) =>
    number(size * (along * Math.cos(a) - aside * Math.sin(a))) +
    ' ' +
    number(size * (along * Math.sin(a) + aside * Math.cos(a)))
  return `M${number(x)} ${number(y)}c${at(0.1, 0.3)} ${at(0.55, 0.48)} ${at(1, 0.04)}c${at(-0.3, -0.34)} ${at(-0.75, -0.4)} ${at(-1, -0.04)}z`
}

/** A root that hangs to `bottom`, loops there and rises by `rise` as a shoot. `way` is 1 or -1. */
export function loopingRoot(
  x: number,
  top: number,
  bottom: number,
  size: number,
  rise: number,
  way: number,
): Knot[] {
  const draw = (drop: number) =>
    walk(x, top, DOWN, [
      [drop, -22 * way * RAD],
      [size * 3, 250 * way * RAD],
      [size * 1.1, -58 * way * RAD],
      [rise, 22 * way * RAD],
    ])
  const drop = bottom - top
  const deepest = Math.max(...draw(drop).map((knot) => knot.y))
  return draw(drop - (deepest - bottom))
}

/** A root that just hangs, swaying a little. */
export const hangingRoot = (x: number, top: number, length: number, sway: number): Knot[] =>
  walk(x, top, DOWN - sway / 2, [
    [length * 0.55, sway],
    [length * 0.45, -sway],
  ])

/** Two leaves at the end of a shoot. */
export function leaves(knots: readonly Knot[], size: number, way: number): [string, string] {
  const { x, y, a } = knots.at(-1) ?? { x: 0, y: 0, a: 0 }
  return [leaf(x, y, a - 0.5 * way, size), leaf(x, y, a + 0.75 * way, size * 0.72)]
}
