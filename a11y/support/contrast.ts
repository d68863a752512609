import type { Page } from 'playwright/test'

import { contrast, readPng, type Pixels, type Rgb } from './png'

/** A text whose background an engine could not determine. */
export type UnsettledText = { selector: string; required: number }

type TextBox = {
  selector: string
  required: number
  color: readonly [number, number, number, number]
  boxes: { left: number; top: number; right: number; bottom: number }[]
}

/**
 * Measures contrast by pixels: in a screenshot with transparent text, each text's color is compared with
 * every pixel behind its lines. Texts of an open dialog are scrolled into view and captured one by one.
 *
 * @returns the texts whose worst pixel is below the required ratio, with the measured one.
 */
export async function measureTexts(
  page: Page,
  texts: readonly UnsettledText[],
): Promise<{ selector: string; required: number; measured: number }[]> {
  if (texts.length === 0) return []
  const inDialog = await page.evaluate(
    (selectors) =>
      selectors.map(
        (selector) => document.querySelector(selector)?.closest('[role=dialog]') != null,
      ),
    texts.map(({ selector }) => selector),
  )
  const undo = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, *::before, *::after, *::marker, ::placeholder { color: transparent !important; -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; transition: none !important; caret-color: transparent !important }',
    )
    const hide = () => {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }
    const show = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
    return { hide, show }
  })
  const measure = async (some: readonly UnsettledText[], fullPage: boolean) => {
    const found = await page.evaluate(locateTexts, { texts: [...some], fullPage })
    await undo.evaluate(({ hide }) => hide())
    const file = await page.screenshot({ fullPage, scale: 'css', animations: 'disabled' })
    await undo.evaluate(({ show }) => show())
    return compare(found, await readPng(file))
  }
  const poor = []
  const onPage = texts.filter((_text, index) => !inDialog[index])
  if (onPage.length > 0) poor.push(...(await measure(onPage, true)))
  for (const text of texts.filter((_text, index) => inDialog[index])) {
    await page.locator(text.selector).first().scrollIntoViewIfNeeded()
    poor.push(...(await measure([text], false)))
  }
  return poor
}

function compare(found: readonly TextBox[], pixels: Pixels) {
  return found.flatMap(({ selector, required, color, boxes }) => {
    let measured = boxes.length === 0 ? 0 : 21
    for (const box of boxes) {
      for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(box.bottom, pixels.height); y++)
        for (
          let x = Math.max(0, Math.floor(box.left));
          x < Math.min(box.right, pixels.width);
          x++
        ) {
          const behind = pixels.at(x, y)
          measured = Math.min(measured, contrast(blend(color, behind), behind))
        }
    }
    return measured < required - 0.005
      ? [{ selector, required, measured: Math.round(measured * 100) / 100 }]
      : []
  })
}

function blend([red, green, blue, alpha]: TextBox['color'], behind: Rgb): Rgb {
  const mix = (front: number, back: number) => front * alpha + back * (1 - alpha)
  return [mix(red, behind[0]), mix(green, behind[1]), mix(blue, behind[2])]
}

/** Runs in the page: the boxes of the lines of each text, and its color. */
function locateTexts({
  texts,
  fullPage,
}: {
  texts: UnsettledText[]
  fullPage: boolean
}): TextBox[] {
  const [x, y] = fullPage ? [scrollX, scrollY] : [0, 0]
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const toColor = (css: string): [number, number, number, number] => {
    const parts = /^rgba?\(([^)]+)\)$/
      .exec(css)?.[1]
      ?.split(/[ ,/]+/)
      .map(Number)
    if (parts) return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, parts[3] ?? 1]
    if (!canvas) return [0, 0, 0, 1]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  // Lines of a scrolled text may be outside of its box, behind other content
  const clip = (element: Element, { left, top, right, bottom }: DOMRect) => {
    const box = { left, top, right, bottom }
    if (fullPage) return box
    for (let node = element.parentElement; node; node = node.parentElement) {
      if (getComputedStyle(node).overflowY === 'visible') continue
      const frame = node.getBoundingClientRect()
      box.top = Math.max(box.top, frame.top)
      box.bottom = Math.min(box.bottom, frame.bottom)
    }
    return box
  }
  return texts.map(({ selector, required }) => {
    const element = document.querySelector(selector)
    const boxes: TextBox['boxes'] = []
    if (!element) return { selector, required, color: [0, 0, 0, 1], boxes }
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      if (!walker.currentNode.textContent?.trim()) continue
      range.selectNodeContents(walker.currentNode)
      for (const rect of range.getClientRects()) {
        const box = clip(element, rect)
        if (box.bottom <= box.top) continue
        boxes.push({
          left: box.left + x,
          right: box.right + x,
          top: box.top + y,
          bottom: box.bottom + y,
        })
      }
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const rect = element.getBoundingClientRect()
      boxes.push({
        left: rect.left + x,
        right: rect.right + x,
        top: rect.top + y,
        bottom: rect.bottom + y,
      })
    }
    return { selector, required, color: toColor(getComputedStyle(element).color), boxes }
  })
}
