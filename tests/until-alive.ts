import type { Page } from '@playwright/test'

/** Waits until React has taken over the page. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
