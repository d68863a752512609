/**
 * Renders the moving pictures: the two hero loops and the little story of /digital-marketing.
 *
 *     npx tsx scripts/media/video.ts [hero-mobile] [hero-desktop] [digital-marketing]
 *
 * Frames are drawn as SVG, turned into pixels by resvg and handed to ffmpeg, which must be installed.
 * Everything that moves is a function of the share of the loop that has passed, and has the same value
 * at 0 and 1: that is why there is no seam.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Resvg } from '@resvg/resvg-js'

import { type Knot, leaf, loopingRoot, seededRandom, walk } from '../drawings/motif-line'
import { circle, RAD } from './draw'
import { color, publicDir } from './kit'

const TAU = Math.PI * 2
const fps = 24
const seconds = 8
const frames = fps * seconds

type Point = { x: number; y: number; a: number; s: number }

/** A fine chain of points along the curve through the knots; `s` runs from 0 to 1. */
function chain(knots: readonly Knot[], perKnot = 14): Point[] {
  const total = knots.at(-1)?.s ?? 1
  const points: Point[] = []
  for (let i = 1; i < knots.length; i++) {
    const p = knots[i - 1]!
    const q = knots[i]!
    const reach = (q.s - p.s) / 3
    const count = Math.max(perKnot, Math.ceil((q.s - p.s) / 6))
    const c = [
      p.x + Math.cos(p.a) * reach,
      p.y + Math.sin(p.a) * reach,
      q.x - Math.cos(q.a) * reach,
      q.y - Math.sin(q.a) * reach,
    ] as const
    for (let j = i === 1 ? 0 : 1; j <= count; j++) {
      const t = j / count
      const u = 1 - t
      points.push({
        x: u * u * u * p.x + 3 * u * u * t * c[0] + 3 * u * t * t * c[2] + t * t * t * q.x,
        y: u * u * u * p.y + 3 * u * u * t * c[1] + 3 * u * t * t * c[3] + t * t * t * q.y,
        a: p.a + (q.a - p.a) * t,
        s: (p.s + (q.s - p.s) * t) / total,
      })
    }
  }
  return points
}

const n = (v: number) => v.toFixed(2)

/** A closed ribbon along points, as wide as `width` says. */
function ribbon(points: readonly Point[], width: (p: Point) => number): string {
  if (points.length < 2) return ''
  const side = (k: number) => (p: Point) =>
    `${n(p.x - Math.sin(p.a) * width(p) * k)} ${n(p.y + Math.cos(p.a) * width(p) * k)}`
  return `M${points.map(side(0.5)).join('L')}L${[...points].reverse().map(side(-0.5)).join('L')}z`
}

const polyline = (points: readonly Point[]) =>
  `M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}`

/** Heavy on the way down, fine on the way up, thinner towards the tip. */
const pen = (weight: number) => (p: Point) => weight * (1 - 0.5 * p.s) * (0.7 + 0.3 * Math.sin(p.a))

