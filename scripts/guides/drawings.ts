/** The motif and the mark as markup. None of it is in the tag tree: it is decoration. */
import { logo } from '../../src/lib/logo-path'
import { motif, type MotifOptions, type MotifTone } from '../drawings/motif'
import type { Cover } from './covers'
import { coverColors, pageColors } from './print-css'

/** The motif in the given colors. */
export function drawing(options: MotifOptions, colors: Record<MotifTone, string>): string {
  const { viewBox, paths: shapes } = motif(options)
  const markup = shapes.map(({ d, strokeWidth, tone }) =>
    strokeWidth > 0
      ? `<path d="${d}" fill="none" stroke="${colors[tone]}" stroke-width="${strokeWidth}" stroke-linecap="round"/>`
      : `<path d="${d}" fill="${colors[tone]}"/>`,
  )
  return `<svg viewBox="${viewBox}" aria-hidden="true">${markup.join('')}</svg>`
}

/** The company's mark for a cover's ground. */
export function mark(cover: Cover): string {
  const { text, accent } = coverColors[cover.ground]
  return `<svg class="mark" viewBox="${logo.viewBox}" aria-hidden="true"><path d="${logo.root}" fill="${text}"/><path d="${logo.leaf}" fill="${accent}"/></svg>`
}

/** A line over the whole width that takes its loops on the right, beside the heading. */
export function opening(seed: string): string {
  const [width, height, loopsWidth] = [1720, 108, 520]
  const { paths: shapes } = motif({ seed, kind: 'loops', width: loopsWidth, height })
  // The pen of so small a drawing is too fine for paper: a stroke around it makes it heavier.
  const left = width - loopsWidth
  const line = `<path d="M0 25.900h${left + 4}" stroke-width="2.100"/>`
  const loops = shapes.map(
    ({ d }) => `<path d="${d}" fill="${pageColors.line}" stroke-width="1.200"/>`,
  )
  return `<div class="opening"><svg viewBox="0 0 ${width} ${height}" fill="none" stroke="${pageColors.line}" aria-hidden="true">${line}<g transform="translate(${left})">${loops.join('')}</g></svg></div>`
}
