/** The pictures of the service pages' tiles, 160 × 120: what each tool or part of the work looks like. */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'

import {
  siAndroidstudio,
  siFlutter,
  siGoogleads,
  siHtml5,
  siLaravel,
  siMeta,
  siNodedotjs,
  siReact,
  siShopify,
  siWordpress,
  siX,
  siYoutube,
} from 'simple-icons'

import {
  arrow,
  circle,
  cross,
  type Drawing,
  head,
  leaf,
  picture,
  pin,
  RAD,
  rect,
  rows,
  rupee,
  star,
  stars,
  tick,
} from './draw'
import { paint, save } from './kit'
import { lettering, outline, widthOf } from './lettering'

const hand = { line: 1.7, soft: 1.2 }

const browser = (x: number, y: number, w: number, h: number): Drawing => ({
  paper: rect(x, y, w, h, 4),
  line: rect(x, y, w, h, 4) + `M${x} ${y + 9}h${w}`,
  soft: `M${x + 5} ${y + 4.6}h.1M${x + 9} ${y + 4.6}h.1`,
})
const sheet = (x: number, y: number, w: number, h: number, r = 4): Drawing => ({
  paper: rect(x, y, w, h, r),
  line: rect(x, y, w, h, r),
})
const phone = (x: number, y: number, w: number, h: number): Drawing => ({
  paper: rect(x, y, w, h, 6),
  line: rect(x, y, w, h, 6),
  soft: `M${x + w / 2 - 4} ${y + 5}h8`,
})
/** A brand's own mark (24 × 24) in our blue. */
const mark = (path: string, x: number, y: number, size: number, fill: string = paint.line) =>
  `<path fill="${fill}" transform="translate(${x} ${y}) scale(${size / 24})" d="${path}"/>`
const person = (cx: number, cy: number, r: number) =>
  circle(cx, cy - r * 0.35, r * 0.42) +
  `M${cx - r * 0.75} ${cy + r * 0.85}c0-${r * 0.55} ${r * 0.3}-${r * 0.8} ${r * 0.75}-${r * 0.8}s${r * 0.75} ${r * 0.25} ${r * 0.75} ${r * 0.8}`
/** LinkedIn's mark is no longer in simple-icons; MUI's icon set has it. */
const linkedin = (() => {
  const file = createRequire(import.meta.url).resolve('@mui/icons-material/LinkedIn')
  return /d: "([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
})()

/** The one phone page of the five landing tiles; a different part of it is lit each time. */
function landing(lit: 'headline' | 'action' | 'proof' | 'answers' | 'form'): Drawing[] {
  const on = (part: typeof lit, d: string) => (lit === part ? d : '')
  const off = (part: typeof lit, d: string) => (lit === part ? '' : d)
  const x = 53
  const parts = {
    headline: rows([x + 8, 20, 38], [x + 8, 26, 24]),
    action: rect(x + 8, 33, 38, 9, 4.5),
    proof: rect(x + 8, 47, 38, 15, 2.5),
    answers: rows([x + 8, 68, 38], [x + 8, 74, 30], [x + 8, 80, 34]),
    form:
      rect(x + 8, 85.5, 38, 5, 1.5) + rect(x + 8, 92.5, 38, 5, 1.5) + rect(x + 8, 99.5, 38, 5, 1.5),
  }
  const notes: Record<typeof lit, Drawing> = {
    headline: { line: 'M36 23h13' + head(49, 23, 0), accent: leaf(34, 24, -140 * RAD, 12) },
    action: { line: 'M119 37.500h-9' + head(110, 37.5, 180), accent: leaf(121, 38, -40 * RAD, 12) },
    proof: { accent: stars(112, 54.5, 3.6, 4), line: '' },
    answers: { line: 'M36 74h12' + head(48, 74, 0) + rupee(20, 67, 14) },
    form: { line: tick(116, 88, 3.5) + tick(116, 95, 3.5) + tick(116, 102, 3.5) },
  }
  return [
    {
      paper: rect(x, 7, 54, 106, 7),
      line: rect(x, 7, 54, 106, 7),
      tint: rect(x + 23, 10.5, 8, 1.8, 0.9),
    },
    {
      tint: off('action', parts.action) + off('proof', parts.proof) + off('form', parts.form),
      extra: `<path d="${off('headline', parts.headline) + off('answers', parts.answers)}" stroke="${paint.tint}" stroke-width="2.6"/>`,
    },
    {
      accent: on('action', parts.action),
      extra: `<path d="${on('headline', parts.headline)}" stroke="${paint.accent}" stroke-width="3"/>`,
      line: on('answers', parts.answers) + on('form', parts.form) + on('proof', parts.proof),
      soft: on('proof', rows([x + 23, 52, 18], [x + 23, 56.5, 12])),
      fill: on('proof', circle(x + 15.5, 54.5, 4)),
    },
    notes[lit],
  ]
}

