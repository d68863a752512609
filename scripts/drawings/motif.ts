import { engraved, hairline, hangingRoot, leaves, loopingRoot, ribbon, walk } from './motif-line'
import { RAD, seededRandom, TAU, type Knot, type Stretch } from './motif-line'

/** A banyan's aerial roots that come down and loop back into growth. The same seed always gives the same drawing. */
export type MotifType = 'roots' | 'loops' | 'rings'

/** `line` and `soft` are the drawing itself, `accent` is the one warm leaf or fig. */
export type MotifTone = 'line' | 'soft' | 'accent'

export type MotifPath = {
  readonly d: string
  /** In units of the view box. 0 means a closed shape: fill it with the tone, do not stroke it. */
  readonly strokeWidth: number
  readonly tone: MotifTone
}

export type Motif = { readonly viewBox: string; readonly paths: readonly MotifPath[] }

export type MotifOptions = {
  readonly seed: string
  readonly width: number
  readonly height: number
  readonly type: MotifType
}

/** What a drawing is drawn on, and its random numbers. */
function openCanvas({ seed, width, height, type }: MotifOptions) {
  const random = seededRandom(`${type}:${seed}`)
  const paths = new Map<string, MotifPath>()
  return {
    random,
    width,
    height,
    paths,
    between: (low: number, high: number) => low + (high - low) * random(),
    /** The measure of the canvas that weights and sizes follow. */
    unit: Math.sqrt(width * height) / 100,
    add(tone: MotifTone, strokeWidth: number, d: string) {
      const stroke = Math.round(strokeWidth * 10) / 10
      const key = `${tone} ${stroke}`
      paths.set(key, { d: (paths.get(key)?.d ?? '') + d, strokeWidth: stroke, tone })
    },
  }
}
type Canvas = ReturnType<typeof openCanvas>

function drawRoots({ random, between, width, height, unit, add }: Canvas) {
  const count = Math.max(1, Math.round(Math.min(3, 0.6 + width / height)))
  const main = Math.floor(random() * count)
  for (let i = 0; i < count; i++) {
    const x = (width * (i + between(0.32, 0.64))) / count
    // A root near the edge turns inwards, so that its shoot stays on the canvas.
    const toss = random() < 0.5 ? -1 : 1
    const way = x < width * 0.22 ? 1 : x > width * 0.78 ? -1 : toss
    const size = height * (i === main ? between(0.2, 0.25) : between(0.11, 0.16))
    const bottom = height * (i === main ? between(0.84, 0.9) : between(0.5, 0.74))
    const root = loopingRoot(x, -unit, bottom, size, (bottom - size) * between(0.2, 0.36), way)
    add('line', 0, engraved(root, unit * (i === main ? 0.85 : 0.65), 0.42))
    const spread = way * unit * between(0.7, 1.2)
    const last = root.at(-1)?.s ?? 1
    const fiber = hairline(root, ({ s }) => spread * Math.sin((Math.PI * s) / last) ** 2)
    add('soft', unit * 0.2, fiber)
    const [first, second] = leaves(root, Math.min(unit * 4, height * 0.14), way)
    add(i === main ? 'accent' : 'line', 0, first)
    add('line', 0, second)

    const companions = Math.round(between(2, 4))
    for (let j = 0; j < companions; j++) {
      const length = bottom * between(0.25, 0.85)
      const from = x - way * unit * (2.4 + j * between(2.4, 4.2))
      const hanging = hangingRoot(from, -unit, length, between(-0.1, 0.1))
      if (j % 2) {
        add('soft', unit * 0.22, hairline(hanging))
        continue
      }
      add('line', 0, engraved(hanging, unit * 0.42, 0.2))
      const fork = hanging[1]
      if (!fork) continue
      const aside = between(0.15, 0.4) * (random() < 0.5 ? -1 : 1)
      const rootlet = walk(fork.x, fork.y, fork.a, [[length * between(0.12, 0.3), aside]])
      add('soft', unit * 0.22, hairline(rootlet))
    }
  }
}

