/**
 * Pictures of ideas, 320 × 200: the five approaches of the about page and the health-care demo. Larger
 * than a tile and quieter; each has a root that loops somewhere in it.
 */
import { circle, type Drawing, engraved, leaf, picture, RAD, rect, rows, tick, walk } from './draw'
import { paint, save } from './kit'

const sheetSize = { width: 320, height: 200 }
const hand = { line: 2.2, soft: 1.3 }

const sheet = (x: number, y: number, w: number, h: number, r = 6): Drawing => ({
  paper: rect(x, y, w, h, r),
  line: rect(x, y, w, h, r),
})
const phone = (x: number, y: number, w: number, h: number): Drawing => ({
  paper: rect(x, y, w, h, 11),
  line: rect(x, y, w, h, 11),
  soft: `M${x + w / 2 - 6} ${y + 8}h12`,
})

/** A person from the chest up, without a face: enough for a small figure on a screen. */
const figure = (cx: number, top: number, k: number, hair: string) => {
  const p = (x: number, y: number) => `${(cx + x * k).toFixed(1)} ${(top + y * k).toFixed(1)}`
  return {
    body: `M${p(-30, 74)}C${p(-30, 52)} ${p(-18, 46)} ${p(0, 46)}C${p(18, 46)} ${p(30, 52)} ${p(30, 74)}z`,
    head: circle(+cx.toFixed(1), +(top + 24 * k).toFixed(1), +(15 * k).toFixed(1)),
    hair:
      hair === 'long'
        ? `M${p(-16, 40)}C${p(-22, 4)} ${p(-6, 4)} ${p(2, 5)}C${p(18, 6)} ${p(20, 20)} ${p(16, 40)}C${p(15, 28)} ${p(10, 20)} ${p(2, 17)}C${p(-6, 22)} ${p(-13, 24)} ${p(-16, 40)}z`
        : `M${p(-15, 24)}C${p(-18, 4)} ${p(-4, 5)} ${p(2, 6)}C${p(16, 6)} ${p(17, 16)} ${p(15, 24)}C${p(12, 18)} ${p(6, 17)} ${p(0, 17)}C${p(-8, 17)} ${p(-12, 19)} ${p(-15, 24)}z`,
  }
}

/** A root walked from (x, y), with a leaf at its end. */
function shoot(
  x: number,
  y: number,
  heading: number,
  stretches: Parameters<typeof walk>[3],
  weight = 4.4,
  size = 22,
): Drawing {
  const line = walk(x, y, heading, stretches)
  const end = line.at(-1) ?? { x, y, a: heading }
  return {
    fill: engraved(line, weight, 0.62),
    ...(size ? { accent: leaf(end.x, end.y, end.a - 0.25, size) } : {}),
  }
}

const bars = [24, 40, 30, 62, 92].map((h, i) => ({ x: 60 + i * 44, h }))

const approach: Record<string, readonly Drawing[]> = {
  'data-driven': [
    { soft: 'M36 132h248M36 96h248M36 60h248' },
    {
      paper: bars.map(({ x, h }) => rect(x, 168 - h, 24, h)).join(''),
      tint: bars
        .slice(0, 4)
        .map(({ x, h }) => rect(x, 168 - h, 24, h))
        .join(''),
      line: bars.map(({ x, h }) => `M${x} 168v-${h}h24v${h}`).join('') + 'M36 168h248',
    },
    shoot(30, 84, 2 * RAD, [
      [66, 20 * RAD],
      [40, 34 * RAD],
      [112, 244 * RAD],
      [60, 34 * RAD],
      [84, -14 * RAD],
    ]),
  ],
  relevant: [
    { soft: circle(186, 100, 76) + circle(186, 100, 60), paper: circle(186, 100, 42) },
    { line: circle(186, 100, 42), soft: circle(186, 100, 25), accent: circle(186, 100, 9) },
    shoot(
      -6,
      34,
      6 * RAD,
      [
        [44, 58 * RAD],
        [130, 238 * RAD],
        [40, 40 * RAD],
        [72, 32 * RAD],
        [88, 66 * RAD],
      ],
      4.8,
      0,
    ),
  ],
  'keyword-specific': [
    sheet(92, 22, 128, 156),
    {
      line: rows([110, 48, 62]),
      soft: rows(
        [110, 68, 92],
        [110, 82, 84],
        [110, 101, 20],
        [186, 101, 16],
        [110, 119, 90],
        [110, 133, 70],
        [110, 155, 92],
      ),
      accent: rect(138, 94, 42, 14, 7),
    },
    sheet(26, 44, 46, 24, 12),
    sheet(26, 89, 46, 24, 12),
    sheet(26, 134, 46, 24, 12),
    {
      soft:
        rows([38, 56, 22], [38, 101, 15], [38, 146, 20]) +
        'M72 56c12 0 8 14 20 16M72 101h20M72 146c12 0 8-12 20-14',
    },
    shoot(
      220,
      101,
      20 * RAD,
      [
        [14, 40 * RAD],
        [100, 236 * RAD],
        [30, -20 * RAD],
        [30, 20 * RAD],
      ],
      3.8,
      20,
    ),
  ],
  strategy: [
    { soft: 'M24 176c44-8 64-8 100-4s120 6 172-4' },
    sheet(24, 116, 56, 42),
    sheet(102, 88, 56, 42),
    sheet(180, 60, 56, 42),
    {
      line:
        tick(53, 137, 9) + tick(131, 109, 9) + 'M80 132c14 0 8-20 22-20M158 104c14 0 8-20 22-20',
      soft: rows([194, 76, 28], [194, 86, 18]),
    },
    {
      line: 'M276 172V30M236 80c14 0 26 8 24 24-2 12-18 12-18-2 0-12 14-20 34-20',
      accent: 'M276 32c14-6 18 6 30 0v28c-12 6-16-6-30 0z',
    },
  ],
  creative: [
    {
      paper:
        'M160 24c-33 0-56 24-56 54 0 20 11 32 21 43 5 6 8 12 8 20h54c0-8 3-14 8-20 10-11 21-23 21-43 0-30-23-54-56-54z',
      line: 'M133 141c0-8-3-14-8-20-10-11-21-23-21-43 0-30 23-54 56-54s56 24 56 54c0 20-11 32-21 43-5 6-8 12-8 20zM137 154h46M145 167h30',
      soft: 'M64 78H44M80 36L66 26M256 78h20M240 36l14-10',
    },
    {
      line: 'M151 141c0-22 26-36 26-56 0-11-7-18-17-18s-17 7-17 18c0 20 26 34 26 56',
      accent: leaf(160, 67, -58 * RAD, 24),
    },
  ],
}

