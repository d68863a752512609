import { Resvg } from '@resvg/resvg-js'
import { load } from 'cheerio'
import { formatHex, wcagLuminance } from 'culori'
import svgpath from 'svgpath'

import type { LogoShape } from '../../src/lib/logo-path'
import { shortPath } from './lettering'

/** Pages have the logo twice, at 36 px: a tenth of this grid is a twentieth of a pixel. */
const size = 80

type Shape = LogoShape & { readonly isWhite: boolean }

/**
 * The filled shapes of a logo, centered in a square of 80 units. White on a color becomes a hole.
 *
 * @param accent shapes of this color get the theme's accent; all others get the color of the text around them.
 * @throws a sentence if the file has no shape, or more than filled shapes.
 */
export function readLogo(markup: string, accent: string): LogoShape[] {
  const $ = load(simplify(markup), { xml: true })
  const hasMore = $('defs *, image, [stroke]:not([stroke=none]), [fill^=url]').length > 0
  if (hasMore || /<text\b/.test(markup))
    throw new Error('The logo may have filled shapes only: convert its text, lines and gradients.')
  const paths = $('path:not([fill=none], [fill-opacity="0"])')
  if (paths.length === 0) throw new Error('The logo has no filled shape: check its file.')

  const box = $('svg').attr('viewBox') ?? `0 0 ${size} ${size}`
  const [x = 0, y = 0, width = size, height = size] = box.split(/[\s,]+/).map(Number)
  const scale = size / Math.max(width, height)
  const left = (size - width * scale) / 2
  const top = (size - height * scale) / 2
  const shapes = paths.get().map((element): Shape => {
    const path = $(element)
    const outline = svgpath(path.attr('d') ?? '')
    for (const group of path.parents('g[transform]').get())
      outline.transform($(group).attr('transform') ?? '')
    outline.translate(-x, -y).scale(scale).translate(left, top)
    const fill = path.attr('fill')
    const isAccent = formatHex(fill) === formatHex(accent)
    return {
      tone: isAccent ? 'accent' : 'text',
      ...(path.attr('fill-rule') === 'evenodd' && { fillRule: 'evenodd' as const }),
      d: shortPath(outline),
      isWhite: !isAccent && wcagLuminance(fill ?? '#000') > 0.75,
    }
  })
  const cut = cutHoles(shapes)
  if (!looksAlike(shapes, cut))
    throw new Error(
      'The logo has white parts that overlap or cross the edge of a shape: cut them out of it, because all shapes get one color.',
    )
  return cut.map(({ tone, fillRule, d }) => ({ tone, ...(fillRule && { fillRule }), d }))
}

/** Turns rectangles, circles, styles and references into paths. */
function simplify(markup: string): string {
  try {
    return new Resvg(markup).toString()
  } catch {
    throw new Error('The logo must be an SVG file: check its name, or export it again.')
  }
}

/** Makes white shapes holes of those they lie on. What is white without any other color is no hole. */
function cutHoles(shapes: readonly Shape[]): readonly Shape[] {
  if (shapes.every(({ tone, isWhite }) => tone === 'accent' || isWhite)) return shapes
  const boxes = shapes.map(({ d }) => paint(`<path d="${d}"/>`).getBBox())
  const isWithin = (inner: number, outer: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = boxes[inner] ?? {}
    const { x: left = 0, y: top = 0, width: wide = 0, height: high = 0 } = boxes[outer] ?? {}
    return x > left - 1 && y > top - 1 && x + width < left + wide + 1 && y + height < top + high + 1
  }
  return shapes.flatMap((shape, index) => {
    if (shape.isWhite) return []
    const holes = shapes.filter((hole, i) => i > index && hole.isWhite && isWithin(i, index))
    if (holes.length === 0) return shape
    const d = [shape, ...holes].map(({ d }) => svgpath(d).abs().toString()).join('')
    return { ...shape, fillRule: 'evenodd' as const, d: shortPath(svgpath(d)) }
  })
}

const paint = (content: string) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="320" height="320">${content}</svg>`,
  )

/** Whether white shapes and holes look the same: at most a thousandth of the picture differs. */
function looksAlike(before: readonly Shape[], after: readonly Shape[]): boolean {
  const [one = [], other = []] = [before, after].map((shapes) => {
    const paths = shapes.map(
      ({ d, fillRule = 'nonzero', isWhite }) =>
        `<path fill="${isWhite && before !== after ? '#fff' : '#000'}" fill-rule="${fillRule}" d="${d}"/>`,
    )
    return [...paint(`<path fill="#fff" d="M0 0h80v80H0z"/>${paths.join('')}`).render().pixels]
  })
  return (
    one.filter((value, i) => Math.abs(value - (other[i] ?? 0)) > 128).length < one.length / 1000
  )
}