const tiles: Record<string, readonly Drawing[]> = {
  'meta-ads': [
    sheet(24, 14, 62, 92),
    {
      tint: rect(30, 40, 50, 34, 2),
      line: circle(36, 25, 5),
      soft: rows([45, 23, 20], [30, 82, 34], [45, 28, 12]) + 'M30 66l12-12 10 9 8-6 20 16',
      accent: rect(30, 90, 26, 9, 4.5),
      extra: mark(siMeta.path, 98, 42, 38),
    },
  ],
  linkedin: [
    sheet(24, 18, 74, 84),
    {
      line: person(38, 34, 10),
      soft: rows([54, 30, 32], [54, 37, 20], [45, 61, 40], [45, 74, 32], [45, 87, 36]),
      accentLine: tick(36, 61, 3) + tick(36, 74, 3) + tick(36, 87, 3),
      extra: mark(linkedin, 104, 40, 40),
    },
  ],
  'x-twitter': [
    sheet(22, 24, 82, 72, 7),
    {
      line: circle(34, 38, 5.5),
      soft:
        rows([44, 35.5, 24], [44, 40.5, 15], [30, 54, 64], [30, 61, 64], [30, 68, 40]) +
        'M32 84.500a4 4 0 1 1 2 2.600l-3 .9zM57 81h8v6h-8M59 78.500L56.5 81l2.5 2.500M63 84.500l2.5 2.5-2.5 2.5',
      accent: 'M88 89l-4.8-5c-2.7-2.9 2.1-6.2 4.8-3 2.7-3.2 7.5.1 4.8 3z',
      extra: mark(siX.path, 113, 46, 27, paint.ink),
    },
  ],
  'google-ads': [
    sheet(22, 14, 84, 15, 7.5),
    sheet(22, 36, 84, 26),
    {
      line: circle(96, 21, 3.2) + 'M98.4 23.400l2.6 2.6',
      soft: rows(
        [30, 21.5, 34],
        [44, 44, 44],
        [29, 53, 62],
        [22, 73, 50],
        [22, 80, 76],
        [22, 93, 42],
        [22, 100, 70],
      ),
      accent: rect(28, 40.5, 11, 6.5, 2),
      extra: mark(siGoogleads.path, 114, 42, 34),
    },
  ],
  'youtube-ads': [
    {
      paper: rect(22, 20, 116, 80, 6),
      tint: 'M28 20h104a6 6 0 0 1 6 6v56H22V26a6 6 0 0 1 6-6z',
      line: rect(22, 20, 116, 80, 6) + 'M22 82h116',
      extra: mark(siYoutube.path, 62, 32, 36),
    },
    {
      paper: rect(100, 66, 32, 11, 2),
      line: rect(100, 66, 32, 11, 2),
      soft: rows([105, 71.5, 14], [62, 91, 68]) + 'M123 69l4 2.5-4 2.500z',
      accent: rect(28, 66, 28, 11, 2),
      accentLine: rows([30, 91, 24]),
      knock: rows([33, 71.5, 18]),
    },
  ],
  html: [
    browser(20, 18, 92, 76),
    {
      line: 'M44 48l-12 11 12 11M70 48l12 11-12 11',
      accentLine: 'M61 45l-8 28',
      soft: rows([28, 84, 30]),
    },
    {
      extra:
        `<circle cx="114" cy="80" r="25" fill="${paint.ground}"/>` + mark(siHtml5.path, 95, 61, 38),
    },
  ],
  react: [
    { extra: mark(siReact.path, 18, 33, 54) },
    sheet(86, 20, 54, 24),
    sheet(86, 48, 25, 52),
    { tint: rect(115, 48, 25, 24, 4), line: rect(115, 48, 25, 24, 4) },
    {
      paper: rect(115, 76, 25, 24, 4),
      line: rect(115, 76, 25, 24, 4),
      soft: rows([93, 29, 40], [93, 35, 24], [92, 58, 13], [92, 65, 13], [92, 72, 9]),
      accent: circle(127.5, 88, 5),
    },
  ],
  node: [
    { extra: mark(siNodedotjs.path, 22, 34, 52) },
    sheet(98, 24, 40, 20),
    sheet(98, 50, 40, 20),
    sheet(98, 76, 40, 20),
    {
      soft: rows([116, 34, 15], [116, 60, 15], [116, 86, 15]),
      fill: circle(106, 34, 2.2) + circle(106, 86, 2.2),
      accent: circle(106, 60, 2.2),
      line: arrow(78, 54, 92, 54) + arrow(92, 66, 78, 66),
    },
  ],
  laravel: [
    { extra: mark(siLaravel.path, 58, 12, 44) },
    sheet(20, 62, 46, 44),
    {
      line: rect(26, 69, 34, 7, 2) + rect(26, 80, 34, 7, 2) + arrow(72, 84, 86, 84),
      accent: rect(26, 92, 20, 8, 4),
    },
    {
      paper: 'M94 70c0-4 10-7 23-7s23 3 23 7v28c0 4-10 7-23 7s-23-3-23-7z',
      line: 'M94 70c0-4 10-7 23-7s23 3 23 7-10 7-23 7-23-3-23-7v28c0 4 10 7 23 7s23-3 23-7V70',
      soft: 'M94 80c0 4 10 7 23 7s23-3 23-7M94 89c0 4 10 7 23 7s23-3 23-7',
    },
  ],
  wordpress: [
    browser(20, 18, 92, 80),
    {
      line: rows([29, 38, 42]),
      soft: rows([29, 48, 72], [29, 55, 66], [29, 62, 70], [29, 69, 40]),
      accent: rect(29, 80, 30, 10, 5),
      knock: rows([36, 85, 16]),
    },
    {
      extra:
        `<circle cx="116" cy="78" r="26" fill="${paint.ground}"/>` +
        mark(siWordpress.path, 96, 58, 40),
    },
  ],
  woocommerce: [
    browser(20, 18, 92, 80),
    {
      tint: rect(28, 34, 34, 30, 3) + rect(70, 34, 34, 30, 3),
      fill: leaf(38, 58, -48 * RAD, 20) + 'M79 47h16l2.500 12H76.500z',
      line: rupee(29, 70, 10) + 'M83 47v-3c0-5 8-5 8 0v3',
      soft: rows([39, 75.5, 18], [70, 75.5, 16]),
      accent: rect(28, 84.5, 30, 9, 4.5),
      knock: rows([36, 89, 14]),
    },
    {
      extra:
        `<circle cx="116" cy="78" r="26" fill="${paint.ground}"/>` +
        mark(siWordpress.path, 96, 58, 40),
    },
  ],
  flutter: [
    { extra: mark(siFlutter.path, 18, 40, 38) },
    {
      line: 'M64 60h10c6 0 6-22 12-22h4M74 60c6 0 6 22 12 22h4' + head(91, 38, 0) + head(91, 82, 0),
    },
    phone(98, 12, 38, 46),
    phone(98, 63, 38, 46),
    {
      tint: rect(104, 23, 26, 13, 2) + rect(104, 74, 26, 13, 2),
      soft: rows([104, 42, 20], [104, 93, 20]),
      accent: rect(104, 47, 14, 5, 2.5) + rect(104, 98, 14, 5, 2.5),
    },
  ],
  'react-native': [
    phone(52, 8, 56, 104),
    {
      extra: mark(siReact.path, 61, 26, 38),
      soft: rows([62, 76, 36], [62, 83, 24], [73, 106, 14]),
      accent: rect(62, 90, 22, 8, 4),
    },
  ],
  'android-studio': [
    browser(20, 16, 80, 66),
    {
      soft:
        rows([36, 36, 26], [42, 44, 34], [42, 52, 22], [36, 60, 30], [36, 68, 14]) + 'M29 33v38',
      accentLine: rows([68, 52, 16]),
    },
    phone(106, 30, 36, 74),
    {
      tint: rect(112, 43, 24, 22, 2),
      soft: rows([113, 74, 20], [113, 81, 13], [113, 88, 17]),
      extra:
        `<circle cx="80" cy="86" r="20" fill="${paint.ground}"/>` +
        mark(siAndroidstudio.path, 63, 69, 34),
    },
  ],
  magento: [
    {
      paper: 'M47 24l29 17v34L47 92 18 75V41z',
      line: 'M47 24l29 17v34L47 92 18 75V41z',
      soft: 'M47 34l20.5 12v24L47 82 26.5 70V46z',
      fill: 'M36.5 52L47 46l10.5 6v16l-4 2.300V54.500L47 50.700l-6.5 3.800v15.800l-4-2.300z',
    },
    {
      paper: [0, 1, 2, 3]
        .flatMap((r) => [0, 1, 2].map((c) => rect(88 + c * 18, 24 + r * 18, 15, 15, 2.5)))
        .join(''),
      line: [0, 1, 2, 3]
        .flatMap((r) => [0, 1, 2].map((c) => rect(88 + c * 18, 24 + r * 18, 15, 15, 2.5)))
        .join(''),
      accent: rect(109.5, 63.5, 8, 8, 1.5),
    },
  ],
  shopify: [
    { extra: mark(siShopify.path, 20, 34, 50) },
    {
      paper: rect(86, 44, 52, 50),
      tint: 'M84 44l5-16h46l5 16z',
      line: 'M88 52v42h48V52M84 44l5-16h46l5 16c0 4-3 7-7 7s-7-3-7-7c0 4-3 7-7 7s-7-3-7-7c0 4-3 7-7 7s-7-3-7-7c0 4-3 7-7 7s-7-3-7-7z',
      soft: rect(95, 60, 16, 16, 2),
    },
    {
      paper: rect(116, 62, 16, 28, 3),
      line: rect(116, 62, 16, 28, 3),
      soft: rows([120, 82, 8], [120, 86, 8]),
      accent: rect(119.5, 66, 9, 7, 1),
    },
  ],
  'search-ads': [
    sheet(26, 20, 108, 18, 9),
    { soft: rows([38, 29, 46]), line: circle(120, 28, 4) + 'M123 31l3.5 3.5' },
    sheet(26, 48, 108, 50),
    {
      line: rows([36, 72, 64]),
      soft: rows([52, 60, 34], [36, 81, 86], [36, 88, 70]),
      accent: rect(36, 56, 12, 7.5, 2),
    },
  ],
  'display-ads': [
    browser(22, 16, 116, 88),
    {
      line: rows([30, 36, 46]),
      soft: rows(
        [30, 46, 54],
        [30, 53, 54],
        [30, 60, 48],
        [30, 67, 54],
        [30, 74, 40],
        [30, 84, 54],
        [30, 91, 44],
      ),
      accent: rect(94, 34, 36, 60, 3),
      knock: 'M102 68l8-9 6 6 4-4 6 7' + rows([102, 80, 20]),
      knockFill: circle(105, 48, 4),
    },
  ],
  'video-ads': [
    {
      paper: rect(22, 18, 116, 84, 6),
      tint: 'M28 18h104a6 6 0 0 1 6 6v58H22V24a6 6 0 0 1 6-6z',
      line: rect(22, 18, 116, 84, 6) + 'M22 82h116' + circle(76, 50, 16),
      fill: 'M71 42v16l13-8z',
      soft: rows([58, 92, 72]),
      accentLine: rows([30, 92, 28]),
      accent: rect(104, 66, 28, 11, 5.5),
      knock: rows([111, 71.5, 14]),
    },
  ],
  'business-profile': [
    sheet(64, 24, 74, 74),
    {
      line: rows([84, 37, 40]),
      accent: stars(86, 48, 3.2) + rect(74, 78, 28, 11, 5.5),
      soft: rows([74, 60, 52], [74, 68, 36]) + rect(107, 78, 22, 11, 5.5),
      knock: rows([81, 83.5, 14]),
    },
    {
      paper: pin(46, 92, 24),
      line: pin(46, 92, 24) + circle(46, 44, 8.5),
      soft: 'M30 92c-8 1.5-12 3.6-12 6 0 4.4 12 7 28 7 10 0 18-1 23-3',
    },
  ],
  reviews: [
    sheet(20, 16, 54, 40),
    sheet(86, 16, 54, 40),
    {
      accent: stars(30, 27, 3.6) + stars(96, 27, 3.6) + stars(42, 75, 3.6),
      soft: rows([28, 38, 38], [28, 46, 26], [94, 38, 38], [94, 46, 32]),
    },
    {
      paper: rect(32, 64, 66, 22, 4),
      line: 'M36 64h58a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V68a4 4 0 0 1 4-4z',
      soft: rows([66, 75, 24]),
      accent: stars(42, 75, 3.4, 3),
    },
    {
      tint: rect(62, 90, 74, 18, 4),
      line: rect(62, 90, 74, 18, 4) + 'M50 86v9c0 3 2 5 5 5h3' + head(59, 100, 0, 3.5),
      soft: rows([70, 96.5, 56], [70, 102, 36]),
    },
  ],
  citations: [0, 1, 2].flatMap((i) => {
    const x = 17 + i * 43
    return [
      browser(x, 24 + (i % 2) * 8, 40, 64),
      {
        tint: rect(x + 5, 39 + (i % 2) * 8, 30, 28, 2),
        line: rows([x + 9, 46 + (i % 2) * 8, 18]),
        soft: rows([x + 9, 53 + (i % 2) * 8, 22], [x + 9, 60 + (i % 2) * 8, 14]),
        accentLine: tick(x + 20, 77 + (i % 2) * 8, 4),
      },
    ]
  }),
  'local-pages': [0, 1, 2].flatMap((i) => {
    const x = 17 + i * 43
    const y = 22 + [8, 0, 8][i]!
    return [
      browser(x, y, 40, 74),
      {
        soft: rows([x + 7, y + 52, 26], [x + 7, y + 58, 26], [x + 7, y + 64, 16]),
        ...(i === 1 ? { accent: pin(x + 20, y + 42, 9) } : { fill: pin(x + 20, y + 42, 9) }),
        knockFill: [
          circle,
          (a: number, b: number) => rect(a - 2.6, b - 2.6, 5.2, 5.2),
          (a: number, b: number) => star(a, b, 4),
        ][i]!(x + 20, y + 24, 3),
      },
    ]
  }),
  'landing-headline': landing('headline'),
  'landing-action': landing('action'),
  'landing-proof': landing('proof'),
  'landing-answers': landing('answers'),
  'landing-form': landing('form'),
  'page-speed': [
    phone(92, 12, 46, 96),
    {
      tint: rect(98, 24, 34, 24, 2),
      line: rows([98, 57, 26]),
      soft: rows([98, 66, 34], [98, 73, 34], [98, 80, 22]),
      accent: rect(98, 88, 20, 9, 4.5),
    },
    {
      paper: circle(50, 64, 30),
      line: circle(50, 64, 30) + 'M50 34v-8M43 26h14M72 42l4-4M50 64l13-15',
      soft: 'M50 40v4M74 64h-4M50 88v-4M26 64h4',
      fill: circle(50, 64, 3.2),
    },
  ],
  'site-crawl': [
    {
      line: 'M80 34v10M80 44H42v10M80 44v10M80 44h38v10',
      soft: 'M42 76v8M28 92v-8h28v8M118 76v4',
      accentLine: 'M118 84l-4 4 8 0-4 4',
    },
    sheet(66, 14, 28, 20),
    sheet(29, 54, 26, 22),
    sheet(67, 54, 26, 22),
    sheet(105, 54, 26, 22),
    {
      tint:
        rect(71, 19, 18, 4, 1) +
        rect(34, 59, 16, 4, 1) +
        rect(72, 59, 16, 4, 1) +
        rect(110, 59, 16, 4, 1),
      soft:
        rows([71, 28, 12], [34, 69, 12], [72, 69, 12], [110, 69, 12]) +
        rect(20, 92, 16, 14, 2) +
        rect(48, 92, 16, 14, 2),
      accentLine: cross(118, 101, 4),
    },
    {
      paper: circle(86, 84, 13),
      line: circle(86, 84, 13) + 'M95.5 93.500l9 9',
      soft: 'M86 77a7 7 0 0 1 7 7',
    },
  ],
  'index-control': [
    sheet(28, 32, 38, 46),
    sheet(23, 37, 38, 46),
    sheet(18, 42, 38, 46),
    {
      soft: rows([26, 53, 22], [26, 61, 22], [26, 69, 14]),
      fill: circle(78, 60, 3),
      line: 'M68 60h10c12 0 4-25 16-25h5' + head(100, 35, 0),
      extra: `<path d="M78 60c12 0 4 25 16 25h5${head(100, 85, 0)}" stroke="${paint.soft}" stroke-width="1.7" stroke-dasharray="3 3.4"/>`,
    },
    sheet(106, 14, 36, 42),
    sheet(106, 64, 36, 42),
    {
      soft: rows([114, 47, 20], [114, 97, 20]),
      fill: circle(124, 31, 9),
      knock: tick(124, 31, 4),
      accentLine: circle(124, 81, 8.5) + 'M118 87l12-12',
    },
  ],
  'structured-data': [
    sheet(18, 24, 50, 72),
    {
      line: 'M32 34c-5 0-3 8-7 9 4 1 2 9 7 9',
      soft: rows([37, 39, 20], [37, 47, 14], [37, 66, 20], [37, 74, 12], [37, 82, 17]),
      accentLine: 'M32 62c-5 0-3 11-7 12 4 1 2 12 7 12',
    },
    { line: arrow(74, 60, 86, 60) },
    sheet(92, 34, 50, 52),
    {
      line: rows([99, 45, 30]),
      accent: stars(101, 56, 3),
      soft: rows([99, 67, 36], [107, 76, 18]) + rupee(99, 72, 8),
    },
  ],
  redirects: [
    sheet(18, 20, 72, 20, 10),
    { soft: rows([38, 30, 40]) + cross(28.5, 30, 2.6) },
    sheet(70, 80, 72, 20, 10),
    { line: rows([88, 90, 42]), accent: circle(80.5, 90, 3.2) },
    {
      line:
        'M90 30h24c10 0 16 6 16 14s-6 14-16 14H52c-10 0-16 6-16 14s6 18 16 18h10' +
        head(64, 90, 0, 5),
    },
  ],
  'keyword-map': [0, 1, 2].flatMap((i) => {
    const y = 20 + i * 31
    return [
      sheet(18, y, 54, 16, 8),
      {
        soft: rows([34, y + 8, 24 + ((i * 7) % 11)]),
        line: circle(27, y + 7.5, 2.8) + `M29 ${y + 9.5}l1.8 1.8`,
        ...(i === 1
          ? { accentLine: `M72 ${y + 8}c14 0 18 0 32 0` }
          : {
              extra: `<path d="M72 ${y + 8}c14 0 18 0 32 0" stroke="${paint.soft}" stroke-width="1.2"/>`,
            }),
      },
      sheet(106, y - 6, 32, 26),
      { tint: rect(111, y - 1.5, 22, 6, 1), soft: rows([111, y + 10, 22], [111, y + 15, 14]) },
    ]
  }),
  'page-content': [
    sheet(38, 12, 74, 96),
    {
      line: rows([48, 26, 42]),
      soft:
        rows([48, 36, 54], [48, 43, 54], [48, 50, 30], [48, 92, 54], [48, 99, 34]) +
        'M48 78l13-12 10 8 9-7 22 16',
      tint: rect(48, 58, 54, 26, 2),
    },
    {
      paper: 'M104 74l26-30 8 7-26 30-10 3z',
      line: 'M104 74l26-30 8 7-26 30-10 3zM126 49l8 7',
      accent: 'M102 84l1-4.8 3.8 3.400z',
    },
  ],
  backlinks: [
    sheet(18, 16, 40, 26),
    sheet(18, 47, 40, 26),
    sheet(18, 78, 40, 26),
    browser(100, 34, 42, 52),
    {
      soft: rows(
        [25, 25, 26],
        [25, 33, 16],
        [25, 56, 26],
        [25, 64, 16],
        [25, 87, 26],
        [25, 95, 16],
        [107, 60, 28],
        [107, 67, 28],
        [107, 74, 18],
      ),
      line:
        rows([107, 51, 18]) +
        rect(64, 56.5, 14, 7, 3.5) +
        rect(74, 56.5, 14, 7, 3.5) +
        'M58 29c22 0 24 16 36 20' +
        head(94.5, 49.5, 28) +
        'M58 91c22 0 24-16 36-20' +
        head(94.5, 70.5, -28),
      accent: leaf(118, 34, -60 * RAD, 13),
    },
  ],
  'category-page': [
    browser(30, 12, 100, 96),
    {
      line:
        rows([40, 31, 38]) +
        [0, 1, 2]
          .flatMap((c) => [0, 1].map((r) => rect(40 + c * 28, 52 + r * 26, 24, 20, 2)))
          .join(''),
      soft: rows([40, 39, 76], [40, 45, 52]),
      tint: [0, 1, 2]
        .flatMap((c) => [0, 1].map((r) => rect(40 + c * 28, 52 + r * 26, 24, 20, 2)))
        .join(''),
      accent: circle(80, 62, 5),
      fill:
        leaf(46, 66, -40 * RAD, 13) +
        rect(103, 57, 10, 11, 2) +
        'M52 82l8 12H44z' +
        circle(80, 88, 4) +
        star(108, 88, 6),
    },
  ],
  'product-page': [
    browser(24, 14, 112, 92),
    {
      tint: rect(32, 32, 46, 64, 3),
      line:
        'M48 52h14l5 4-3.5 6-2.5-1.500V78H49V60.500L46.5 62 43 56z' +
        rows([88, 38, 36]) +
        rupee(88, 46, 9),
      soft:
        rows([96, 51, 14]) +
        rect(88, 62, 9, 9, 2) +
        rect(100, 62, 9, 9, 2) +
        rect(112, 62, 9, 9, 2) +
        rows([93, 79, 24]),
      fill: circle(89.5, 79, 1.5) + rect(100, 62, 9, 9, 2),
      accent: rect(88, 86, 38, 10, 5),
      knock: rows([98, 91, 18]),
    },
  ],
  'filter-addresses': [
    sheet(18, 22, 46, 76),
    {
      line:
        rect(25, 31, 7, 7, 1.5) +
        rect(25, 45, 7, 7, 1.5) +
        rect(25, 67, 7, 7, 1.5) +
        rect(25, 81, 7, 7, 1.5),
      soft: rows([38, 34.5, 18], [38, 48.5, 14], [38, 70.5, 12], [38, 84.5, 16]) + 'M25 59.500h32',
      accentLine: tick(28.6, 34.5, 2.6) + tick(28.6, 70.5, 2.6),
    },
    { soft: [24, 38, 52, 66, 80, 94].map((y) => `M64 60c12 0 10 ${y - 57} 22 ${y - 57}`).join('') },
    ...[24, 38, 52, 66, 80, 94].flatMap((y, i): Drawing[] => [
      {
        paper: rect(87, y - 2, 52, 10, 5),
        ...(i === 2 ? { line: rect(87, y - 2, 52, 10, 5) } : { soft: rect(87, y - 2, 52, 10, 5) }),
      },
      i === 2
        ? { line: rows([94, y + 3, 28]), accentLine: tick(131, y + 3, 2.4) }
        : { soft: rows([94, y + 3, 26 - ((i * 5) % 9)]) + cross(131, y + 3, 2.2) },
    ]),
  ],
  'product-feed': [
    sheet(18, 26, 54, 68),
    {
      line: 'M18 38h54M36 26v68',
      soft:
        'M18 52h54M18 66h54M18 80h54' +
        rows(
          [42, 45, 22],
          [42, 59, 16],
          [42, 73, 22],
          [42, 87, 12],
          [24, 45, 6],
          [24, 59, 6],
          [24, 73, 6],
          [24, 87, 6],
        ),
    },
    { accentLine: arrow(79, 60, 92, 60) },
    sheet(100, 18, 40, 38),
    sheet(100, 64, 40, 38),
    {
      tint: rect(105, 23, 30, 16, 2) + rect(105, 69, 30, 16, 2),
      fill: leaf(114, 37, -50 * RAD, 13) + circle(120, 77, 4.5),
      soft: rows([112, 49, 14], [112, 95, 14]),
      line: rupee(105, 44.5, 8) + rupee(105, 90.5, 8),
    },
  ],
  hreflang: [
    browser(18, 26, 48, 68),
    browser(94, 26, 48, 68),
    {
      soft: rows(
        [26, 62, 32],
        [26, 69, 32],
        [26, 76, 22],
        [118, 62, 16],
        [110, 69, 24],
        [114, 76, 20],
      ),
      line:
        arrow(71, 52, 89, 52) +
        arrow(89, 68, 71, 68) +
        rect(25, 42, 26, 11, 3) +
        rect(109, 42, 26, 11, 3),
    },
    { extra: word('en-IN', 38, 50, 7.2) + word('ar-AE', 122, 50, 7.2) },
  ],
  'site-structure': [
    sheet(50, 16, 60, 22, 11),
    {
      line:
        circle(63, 27, 5) +
        'M58 27h10M63 22c-3 3-3 7 0 10M63 22c3 3 3 7 0 10' +
        'M80 38v34M38 72V53c0-2 1-3 3-3h78c2 0 3 1 3 3v19',
      soft: rows([74, 27, 26]),
    },
    ...[20, 62, 104].flatMap((x, i): Drawing[] => [
      {
        paper: `M${x} ${70}c0-2 1-3 3-3h9l4 5h17c2 0 3 1 3 3v20c0 2-1 3-3 3H${x + 3}c-2 0-3-1-3-3z`,
        line: `M${x} ${70}c0-2 1-3 3-3h9l4 5h17c2 0 3 1 3 3v20c0 2-1 3-3 3H${x + 3}c-2 0-3-1-3-3z`,
      },
      { extra: word(['/ae/', '/us/', '/in/'][i]!, x + 18, 89, 9) },
    ]),
    { accent: leaf(80, 50, -42 * RAD, 11) },
  ],
  'local-language': [
    sheet(18, 22, 82, 30, 6),
    sheet(42, 66, 82, 30, 6),
    {
      extra: word('Price', 59, 42.5, 17) + word('Precio', 80, 86, 17),
      accentLine: 'M57 91.200c8 1.300 38 1.300 46 0',
    },
    { line: arrow(70, 52, 70, 64.5) },
    {
      paper: 'M112 66l20-26 8.5 6.5-20 26-10.5 4z',
      line: 'M112 66l20-26 8.5 6.5-20 26-10.5 4zM128 45l8.5 6.5',
      fill: 'M110 76.500l.8-4.6 3.6 2.800z',
    },
  ],
  'buyer-details': [
    browser(20, 14, 120, 92),
    {
      soft: rows([30, 42, 40], [30, 50, 30], [30, 58, 36]),
      line: rows([30, 33, 28]) + rect(84, 30, 46, 14, 7) + rect(84, 50, 46, 14, 7),
    },
    {
      extra: word('$ € ₹', 107, 40.2, 8.5) + word('+971', 109, 60, 8.5),
      fill: circle(92, 57, 1.8),
    },
    {
      paper: 'M50 86h56l-6 10H56z',
      line: 'M50 86h56l-6 10H56zM60 86v-8h14v8M74 78v-7h13v15',
      fill: rect(91, 77, 9, 9, 1),
      accent: rect(74, 71, 13, 7, 1),
      soft: 'M30 100c5 3 8-2 13 0s8 3 13 0 8-2 13 0 8 3 13 0 8-2 13 0 8 3 13 0 8-2 13 0',
    },
  ],
  'logo-design': [
    sheet(18, 22, 58, 76),
    sheet(84, 22, 58, 46),
    sheet(84, 74, 58, 24),
    {
      extra:
        invented(47, 52, 1.15, paint.line, paint.accent) +
        invented(113, 43, 0.72, paint.ink, paint.ink) +
        invented(97, 86, 0.28, paint.ink, paint.ink),
      line: rows([32, 86, 30]),
      soft: rows([106, 86, 26], [100, 62, 26]),
    },
  ],
  'banner-design': [
    { mass: rect(18, 18, 86, 34, 3) + rect(18, 60, 46, 42, 3) + rect(112, 18, 30, 84, 3) },
    sheet(72.8, 60.8, 30.4, 40.4, 3),
    {
      extra: offer([
        { lamp: [34, 35, 1.1], price: [72, 35, 1], date: [72, 45, 1] },
        { lamp: [41, 70.5, 0.55], price: [41, 87, 0.88], date: [41, 96.5, 1] },
        { lamp: [88, 71.5, 0.6], price: [88, 86, 0.63], date: [88, 95.5, 0.84], fill: paint.ink },
        { lamp: [127, 45, 1.2], price: [127, 76, 0.68], date: [127, 88, 0.84] },
      ]),
    },
  ],
  'web-template': [
    browser(18, 18, 98, 68),
    {
      mass: 'M18 27h98v26H18z',
      onMass: rows([27, 36, 30], [27, 43, 20]),
      line: rect(18, 18, 98, 68, 4) + 'M58 86v10M76 86v10M48 98h38',
      tint: rect(27, 60, 22, 17, 2) + rect(55, 60, 22, 17, 2) + rect(83, 60, 22, 17, 2),
      accent: circle(92, 40, 6),
    },
    phone(108, 42, 34, 62),
    {
      mass: rect(111.5, 52, 27, 18, 2),
      tint: rect(111.5, 74, 27, 10, 2) + rect(111.5, 87, 27, 10, 2),
      onMass: rows([116, 59, 12]),
      accent: circle(132, 64.5, 2.6),
    },
  ],
}

