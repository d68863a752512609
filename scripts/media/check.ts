/**
 * Checks what the media scripts have written: nothing missing, nothing too heavy, no seam in the loops,
 * and white text readable over every frame of the hero.
 *
 *     npx tsx scripts/media/check.ts        needs ffmpeg and ffprobe
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { motif } from '../drawings/motif'
import { publicDir, root } from './kit'
import { renderSocialPicture } from './social'

let failures = 0
const report = (ok: boolean, text: string) => {
  if (!ok) failures++
  console.log(`${ok ? '  ok' : 'FAIL'}  ${text}`)
}
const file = (path: string) => join(publicDir, path)
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

// --- videos -----------------------------------------------------------------------------------

const probe = (path: string, entries: string) =>
  spawnSync('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', path], {
    encoding: 'utf8',
  }).stdout

/** Every frame, as bytes of RGB, at half size. */
function decode(path: string, width: number, height: number): Buffer[] {
  const { stdout } = spawnSync(
    'ffmpeg',
    [
      '-v',
      'error',
      '-i',
      path,
      '-vf',
      `scale=${width}:${height}:flags=neighbor`,
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-',
    ],
    { maxBuffer: 1 << 30 },
  )
  const size = width * height * 3
  return Array.from({ length: Math.floor(stdout.length / size) }, (_, i) =>
    stdout.subarray(i * size, (i + 1) * size),
  )
}

const difference = (a: Buffer, b: Buffer) => {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!)
  return sum / a.length
}

const linear = Array.from({ length: 256 }, (_, v) =>
  v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
)
const luminance = (frame: Buffer, i: number) =>
  0.2126 * linear[frame[i]!]! + 0.7152 * linear[frame[i + 1]!]! + 0.0722 * linear[frame[i + 2]!]!

const videos = [
  { name: 'hero-mobile', width: 540, height: 960, limit: 350e3, underText: true },
  { name: 'hero-desktop', width: 1280, height: 720, limit: 900e3, underText: true },
  { name: 'digital-marketing', width: 960, height: 720, limit: 500e3, underText: false },
]

for (const { name, width, height, limit, underText } of videos)
  for (const ending of ['mp4', 'webm']) {
    const path = file(`videos/${name}.${ending}`)
    if (!existsSync(path)) {
      report(false, `${name}.${ending} is missing`)
      continue
    }
    const size = statSync(path).size
    const { streams, format } = JSON.parse(
      probe(path, 'stream=codec_type,codec_name,width,height:format=duration'),
    ) as {
      streams: { codec_type: string; codec_name: string; width: number; height: number }[]
      format: { duration: string }
    }
    const [video] = streams
    const seconds = Number(format.duration)
    report(size <= limit, `${name}.${ending}  ${kB(size)} of ${kB(limit)}`)
    report(
      streams.length === 1 &&
        video?.width === width &&
        video.height === height &&
        seconds >= 6 &&
        seconds <= 12,
      `${name}.${ending}  ${video?.codec_name} ${video?.width}×${video?.height}, ${seconds.toFixed(1)} s, ${streams.length} stream`,
    )
    if (ending === 'mp4') {
      const head = readFileSync(path)
      report(
        head.indexOf('moov') < head.indexOf('mdat'),
        `${name}.mp4 starts before it is all there (faststart)`,
      )
    }

    const frames = decode(path, width / 2, height / 2)
    const steps = frames.slice(1).map((frame, i) => difference(frame, frames[i]!))
    const seam = difference(frames[0]!, frames.at(-1)!)
    const usual = Math.max(...steps)
    report(
      seam <= usual * 1.5 + 0.05,
      `${name}.${ending}  seam ${seam.toFixed(3)}, largest step between neighbours ${usual.toFixed(3)} (of 255)`,
    )
    report(usual < 4, `${name}.${ending}  no flash`)

    if (underText) {
      let brightest = 0
      for (const frame of frames)
        for (let i = 0; i < frame.length; i += 3)
          brightest = Math.max(brightest, luminance(frame, i))
      const contrast = 1.05 / (brightest + 0.05)
      report(
        contrast >= 4.5,
        `${name}.${ending}  white on the brightest pixel of any frame: ${contrast.toFixed(2)}:1`,
      )
    }
  }

// --- posters ----------------------------------------------------------------------------------

