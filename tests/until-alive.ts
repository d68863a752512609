import type { Page } from '@playwright/test'

/** Waits until React has taken over the page. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Waits until whatever a press has put off to the page's next tasks is done: a second press, for one. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
}

/** Gives the table's page a sign of a visitor and waits until MUI's grid has taken the place of its plain rows. */
export async function untilGrid(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => {
    const grids = document.querySelectorAll('[role="grid"]')
    return grids.length === 1 && grids[0]?.matches('.MuiDataGrid-root *')
  })
}
