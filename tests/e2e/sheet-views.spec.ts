import { expect, test, type Page } from 'playwright/test'

import { sheetPage as texts } from '../../src/generated/texts/sheet-page'
import { paths } from '../../src/paths'

const grid = (page: Page) => page.getByRole('grid', { name: texts.grid.label })
const columnHeader = (page: Page, name: string) =>
  grid(page).getByRole('columnheader', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const searchBox = (page: Page) => page.getByRole('searchbox', { name: texts.search.label })

async function open(page: Page, search = '') {
  await page.goto(paths.sheet + search)
  await expect(grid(page)).toBeVisible()
}

test('rows are loaded again where the visitor is, and old ones are said to be old', async ({
  page,
}) => {
  const { age, search } = texts
  let body = 'Name,City\nAsha,Bhopal\nRohan,Indore\n'
  await page.route('**/sheet.csv', (route) => route.fulfill({ contentType: 'text/csv', body }))
  await open(page, '?q=bhopal&sort=Name&dir=desc')
  const time = (minutes: number) => new Date(2026, 10, 30, 10, minutes)
  await page.clock.setFixedTime(time(0))
  const shown = (minutes: number) =>
    page.evaluate(
      (at) => new Date(at).toLocaleTimeString(undefined, { timeStyle: 'short' }),
      time(minutes).getTime(),
    )
  body += 'Meera,Bhopal\n'
  await button(page, age.reload).press('Enter')
  await expect(status(page)).toHaveText(age.done(search.matching(2, 3)))
  await expect(page.getByText(age.loadedAt(await shown(0)), { exact: true })).toBeVisible()
  await expect(grid(page).getByRole('gridcell')).toHaveText(['Meera', 'Bhopal', 'Asha', 'Bhopal'])
  await expect(columnHeader(page, 'Name')).toHaveAttribute('aria-sort', 'descending')
  await expect(searchBox(page)).toHaveValue('bhopal')
  await expect(button(page, age.reload)).toBeFocused()

  await page.clock.setFixedTime(time(16))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(status(page)).toHaveText(age.isOld(await shown(0)))

  await page.unroute('**/sheet.csv')
  await page.route('**/sheet.csv', (route) => route.fulfill({ status: 500 }))
  await button(page, age.reload).press('Enter')
  await expect(status(page)).toHaveText(age.failed)
  await expect(grid(page).getByRole('gridcell')).toHaveText(['Meera', 'Bhopal', 'Asha', 'Bhopal'])
})