for (const { name, width, height } of videos)
  for (const ending of ['avif', 'jpg']) {
    const path = file(`images/hero/${name}.${ending}`)
    const size = existsSync(path) ? statSync(path).size : Infinity
    const limit = name === 'hero-mobile' ? 30e3 : 60e3
    const isRight = probe(path, 'stream=width,height')
      .replace(/\s/g, '')
      .includes(`"width":${width},"height":${height}`)
    report(size <= limit && isRight, `hero/${name}.${ending}  ${kB(size)}`)
  }

// --- drawings ---------------------------------------------------------------------------------

/** Keys are read from the content's text, so that this list never falls behind it. */
const keys = (path: string, field: string) =>
  [
    ...readFileSync(join(root, 'src', 'content', path), 'utf8').matchAll(
      new RegExp(`\\b${field}: '([a-z0-9-]+)'`, 'g'),
    ),
  ].map((match) => match[1]!)

const pages = readdirSync(join(root, 'src', 'content', 'service-pages')).map(
  (name) => `service-pages/${name}`,
)
const wanted: [folder: string, names: string[]][] = [
  ['services', keys('services.ts', 'icon')],
  ['statistics', keys('placeholders.ts', 'icon')],
  ['approach', keys('about.ts', 'picture')],
  ['team', [...keys('about.ts', 'image'), ...keys('team.ts', 'image')]],
  ['health', keys('health.ts', 'image')],
  ['guides', keys('pdfs.ts', 'image')],
  ['tiles', pages.flatMap((page) => keys(page, 'picture'))],
]

for (const [folder, names] of wanted) {
  const missing = [...new Set(names)].filter(
    (name) => !existsSync(file(`images/${folder}/${name}.svg`)),
  )
  report(
    names.length > 0 && missing.length === 0,
    `${folder}: ${new Set(names).size} named${missing.length ? `, missing ${missing.join(', ')}` : ', all there'}`,
  )
}

for (const folder of [
  'services',
  'statistics',
  'approach',
  'team',
  'health',
  'guides',
  'tiles',
  'clients',
]) {
  const sizes = readdirSync(file(`images/${folder}`)).map(
    (name) => gzipSync(readFileSync(file(`images/${folder}/${name}`))).length,
  )
  const limit = folder === 'guides' ? 7000 : folder === 'team' ? 6000 : 3200
  report(
    Math.max(...sizes) <= limit,
    `${folder}: ${sizes.length} files, at most ${kB(Math.max(...sizes))} gzipped`,
  )
}

// --- motif, fonts, social pictures ------------------------------------------------------------

const data = (width: number, height: number, kind: 'roots' | 'loops' | 'rings', seed: string) =>
  motif({ seed, width, height, kind }).paths.reduce((sum, { d }) => sum + d.length, 0)
const seeds = Array.from({ length: 60 }, (_, i) => `seed-${i}`)
const most = (width: number, height: number) =>
  Math.max(
    ...(['roots', 'loops', 'rings'] as const).flatMap((kind) =>
      seeds.map((seed) => data(width, height, kind, seed)),
    ),
  )
report(most(640, 320) <= 4200, `cover: at most ${most(640, 320)} bytes of path data`)
for (const [kind, limit] of [
  ['loops', 1200],
  ['roots', 1500],
] as const) {
  const bytes = Math.max(...seeds.map((seed) => data(1200, 96, kind, seed)))
  report(bytes <= limit, `divider of ${kind}: at most ${bytes} bytes of path data`)
}

for (const [name, limit] of [
  ['eczar-latin', 22e3],
  ['atkinson-latin', 30e3],
] as const) {
  const size = statSync(file(`fonts/${name}.woff2`)).size
  report(size <= limit, `${name}.woff2  ${kB(size)}`)
}

await renderSocialPicture({ title: 'Warm', section: 'Up', seed: '' })
const titles = [
  'Local SEO',
  'What a first Google Ads budget of ₹30,000 a month buys, and what it does not',
  'Privacy Policy',
  'Wearable Technology and Your Health',
]
const started = performance.now()
let heaviest = 0
for (const title of titles)
  for (const kind of ['roots', 'loops', 'rings'] as const)
    heaviest = Math.max(
      heaviest,
      (await renderSocialPicture({ title, section: 'Services', seed: title + kind, kind })).length,
    )
report(
  heaviest <= 60e3,
  `social picture: at most ${kB(heaviest)}, ${((performance.now() - started) / titles.length / 3).toFixed(0)} ms each`,
)

console.log(failures ? `\n${failures} failed` : '\nAll good')
process.exitCode = failures ? 1 : 0
