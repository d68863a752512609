import type { Page } from 'playwright/test'
import { blend, wcagContrast } from 'culori'

import { readPng } from './png'

/** A text whose background an engine could not determine. */
export type UnsettledText = { selector: string; required: number }

type Box = { left: number; top: number; right: number; bottom: number }

type TextBoxes = UnsettledText & { color: string; boxes: Box[] }

/** Makes texts invisible, and keeps their boxes. */
const withoutTexts =
  '*, *::before, *::after, *::marker, ::placeholder { color: transparent !important; -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; transition: none !important; caret-color: transparent !important }'

/**
 * Measures contrast by pixels: in a screenshot with transparent text, each text's color is compared with
 * every color behind its lines. Texts of an open dialog are scrolled into view and captured with those beside them.
 *
 * @returns the texts whose worst pixel is below the required ratio, with the measured one.
 */
export async function measureTexts(
  page: Page,
  texts: readonly UnsettledText[],
): Promise<(UnsettledText & { measured: number })[]> {
  const inDialog = await page.evaluate(
    (all) =>
      all.map(({ selector }) => !!document.querySelector(selector)?.closest('[role=dialog]')),
    texts,
  )
  const onPage = texts.filter((_text, index) => !inDialog[index])
  const poor = onPage.length > 0 ? await measure(page, onPage, true) : []
  let rest = texts.filter((_text, index) => inDialog[index])
  while (rest[0]) {
    await page.locator(rest[0].selector).first().scrollIntoViewIfNeeded()
    const isShown = await page.evaluate(findShown, rest)
    poor.push(
      ...(await measure(
        page,
        rest.filter((_text, index) => index === 0 || isShown[index]),
        false,
      )),
    )
    rest = rest.filter((_text, index) => index > 0 && !isShown[index])
  }
  return poor
}

/** Runs in the page: whether the boxes that scroll show a text as a whole. */
const findShown = (texts: readonly UnsettledText[]): boolean[] =>
  texts.map(({ selector }) => {
    const element = document.querySelector(selector)
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
    for (let node = element?.parentElement; node; node = node.parentElement) {
      const frame = node.getBoundingClientRect()
      const isCut = top < frame.top || bottom > frame.bottom
      if (isCut && getComputedStyle(node).overflowY !== 'visible') return false
    }
    return top >= 0 && bottom <= innerHeight
  })

async function measure(page: Page, texts: readonly UnsettledText[], fullPage: boolean) {
  const found = await page.evaluate(locateTexts, { texts, fullPage })
  const boxes = found.flatMap((text) => text.boxes)
  if (boxes.length === 0) return texts.map((text) => ({ ...text, measured: 0 }))
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))))
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))))
  const width = Math.max(...boxes.map((box) => box.right)) - left
  const height = Math.max(...boxes.map((box) => box.bottom)) - top
  const sheet = await page.evaluateHandle((css) => {
    const added = new CSSStyleSheet()
    added.replaceSync(css)
    document.adoptedStyleSheets.push(added)
    return added
  }, withoutTexts)
  const clip = { x: left, y: top, width, height }
  const file = await page.screenshot({ fullPage, clip, scale: 'css', animations: 'disabled' })
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added)
  })
  const pixels = await readPng(file)
  return found.flatMap(({ selector, required, color, boxes: lines }) => {
    const behind = new Set<string>()
    for (const box of lines)
      for (let y = Math.max(0, Math.floor(box.top - top)); y < box.bottom - top; y++)
        for (let x = Math.max(0, Math.floor(box.left - left)); x < box.right - left; x++)
          if (x < pixels.width && y < pixels.height) behind.add(`rgb(${pixels.at(x, y).join(' ')})`)
    const ratios = Array.from(behind, (back) => wcagContrast(blend([back, color]), back))
    // Too many for arguments, and one that cannot be determined is 0
    const measured = ratios.reduce((worst, ratio) => Math.min(worst, ratio || 0), behind.size && 21)
    return measured < required - 0.005
      ? [{ selector, required, measured: Math.round(measured * 100) / 100 }]
      : []
  })
}

/** Runs in the page: the boxes of the lines of each text, and its color. */
function locateTexts({
  texts,
  fullPage,
}: {
  texts: readonly UnsettledText[]
  fullPage: boolean
}): TextBoxes[] {
  const [x, y] = fullPage ? [scrollX, scrollY] : [0, 0]
  // Lines of a scrolled text may be outside of its box, behind other content
  const clip = (element: Element, rect: DOMRect): Box[] => {
    let { top, bottom } = rect
    for (let node = fullPage ? null : element.parentElement; node; node = node.parentElement) {
      if (getComputedStyle(node).overflowY === 'visible') continue
      const frame = node.getBoundingClientRect()
      top = Math.max(top, frame.top)
      bottom = Math.min(bottom, frame.bottom)
    }
    const [left, right] = [rect.left + x, rect.right + x]
    return bottom > top ? [{ left, right, top: top + y, bottom: bottom + y }] : []
  }
  return texts.map((text) => {
    const element = document.querySelector(text.selector)
    if (!element) return { ...text, color: 'black', boxes: [] }
    const range = document.createRange()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const rects: DOMRect[] = []
    while (walker.nextNode()) {
      if (!walker.currentNode.textContent?.trim()) continue
      range.selectNodeContents(walker.currentNode)
      rects.push(...range.getClientRects())
    }
    if (element.matches('input, textarea')) rects.push(element.getBoundingClientRect())
    const boxes = rects.flatMap((rect) => clip(element, rect))
    return { ...text, color: getComputedStyle(element).color, boxes }
  })
}