function drawLoops({ random, between, width, height, unit, add }: Canvas) {
  const wide = width / height > 4
  const count = wide ? 1 + Math.round(random()) : 3
  const depths = Array.from({ length: count }, () => height * between(0.18, 0.32))
  depths[Math.floor(random() * count)] = height * (wide ? 0.6 : 0.44)
  // A line across the page takes its loops side by side; a picture has room between them.
  const gaps = Array.from({ length: count + 1 }, (_, i) => {
    if (wide) return i % count ? 0.05 : between(0.4, 1.6)
    return i % count ? between(0.5, 1.3) : between(0.4, 0.9)
  })
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  const arch = wide ? 0 : between(0.3, 0.5)
  const stretches = (room: number): Stretch[] =>
    depths.flatMap((depth, i): Stretch[] => [
      [((gaps[i] ?? 1) * room) / total, i ? arch * 1.6 : arch],
      [depth * 0.5, 62 * RAD - arch * (i ? 0.8 : 1)],
      [depth * 2.5, 236 * RAD],
      [depth * 0.5, 62 * RAD - arch * (i < count - 1 ? 0.8 : 0)],
    ])
  const draw = (room: number, heading: number) =>
    walk(-unit, height * (wide ? 0.24 : 0.3), heading, [
      ...stretches(room),
      [((gaps[count] ?? 1) * room) / total, wide ? 0 : -0.2],
      ...(wide ? [] : ([[width * 0.12, -0.6]] as const)),
    ])
  // Let out or take in the line, and tilt it, until it ends where it should.
  const goal = wide ? [width + 2 * unit, height * 0.24] : [width * 0.88, height * 0.2]
  let room = width
  let heading = 0
  let line = draw(room, heading)
  for (let i = 0; i < 6; i++) {
    const { x = 0, y = 0 } = line.at(-1) ?? {}
    room = Math.max(unit * 4, room + (goal[0] ?? 0) - x)
    heading += ((goal[1] ?? 0) - y) / width
    line = draw(room, heading)
  }
  add('line', 0, engraved(line, unit * (wide ? 0.6 : 0.85), wide ? 0.8 : 0.55))
  const last = line.at(-1)?.s ?? 1
  const fiber = (spread: number, waves: number) =>
    hairline(line, ({ s }) => unit * spread * Math.sin((s / last) * waves * Math.PI))
  if (wide) return
  add('soft', unit * 0.2, fiber(1.3, 3))
  add('soft', unit * 0.2, fiber(-2.2, 2))
  const [first, second] = leaves(line, unit * 4.4, 1)
  add('accent', 0, first)
  add('line', 0, second)
}

function drawRings({ random, between, width, height, unit, add }: Canvas) {
  const count = 8
  // Rings and root stand side by side: a tall canvas is as wide as it allows.
  const side = Math.min(height, width * 0.72)
  const outer = side * 0.35
  const cx = width * 0.5 + Math.min(width * 0.16, Math.max(0, width - outer * 2.7) / 2)
  const cy = height * between(0.4, 0.43)
  const waves = [2, 3, 5].map((k) => ({ k, size: between(0.05, 0.09) / k, at: random() * TAU }))
  const lean = random() * TAU
  const ring = (r: number, from: number, sweep: number): Knot[] => {
    const point = (angle: number) => {
      const wave = waves.reduce((sum, { k, size, at }) => sum + size * Math.cos(k * angle + at), 1)
      return {
        x: cx + r * (0.14 * Math.cos(lean) + wave * Math.cos(angle)),
        y: cy + r * (0.14 * Math.sin(lean) + wave * Math.sin(angle)),
      }
    }
    const steps = Math.max(3, Math.ceil(sweep / 0.7))
    let s = 0
    let before = point(from)
    return Array.from({ length: steps + 1 }, (_, i) => {
      const angle = from + (sweep * i) / steps
      const here = point(angle)
      const [p, q] = [point(angle - 0.01), point(angle + 0.01)]
      s += Math.hypot(here.x - before.x, here.y - before.y) * 1.02
      before = here
      return { ...here, a: Math.atan2(q.y - p.y, q.x - p.x), s }
    })
  }
  let r = outer * 0.07
  const step = (outer * 0.93) / count
  for (let i = 0; i < count; i++) {
    const arc = ring(r, random() * TAU, between(0.62, 0.96) * TAU)
    const length = arc.at(-1)?.s ?? 1
    const swell = ({ s }: Knot) => unit * (0.14 + 0.5 * Math.sin((Math.PI * s) / length))
    if (i % 3 === 1) add('soft', unit * 0.22, hairline(arc))
    else add('line', 0, ribbon(arc, swell))
    r += step * between(0.7, 1.3)
  }
  // The youngest ring lets go, comes down as a root, loops and rises.
  const arc = ring(outer, -0.9, 2.5)
  const end = arc.at(-1)
  if (!end) return
  const heading = (end.a + TAU) % TAU
  const root = walk(end.x, end.y, heading, [
    [side * 0.4, 176 * RAD - heading],
    [Math.min(side * 0.5, Math.max(side * 0.28, (height * 0.92 - end.y) * 2.9)), -250 * RAD],
    [side * 0.14, -34 * RAD],
    [side * between(0.16, 0.3), 26 * RAD],
  ]).map((knot) => ({ ...knot, s: knot.s + end.s }))
  const whole = [...arc, ...root.slice(1)]
  const length = whole.at(-1)?.s ?? 1
  const taper = ({ s }: Knot) => unit * Math.min(0.8, 0.1 + (s / length) * 5, 1 - s / length / 1.6)
  add('line', 0, ribbon(whole, taper))
  const [first, second] = leaves(whole, unit * 4, -1)
  add('accent', 0, first)
  add('line', 0, second)
}

/** Draws the motif. The same options always give the same paths. */
export function motif(options: MotifOptions): Motif {
  const { width, height, type } = options
  const canvas = openCanvas(options)
  const draw = { roots: drawRoots, loops: drawLoops, rings: drawRings }[type]
  draw(canvas)
  return { viewBox: `0 0 ${width} ${height}`, paths: [...canvas.paths.values()] }
}
