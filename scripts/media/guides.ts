/** Covers of the six guides, 300 × 400: the guide's own motif above its name, as a printed booklet has it. */
import { company } from '../../src/content/company'
import { motif, type MotifKind } from '../../src/lib/motif'
import { logo } from '../../src/lib/logo-path'
import { circle, rect, rows, rupee, tick } from './draw'
import { color, motifMarkup, save, svg } from './kit'
import { outline } from './lettering'

type Guide = { title: string[]; kind: MotifKind; sign: string; dark: boolean }

/** The sign in the corner says what sort of paper it is: strokes in a 40 × 40 field. */
const guides: Record<string, Guide> = {
  'local-seo-checklist': {
    title: ['Local SEO', 'Checklist'],
    kind: 'roots',
    sign: 'M20 36C12 26 8 20 8 14a12 12 0 0 1 24 0c0 6-4 12-12 22z' + circle(20, 14, 4),
    dark: true,
  },
  'landing-page-audit': {
    title: ['Landing Page', 'Audit'],
    kind: 'loops',
    sign: rect(8, 4, 24, 32, 3) + rows([13, 12, 14], [13, 18, 9]) + rect(13, 25, 14, 5, 2.5),
    dark: false,
  },
  'google-ads-budget-planner': {
    title: ['Google Ads', 'Budget Planner'],
    kind: 'rings',
    sign: circle(20, 20, 16) + rupee(15, 12, 16),
    dark: true,
  },
  'content-calendar': {
    title: ['Content', 'Calendar'],
    kind: 'roots',
    sign:
      rect(5, 8, 30, 27, 3) +
      'M5 16h30M13 4v8M27 4v8' +
      rows([11, 22, 3], [18.5, 22, 3], [26, 22, 3], [11, 28, 3]) +
      tick(22, 28.5, 3),
    dark: false,
  },
  'site-speed-checklist': {
    title: ['Site Speed', 'Checklist'],
    kind: 'loops',
    sign: 'M7 32a16 16 0 1 1 26 0M20 24l7-9M4.5 22h3M20 6.500v3M35.5 22h-3',
    dark: true,
  },
  'analytics-setup': {
    title: ['Analytics', 'Setup'],
    kind: 'rings',
    sign: 'M5 35h30M9 35V24h5v11M17.5 35V16h5v19M26 35V7h5v28',
    dark: false,
  },
}

const width = 300
const height = 400

for (const [key, { title, kind, sign, dark }] of Object.entries(guides)) {
  const art = motif({ seed: key, width, height: 250, kind })
  const tones = dark
    ? { line: color.sky, soft: color.mid, accent: color.marigold }
    : { line: color.brand, soft: color.mid, accent: color.marigold }
  const text = dark ? color.white : color.deep
  const words = title
    .map(
      (line, i) => `<path fill="${text}" d="${outline(line, 26, 300 + i * 36, 34, 'display')}"/>`,
    )
    .join('')
  save(
    `images/guides/${key}.svg`,
    svg(
      width,
      height,
      `<rect width="${width}" height="${height}" rx="10" fill="${dark ? color.deep : color.mist}"/>
       <svg width="${width}" height="250" viewBox="${art.viewBox}">${motifMarkup(art, tones)}</svg>
       ${words}
       <path d="M26 356h248" stroke="${dark ? color.mid : color.sky}" stroke-width="1"/>
       <g transform="translate(24 364) scale(.07)"><path fill="${text}" d="${logo.root}"/><path fill="${color.marigold}" d="${logo.leaf}"/></g>
       <path fill="${text}" d="${outline(company.name, 52, 380, 13)}"/>
       <g transform="translate(250 363) scale(.6)" fill="none" stroke="${text}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="${sign}"/></g>`,
    ),
  )
}