const doctor = figure(160, 46, 1.15, 'short')
const patient = figure(55, 66, 0.72, 'long')

const bun =
  'M144 58c-2-22 12-22 18-21 14 0 16 12 14 21-2-7-8-10-16-10s-14 3-16 10z' + circle(160, 35, 6)

const pulse = (x: number, y: number, k: number) =>
  `M${x} ${y}h${14 * k}l${8 * k}-${18 * k} ${12 * k} ${36 * k} ${9 * k}-${24 * k} ${5 * k} ${6 * k}h${16 * k}`
const heart = (x: number, y: number, k: number) =>
  `M${x} ${y + 10 * k}l-${7 * k}-${7.4 * k}c-${4.4 * k}-${4.8 * k} ${2.3 * k}-${10.6 * k} ${7 * k}-${5.7 * k} ${4.7 * k}-${4.9 * k} ${11.4 * k} ${0.9 * k} ${7 * k} ${5.7 * k}z`

/** Lets what comes in from the sides begin softly, so that it may stand on a wider panel too. */
const fade = `<linearGradient id="f"><stop stop-color="${paint.ground}"/><stop offset="1" stop-color="${paint.ground}" stop-opacity="0"/></linearGradient><path fill="url(#f)" d="M-2 60h72v130H-2z"/><path fill="url(#f)" transform="matrix(-1 0 0 1 320 0)" d="M-2 60h72v130H-2z"/>`

