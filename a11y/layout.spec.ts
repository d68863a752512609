import { expect, test, type Page } from '@playwright/test'

import { sitePages } from '../tests/site-pages'

/** What has moved by itself since the page began, as browsers score it (web.dev/articles/cls). */
const layoutShift = (page: Page) =>
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

for (const { address } of sitePages()) {
  test(`${address} holds its layout from 320 px up`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShift(page), 'layout shift').toBeLessThanOrEqual(0.01)

    expect(await smallTargets(page), 'primary actions smaller than 44 px').toEqual([])

    for (const width of [320, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await wideElements(page), `wider than ${width} px`).toEqual([])
    }

    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await expect
      .poll(() =>
        page.evaluate(() =>
          Array.from(document.images)
            .filter((image) => !image.complete || image.naturalWidth === 0)
            .map((image) => image.src),
        ),
      )
      .toEqual([])
    const unsized = await page.evaluate(() =>
      Array.from(document.images)
        .filter((image) => !image.getAttribute('width') || !image.getAttribute('height'))
        .map((image) => image.src),
    )
    expect(unsized, 'pictures without width and height').toEqual([])
  })
}

/** Elements that make the page scroll sideways. */
const wideElements = (page: Page) =>
  page.evaluate(() => {
    const limit = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= limit) return []
    return Array.from(document.querySelectorAll('main *, header *, footer *'))
      .filter((element) => element.getBoundingClientRect().right > limit + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** Buttons, menu and icon controls on touch widths that a finger would miss (WCAG 2.5.5). */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('button, [class*="MuiButton-root"], header a'))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        const isShown = width > 1 && height > 1
        return isShown && (height < 43.5 || width < 43.5)
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
