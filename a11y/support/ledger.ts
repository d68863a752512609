import type { Page } from 'playwright/test'

/**
 * Records what live regions announce to assistive technology: only what is exposed at that moment, each
 * change once. A change behind an open dialog, or in a region that is off, is recorded as `unheard`. A status
 * that is inserted together with its text is not announced, as in assistive technology; an alert is announced
 * when it appears.
 *
 * Call it before the page is opened.
 *
 * @returns a function that returns the announcements so far, as `role: text`.
 */
export async function keepLedger(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(listen)
  return () => page.evaluate(() => (window as unknown as { ledger: string[] }).ledger)
}

function listen() {
  const ledger: string[] = []
  Object.assign(window, { ledger })
  const selector =
    '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'
  const known = new WeakMap<Element, string>()

  const textOf = (region: Element) => {
    const copy = region.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  }
  const isExposed = (region: Element) =>
    !region.closest('[aria-hidden=true], [inert]') &&
    region.getAttribute('aria-live') !== 'off' &&
    region.checkVisibility()
  const roleOf = (region: Element) =>
    region.getAttribute('role') ?? region.getAttribute('aria-live') ?? ''

  const register = (region: Element) => {
    const text = textOf(region)
    known.set(region, text)
    if (!text || document.readyState === 'loading') return
    const role = roleOf(region)
    if (role === 'alert') ledger.push(isExposed(region) ? `alert: ${text}` : `unheard: ${text}`)
  }
  const announce = (region: Element) => {
    const text = textOf(region)
    if (text === known.get(region)) return
    known.set(region, text)
    if (!text) return
    ledger.push(isExposed(region) ? `${roleOf(region)}: ${text}` : `unheard: ${text}`)
  }

  const observer = new MutationObserver((changes) => {
    const touched = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const region of [node, ...node.querySelectorAll('*')])
          if (region.matches(selector) && !known.has(region)) register(region)
      }
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(selector)
      if (region) touched.add(region)
    }
    for (const region of touched) {
      if (known.has(region)) announce(region)
      else register(region)
    }
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}
