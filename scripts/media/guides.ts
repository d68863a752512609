/** Covers of the six guides, 300 × 400: the guide's own motif above its name, as a printed booklet has it. */
import { company } from '../../src/content/company'
import { colorSchemes } from '../../src/theme/tokens'
import { guideCovers } from '../drawings/guide-covers'
import { motif } from '../drawings/motif'
import { circle, rect, rows, rupee, tick } from './draw'
import { color, logoMarkup, motifMarkup, paints, save, styled, svg } from './kit'
import { outline } from './lettering'

type Guide = { title: string[]; sign: string }

/** The sign in the corner says what sort of paper it is: strokes in a 40 × 40 field. */
const guides: Record<string, Guide> = {
  'local-seo-checklist': {
    title: ['Local SEO', 'Checklist'],
    sign: 'M20 36C12 26 8 20 8 14a12 12 0 0 1 24 0c0 6-4 12-12 22z' + circle(20, 14, 4),
  },
  'landing-page-audit': {
    title: ['Landing Page', 'Audit'],
    sign: rect(8, 4, 24, 32, 3) + rows([13, 12, 14], [13, 18, 9]) + rect(13, 25, 14, 5, 2.5),
  },
  'google-ads-budget-planner': {
    title: ['Google Ads', 'Budget Planner'],
    sign: circle(20, 20, 16) + rupee(15, 12, 16),
  },
  'content-calendar': {
    title: ['Content', 'Calendar'],
    sign:
      rect(5, 8, 30, 27, 3) +
      'M5 16h30M13 4v8M27 4v8' +
      rows([11, 22, 3], [18.5, 22, 3], [26, 22, 3], [11, 28, 3]) +
      tick(22, 28.5, 3),
  },
  'site-speed-checklist': {
    title: ['Site Speed', 'Checklist'],
    sign: 'M7 32a16 16 0 1 1 26 0M20 24l7-9M4.5 22h3M20 6.500v3M35.5 22h-3',
  },
  'analytics-setup': {
    title: ['Analytics', 'Setup'],
    sign: 'M5 35h30M9 35V24h5v11M17.5 35V16h5v19M26 35V7h5v28',
  },
}

/** By night the pale covers are dusky, so that they do not shine; the deep ones stay as they are. */
const pale = {
  ground: [color.mist, '#17467F'],
  edge: [colorSchemes.light.palette.brand.lineSoft, '#17467F'],
  words: [color.deep, color.white],
  line: [color.brand, colorSchemes.dark.palette.brand.line],
  soft: [color.mid, '#6AE'],
  rule: [color.sky, '#6AE'],
} as const
const deep: Record<keyof typeof pale, string> = {
  ground: color.deep,
  edge: color.deep,
  words: color.white,
  line: color.sky,
  soft: color.mid,
  rule: color.mid,
}

const width = 300
const height = 400

for (const [key, { title, sign }] of Object.entries(guides)) {
  const cover = guideCovers[key]
  if (!cover) throw new Error(`${key} has no cover in scripts/drawings/guide-covers.ts`)
  const { kind, isDeep } = cover
  const paint = isDeep ? deep : paints(pale)
  const art = motif({ seed: key, width, height: 250, kind })
  /** Lines of lettering on a grid of tenths times `grain`: as fine as is seen, and lighter by a tenth. */
  const set = (lines: readonly string[], x: number, y: number, size: number, grain: number) =>
    `<path fill="${paint.words}" transform="translate(${x} ${y}) scale(${grain})" d="${lines
      .map((line, i) => outline(line, 0, (i * 36) / grain, size / grain, 'display'))
      .join('')}"/>`
  save(
    `images/guides/${key}.svg`,
    svg(
      width,
      height,
      styled(
        pale,
        `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="9.5" fill="${paint.ground}" stroke="${paint.edge}"/>
       <svg width="${width}" height="250" viewBox="${art.viewBox}">${motifMarkup(art, { line: paint.line, soft: paint.soft, accent: color.marigold })}</svg>
       ${set(title, 26, 300, 34, 2)}
       <path d="M26 356h248" stroke="${paint.rule}"/>
       <g transform="translate(24 364) scale(.28)">${logoMarkup(paint.words, color.marigold)}</g>
       ${set([company.name], 52, 380.5, 15, 1.5)}
       <g transform="translate(250 363) scale(.6)" fill="none" stroke="${paint.words}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="${sign}"/></g>`,
      ),
    ),
  )
}
