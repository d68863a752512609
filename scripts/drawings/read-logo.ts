import { Resvg } from '@resvg/resvg-js'
import { load } from 'cheerio'
import { formatHex } from 'culori'
import svgpath from 'svgpath'

import type { LogoShape } from '../../src/lib/logo-path'

/** Pages have the logo twice, at 36 px: a tenth of this grid is a twentieth of a pixel. */
const size = 80

/**
 * The filled shapes of a logo, centered in a square of 80 units.
 *
 * @param accent shapes of this color get the theme's accent; all others get the color of the text around them.
 * @throws a sentence if the file has no shape, or more than filled shapes.
 */
export function readLogo(markup: string, accent: string): LogoShape[] {
  // Turns rectangles, circles, styles and references into paths
  const $ = load(new Resvg(markup).toString(), { xml: true })
  const hasMore = $('defs *, image, [stroke]:not([stroke=none]), [fill^=url]').length > 0
  if (hasMore || /<text\b/.test(markup))
    throw new Error('The logo may have filled shapes only: convert its text, lines and gradients.')
  const paths = $('path:not([fill=none])')
  if (paths.length === 0) throw new Error('The logo has no filled shape: check its file.')

  const [x = 0, y = 0, width = size, height = size] =
    $('svg')
      .attr('viewBox')
      ?.split(/[\s,]+/)
      .map(Number) ?? []
  const scale = size / Math.max(width, height)
  const left = (size - width * scale) / 2
  const top = (size - height * scale) / 2
  return paths.get().map((element) => {
    const path = $(element)
    const outline = svgpath(path.attr('d') ?? '')
    for (const group of path.parents('g[transform]').get())
      outline.transform($(group).attr('transform') ?? '')
    const isAccent = formatHex(path.attr('fill')) === formatHex(accent)
    return {
      tone: isAccent ? 'accent' : 'text',
      ...(path.attr('fill-rule') === 'evenodd' && { fillRule: 'evenodd' as const }),
      d: outline
        .translate(-x, -y)
        .scale(scale)
        .translate(left, top)
        .rel()
        .round(1)
        .toString()
        .replace(/(?<!\d)0\./g, '.'),
    }
  })
}
