import type { Page } from 'playwright/test'

/** What the simulated translator makes of a text. */
export const translated = (text: string) => text.toUpperCase()

/**
 * Translates the page as browsers do, from hydration on: each text node is replaced by two nested `font` elements,
 * and so is text that is added or changed later.
 *
 * @returns the texts that React wrote into replaced nodes. No visitor sees them: the page shows the text before.
 */
export async function simulateTranslation(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const unseen: string[] = []
    Object.assign(window, { unseen })
    const skipped = 'script, style, noscript, textarea, input, [translate=no], font font'
    // Observes nodes that are no longer in the document
    const late = new MutationObserver((changes) =>
      unseen.push(...changes.map(({ target }) => (target as Text).data)),
    )
    const replace = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = text.data.toUpperCase()
      text.replaceWith(outer)
      late.observe(text, { characterData: true })
    }
    const replaceAll = (root: Node) => {
      if (root instanceof Text) return replace(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(replace)
    }
    const start = () => {
      replaceAll(document.body)
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') replaceAll(target)
          else addedNodes.forEach(replaceAll)
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    }
    new MutationObserver((_, observer) => {
      if (!('hydrated' in document.documentElement.dataset)) return
      observer.disconnect()
      // Other sections hydrate after the first ones, so without a timeout: a busy machine would reach it before them
      requestIdleCallback(start)
    }).observe(document, { attributes: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { unseen: string[] }).unseen)
}
