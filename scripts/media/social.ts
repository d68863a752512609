/**
 * The picture a page shows where its link is shared, 1200 × 630. Called by the build for every page.
 * Everything it needs lies in this repository: no system fonts, no network.
 */
import { Resvg } from '@resvg/resvg-js'

import { company } from '../../src/content/company'
import { logo } from '../../src/lib/logo-path'
import { motif, type MotifKind } from '../drawings/motif'
import { seededRandom } from '../drawings/motif-line'
import { color, motifMarkup } from './kit'
import { outline, widthOf } from './lettering'

export type SocialPicture = {
  /** The page's own title, without the site's suffix. */
  title: string
  /** Where the page belongs: "Blog", "Services" … Empty for none. */
  section: string
  /** Grows the drawing: the page's address or a post's id. */
  seed: string
  /** Left out, the seed chooses. */
  kind?: MotifKind
}

const width = 1200
const height = 630
const left = 72
/** The title stays within the left part; the motif has the right. */
const measure = 690
const kinds: readonly MotifKind[] = ['roots', 'loops', 'rings']

/** Breaks the title into at most `most` lines that fit, of about equal length. Null if it does not fit. */
function breakLines(title: string, size: number, most: number): string[] | null {
  const words = title.split(/\s+/)
  const fill = (limit: number): string[] => {
    const lines: string[] = []
    for (const word of words) {
      const last = lines.at(-1)
      const longer = last === undefined ? word : `${last} ${word}`
      if (last !== undefined && widthOf(longer, size, 'display') <= limit)
        lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }
  const lines = fill(measure)
  if (lines.length > most || lines.some((line) => widthOf(line, size, 'display') > measure))
    return null
  // Draw the right edge in while the number of lines stays: no single word is left over.
  let best = lines
  for (let limit = measure; limit > 200; limit -= 20) {
    const tighter = fill(limit)
    if (
      tighter.length > lines.length ||
      tighter.some((line) => widthOf(line, size, 'display') > limit)
    )
      break
    best = tighter
  }
  return best
}

function setTitle(title: string): { lines: string[]; size: number } {
  for (const [size, most] of [
    [84, 2],
    [74, 3],
    [64, 4],
    [54, 5],
    [44, 6],
  ] as const) {
    const lines = breakLines(title, size, most)
    if (lines) return { lines, size }
  }
  return { lines: [title], size: 40 }
}

/** The picture as SVG. */
function socialMarkup({ title, section, seed, kind }: SocialPicture): string {
  const random = seededRandom(`social:${seed}`)
  const chosen = kind ?? kinds[Math.floor(random() * kinds.length)] ?? 'roots'
  const art = motif({ seed, width: 520, height, kind: chosen })
  const { lines, size } = setTitle(title)
  const leading = size * 1.06
  const block = leading * (lines.length - 1)
  const first = 330 - block / 2 + size * 0.22
  const words = lines
    .map((line, i) => outline(line, left, first + i * leading, size, 'display'))
    .join('')
  const label = section ? outline(section, left, first - size - 14, 28) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${color.deep}"/>
    <svg x="${width - 480}" width="520" height="${height}" viewBox="${art.viewBox}"><g${chosen === 'loops' ? ' transform="translate(480) scale(-1 1)"' : ''}>${motifMarkup(art, { line: color.sky, soft: color.mid, accent: color.marigold })}</g></svg>
    <path fill="${color.sky}" d="${label}"/><path fill="#fff" d="${words}"/>
    <g transform="translate(${left - 12} 526) scale(.76)"><path fill="#fff" d="${logo.root}"/><path fill="${color.marigold}" d="${logo.leaf}"/></g>
    <path fill="#fff" d="${outline(company.name, left + 56, 572, 30, 'display')}"/>
  </svg>`
}

/** A PNG of 40 to 90 kB. */
export const renderSocialPicture = (picture: SocialPicture): Buffer =>
  new Resvg(socialMarkup(picture)).render().asPng()
