import type { PostCategory } from '../content/blog/post'
import { motif, type MotifKind } from './motif'

const kinds: Record<PostCategory, MotifKind> = {
  SEO: 'roots',
  Marketing: 'loops',
  Animation: 'rings',
}
const colors = {
  line: 'var(--bl-palette-brand-line)',
  soft: 'var(--bl-palette-brand-lineSoft)',
  accent: 'var(--bl-palette-brand-accent)',
}

/**
 * Draws a post's cover, grown from its id; its category decides the kind of drawing.
 *
 * @returns an SVG file whose group `cover` takes its colors from the page that uses it.
 */
export function drawCover({ id, category }: { id: string; category: PostCategory }): string {
  const drawing = motif({ seed: id, kind: kinds[category], width: 640, height: 320 })
  const paths = drawing.paths.map(({ d, strokeWidth, tone }) =>
    strokeWidth > 0
      ? `<path d="${d}" stroke="${colors[tone]}" stroke-width="${strokeWidth}" stroke-linecap="round"/>`
      : `<path d="${d}" fill="${colors[tone]}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.viewBox}"><g id="cover" fill="none">${paths.join('')}</g></svg>`
}
