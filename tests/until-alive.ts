import type { Page } from '@playwright/test'

/** Waits until React has taken over the page. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Waits until whatever a press has put off to the page's next tasks is done: a second press, for one. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
}
