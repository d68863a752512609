/** Runs in the page: buttons and header links smaller than 44 px (WCAG 2.5.5). */
export function smallTargets(): string[] {
  return Array.from(document.querySelectorAll('button, [class*="MuiButton-root"], header a'))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isShown = width > 1 && height > 1
      return isShown && (height < 43.5 || width < 43.5)
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

/** Runs in the page: controls that something else lies on, wherever they are scrolled to. */
export function coveredControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  )
  return Array.from(controls)
    .filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false
      if (control.tabIndex < 0 || control.closest('[inert], [aria-hidden=true]')) return false
      control.scrollIntoView({ block: 'center' })
      const boxes = Array.from(control.getClientRects()).filter(({ width }) => width > 2)
      return (
        !boxes.some(({ left, top, width, height }) => {
          const front = document.elementFromPoint(left + width / 2, top + height / 2)
          return front && (control.contains(front) || front.contains(control))
        }) && boxes.length > 0
      )
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

/** Runs in the page: targets smaller than 24 px that are too close to another one (WCAG 2.5.8). */
export function crowdedTargets(): string[] {
  const targets = Array.from(
    document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ).filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    // The skip link has no size until it has the focus
    if (getComputedStyle(element).clipPath !== 'none') return false
    if (width < 2 || height < 2 || element.closest('[inert], [aria-hidden=true]')) return false
    // A link in a sentence is exempt (WCAG 2.5.8, Inline)
    const { display } = getComputedStyle(element)
    return !(
      element.localName === 'a' &&
      display === 'inline' &&
      element.closest('p, li, dd, td, address, div')
    )
  })
  const boxes = targets.map((element) => element.getBoundingClientRect())
  return targets
    .filter((_target, index) => {
      const box = boxes[index]
      if (!box || (box.width >= 23.5 && box.height >= 23.5)) return false
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      return boxes.some((other, position) => {
        if (position === index) return false
        const dx = Math.max(other.left - x, 0, x - other.right)
        const dy = Math.max(other.top - y, 0, y - other.bottom)
        return Math.hypot(dx, dy) < 12
      })
    })
    .map((element) => element.outerHTML.slice(0, 120))
}
