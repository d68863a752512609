import type { Page } from '@playwright/test'

/** What has moved by itself since the page began, as browsers score it (web.dev/articles/cls). */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let score = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]) {
            if (!entry.hadRecentInput) score += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(score), 100))
      }),
  )

/** Elements that make the page scroll sideways. */
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

/** Pictures that do not come, whether they are in sight or not. */
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
