/**
 * @param hash of an address, with its `#`.
 * @returns what it leads to on the page that is shown; null for none.
 * @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 */
export function findAnchor(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return id ? (document.getElementById(id) ?? document.getElementById(decode(id))) : null
}

/** What is no valid encoding stays as it is, as in browsers. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Moves the focus, also to what only scripts may focus, and leaves the scroll position alone. */
export function moveFocus(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
