import { expect, test, type Page } from 'playwright/test'

import { keepLedger } from '../../a11y/support/ledger'
import { sheetPage as texts } from '../../src/generated/texts/sheet-page'
import { paths } from '../../src/paths'

const grid = (page: Page) => page.getByRole('grid', { name: texts.grid.label })
const columnHeader = (page: Page, name: string) =>
  grid(page).getByRole('columnheader', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const searchBox = (page: Page) => page.getByRole('searchbox', { name: texts.search.label })

async function open(page: Page, search = '') {
  await page.goto(paths.sheet + search)
  await expect(grid(page)).toBeVisible()
}

/** Opens a dialog from its button by keyboard, and closes it again, which returns the focus. */
async function useDialog(page: Page, name: string, use: (page: Page) => Promise<unknown>) {
  await button(page, name).press('Enter')
  await expect(dialogOf(page, name).getByRole('heading', { name, exact: true })).toBeFocused()
  await use(page)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page, name)).toBeHidden()
  await expect(button(page, name)).toBeFocused()
}

const hidePhone = (page: Page) => page.getByRole('checkbox', { name: 'Phone' }).press('Space')

test('what staff have set up is there at the next visit, and a colleague can save it', async ({
  page,
  browser,
}) => {
  const { views, columns } = texts
  const announced = await keepLedger(page)
  await open(page)
  await useDialog(page, columns.label, hidePhone)
  await columnHeader(page, 'Email').press('Shift+ArrowRight')
  const width = async () => (await columnHeader(page, 'Email').boundingBox())?.width
  const first = (await width()) ?? 0
  await searchBox(page).fill('seo')
  await useDialog(page, views.label, async () => {
    await page.getByLabel(views.name).fill('SEO & ads')
    await page.keyboard.press('Enter')
    await expect(dialogOf(page, views.label).getByRole('status').first()).toHaveText(
      views.saved('SEO & ads'),
    )
  })
  await expect(page).toHaveURL(/q=seo/)
  const link = page.url()

  // Another setup, of which the next visit has all but the search
  await useDialog(page, columns.label, () => button(page, columns.reset).press('Enter'))
  await columnHeader(page, 'Name').press('Enter')
  await expect(page).toHaveURL(/sort=Name/)
  await open(page)
  await expect(page).toHaveURL(/\?sort=Name&dir=asc$/)
  await expect(columnHeader(page, 'Phone')).toBeVisible()

  await button(page, views.label).press('Enter')
  await button(page, 'SEO & ads').press('Enter')
  await expect(button(page, views.label)).toBeFocused()
  await expect.poll(announced).toContain(`status: ${views.opened('SEO & ads')}`)
  await expect(searchBox(page)).toHaveValue('seo')
  await expect(columnHeader(page, 'Phone')).toHaveCount(0)
  await expect.poll(width).toBe(first)
  await page.goBack()
  await expect(columnHeader(page, 'Name')).toHaveAttribute('aria-sort', 'ascending')
  await page.goForward()
  await expect(columnHeader(page, 'Phone')).toHaveCount(0)
  await open(page)
  await expect(page, 'the named view is open again').toHaveURL(/\?q=seo&hide=Phone$/)

  await useDialog(page, views.label, async () => {
    await button(page, views.renameName('SEO & ads')).press('Enter')
    await expect(page.getByLabel(views.newName('SEO & ads'))).toBeFocused()
    await page.getByLabel(views.newName('SEO & ads')).fill('Ads')
    await page.keyboard.press('Enter')
    await button(page, views.deleteName('Ads')).press('Enter')
    await expect(page.getByRole('heading', { name: views.none })).toBeFocused()
  })

  const colleague = await browser.newPage()
  await colleague.goto(link)
  await expect(searchBox(colleague)).toHaveValue('seo')
  await expect(columnHeader(colleague, 'Phone')).toHaveCount(0)
  await colleague.close()
})

test('a column that is gone is left out of a view, with a word', async ({ page }) => {
  await open(page, '?sort=Old&hide=Phone&hide=Gone')
  await expect(columnHeader(page, 'Phone')).toHaveCount(0)
  await expect(status(page)).toHaveText(texts.views.missing('Old, Gone'))
  await expect(grid(page)).toHaveAccessibleDescription(/Old, Gone/)
})

test('300 columns are hidden and shown by keyboard, in a few stops of Tab', async ({ page }) => {
  const names = Array.from({ length: 300 }, (_, at) => `"What do you want, and why? (${at})"`)
  const body = `Name,${names.join()}\nAsha${',1'.repeat(300)}`
  await page.route('**/sheet.csv', (route) => route.fulfill({ contentType: 'text/csv', body }))
  await open(page)
  const { columns } = texts
  const focused = page.locator(':focus')
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await useDialog(page, columns.label, async () => {
    for (const stop of [page.getByLabel(columns.search), button(page, columns.hideAll)]) {
      while (!(await stop.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(dialogOf(page, columns.label).getByRole('status')).toHaveText(
      columns.visible(1, 301),
    )
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
    await expect(focused).toHaveAccessibleName('Name')
    await page.keyboard.press('Space')
    await expect(box('Name'), 'one column stays').toBeChecked()
    for (const key of ['Control+End', 'Home', 'ArrowUp', 'PageUp', 'Space'])
      await page.keyboard.press(key)
    await expect(focused).toHaveAccessibleName('What do you want, and why? (288)')
    await expect(focused).toBeChecked()
    await expect(focused).toBeInViewport()
    await page.getByLabel(columns.search).fill('(29')
    await expect(page.getByRole('checkbox')).toHaveCount(11)
    await button(page, columns.showAll).press('Enter')
  })
  await expect(status(page)).toHaveText(columns.visible(13, 301))
  expect(new URL(page.url()).searchParams.getAll('show')).toHaveLength(13)
})

test('rows are loaded again where the visitor is, and old ones are said to be old', async ({
  page,
}) => {
  const { age, search } = texts
  let body = 'Name,City\nAsha,Bhopal\nRohan,Indore\n'
  await page.route('**/sheet.csv', (route) => route.fulfill({ contentType: 'text/csv', body }))
  await open(page, '?q=bhopal&sort=Name&dir=desc&hide=City')
  const time = (minutes: number) => new Date(2026, 10, 30, 10, minutes)
  await page.clock.setFixedTime(time(0))
  const shown = (minutes: number) =>
    page.evaluate(
      (at) =>
        new Date(at).toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' }),
      time(minutes).getTime(),
    )
  body += 'Meera,Bhopal\n'
  await button(page, age.reload).press('Enter')
  await expect(status(page)).toHaveText(age.done(search.matching(2, 3)))
  await expect(page.getByText(age.loadedAt(await shown(0)), { exact: true })).toBeVisible()
  await expect(grid(page).getByRole('gridcell')).toHaveText(['Meera', 'Asha'])
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
  await expect(grid(page).getByRole('gridcell')).toHaveText(['Meera', 'Asha'])
})
