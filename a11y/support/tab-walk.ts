import type { Page } from 'playwright/test'
import { wcagContrast } from 'culori'

type Ring = { width: number; color: string; around: string[] }

/** One stop of the Tab key, as read in the page. */
type Seen = {
  /** Identifies the element, the same on every load of the page. */
  path: string
  /** Tag and text, for the message of a failure. */
  label: string
  box: { left: number; top: number; right: number; bottom: number }
  inHeader: boolean
  isFixed: boolean
  /** What may be its focus ring: its own outline, and those of the boxes around it. */
  rings: Ring[]
  /** What covers it, or how it is outside of the viewport; empty when it is visible. */
  covered: string
}

/** A stop with the width of its focus ring and its contrast with its surroundings; the best one of several. */
export type Stop = Seen & { ring: { width: number; contrast: number } }

/**
 * Presses Tab (or Shift+Tab) from the start of the page until the focus has left it.
 *
 * @throws if it never does: a focus trap.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', limit = 400): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(inspectFocus)
    if (stop === null || stop.path === stops[0]?.path) return stops
    stops.push({ ...stop, ring: bestOf(stop.rings) })
  }
  throw new Error(`The focus did not leave the page after ${limit} presses`)
}

function bestOf(rings: readonly Ring[]): Stop['ring'] {
  return rings
    .map(({ width, color, around }) => {
      const contrast = Math.min(...around.map((back) => wcagContrast(color, back)))
      return { width, contrast: width > 0 ? contrast : 0 }
    })
    .reduce((best, next) => (next.width >= 2 && next.contrast > best.contrast ? next : best))
}

/** Runs in the page. @returns null if nothing in the page has the focus. */
function inspectFocus(): Seen | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null

  const steps: string[] = []
  for (
    let node: Element | null = element;
    node && node !== document.body;
    node = node.parentElement
  ) {
    const index = node.parentElement ? [...node.parentElement.children].indexOf(node) : 0
    steps.unshift(`${node.localName}:${index}`)
  }

  /** All background colors of an element: that of the nearest filled box, or those of its gradient. */
  const behind = (from: Element | null): string[] => {
    for (let node = from; node; node = node.parentElement) {
      const { backgroundImage, backgroundColor } = getComputedStyle(node)
      const gradient = backgroundImage.match(/rgba?\([^)]*\)/g)
      if (gradient) return gradient
      if (backgroundColor.startsWith('rgb(')) return [backgroundColor]
    }
    return ['white']
  }
  const ringOf = (node: HTMLElement): Ring => {
    const {
      outlineColor: color,
      outlineOffset,
      outlineStyle,
      outlineWidth,
    } = getComputedStyle(node)
    const around = behind(Number.parseFloat(outlineOffset) < 0 ? node : node.parentElement)
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    return { width, color, around }
  }
  const wearers = [element, element.parentElement, element.parentElement?.parentElement]
  const rings = wearers.filter((node) => node instanceof HTMLElement).map(ringOf)

  let isFixed = false
  for (let node: Element | null = element; node; node = node.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(node).position)) isFixed = true
  const rect = element.getBoundingClientRect()
  const header = document.querySelector('header')
  const inHeader = header?.contains(element) ?? false
  const bar = header?.getBoundingClientRect()
  const isBarSticky = header ? getComputedStyle(header).position === 'sticky' : false
  // Fixed elements such as the skip link are above the header, which the hit test below checks
  const top = bar && isBarSticky && !inHeader && !isFixed ? bar.bottom : 0
  const room = innerHeight - top
  // Browsers scroll by whole pixels
  const scrollStep = 1.5
  let covered = ''
  if (rect.top < top - 1 && rect.height <= room) covered = `its top is at ${rect.top}, below ${top}`
  else if (rect.bottom > innerHeight + scrollStep && rect.height <= room)
    covered = `its end is at ${rect.bottom} of ${innerHeight}`
  else if (rect.bottom <= top || rect.top >= innerHeight) covered = 'out of sight'
  else if (rect.width < 2 || rect.height < 2) covered = 'nothing to see'
  else {
    const x = Math.min(Math.max(rect.left + rect.width / 2, 1), innerWidth - 1)
    const y = (Math.max(rect.top, top) + Math.min(rect.bottom, innerHeight)) / 2
    const hit = document.elementFromPoint(x, y)
    const line = [...element.getClientRects()]
    // The center of a link of two lines may be beside its text
    const isOwn =
      !hit ||
      line.length > 1 ||
      element.contains(hit) ||
      hit.contains(element) ||
      hit.closest('label')?.contains(element) ||
      hit.closest('a, button') === element ||
      hit.closest('[role=presentation], .MuiInputBase-root')?.contains(element)
    if (!isOwn) covered = `under ${hit.outerHTML.slice(0, 80)}`
  }
  return {
    path: steps.join('>'),
    label: `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`,
    box: {
      left: rect.left + scrollX,
      right: rect.right + scrollX,
      top: rect.top + scrollY,
      bottom: rect.bottom + scrollY,
    },
    inHeader,
    isFixed,
    rings,
    covered,
  }
}
