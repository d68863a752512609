import { company } from '../../src/generated/company'
import { colorSchemes } from '../../src/theme/tokens'
import { color, motifMarkup, paints, save, styled, svg } from './kit'
import { fillLines, fitSize, outline } from './lettering'
import { logoMarkup } from './logo-markup'
import { motif, type MotifType } from './motif'

/**
 * What grows on a guide's cover, whether its ground is the deep blue or the pale one, and the sign that says what sort
 * of paper it is: strokes in a 40 × 40 field.
 */
type Cover = { readonly type: MotifType; readonly isDeep: boolean; readonly sign?: string }

const covers: Readonly<Record<string, Cover>> = {
  'local-seo-checklist': {
    type: 'roots',
    isDeep: true,
    sign: 'M20 36C12 26 8 20 8 14a12 12 0 0 1 24 0c0 6-4 12-12 22zM16 14a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z',
  },
  'landing-page-audit': {
    type: 'loops',
    isDeep: false,
    sign: 'M11 4h18a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3h-18a3 3 0 0 1-3-3v-26a3 3 0 0 1 3-3zM13 12h14M13 18h9M15.5 25h9a2.5 2.5 0 0 1 2.5 2.5v0a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-0a2.5 2.5 0 0 1 2.5-2.5z',
  },
  'google-ads-budget-planner': {
    type: 'rings',
    isDeep: true,
    sign: 'M4 20a16 16 0 1 1 32 0a16 16 0 1 1 -32 0zM15 12h9.33M15 16h9.33M15 12h3.2c5.87 0 5.87 8 0 8h-3.2l7.2 8',
  },
  'content-calendar': {
    type: 'roots',
    isDeep: false,
    sign: 'M8 8h24a3 3 0 0 1 3 3v21a3 3 0 0 1-3 3h-24a3 3 0 0 1-3-3v-21a3 3 0 0 1 3-3zM5 16h30M13 4v8M27 4v8M11 22h3M18.5 22h3M26 22h3M11 28h3M19 28.5l2.1 2.25 3.9-4.5',
  },
  'site-speed-checklist': {
    type: 'loops',
    isDeep: true,
    sign: 'M7 32a16 16 0 1 1 26 0M20 24l7-9M4.5 22h3M20 6.500v3M35.5 22h-3',
  },
  'analytics-setup': {
    type: 'rings',
    isDeep: false,
    sign: 'M5 35h30M9 35V24h5v11M17.5 35V16h5v19M26 35V7h5v28',
  },
}

/** The cover of a guide, also of one that has no sign of its own. */
export const coverOf = (id: string): Cover => covers[id] ?? { type: 'roots', isDeep: true }

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

/** Draws the cover of a guide, with its own motif above its title. @throws if the title needs more than two lines. */
export function drawGuideCover({ id, title }: { id: string; title: string }): void {
  const { type, isDeep, sign = '' } = coverOf(id)
  const lines = fillLines(title, 34, 245)
  if (lines.length > 2) throw new Error(`“${title}” does not fit two lines of a cover: shorten it`)
  const paint = isDeep ? deep : paints(pale)
  const art = motif({ seed: id, width, height: 250, type })
  /** Lines of lettering on a grid of tenths times `grain`: as fine as is seen, and lighter by a tenth. */
  const set = (texts: readonly string[], x: number, y: number, size: number, grain: number) =>
    `<path fill="${paint.words}" transform="translate(${x} ${y}) scale(${grain})" d="${texts
      .map((text, i) => outline(text, 0, (i * 36) / grain, size / grain, 'display'))
      .join('')}"/>`
  const drawing = `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="9.5" fill="${paint.ground}" stroke="${paint.edge}"/>
    <svg width="${width}" height="250" viewBox="${art.viewBox}">${motifMarkup(art, { line: paint.line, soft: paint.soft, accent: color.marigold })}</svg>
    ${set(lines, 26, 300, 34, 2)}
    <path d="M26 356h248" stroke="${paint.rule}"/>
    <g transform="translate(24 364) scale(.28)">${logoMarkup(paint.words, color.marigold)}</g>
    ${set([company.name], 52, 380.5, fitSize(company.name, 15, 188, 'display'), 1.5)}
    <g transform="translate(250 363) scale(.6)" fill="none" stroke="${paint.words}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="${sign}"/></g>`
  save(`images/guides/${id}.svg`, svg(width, height, styled(pale, drawing)))
}