const health: Record<string, readonly Drawing[]> = {
  telemedicine: [
    phone(112, 14, 96, 172),
    { tint: rect(120, 28, 80, 118, 6) },
    {
      paper: doctor.body + doctor.head,
      mass: doctor.hair,
      line: doctor.body + doctor.head + doctor.hair,
    },
    { soft: 'M147 103c0 20 6 25 11 25s9-5 9-16M173 103v12', fill: circle(173, 118, 3) },
    { line: circle(160, 165, 9), fill: rect(156.5, 161.5, 7, 7, 1.5) },
    sheet(26, 60, 58, 66),
    {
      paper: patient.body + patient.head,
      mass: patient.hair,
      line: patient.body + patient.head + patient.hair,
      soft: 'M84 92h28',
    },
    {
      accent: 'M228 44h56c3 0 5 2 5 5v26c0 3-2 5-5 5h-36l-11 10V80h-9c-3 0-5-2-5-5V49c0-3 2-5 5-5z',
      knock: 'M256 52v20M246 62h20',
    },
    { soft: rows([224, 112, 58], [224, 124, 40], [224, 136, 50]) },
  ],
  'health-tracking': [
    {
      paper: 'M134 58l5-42h42l5 42zM134 142l5 42h42l5-42z',
      line: 'M134 58l5-42h42l5 42M134 142l5 42h42l5-42',
    },
    sheet(114, 54, 92, 92, 22),
    { line: pulse(128, 106, 1), accent: heart(160, 66, 0.9) },
    {
      soft:
        'M206 90h5v18h-5' +
        'M62 128a28 28 0 1 1 28-28' +
        'M62 118a18 18 0 1 1 18-18' +
        'M62 108a8 8 0 1 1 8-8',
      line: tick(240, 76, 5) + tick(240, 101, 5) + tick(240, 126, 5),
    },
    { soft: rows([252, 76, 36], [252, 101, 26], [252, 126, 32]) },
  ],
  'wellness-programs': [
    { soft: 'M44 168c70 8 162 8 232 0' + circle(160, 78, 60) },
    {
      paper:
        circle(160, 58, 16) +
        'M126 140c0-30 8-56 34-56s34 26 34 56z' +
        'M92 150c4-16 34-22 68-22s64 6 68 22c2 10-12 14-30 12-16-2-28-6-38-6s-22 4-38 6c-18 2-32-2-30-12z',
      line:
        circle(160, 58, 16) +
        'M141 130c-6-30 3-46 19-46s25 16 19 46M139 98c-10 14-18 26-34 38M181 98c10 14 18 26 34 38' +
        'M92 150c4-16 34-22 68-22s64 6 68 22c2 10-12 14-30 12-16-2-28-6-38-6s-22 4-38 6c-18 2-32-2-30-12z',
    },
    {
      mass: bun,
      line: bun,
    },
    {
      line: 'M262 168c2-20-4-32 0-52',
      accent: leaf(262, 118, -70 * RAD, 24),
      fill: leaf(260.5, 140, -20 * RAD, 18) + leaf(261, 150, -165 * RAD, 15),
    },
    {
      line: 'M56 168c-2-12 2-20 0-30',
      fill: leaf(56, 139, -105 * RAD, 18) + leaf(56.5, 152, -24 * RAD, 13),
    },
  ],
  'future-of-telemedicine': [
    { soft: 'M20 168c60-8 90-8 140-4s90 4 140-4' },
    {
      paper: 'M42 164v-32l28-24 28 24v32z',
      line: 'M42 132v32h56v-32M62 164v-20h16v20M32 140l38-32 38 32',
    },
    {
      paper: rect(216, 76, 66, 88, 3),
      line: rect(216, 76, 66, 88, 3) + 'M241 164v-22h16v22',
      soft: rect(226, 114, 12, 14, 1) + rect(260, 114, 12, 14, 1),
      accent: 'M245 84h8v7h7v8h-7v7h-8v-7h-7v-8h7z',
    },
    {
      line: 'M70 107c3-52 46-70 80-53 28 14 26 52 2 52-24-1-24-40 14-54 34-12 76-8 82 24',
      soft: 'M77 113c2-50 40-68 70-53 20 10 20 38 5 38-15-1-14-26 16-38 30-11 66-6 74 16',
    },
  ],
  'wearable-technology': [
    {
      paper: 'M0 92c60 6 100 2 160 0s110 2 160-4v84c-50-6-100-6-160-4s-100 4-160 0z',
      line: 'M0 92c60 6 100 2 160 0s110 2 160-4M0 168c60 4 100 2 160 0s110-2 160 4',
    },
    { extra: fade },
    { mass: 'M94 94.500c16 0 30-.6 46-1.500l2 75.700c-16 .5-34 1.300-50 1.300z' },
    sheet(84, 100, 66, 62, 15),
    { line: pulse(92, 137, 0.78), accent: heart(117, 109, 0.7) },
    phone(240, 14, 44, 62),
    { soft: 'M250 56l8-8 7 5 9-13' + rows([250, 64, 24]) },
    { line: 'M117 100c0-42 20-62 48-60 22 2 24 28 6 28-18-1-14-32 24-34 18-1 30 4 45 8' },
  ],
  'mental-health-tech': [
    {
      paper:
        'M118 180c2-16-2-24-12-34-14-14-20-28-20-46 0-38 30-68 70-68s64 26 66 60l12 22c2 4 1 6-3 7l-9 2v18c0 8-6 12-14 12h-16v27z',
      line: 'M118 180c2-16-2-24-12-34-14-14-20-28-20-46 0-38 30-68 70-68s64 26 66 60l12 22c2 4 1 6-3 7l-9 2v18c0 8-6 12-14 12h-16v27',
    },
    {
      soft: 'M183 92a29 29 0 1 1-26-28.800M194 96a40 40 0 1 1-34-44.500M172 92a18 18 0 1 1-16-17.9',
      line: 'M154 100a8 8 0 1 1 8-8',
      accent: leaf(161, 90, -50 * RAD, 24),
    },
  ],
}

for (const [key, layers] of Object.entries(approach))
  save(`images/approach/${key}.svg`, picture(sheetSize, hand, layers))
for (const [key, layers] of Object.entries(health))
  save(`images/health/${key}.svg`, picture(sheetSize, hand, layers))
