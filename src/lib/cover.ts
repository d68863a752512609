import type { PostCategory } from '../content/blog/post'
import { colorSchemes } from '../theme-tokens'
import { motif, type MotifKind } from './motif'

const kinds: Record<PostCategory, MotifKind> = {
  SEO: 'roots',
  Marketing: 'loops',
  Animation: 'rings',
}
const tones = { line: 'line', soft: 'lineSoft', accent: 'accent' } as const

/** A picture knows nothing of the page but its color scheme, so it brings the colors of both. */
const colorsOf = (scheme: keyof typeof colorSchemes) =>
  Object.entries(tones)
    .map(([tone, name]) => `--${tone}:${colorSchemes[scheme].palette.brand[name]}`)
    .join(';')
const style = `:root{${colorsOf('light')}}@media(prefers-color-scheme:dark){:root{${colorsOf('dark')}}}`

/**
 * Draws a post's cover, grown from its id; its category decides the kind of drawing.
 *
 * @returns an SVG file.
 */
export function drawCover({ id, category }: { id: string; category: PostCategory }): string {
  const drawing = motif({ seed: id, kind: kinds[category], width: 640, height: 320 })
  const paths = drawing.paths.map(({ d, strokeWidth, tone }) =>
    strokeWidth > 0
      ? `<path d="${d}" stroke="var(--${tone})" stroke-width="${strokeWidth}" stroke-linecap="round"/>`
      : `<path d="${d}" fill="var(--${tone})"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320" viewBox="${drawing.viewBox}"><style>${style}</style><g fill="none">${paths.join('')}</g></svg>`
}
