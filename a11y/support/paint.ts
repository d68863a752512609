import type { Page } from 'playwright/test'
import { wcagContrast } from 'culori'

/** Reads the colors of visible texts, icons and edges of fields, each with its contrast with what is behind it. */
export async function readPaint(page: Page) {
  const painted = await page.evaluate(() => {
    const isForced = matchMedia('(forced-colors: active)').matches
    /** The color of the nearest filled box, or those of its gradient. */
    const behind = (from: Element | null): string[] => {
      for (let node = from; node; node = node.parentElement) {
        const { backgroundImage, backgroundColor } = getComputedStyle(node)
        const gradient = isForced ? null : backgroundImage.match(/rgba?\([^)]*\)/g)
        if (gradient) return gradient
        // Some colors of a forced theme are not quite opaque
        const alpha = Number(/^rgba.* ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 1)
        if (alpha === 1 || (isForced && alpha > 0.5)) return [backgroundColor]
      }
      return ['white']
    }
    return Array.from(document.querySelectorAll('body *')).flatMap((element) => {
      const isIcon = element.matches('svg.MuiSvgIcon-root')
      const isEdge = element.matches('fieldset.MuiOutlinedInput-notchedOutline')
      const hasText = [...element.childNodes].some((it) => it instanceof Text && it.data.trim())
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const isShown = isVisible && element.getBoundingClientRect().width >= 2
      if (!isShown || !(isIcon || isEdge || hasText)) return []
      const { color, fill, borderTopColor } = getComputedStyle(element)
      // Breadcrumb separators are decoration
      const isDecoration = element.closest('[aria-hidden=true]') !== null
      return [
        {
          kind: isIcon ? 'icon' : isEdge ? 'edge' : 'text',
          isBody:
            !isDecoration &&
            element.matches('main :is(p, li, dd, td, label, :is(p, li, dd, td, label) *)'),
          element: element.outerHTML.slice(0, 90),
          front: isIcon ? fill : isEdge ? borderTopColor : color,
          backs: behind(isEdge ? element.parentElement : element),
        },
      ]
    })
  })
  return painted.map((paint) => ({
    ...paint,
    contrast: Math.min(...paint.backs.map((back) => wcagContrast(paint.front, back))),
  }))
}
