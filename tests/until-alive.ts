import type { Locator, Page } from '@playwright/test'

/** Waits until React has taken over the page. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Waits until whatever a press has put off to the page's next tasks is done: a second press, for one. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
}

/** Has React taken over this element of the prerendered page? It marks those that it knows. */
export const isTakenOver = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))
