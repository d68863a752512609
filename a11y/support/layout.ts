import { expect, type Page } from 'playwright/test'

import { fallbackFamilies } from '../../scripts/fonts/font-faces'
import { brokenTexts } from './broken-texts'
import { coveredControls } from './targets'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** What `watchLayout` records in the page. */
type Watched = { fontLoads: number[]; takeShifts: () => readonly Shift[] }

/** Records layout shifts, and when fonts finish loading. Call it before the page is opened. */
export const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const fontLoads: number[] = []
    document.fonts.addEventListener('loadingdone', () => fontLoads.push(performance.now()))
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    const takeShifts = () => [...shifts, ...observer.takeRecords()]
    Object.assign(window, { fontLoads, takeShifts })
  })

/**
 * Layout shift without user input since navigation, as browsers score it (web.dev/articles/cls): `byLetters`
 * when fonts loaded after the first paint, `byItself` for all the rest. `byLetters` is 0 on a machine that has
 * none of the fonts that the fallbacks are made of: they have no say there. It needs `watchLayout`.
 */
export const layoutShift = (page: Page) =>
  page.evaluate(async (families) => {
    // What has changed before is painted, and its shift known, two frames later
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
    const { fontLoads, takeShifts } = window as unknown as Watched
    const isFallback = ({ family }: FontFace) => families.includes(family.replace(/"/g, ''))
    const fallbacks = [...document.fonts].filter(isFallback)
    if (fallbacks.length === 0) throw new Error('The page has no fallback fonts')
    const hasFallback = await Promise.any(fallbacks.map((face) => face.load())).catch(() => null)
    const score = { byLetters: 0, byItself: 0 }
    for (const { value, startTime, hadRecentInput } of takeShifts()) {
      if (hadRecentInput) continue
      const isByLetters = fontLoads.some((time) => Math.abs(time - startTime) < 100)
      score[isByLetters ? 'byLetters' : 'byItself'] += value
    }
    if (!hasFallback) score.byLetters = 0
    return score
  }, fallbackFamilies)

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

/** Expects that the page is not wider than its window, and that all of its texts and controls can be seen. */
export async function expectNothingLost(page: Page, when: string): Promise<void> {
  expect.soft(await wideElements(page), `${when}: wider than the window`).toEqual([])
  expect.soft(await page.evaluate(brokenTexts), when).toEqual([])
  expect.soft(await page.evaluate(coveredControls), `${when}: covered`).toEqual([])
}

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
