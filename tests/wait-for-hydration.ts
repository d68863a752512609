import type { Page } from '@playwright/test'

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Waits until the tasks that a click has queued are done. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
}