/** Lettering as shapes, set in the house's own faces. */
function word(text: string, cx: number, baseline: number, size: number): string {
  return lettering(text, cx, baseline, size, paint.ink)
}

type Place = readonly [x: number, y: number, scale: number]
type Banner = { lamp: Place; price: Place; date: Place; fill?: string }

/** One festival offer on several banners: its lamp, its price and its date, each drawn once. */
function offer(banners: readonly Banner[]): string {
  const shape = (id: string, text: string, size: number) =>
    `<path id="${id}" d="${outline(text, -widthOf(text, size) / 2, 0, size)}"/>`
  const use = (id: string, [x, y, scale]: Place, fill: string) =>
    `<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})" fill="${fill}"/>`
  return (
    `<defs><path id="l" d="M-8 0H8c0 4-3.500 6-8 6S-8 4-8 0zM0-3c-3.600 0-4-3.600 0-9 4 5.400 3.600 9 0 9z"/>${shape('p', '₹799', 16)}${shape('d', '1–4 Nov', 8)}</defs>` +
    banners
      .map(
        ({ lamp, price, date, fill = '#fff' }) =>
          use('l', lamp, paint.accent) + use('p', price, fill) + use('d', date, fill),
      )
      .join('')
  )
}

/** A made-up client's mark for the logo example: a pot with a sprig. */
function invented(cx: number, cy: number, k: number, fill: string, warm: string): string {
  return `<g transform="translate(${cx} ${cy}) scale(${k})"><path fill="${fill}" d="M-13-2h26c2 9-3 19-8 19H-5C-10 17-15 7-13-2z"/><path stroke="${fill}" stroke-width="2.4" d="M0-2v-9"/><path fill="${warm}" d="${leaf(0, -9, -35 * RAD, 14)}"/><path fill="${fill}" d="${leaf(0, -9, -145 * RAD, 11)}"/></g>`
}

/** A phone that stands alone would touch the panel's edges. */
const isTall = (key: string) => key === 'react-native' || key.startsWith('landing-')

for (const [key, layers] of Object.entries(tiles))
  save(
    `images/tiles/${key}.svg`,
    picture({ width: 160, height: 120, scale: isTall(key) ? 0.85 : 1 }, hand, layers),
  )
