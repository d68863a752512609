import type { Page } from '@playwright/test'

type Shift = LayoutShiftEntry & { startTime: number }
type LayoutShiftEntry = { value: number; hadRecentInput: boolean }

/** Records when fonts finish loading. Call it before the page is opened. */
export const watchFonts = (page: Page) =>
  page.addInitScript(() => {
    const fontLoads: number[] = []
    Object.assign(window, { fontLoads })
    document.fonts.addEventListener('loadingdone', () => fontLoads.push(performance.now()))
  })

/**
 * Layout shift without user input since navigation, as browsers score it (web.dev/articles/cls): `byLetters`
 * when fonts loaded after the first paint, `byItself` for all the rest.
 */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    const shifts: Shift[] = []
    const observer = new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as unknown as Shift[]))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    observer.disconnect()
    const { fontLoads } = window as unknown as { fontLoads: number[] }
    const score = { byLetters: 0, byItself: 0 }
    for (const { value, startTime, hadRecentInput } of shifts) {
      if (hadRecentInput) continue
      const isByLetters = fontLoads.some((time) => Math.abs(time - startTime) < 100)
      score[isByLetters ? 'byLetters' : 'byItself'] += value
    }
    return score
  })

/** Elements that make the page scroll horizontally. */
export const wideElements = (page: Page) =>
  page.evaluate(() => {
    const limit = document.documentElement.clientWidth
    const width = document.documentElement.scrollWidth
    if (width <= limit) return []
    const wide = Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > limit + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120))
    return wide.length > 0 ? wide : [`something is ${width} px wide`]
  })

/** Images that do not load, in the viewport or not. */
export const missingPictures = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  return page.evaluate(async () => {
    const missing: string[] = []
    await Promise.all(
      Array.from(document.images, (image) =>
        image.decode().catch(() => void missing.push(image.src)),
      ),
    )
    return missing
  })
}