const smooth = (from: number, to: number, v: number) => {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

type Root = {
  points: Point[]
  weight: number
  opacity: number
  phase: number
  way: number
  leaf: number
  accent: boolean
}

function heroRoots(width: number, height: number, portrait: boolean): Root[] {
  const random = seededRandom(portrait ? 'hero-mobile-4' : 'hero-desktop-4')
  const between = (low: number, high: number) => low + (high - low) * random()
  const unit = Math.sqrt(width * height) / 100
  const roots: Root[] = []
  const looping = (
    x: number,
    bottom: number,
    size: number,
    way: number,
    weight: number,
    opacity: number,
    accent = false,
  ) => {
    const knots = loopingRoot(
      x * width,
      -unit * 3,
      bottom * height,
      size * height,
      (bottom - size) * height * between(0.26, 0.38),
      way,
    )
    roots.push({
      points: chain(knots),
      weight: weight * unit,
      opacity,
      phase: random(),
      way,
      leaf: unit * (accent ? 3 : 2.3),
      accent,
    })
  }
  const hanging = (x: number, length: number, opacity: number) => {
    const sway = between(-0.12, 0.12)
    const knots = walk(x * width, -unit * 3, Math.PI / 2 - sway / 2, [
      [length * height * 0.55, sway],
      [length * height * 0.45, -sway],
    ])
    roots.push({
      points: chain(knots),
      weight: unit * between(0.22, 0.4),
      opacity,
      phase: random(),
      way: 0,
      leaf: 0,
      accent: false,
    })
  }
  if (portrait) {
    looping(0.8, 0.8, 0.14, -1, 0.8, 0.29, true)
    looping(0.2, 0.34, 0.075, 1, 0.55, 0.22)
    looping(0.54, 0.95, 0.1, 1, 0.5, 0.16)
    for (const x of [0.06, 0.11, 0.3, 0.34, 0.62, 0.69, 0.9, 0.95])
      hanging(x, between(0.12, 0.5), between(0.1, 0.18))
  } else {
    looping(0.8, 0.87, 0.23, -1, 0.8, 0.3, true)
    looping(0.565, 0.5, 0.12, 1, 0.5, 0.22)
    looping(0.94, 0.66, 0.13, -1, 0.5, 0.22)
    looping(0.13, 0.4, 0.1, 1, 0.5, 0.2)
    for (const x of [
      0.03, 0.055, 0.2, 0.225, 0.36, 0.49, 0.515, 0.685, 0.7, 0.735, 0.86, 0.885, 0.905,
    ])
      hanging(x, between(0.16, 0.6), between(0.1, 0.2))
  }
  return roots
}

/** The color that a line of this opacity has on the ground. */
const mix = (over: string, under: string, opacity: number) =>
  '#' +
  [1, 3, 5]
    .map((at) => {
      const [a, b] = [over, under].map((hex) => parseInt(hex.slice(at, at + 2), 16))
      return Math.round(a! * opacity + b! * (1 - opacity))
        .toString(16)
        .padStart(2, '0')
    })
    .join('')

function heroFrame(roots: readonly Root[], width: number, height: number): (t: number) => string {
  const unit = Math.sqrt(width * height) / 100
  return (t) => {
    const drawn = roots.map((root) => {
      // The air moves a root more the further it hangs from its bough.
      const sway = (y: number) => {
        const depth = Math.max(0, y) / height
        return unit * 1.1 * depth ** 1.4 * Math.sin(TAU * (t + root.phase) - depth * 2.2)
      }
      const points = root.points.map((p) => ({ ...p, x: p.x + sway(p.y) }))
      let out = `<path d="${ribbon(points, pen(root.weight))}" fill="${color.sky}" fill-opacity="${root.opacity}"/>`
      if (!root.leaf) return out
      // A second fiber leaves the root and finds it again.
      const fiber = points.map((p) => {
        const o = unit * 0.9 * root.way * Math.sin(Math.PI * p.s) ** 2
        return { ...p, x: p.x - Math.sin(p.a) * o, y: p.y + Math.cos(p.a) * o }
      })
      out += `<path d="${polyline(fiber)}" fill="none" stroke="${color.sky}" stroke-opacity="${root.opacity * 0.4}" stroke-width="${unit * 0.13}"/>`
      // Sap: a stretch of brighter line comes down, goes round the loop and rises.
      const at = ((t + root.phase) % 1) * 1.5 - 0.25
      const lit = points.filter((p) => Math.abs(p.s - at) < 0.16)
      for (let i = 0; i + 4 < lit.length; i += 4) {
        const piece = lit.slice(i, i + 5)
        const middle = piece[2]!
        const glow =
          Math.exp(-(((middle.s - at) / 0.065) ** 2)) *
          Math.min(1, Math.max(0, middle.y / (height * 0.08)))
        if (glow > 0.02)
          out += `<path d="${ribbon(piece, pen(root.weight))}" fill="#A9D8F8" fill-opacity="${n(glow * 0.1)}"/>`
      }
      const tip = points.at(-1)!
      const arrived = Math.exp(-(((at - 1.02) / 0.12) ** 2))
      const size = root.leaf * (1 + 0.12 * arrived)
      const [first, second] = [
        leaf(tip.x, tip.y, tip.a - 0.5 * root.way, size),
        leaf(tip.x, tip.y, tip.a + 0.75 * root.way, size * 0.72),
      ]
      // Solid, so that nothing shines through and adds up to more light than white text can bear.
      const mixed = mix(color.sky, '#071F50', root.opacity)
      return (
        out +
        `<path d="${second}" fill="${mixed}"/><path d="${first}" fill="${root.accent ? '#8E5F00' : mixed}"/>`
      )
    })
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${color.gradientTop}"/><stop offset="1" stop-color="#082A6B"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${drawn.join('')}</svg>`
  }
}

/** A seed, a root that comes down, loops and rises as the line of a graph. */
function storyFrame(width: number, height: number): (t: number) => string {
  const knots = walk(236, 138, 92 * RAD, [
    [280, -26 * RAD],
    [430, 262 * RAD],
    [130, 20 * RAD],
    [84, -44 * RAD],
    [96, 58 * RAD],
    [120, -64 * RAD],
    [96, 56 * RAD],
    [150, -64 * RAD],
  ])
  const points = chain(knots, 24)
  const tip = points.at(-1)!
  const bars = [452, 532, 612, 692, 772]
  const topAt = (x: number) =>
    Math.max(...points.filter((p) => p.s > 0.52 && Math.abs(p.x - x) < 6).map((p) => p.y), 0)
  const ground = 640
  return (t) => {
    const headAt = smooth(0.06, 0.56, t) * 1.0001
    const tailAt = smooth(0.84, 0.99, t)
    const shown = points.filter((p) => p.s <= headAt && p.s >= tailAt)
    const seed = 1 - smooth(0.1, 0.2, t) + smooth(0.93, 1, t)
    const bloom = smooth(0.55, 0.63, t) * (1 - smooth(0.9, 0.98, t))
    const soil = `M120 ${ground}H860`
    const columns = bars
      .map((x, i) => {
        const top = topAt(x) + 34
        const grown = smooth(0.36 + i * 0.035, 0.52 + i * 0.035, t) * (1 - smooth(0.86, 0.97, t))
        const h = (ground - top) * grown
        return h > 1
          ? `<path d="M${x - 22} ${ground}v${n(-h)}h44v${n(h)}" fill="${color.pale}" stroke="${color.mid}" stroke-width="1.6"/>`
          : ''
      })
      .join('')
    const weight = (p: Point) =>
      pen(15)(p) *
      Math.min(1, 0.16 + Math.abs(headAt - p.s) * 26) *
      Math.min(1, 0.16 + (p.s - tailAt) * 26)
    const ring = (r: number) =>
      `<path d="${circle(236, 138, r)}" fill="none" stroke="${color.sky}" stroke-width="1.6" stroke-opacity="${n(0.35 + 0.55 * seed)}"/>`
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g stroke-linejoin="round" stroke-linecap="round"><rect width="100%" height="100%" fill="${color.mist}"/>
      <path d="M120 200H860M120 310H860M120 420H860M120 530H860" stroke="${color.pale}" stroke-width="1.6"/>${columns}
      <path d="${soil}" stroke="${color.brand}" stroke-width="3"/>
      ${ring(20)}${ring(32)}
      <path d="${leaf(236, 151, -80 * RAD, 26)}" fill="${color.marigold}" fill-opacity="${n(seed)}"/>
      <path d="${ribbon(shown, weight)}" fill="${color.brand}"/>
      ${bloom > 0.01 ? `<path d="${leaf(tip.x, tip.y, tip.a - 0.5, 54 * bloom)}" fill="${color.marigold}"/><path d="${leaf(tip.x, tip.y, tip.a + 0.75, 39 * bloom)}" fill="${color.brand}"/>` : ''}
      </g></svg>`
  }
}

function pixels(markup: string): Buffer {
  return new Resvg(markup).render().pixels
}

async function encode(
  name: string,
  width: number,
  height: number,
  draw: (t: number) => string,
  crf: { h264: number; vp9: number },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-video-'))
  const lossless = join(folder, 'frames.mkv')
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgba',
      '-s',
      `${width}x${height}`,
      '-r',
      `${fps}`,
      '-i',
      '-',
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv',
      '-c:v',
      'libx264',
      '-qp',
      '0',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      lossless,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const closed = new Promise<void>((resolve, reject) =>
    ffmpeg.on('close', (code) =>
      code ? reject(new Error(`ffmpeg ended with ${code}`)) : resolve(),
    ),
  )
  for (let i = 0; i < frames; i++)
    if (!ffmpeg.stdin.write(pixels(draw(i / frames))))
      await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve))
  ffmpeg.stdin.end()
  await closed

  mkdirSync(join(publicDir, 'videos'), { recursive: true })
  const tags = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ]
  const run = (...args: string[]) => {
    const { status } = spawnSync(
      'ffmpeg',
      ['-y', '-loglevel', 'error', '-i', lossless, '-an', ...args],
      { stdio: 'inherit' },
    )
    if (status) throw new Error(`ffmpeg could not encode ${name}`)
  }
  const mp4 = join(publicDir, 'videos', `${name}.mp4`)
  const webm = join(publicDir, 'videos', `${name}.webm`)
  run(
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    `${crf.h264}`,
    '-profile:v',
    'high',
    '-pix_fmt',
    'yuv420p',
    '-aq-mode',
    '3',
    '-g',
    `${fps * 4}`,
    '-threads',
    '2',
    ...tags,
    '-movflags',
    '+faststart',
    mp4,
  )
  run(
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    `${crf.vp9}`,
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-row-mt',
    '1',
    '-threads',
    '2',
    '-pix_fmt',
    'yuv420p',
    '-g',
    `${frames}`,
    ...tags,
    webm,
  )
  rmSync(folder, { recursive: true })
  for (const file of [mp4, webm]) console.log(file, `${(statSync(file).size / 1000).toFixed(0)} kB`)
}

function poster(name: string, markup: string): void {
  mkdirSync(join(publicDir, 'images', 'hero'), { recursive: true })
  const still = new Resvg(markup).render().asPng()
  const write = (ending: string, ...args: string[]) => {
    const target = join(publicDir, 'images', 'hero', `${name}.${ending}`)
    const { status } = spawnSync(
      'ffmpeg',
      ['-y', '-loglevel', 'error', '-i', '-', ...args, target],
      {
        input: still,
        stdio: ['pipe', 'inherit', 'inherit'],
      },
    )
    if (status) throw new Error(`ffmpeg could not write ${target}`)
  }
  const matrix = 'scale=out_color_matrix=bt709:out_range=tv'
  write(
    'avif',
    '-vf',
    matrix,
    '-pix_fmt',
    'yuv420p',
    '-c:v',
    'libaom-av1',
    '-still-picture',
    '1',
    '-crf',
    '24',
    '-cpu-used',
    '4',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'iec61966-2-1',
  )
  write('jpg', '-pix_fmt', 'yuvj444p', '-q:v', '4')
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const onlyPosters = process.argv.includes('--posters')
const wants = (name: string) => wanted.length === 0 || wanted.includes(name)

const videos = [
  {
    name: 'hero-mobile',
    width: 540,
    height: 960,
    draw: heroFrame(heroRoots(540, 960, true), 540, 960),
    still: 0,
  },
  {
    name: 'hero-desktop',
    width: 1280,
    height: 720,
    draw: heroFrame(heroRoots(1280, 720, false), 1280, 720),
    still: 0,
  },
  // Who does not see it move should see the whole story: its poster is the finished line.
  { name: 'digital-marketing', width: 960, height: 720, draw: storyFrame(960, 720), still: 0.74 },
]

for (const { name, width, height, draw, still } of videos) {
  if (!wants(name)) continue
  poster(name, draw(still))
  if (!onlyPosters) await encode(name, width, height, draw, { h264: 18, vp9: 24 })
}
