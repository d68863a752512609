/** What the checks do inside a page. `visitor.ts` bundles this file and evaluates it in each document. */
import { queryAllByRole } from '@testing-library/dom'
import axe from 'axe-core'

/** A point in the viewport, in CSS pixels. */
export type Place = { readonly x: number; readonly y: number }

const find = (role: string, name: string | RegExp) => queryAllByRole(document.body, role, { name })

/**
 * The families that the page cannot load. The states in `document.fonts` do not tell: WebKitGTK 2.50 has none for a
 * broken file, and once had one for a good file.
 */
async function findMissingFonts(): Promise<string[]> {
  const styles = Array.from(document.styleSheets)
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => ['font-family', 'src'].map((name) => style.getPropertyValue(name)))
  const results = styles.map(async ([family = '', source = '']) => {
    if (!source.includes('url(')) return []
    const isLoaded = await new FontFace(family, source).load().then(Boolean, () => false)
    return isLoaded ? [] : [family]
  })
  return (await Promise.all(results)).flat()
}

const helpers = {
  /** The number of exposed elements with a role and an accessible name. */
  count: (role: string, name: string | RegExp) => find(role, name).length,

  /** Scrolls an element into view. @returns its center, or null as long as something covers it. */
  place(role: string, name: string | RegExp): Place | null {
    const [element] = find(role, name)
    if (!element) return null
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const hit = document.elementFromPoint(x, y)
    return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null
  },

  focus: (role: string, name: string | RegExp) => find(role, name)[0]?.focus(),

  /** Focuses the Tab stop before an element. @returns whether that has moved the focus. */
  focusBefore(role: string, name: string | RegExp): boolean {
    const all = 'a[href], button, input, select, textarea, [tabindex]'
    const stops = Array.from(document.querySelectorAll<HTMLElement>(all)).filter(
      (it) => it.tabIndex >= 0 && it.checkVisibility({ visibilityProperty: true }),
    )
    const [element] = find(role, name)
    const old = document.activeElement
    if (element) stops[stops.indexOf(element) - 1]?.focus()
    return document.activeElement !== old
  },

  /** Where the focus is, seen from an element: on it, before it or after it. */
  focusFrom(role: string, name: string | RegExp): 'on' | 'before' | 'after' {
    const active = document.activeElement ?? document.body
    const elements = find(role, name)
    if (elements.some((element) => element === active)) return 'on'
    const position = elements[0]?.compareDocumentPosition(active) ?? 0
    return position & Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'before'
  },

  /** The first words of the visible text behind an element. */
  textAfter(selector: string): string {
    const element = document.querySelector(selector)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    if (element) texts.currentNode = element
    for (let text; (text = texts.nextNode() as Text | null);)
      if (!element?.contains(text) && text.data.trim() && text.parentElement?.checkVisibility())
        return text.data.trim().slice(0, 20).trim()
    return ''
  },

  /** Whether an exposed live region contains a text. */
  hears: (text: string) =>
    Array.from(document.querySelectorAll('[role=status], [role=alert], [aria-live]')).some(
      (region) => region.textContent.includes(text) && !region.closest('[aria-hidden=true]'),
    ),

  /** What is wrong with the page: what axe reports, one line for each rule, and what is too wide. */
  async audit(): Promise<string[]> {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
      ...(await findMissingFonts()).map((family) => `font ${family} does not load`),
    ]
  },
}

export type Helpers = typeof helpers

Object.assign(globalThis, { a11yHelpers: helpers })
