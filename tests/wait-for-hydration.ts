import type { Page } from 'playwright/test'

import { shell } from '../src/generated/texts/shell'

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Opens a page, and waits until React has hydrated it. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}

/** Follows the link of the main menu to a page. */
export const follow = (page: Page, address: string) =>
  page.getByRole('navigation', { name: shell.mainMenu }).locator(`[href="${address}"]`).click()

/** Waits until the page has nothing left to do, however slow the machine is: before that, what must not happen still could. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
  )
}

/** Waits until everything has loaded, the page's height has not changed for half a second, and nothing is left to do. */
export async function untilStill(page: Page): Promise<void> {
  const untilHeightRests = () =>
    new Promise((done) => {
      let timer = 0
      new ResizeObserver(() => {
        clearTimeout(timer)
        timer = window.setTimeout(done, 500)
      }).observe(document.body)
    })
  await Promise.all([page.waitForLoadState('networkidle'), page.evaluate(untilHeightRests)])
  await untilSettled(page)
}
