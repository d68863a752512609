/**
 * @param hash a URL's hash, with its `#`.
 * @returns the element of the current page that it points to; null if there is none.
 * @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 */
export function findAnchor(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return id ? (document.getElementById(id) ?? document.getElementById(decode(id))) : null
}

/** An invalid encoding stays unchanged, as in browsers. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Focuses an element without scrolling. If it is not focusable, it becomes so for scripts. */
export function moveFocus(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
