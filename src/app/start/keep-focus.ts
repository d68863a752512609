/**
 * Keeps the focus in a failed hydration, where React renders a part of the page again: extensions and CDNs that change
 * the HTML cause it. Call it before hydration.
 * @returns React's `onRecoverableError`: reports the error, and focuses the new element.
 */
export function keepFocus(root: HTMLElement): (error: unknown) => void {
  let last: Element | null = document.activeElement
  root.addEventListener('focusin', ({ target }) => {
    last = target as Element
  })
  return (error) => {
    reportError(error)
    const lost = last
    if (!lost || lost.isConnected) return
    // In a later task, because fields get their text back in a render after this
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const same = Array.from(root.querySelectorAll(lost.localName)).find(
        (element) => identify(element) === identify(lost),
      )
      if (same instanceof HTMLElement) same.focus({ preventScroll: true })
      if (isTextField(same) && isTextField(lost))
        same.setSelectionRange(lost.selectionStart, lost.selectionEnd)
    })
  }
}

/** What is the same in an element and its new copy; ids may differ. */
const identify = (element: Element): string =>
  ['name', 'href', 'aria-label'].map((name) => element.getAttribute(name)).join() +
  (element.children.length > 0 || !('value' in element) ? element.textContent : '')

/** Whether an element has a selection of text; fields for email addresses have none. */
const isTextField = (
  element: Element | undefined,
): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.selectionStart !== null
