import { expect, type Locator } from 'playwright/test'

/**
 * Compares the structure of a part of a page with an ARIA snapshot that holds for any content: running text is left out,
 * other words of the content become `…`, and of siblings with the same structure the first one stays. Links to other languages,
 * which not every site has, are left out, too. The reduced copy is compared on a page of its own, so that the part stays
 * as it is.
 */
export async function expectStructure(part: Locator, name: string): Promise<void> {
  const copy = await part.page().context().newPage()
  await copy.setContent(await part.evaluate(reduce))
  await copy.evaluate(() => {
    for (const label of document.querySelectorAll('label')) {
      if (!label.control || label.contains(label.control)) continue
      // Its words would stand there twice
      label.control.ariaLabel = label.textContent
      label.remove()
    }
  })
  // Nothing changes the copy any more, so there is nothing to wait for
  const options = { name: `${name}.aria.yml`, timeout: 5_000 }
  await expect.soft(copy.locator('body > *')).toMatchAriaSnapshot(options)
  await copy.close()
}

/** Runs in the page. @returns the HTML of the reduced copy. */
function reduce(part: Element): string {
  /** Whose words belong to the interface. All others are words of the content. */
  const words = 'button, label, legend, summary, [role=dialog] h2, [role=dialog] [role=status]'
  const labelled = '[aria-label]:not(a, [aria-roledescription][aria-label])'
  /** What has as many parts as its author likes. */
  const text =
    'p, blockquote, dl, [role=note], section:has(> table), article section h3:not(:has(button)), article nav ul ul'
  const states = ['role', 'aria-label', 'aria-expanded', 'aria-invalid', 'aria-checked', 'disabled']

  /** The columns of the sheet have names of their own. */
  const isData = (element: Element) => element.closest('[role=dialog] [role=grid]') !== null

  const isText = (node: Node) => node instanceof Text && node.data.trim() !== ''
  const isList = (element: Element) =>
    element.matches(':is(ul, ol):not(nav *)') &&
    Array.from(element.children).some((item) => Array.from(item.childNodes).some(isText))

  const isHidden = (element: Element) => {
    const { display, visibility } = getComputedStyle(element)
    return display === 'none' || visibility !== 'visible' || element.ariaHidden === 'true'
  }
  const isAuthors = (element: Element) =>
    element.matches('a[hreflang]') ||
    isList(element) ||
    (element.matches(text) && !element.closest('[role=alert], [role=dialog]'))
  const isGone = Array.from(
    part.querySelectorAll('*'),
    (element) => isHidden(element) || isAuthors(element),
  )
  const copy = part.cloneNode(true) as Element
  for (const [index, element] of Array.from(copy.querySelectorAll('*')).entries())
    if (isGone[index]) element.remove()

  const mask = (element: Element, name: string) => {
    if (element.getAttribute(name)) element.setAttribute(name, '…')
  }
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['alt', 'placeholder', 'title']) mask(element, name)
    if (!element.matches(labelled) || isData(element)) mask(element, 'aria-label')
    const isKept = element.closest(words) && !element.closest('h3') && !isData(element)
    if (Array.from(element.childNodes).some(isText) && !isKept) element.replaceChildren('…')
    // Playwright writes no words that repeat a name into a snapshot, but expects none either
    if (element.matches('button[aria-label]')) element.replaceChildren()
    if (element.matches('legend') && element.parentElement) {
      element.parentElement.ariaLabel = element.textContent
      element.remove()
    }
    // An address is of the content, too; without it, a link is only one by its role
    if (element.matches('a[href]')) {
      element.setAttribute('role', 'link')
      element.removeAttribute('href')
    }
  }

  const structureOf = (element: Element): string => {
    const own = states.map((name) => element.getAttribute(name) ?? '')
    const inner = Array.from(element.childNodes, (node) =>
      node instanceof Element ? structureOf(node) : node.textContent,
    )
    return `${element.localName} ${own.join()} (${inner.join('')})`
  }
  const keepFirst = (parent: Element) => {
    let last = ''
    for (const child of Array.from(parent.children)) {
      keepFirst(child)
      const structure = structureOf(child)
      if (structure === last) child.remove()
      last = structure
    }
  }
  keepFirst(copy)
  return copy.outerHTML
}
