/** The picture that a page shows where its link is shared, 1200 × 630, without fonts of the system and without a network. */
import { escapeUTF8 } from 'entities'
import sharp from 'sharp'

import { company } from '../../src/generated/company'
import { color, motifMarkup } from './kit'
import { fillLines, fitSize, isShaped, outline, shapedFont, widthOf, type Face } from './lettering'
import { logoMarkup } from './logo-markup'
import { motif, type MotifType } from './motif'
import { seededRandom } from './motif-line'

export type SocialPicture = {
  /** The page's own title, without the site's suffix. */
  title: string
  /** Where the page belongs: "Blog", "Services" … Empty for none. */
  section: string
  /** Where the drawing stands. Each section has one place, by which readers recognize it. */
  layout: 'right' | 'left' | 'band'
  /** Grows the drawing: the page's address or a post's id. */
  seed: string
}

const width = 1200
const height = 630
/** Left edge and width of the texts, middle of the title and upper edge of the logo. */
const positions = {
  right: { left: 72, measure: 690, middle: 292, brand: 506 },
  left: { left: 510, measure: 618, middle: 292, brand: 506 },
  band: { left: 72, measure: 1056, middle: 328, brand: 40 },
}
const types: readonly MotifType[] = ['roots', 'loops', 'rings']

/** The largest size in which the title fits few lines, of about equal length. */
function setTitle(title: string, measure: number): { lines: string[]; size: number } {
  for (let most = 2; most <= 6; most++) {
    const size = 104 - 10 * most // 84 for two lines, 44 for six
    const fill = (limit: number) => {
      const lines = fillLines(title, size, limit)
      return lines.every((line) => widthOf(line, size, 'display') <= limit) ? lines : []
    }
    let lines = fill(measure)
    if (lines.length === 0 || lines.length > most) continue
    // Draw the right edge in while the number of lines stays: no single word is left over
    for (let limit = measure; limit > 200; limit -= 20) {
      const tighter = fill(limit)
      if (tighter.length !== lines.length) break
      lines = tighter
    }
    return { lines, size }
  }
  return { lines: [title], size: 40 }
}

function drawing({ layout, seed }: SocialPicture): string {
  const type = types[Math.floor(seededRandom(`social:${seed}`)() * types.length)] ?? 'roots'
  const tones = { line: color.sky, soft: color.mid, accent: color.marigold }
  if (layout === 'band') {
    const art = motifMarkup(motif({ seed, width, height: 150, type: 'loops' }), tones)
    return `<g transform="translate(0 470)" stroke="${color.sky}" stroke-width="1.5">${art}</g>`
  }
  const art = motifMarkup(motif({ seed, width: 520, height, type }), tones)
  if (layout === 'left') return `<g transform="translate(-30)">${art}</g>`
  return `<g transform="translate(${type === 'loops' ? `${width} 0) scale(-1 1` : '720'})">${art}</g>`
}

/** A line of text: as an outline, or as text if its letters join in ways that only the renderer knows. */
const letters = (words: string, x: number, y: number, size: number, fill: string, face?: Face) =>
  isShaped(words)
    ? `<text x="${x}" y="${y}" font-family="${shapedFont.family}" font-size="${size}" fill="${fill}">${escapeUTF8(words)}</text>`
    : `<path fill="${fill}" d="${outline(words, x, y, size, face)}"/>`

/** The picture as SVG. */
export function socialMarkup(picture: SocialPicture): string {
  const { title, section, layout } = picture
  const { left, measure, middle, brand } = positions[layout]
  const { lines, size } = setTitle(title, measure)
  // Signs above and below the letters of other scripts would touch
  const leading = size * (isShaped(title) ? 1.36 : 1.06)
  const first = middle - (leading * (lines.length - 1)) / 2 + size * 0.22
  const words = lines.map((line, i) =>
    letters(line, left, first + i * leading, size, '#fff', 'display'),
  )
  const nameSize = fitSize(company.name, 42, measure - 76, 'display')
  const label = section && letters(section, left, first - leading / 1.06 - 16, 32, color.sky)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${color.deep}"/>
    ${drawing(picture)}
    ${label}${words.join('')}
    <g transform="translate(${left - 14} ${brand}) scale(1.1)">${logoMarkup('#fff', color.marigold)}</g>
    ${letters(company.name, left + 76, brand + 60, nameSize, '#fff', 'display')}
  </svg>`
}

/** A PNG of 20 to 90 kB, of an opaque picture in its own size. */
export async function renderPng(markup: string): Promise<Buffer> {
  // The renderer of SVG knows only the fonts of the system, and one that a text of sharp's own has used before
  const { family, file } = shapedFont
  if (markup.includes('<text'))
    await sharp({ text: { text: family, font: family, fontfile: file } }).toBuffer()
  return sharp(Buffer.from(markup)).removeAlpha().png({ compressionLevel: 9 }).toBuffer()
}
