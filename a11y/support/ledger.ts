import type { Page } from '@playwright/test'

/**
 * Writes down what assistive technology would be told by live regions: only what is exposed at that
 * moment, only what changed, each change once. A change behind an open dialog is written down as
 * `unheard`. A status that comes into the page together with its text is silent, as it is for assistive
 * technology: a message given that way is missing from the ledger. Alerts are told when they appear.
 *
 * Call it before the page is opened.
 *
 * @returns a function that tells what has been said so far, as `role: text`.
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
    !region.closest('[aria-hidden=true], [inert]') && region.checkVisibility()
  const roleOf = (region: Element) =>
    region.getAttribute('role') ?? region.getAttribute('aria-live') ?? ''

  const meet = (region: Element) => {
    const text = textOf(region)
    known.set(region, text)
    if (!text || document.readyState === 'loading') return
    const role = roleOf(region)
    if (role === 'alert') ledger.push(isExposed(region) ? `alert: ${text}` : `unheard: ${text}`)
  }
  const hear = (region: Element) => {
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
          if (region.matches(selector) && !known.has(region)) meet(region)
      }
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(selector)
      if (region) touched.add(region)
    }
    for (const region of touched) {
      if (known.has(region)) hear(region)
      else meet(region)
    }
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}
