import { readFileSync } from 'node:fs'

import { load } from 'cheerio'
import Papa from 'papaparse'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test, type Page } from 'playwright/test'

import { shell } from '../../src/generated/texts/shell'
import { sheetPage as texts } from '../../src/generated/texts/sheet-page'
import { parseCsv } from '../../src/features/sheet/csv'
import { describeCopy } from '../../src/features/sheet/announcements'
import { paths } from '../../src/paths'
import { holdRequests } from '../hold-requests'
import { untilStill } from '../wait-for-hydration'

/** What the mock server sends, read by the page's own parser. */
const { header, rows } = parseCsv(readFileSync('scripts/mocks/sheet-sample.csv', 'utf8'))

const grid = (page: Page) => page.getByRole('grid', { name: texts.grid.label })
const columnHeader = (page: Page, name: string) =>
  grid(page).getByRole('columnheader', { name, exact: true })
const dataRows = (page: Page) => grid(page).locator('[role="row"]:has([role="gridcell"])')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const searchBox = (page: Page) => page.getByRole('searchbox', { name: texts.search.label })
const rowDialog = (page: Page, row: number, total: number) =>
  page.getByRole('dialog', { name: texts.row.title(row, total), exact: true })
const pageStatus = (page: Page) =>
  page.getByRole('group', { name: texts.pagination.label }).getByRole('status')

/** Opens the page with another file in place of the sample. */
async function openFile(page: Page, body: string) {
  await page.route('**/sheet.csv', (route) => route.fulfill({ contentType: 'text/csv', body }))
  await open(page)
}

async function open(page: Page, search = '') {
  await page.goto(paths.sheet + search)
  await expect(grid(page)).toBeVisible()
}

/**
 * Scrolls a column into view and waits until the grid has rendered it, as a person does. Playwright itself
 * scrolls and clicks in one frame, in which the headers move under the pointer.
 */
async function scrollTo(page: Page, name: string) {
  await columnHeader(page, name).scrollIntoViewIfNeeded()
  const isFollowed = (element: Element) => {
    const placeOf = (selector: string) => element.querySelector(selector)?.scrollLeft
    const place = placeOf('.MuiDataGrid-virtualScroller')
    return place !== undefined && place === placeOf('.MuiDataGrid-scrollbar--horizontal')
  }
  await expect.poll(() => grid(page).evaluate(isFollowed)).toBe(true)
  // While the grid scrolls, columns outside of its viewport are not rendered
  await expect(columnHeader(page, header[0] ?? '')).toBeAttached()
}

/** The texts of one column on the current page. */
const cellsOf = (page: Page, column: number) =>
  dataRows(page)
    .locator(`[role="gridcell"][aria-colindex="${column + 1}"]`)
    .allTextContents()

/** A cell of the first page, by row and column, both counted from 0. */
const cellAt = (page: Page, row: number, column: number) =>
  grid(page).locator(`[aria-rowindex="${row + 2}"] [aria-colindex="${column + 1}"]`)

/** Presses a key until the element has the focus, as a keyboard user does. */
async function pressUntilFocused(
  page: Page,
  key: string,
  wanted: ReturnType<Page['locator']>,
  most = 40,
) {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key)
    const isThere = await wanted.evaluate((element) => element === document.activeElement)
    if (isThere) return
  }
  throw new Error(`${key} did not reach the element`)
}

/** Moves the focus from cell to cell. The grid does so in an effect: a key before that would belong to the last cell. */
async function pressTo(page: Page, key: string, row: number, column: number) {
  await page.keyboard.press(key)
  await expect(cellAt(page, row, column), key).toBeFocused()
}

/** Day first, as the sample writes it: 06/07/2026 21:49:20. */
function toTime(timestamp: string): number {
  const [, day, month, year, time = '00:00:00'] =
    /^(\d\d)\/(\d\d)\/(\d{4})(?: ([\d:]+))?$/.exec(timestamp) ?? []
  return Date.parse(`${year}-${month}-${day}T${time}Z`)
}

async function exportRows(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  const csv = readFileSync(await download.path())
  return { name: download.suggestedFilename(), bytes: csv, sheet: parseCsv(csv.toString('utf8')) }
}

test('staff filter, sort and export rows by keyboard', { tag: '@smoke' }, async ({ page }) => {
  await open(page)
  await expect(page).toHaveTitle(texts.title)
  await expect(status(page)).toHaveText(texts.search.matching(57, 57))

  // Filter, then clear the filter
  await pressUntilFocused(page, 'Tab', searchBox(page))
  await page.keyboard.type('seo')
  const withSeo = rows.filter((row) => row.some((cell) => /seo/i.test(cell)))
  await expect(status(page)).toHaveText(texts.search.matching(withSeo.length, 57))
  await page.keyboard.press('Tab')
  await expect(button(page, shell.clearSearch)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('')
  await expect(status(page)).toHaveText(texts.search.matching(57, 57))

  // Sort
  const timestamp = columnHeader(page, 'Timestamp')
  await pressUntilFocused(page, 'Tab', timestamp)
  await page.keyboard.press('Enter')
  await expect(timestamp).toHaveAttribute('aria-sort', 'ascending')
  await expect(status(page)).toHaveText(texts.grid.sortedBy.ascending('Timestamp'))
  await page.keyboard.press('Enter')
  await expect(timestamp).toHaveAttribute('aria-sort', 'descending')
  await expect(status(page)).toHaveText(texts.grid.sortedBy.descending('Timestamp'))
  await expect(timestamp).toBeFocused()
  const newestFirst = rows.map((row) => row[0] ?? '').sort((a, b) => toTime(b) - toTime(a))
  await expect.poll(() => cellsOf(page, 0)).toEqual(newestFirst.slice(0, 10))

  // Go to the last page, where the button keeps the focus and does nothing
  const next = button(page, texts.pagination.nextName)
  await pressUntilFocused(page, 'Tab', next)
  for (let number = 2; number <= 6; number++) {
    await page.keyboard.press('Enter')
    await expect(pageStatus(page)).toHaveText(texts.pagination.page(number))
    await expect
      .poll(() => cellsOf(page, 0))
      .toEqual(newestFirst.slice(10 * (number - 1), 10 * number))
    await expect(next).toBeFocused()
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(next).toBeFocused()
  await expect(pageStatus(page)).toHaveText(texts.pagination.page(6))

  // Export: all pages, in the order shown
  await pressUntilFocused(page, 'Shift+Tab', button(page, texts.exportCsv.label))
  const { name, bytes, sheet } = await exportRows(page, () => page.keyboard.press('Enter'))
  await expect(status(page)).toHaveText(texts.exportCsv.done(texts.exportCsv.rows(57)))
  expect(name).toBe('data.csv')
  expect([...bytes.subarray(0, 3)], 'a byte order mark, for Excel').toEqual([0xef, 0xbb, 0xbf])
  expect(sheet.header).toEqual(header)
  expect(sheet.rows.map((row) => row[0])).toEqual(newestFirst)
})

test('the header row stays on top when the rows are sorted or scrolled', async ({ page }) => {
  await open(page)
  const email = columnHeader(page, 'Email')
  await email.click()
  await expect(email).toHaveAttribute('aria-sort', 'ascending')
  await expect(grid(page).getByRole('row').first().getByRole('columnheader')).toHaveText(header)
  await expect(grid(page).locator('[aria-sort]:not([aria-sort="none"])')).toHaveCount(1)

  await page.getByLabel(texts.pagination.rowsPerPage).selectOption('50')
  await expect(status(page)).toHaveText(texts.pagination.range(1, 50, 57))
  await dataRows(page).first().hover()
  await page.mouse.wheel(0, 900)
  await expect(dataRows(page).first()).not.toBeInViewport()
  await expect(email).toBeInViewport()
})

test('rows expose their position; the grid is one Tab stop, and a change of page does not move the focus into it', async ({
  page,
}) => {
  await open(page)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '58')
  await expect(grid(page)).toHaveAttribute('aria-colcount', '10')
  await expect(dataRows(page).first()).toHaveAttribute('aria-rowindex', '2')
  await expect(grid(page)).toHaveAccessibleDescription(texts.grid.sortHint)
  await dataRows(page).nth(2).getByRole('gridcell').nth(1).click()
  await expect(grid(page).locator('[aria-selected]')).toHaveCount(0)
  const next = button(page, texts.pagination.nextName)
  await pressUntilFocused(page, 'Tab', next)
  await page.keyboard.press('Enter')
  await expect(dataRows(page).first()).toHaveAttribute('aria-rowindex', '12')
  await expect(next).toBeFocused()

  // The Tab stop has kept its position, and there is only one
  await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1)
  const samePlace = dataRows(page).nth(2).getByRole('gridcell').nth(1)
  await pressUntilFocused(page, 'Shift+Tab', samePlace)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(texts.pagination.rowsPerPage)).toBeFocused()

  // When its cell is gone, the first header is the Tab stop
  await searchBox(page).fill(rows[0]?.[2] ?? '')
  await expect(dataRows(page)).toHaveCount(1)
  await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1)
  await pressUntilFocused(page, 'Tab', columnHeader(page, 'Timestamp'))
})

test('when its rows change, the grid neither takes the focus nor loses it', async ({ page }) => {
  await open(page)
  await pressUntilFocused(page, 'Tab', columnHeader(page, 'Timestamp'))
  await pressTo(page, 'ArrowDown', 0, 0)
  await pressTo(page, 'Control+End', 9, 9)

  // Its row is gone, and comes back
  await pressUntilFocused(page, 'Shift+Tab', searchBox(page))
  await page.keyboard.type(rows[0]?.[2] ?? '')
  await expect(dataRows(page)).toHaveCount(1)
  await searchBox(page).press('ControlOrMeta+A')
  await page.keyboard.press('Backspace')
  await expect(dataRows(page)).toHaveCount(10)
  await expect(searchBox(page)).toBeFocused()

  // Back to a view without the row of the focused cell
  await page.goto(`${paths.sheet}?q=${encodeURIComponent(rows[0]?.[2] ?? '')}`)
  await expect(dataRows(page)).toHaveCount(1)
  await page.getByLabel(texts.pagination.rowsPerPage).selectOption('20')
  await searchBox(page).press('ControlOrMeta+A')
  await page.keyboard.press('Backspace')
  await expect(dataRows(page)).not.toHaveCount(1) // not all twenty are in the document
  await pressUntilFocused(page, 'Tab', columnHeader(page, 'Timestamp'))
  await pressTo(page, 'ArrowDown', 0, 0)
  await pressTo(page, 'Control+End', 19, 9)
  await page.goBack()
  await expect(dataRows(page)).toHaveCount(1)
  await expect(cellAt(page, 0, 9)).toBeFocused()
  await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1)
})

test('a view can be shared by its URL, and Back undoes one step at a time', async ({ page }) => {
  await open(page, '?q=seo&sort=Name&dir=desc&size=20&page=99')
  const found = rows.filter((row) => row.some((cell) => /seo/i.test(cell))).length
  await expect(searchBox(page)).toHaveValue('seo')
  await expect(columnHeader(page, 'Name')).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByLabel(texts.pagination.rowsPerPage)).toHaveValue('20')
  await expect(pageStatus(page)).toHaveText(
    texts.pagination.page(Math.max(1, Math.ceil(found / 20))),
  )
  await expect(page).not.toHaveURL(/page=99/)

  await open(page)
  await searchBox(page).pressSequentially('web')
  await expect(page).toHaveURL(/\?q=web$/)
  // Announced now, or it would be announced in place of the order below
  await expect(status(page)).not.toHaveText(texts.search.matching(57, 57))
  await scrollTo(page, 'City')
  await columnHeader(page, 'City').click()
  await expect(page).toHaveURL(/\?q=web&sort=City&dir=asc$/)
  await page.getByLabel(texts.pagination.rowsPerPage).selectOption('20')
  await expect(page).toHaveURL(/size=20$/)

  await page.goBack()
  await expect(page.getByLabel(texts.pagination.rowsPerPage)).toHaveValue('10')
  await expect(columnHeader(page, 'City')).toHaveAttribute('aria-sort', 'ascending')
  await page.goBack()
  await expect(columnHeader(page, 'City')).toHaveAttribute('aria-sort', 'none')
  await expect(searchBox(page)).toHaveValue('web')
  await expect(status(page)).toHaveText(texts.grid.unsorted)
  // Typing added no history entries
  await page.goBack()
  await expect(page).toHaveURL(/size=20&page=|q=seo/)
})

test.describe('cells', () => {
  const wide = rows.findIndex((row) => row.some((cell) => cell.includes('\n')))
  const column = rows[wide]?.findIndex((cell) => cell.includes('\n')) ?? -1
  const text = rows[wide]?.[column] ?? ''
  const cell = (page: Page) =>
    dataRows(page)
      .nth(wide)
      .locator(`[role="gridcell"][aria-colindex="${column + 1}"]`)

  test('a cell opens its whole row, in full and with its line breaks', async ({ page }) => {
    expect(wide, 'on the first page of the sample').toBeLessThan(10)
    await open(page)
    await pressUntilFocused(page, 'Tab', columnHeader(page, 'Timestamp'))
    for (let row = 0; row <= wide; row++) await pressTo(page, 'ArrowDown', row, 0)
    for (let at = 1; at <= column; at++) await pressTo(page, 'ArrowRight', wide, at)
    await expect(cell(page)).toBeFocused()
    await page.keyboard.press('Enter')

    const dialog = rowDialog(page, wide + 1, rows.length)
    await expect(dialog.getByRole('term')).toHaveText(header)
    const shown = dialog.getByRole('definition').nth(column)
    await expect(shown).toBeInViewport()
    expect(await shown.innerText()).toBe(text)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(cell(page)).toBeFocused()

    await cell(page).dblclick()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: shell.close }).click()
    await expect(cell(page)).toBeFocused()
  })

  test('a cell of megabytes is an excerpt on the screen, and whole when it is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openFile(page, `Name,Note\nAsha,${'sweet '.repeat(500_000)}end\n`)
    expect((await cellAt(page, 0, 1).innerText()).length).toBeLessThan(2_000)
    await cellAt(page, 0, 1).click()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('definition').nth(1)).toHaveText(/^.{40000,60000}…$/)
    await page.keyboard.press('Escape')
    await expect(cellAt(page, 0, 1)).toBeFocused()
    await page.keyboard.press('Control+C')
    await expect(status(page)).toHaveText(new RegExp(`^${texts.grid.copied('Note', 'sweet ')}`))
    const copied = page.evaluate(async () => (await navigator.clipboard.readText()).length)
    expect(await copied).toBe(3_000_003)
  })

  test('a cell is copied by keyboard, which is announced; an empty one keeps the clipboard', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await openFile(page, 'Name,Phone\n"Asha\nRao",\nRohan,5\n')
    await cellAt(page, 0, 0).click()
    await page.keyboard.press('Control+C')
    await expect(status(page)).toHaveText(describeCopy('Name', 'Asha\nRao'))
    expect(await readClipboard()).toBe('Asha\nRao')
    // Said again: live-region.test.tsx
    await page.keyboard.press('Control+C')
    await expect.poll(() => status(page).textContent()).toMatch(/\u00A0$/)
    await cellAt(page, 0, 1).click()
    await page.keyboard.press('Control+C')
    await expect(status(page)).toHaveText(texts.grid.copiedNothing('Phone'))
    expect(await readClipboard()).toBe('Asha\nRao')
  })
})

test('a row is a person: to call, to write to, to copy, and the next one across pages', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const names = ['Name', 'Phone', 'Mail', 'Site', 'Note', 'Sum']
  const people = Array.from({ length: 12 }, (_, at) => [
    `P${at}`,
    `p:+9198765432${at + 10}`,
    `p${at}@example.com`,
    'https://example.com/a',
    '',
    '=1+1',
  ])
  await openFile(page, [names, ...people].join('\n'))
  await cellAt(page, 9, 1).click()
  await page.keyboard.press('Enter')
  const dialog = rowDialog(page, 10, 12)
  await expect(dialog.getByRole('term')).toHaveText(names)
  const hrefs = await dialog
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
    )
  const rel = 'noopener noreferrer'
  expect(hrefs).toEqual([
    ['tel:+919876543219', null],
    ['https://wa.me/919876543219', rel],
    ['mailto:p9@example.com', null],
    ['https://example.com/a', rel],
  ])

  const next = page.getByRole('dialog').getByRole('button', { name: texts.row.next })
  await pressUntilFocused(page, 'Tab', next)
  await page.keyboard.press('Enter')
  await expect(rowDialog(page, 11, 12).getByRole('status')).toContainText('p:+919876543220')
  await page.keyboard.press('Enter')
  const last = rowDialog(page, 12, 12)
  await expect(last).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()
  await last.getByRole('button', { name: texts.row.copy.label }).click()
  await expect(last.getByText(texts.row.copy.done)).toBeVisible()
  expect(await readClipboard(page)).toEqual([people[11]])
  await last.getByRole('button', { name: texts.row.previous }).click()
  await expect(rowDialog(page, 11, 12)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cellAt(page, 9, 1)).toBeFocused()
})

test('several cells are copied as a table, selected by mouse or by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openFile(page, 'A,B,C\na1,,c1\na2,"b\n""2""",c2\na3,b3,c3\n')
  const table = [
    ['a1', '', 'c1'],
    ['a2', 'b\n"2"', 'c2'],
  ]
  const said = [texts.exportCsv.rows(2), texts.columns.count(3)] as const

  await cellAt(page, 0, 0).hover()
  await page.mouse.down()
  await cellAt(page, 1, 1).hover()
  await cellAt(page, 1, 2).hover()
  await page.mouse.up()
  await expect(status(page)).toHaveText(texts.grid.selected(...said))
  await page.emulateMedia({ forcedColors: 'active' })
  const color = (row: number) =>
    cellAt(page, row, 0).evaluate((cell) => getComputedStyle(cell).backgroundColor)
  expect(await color(1)).not.toBe(await color(2))
  await page.keyboard.press('Control+C')
  await expect(status(page)).toHaveText(texts.grid.copiedCells(...said))
  expect(await readClipboard(page)).toEqual(table)

  // A click ends it, Shift and arrow keys begin another one, Shift and a click extends that
  await cellAt(page, 1, 2).click()
  await pressTo(page, 'Shift+ArrowUp', 0, 2)
  await pressTo(page, 'Shift+ArrowLeft', 0, 1)
  await page.keyboard.press('Control+C')
  await expect.poll(() => readClipboard(page)).toEqual(table.map((cells) => cells.slice(1)))
  await cellAt(page, 0, 0).click({ modifiers: ['Shift'] })
  await page.keyboard.press('Control+C')
  await expect.poll(() => readClipboard(page)).toEqual(table)
  await pressTo(page, 'ArrowDown', 1, 0)
  await page.keyboard.press('Control+C')
  await expect(status(page)).toHaveText(describeCopy('A', 'a2'))

  await pressTo(page, 'ArrowDown', 2, 0)
  await pressTo(page, 'Shift+ArrowRight', 2, 1)
  await page.keyboard.press('Control+C')
  await expect.poll(() => readClipboard(page, 'text/html')).toEqual([['a3', 'b3']])
})

/** The cells of the clipboard, which has them as text and, without line breaks in cells, as an HTML table. */
async function readClipboard(page: Page, type = 'text/plain') {
  const text = await page.evaluate(async (asked) => {
    const [item] = await navigator.clipboard.read()
    return item?.types.includes(asked) ? (await item.getType(asked)).text() : ''
  }, type)
  if (type === 'text/plain') return Papa.parse(text, { delimiter: '\t' }).data
  const $ = load(text)
  return Array.from($('tr'), (row) => Array.from($(row).find('td'), (cell) => $(cell).text()))
}

test('columns are hidden and resized by keyboard', async ({ page }) => {
  await open(page)
  const opener = button(page, texts.columns.label)
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: texts.columns.label })
  await expect(dialog).toBeVisible()
  await pressUntilFocused(page, 'Tab', dialog.getByRole('checkbox').first())
  await pressUntilFocused(page, 'ArrowDown', dialog.getByRole('checkbox', { name: 'Phone' }))
  await page.keyboard.press('Space')
  const wider = dialog.getByRole('button', { name: texts.columns.widerName('Email') })
  await pressUntilFocused(page, 'ArrowLeft', wider)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(/^\D*\d{2,}\D*$/)
  const announced = Number(/\d+/.exec(await dialog.getByRole('status').innerText()))
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(status(page)).toHaveText(texts.columns.visible(9, 10))
  const { sheet } = await exportRows(page, () => button(page, texts.exportCsv.label).click())
  await expect(status(page)).toHaveText(
    texts.exportCsv.doneWithout(texts.exportCsv.rows(57), texts.exportCsv.hiddenColumns(1)),
  )
  expect(sheet.header).toEqual(header.filter((name) => name !== 'Phone'))
  await expect(columnHeader(page, 'Phone')).toHaveCount(0)
  const email = columnHeader(page, 'Email')
  // The grid applies new widths a moment after they are announced
  const width = async () => (await email.boundingBox())?.width
  await expect.poll(width).toBe(announced)

  await email.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(status(page)).toHaveText(texts.columns.width('Email', announced - 32))
  await expect(email).toBeFocused()
  await expect.poll(width).toBe(announced - 32)
})

test('cells are reached by keyboard as in the ARIA grid pattern', async ({ page }) => {
  await open(page)
  await pressUntilFocused(page, 'Tab', columnHeader(page, 'Timestamp'))
  // prettier-ignore
  for (const [key, row, column] of [
    ['ArrowDown', 0, 0], ['ArrowRight', 0, 1], ['End', 0, 9], ['ArrowRight', 0, 9], ['Control+End', 9, 9],
    ['Home', 9, 0], ['Control+Home', 0, 0], ['PageDown', 9, 0], ['ArrowUp', 8, 0], ['ArrowRight', 8, 1],
    ['ArrowLeft', 8, 0],
  ] as const)
    await pressTo(page, key, row, column)
})

for (const [width, height] of [
  [1280, 800],
  [1366, 657],
  [320, 256],
] as const)
  test(`after each key the focused cell is in view, at ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '?size=20')
    await pressUntilFocused(page, 'Tab', columnHeader(page, 'Timestamp'))
    const expectInView = (key: string) =>
      expect.poll(() => page.evaluate(isFocusCovered), `after ${key}`).toBe(false)
    const keys = ['PageDown', 'PageUp', 'Control+End', 'Control+Home', 'End', 'Home']
    for (const key of [...Array<string>(12).fill('ArrowDown'), ...keys, 'ArrowUp']) {
      const before = await page.evaluateHandle(() => document.activeElement)
      await page.keyboard.press(key)
      await expect.poll(() => before.evaluate((old) => old === document.activeElement)).toBe(false)
      await expectInView(key)
    }
    await page.keyboard.press('ArrowDown')
    await page.evaluate(() => window.scrollTo(0, 0))
    await pressUntilFocused(page, 'Shift+Tab', searchBox(page))
    await pressUntilFocused(page, 'Tab', cellAt(page, 0, 0))
    await expectInView('Tab')
  })

/** Runs in the page: whether something covers the upper or the lower edge of what has the focus, or cuts it off. */
function isFocusCovered(): boolean {
  const focused = document.activeElement
  const { left, right, top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect()
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller')?.getBoundingClientRect()
  // A column may be wider than the screen
  const x = (Math.max(left, scroller?.left ?? 0) + Math.min(right, scroller?.right ?? 0)) / 2
  return [top + 2, bottom - 2].some((y) => {
    const [first] = document
      .elementsFromPoint(x, y)
      .filter((element) => !element.closest('.MuiDataGrid-scrollbar')) // transparent
    return !focused?.contains(first ?? null)
  })
}

test('the grid keeps its elements when it updates, so that nobody loses their place', async ({
  page,
}) => {
  await open(page)
  const marked = page.locator('[data-marked]')
  for (const target of [grid(page), columnHeader(page, 'Email'), cellAt(page, 0, 1)])
    await target.evaluate((element) => element.setAttribute('data-marked', ''))
  await cellAt(page, 0, 1).evaluate((element) => getSelection()?.selectAllChildren(element))

  await columnHeader(page, 'Email').click()
  await expect(status(page)).toHaveText(texts.grid.sortedBy.ascending('Email'))
  await button(page, texts.pagination.nextName).click()
  await expect(pageStatus(page)).toHaveText(texts.pagination.page(2))
  await page.getByLabel(texts.pagination.rowsPerPage).selectOption('20')
  await expect(status(page)).toHaveText(texts.pagination.range(21, 40, 57))
  await searchBox(page).fill('seo')
  await expect(status(page)).toHaveText(/57.*Email/)
  await expect(marked).toHaveCount(3)
  await searchBox(page).fill('nobody writes this')
  await expect(status(page)).toHaveText(new RegExp(texts.search.noMatch))
  await expect(dataRows(page)).toHaveCount(0)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '1')
  await expect(pageStatus(page)).toHaveText(texts.pagination.page(1))
  await expect(marked).toHaveCount(2)
})

test.describe('a header that is a whole question', () => {
  const question = (end: string) =>
    `"If you have worked with an agency before, what did it do well, and what do you want to be ${end}?"`
  const names = ['better', 'different'].map((end) => question(end).slice(1, -1))
  const file = `Timestamp,${names.map((name) => `"${name}"`).join(',')}\n2026/12/31 9:05 PM,a,b\n`

  test('is shown whole on hover and on focus, until Escape', async ({ page }) => {
    await openFile(page, file)
    const tip = page.getByRole('tooltip')
    for (const name of names) {
      await columnHeader(page, name).hover()
      await expect(tip.filter({ hasText: name })).toBeVisible()
    }
    await page.mouse.move(0, 0)
    await expect(tip).toHaveCount(0)

    await columnHeader(page, 'Timestamp').focus()
    for (const name of names) {
      await page.keyboard.press('ArrowRight')
      await expect(tip.filter({ hasText: name })).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
    await page.keyboard.press('Home')
    await expect(columnHeader(page, 'Timestamp')).toBeFocused()
    await expect(tip, 'a name that fits needs no tooltip').toHaveCount(0)
  })

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('is shown whole after a tap', async ({ page }) => {
      await openFile(page, file)
      await columnHeader(page, names[0] ?? '').tap()
      await expect(page.getByRole('tooltip')).toHaveText(names[0] ?? '')
    })
  })
})

test('the page counts the cells of a column of dates that are none', async ({ page }) => {
  await openFile(page, 'Submitted date,Cost\n"16 Apr, 2026", --\non request,5\n1/5/2026,6\n,\n')
  await columnHeader(page, 'Submitted date').click()
  const note = texts.grid.notDates(1, 'Submitted date')
  await expect(status(page)).toHaveText(
    `${texts.grid.sortedBy.ascending('Submitted date')}. ${note}`,
  )
  await expect(page.getByText(note)).toHaveCount(2)
})

test('all rows and columns shown are printed, whatever was scrolled', async ({ page }) => {
  const columns = Array.from({ length: 24 }, (_, column) => `n${column}e`)
  const lines = Array.from({ length: 55 }, (_, row) => columns.map((_, at) => `${at}c${row}r`))
  await openFile(page, [columns, ...lines].join('\n'))
  await page.getByRole('combobox', { name: texts.pagination.rowsPerPage }).selectOption('50')
  await cellAt(page, 0, 0).click()
  await pressTo(page, 'Control+End', 49, 23)
  // The open dialog is not printed over the rows
  await button(page, texts.columns.label).click()
  await page.getByRole('checkbox', { name: 'n3e', exact: true }).uncheck()

  const wanted = lines.slice(0, 50).flatMap((line) => line.filter((_, column) => column !== 3))
  for (const landscape of [false, true]) {
    const printed = await readPdf(await page.pdf({ format: 'A4', landscape }))
    const cells = printed.flatMap((text) => text.match(/\d+c\d+r/g) ?? [])
    expect(printed.join(' ')).not.toContain(texts.columns.wider)
    expect(cells.sort()).toEqual(wanted.toSorted())
    for (const text of printed.filter((part) => /\d+c\d+r/.test(part)))
      expect(text.match(/n\d+e/g), 'the header on each sheet').toEqual(columns.toSpliced(3, 1))
  }
})

test('short texts such as phone numbers and dates stay in one line on paper', async ({ page }) => {
  await open(page, '?size=50')
  for (const landscape of [false, true]) {
    const lines = (await readPdf(await page.pdf({ format: 'A4', landscape }), '\n')).join('\n')
    for (const cell of rows.slice(0, 50).flatMap((row) => [row[3], row[9]]))
      expect(lines).toContain(cell)
  }
  const cells = ['internationalise '.repeat(40), 'another', ...Array<string>(25).fill('04/09/2026')]
  await openFile(page, [[...cells.keys()], cells].join('\n'))
  const [text] = await readPdf(await page.pdf({ format: 'A4', landscape: true }), '\n')
  expect(text?.match(/04.09.2026/g)).toHaveLength(25)
})

/** The text of each page of a PDF, without spaces and without what lies beyond the right edge. */
async function readPdf(file: Buffer, lineEnd = ''): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise
  const readText = async (number: number) => {
    const page = await pdf.getPage(number)
    const items = (await page.getTextContent()).items.filter((item) => 'str' in item)
    const isWithin = (item: (typeof items)[0]) =>
      item.transform[4] + item.width <= (page.view[2] ?? 0)
    const trim = ({ str }: { str: string }) => (lineEnd ? str : str.trim())
    return items
      .map((item) => (isWithin(item) ? trim(item) : '') + (item.hasEOL ? lineEnd : ''))
      .join('')
  }
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => readText(index + 1)))
}

test('a file in another format is shown below a sentence that says so', async ({ page }) => {
  await openFile(page, 'Leads of May\n\nName,City,Budget\nAsha,Bhopal,5\n')
  const alert = page.getByRole('main').getByRole('alert').first()
  await expect(alert).toHaveText(texts.fileWarnings.titles)
})

test.describe('while the table loads', () => {
  type Shift = { sources: { node: Node | null }[]; startTime: number; value: number }

  /** Runs in the page: records layout shifts of the content, and the position of the pagination in every frame. */
  const watch = () => {
    const shifts: Shift[] = []
    const places = new Set<number>()
    Object.assign(window, { shifts, places })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as Shift[])
        if (shift.sources.some(({ node }) => document.querySelector('main')?.contains(node)))
          shifts.push(shift)
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const pager = document.querySelector('main [role="group"]')
      if (pager) places.add(Math.round(pager.getBoundingClientRect().y + scrollY))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`a placeholder of the same size prevents layout shifts, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(watch)
      const release = await holdRequests(page, gridCode)
      await page.goto(paths.sheet)
      await expect(status(page)).toHaveText(texts.loading)
      // Fonts that come after the first paint shift lines on any page
      const since = await page.evaluate(async () => {
        await document.fonts.ready
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        return performance.now()
      })
      const box = await page.getByText(texts.loading).last().locator('..').boundingBox()

      release()
      await expect(dataRows(page)).toHaveCount(10)
      await untilStill(page)
      const table = await page.locator('.MuiDataGrid-root').boundingBox()
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((table?.[side] ?? 0) - (box?.[side] ?? 0)), side).toBeLessThan(18)
      const seen = await page.evaluate((since) => {
        const { shifts, places } = window as unknown as { shifts: Shift[]; places: Set<number> }
        const late = shifts.filter(({ startTime }) => startTime > since).map(({ value }) => value)
        return { shifts: late, places: [...places] }
      }, since)
      expect(seen.places).toHaveLength(1)
      expect(seen.shifts).toEqual([])
    })
  }

  test('the rows and the code of the grid are requested in parallel', async ({ page }) => {
    const release = [await holdRequests(page, gridCode), await holdRequests(page, '**/sheet.csv')]
    const requested = [page.waitForRequest(gridCode), page.waitForRequest('**/sheet.csv')]
    await page.goto(paths.sheet)
    await Promise.all(requested)
    await expect(status(page)).toHaveText(texts.loading)
    for (const go of release) go()
    await expect(dataRows(page)).toHaveCount(10)
  })

  test('an error appears when the code of the grid does not load, and Retry loads the table', async ({
    page,
  }) => {
    await page.route(gridCode, (route) => route.abort())
    await page.goto(paths.sheet)
    await expect(page.getByRole('alert')).toHaveText(texts.error.text)
    await page.unroute(gridCode)
    await button(page, texts.error.retry).click()
    await expect(dataRows(page)).toHaveCount(10)
    await expect(page.getByRole('alert')).toBeEmpty()
  })
})

test('when the worker has broken down, the page says so, keeps its rows, and loads them again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Real = Worker
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        window.addEventListener('break', () => this.dispatchEvent(new Event('error')))
      }
    }
  })
  await open(page)
  await page.evaluate(() => window.dispatchEvent(new Event('break')))
  await searchBox(page).fill('asha')
  await expect(page.getByRole('alert')).toHaveText(texts.error.stopped)
  await expect(dataRows(page)).toHaveCount(10)
  await button(page, texts.error.retry).click()
  await expect(dataRows(page)).toHaveCount(1)
  await expect(page.getByRole('alert')).toBeEmpty()
})

const gridCode = '**/assets/SheetGrid-*.js'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the table scrolls in its own container, and a tap opens the row', async ({ page }) => {
    await open(page, '?q=Address:')
    expect(await sidewaysScroll(page)).toBe(0)
    const message = dataRows(page).first().locator('[role="gridcell"][aria-colindex="9"]')
    const text = (await message.textContent()) ?? ''
    expect(text).toContain('\n')
    await message.scrollIntoViewIfNeeded()
    await message.tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('definition').filter({ hasText: text })).toBeInViewport()
    await dialog.getByRole('button', { name: shell.close }).tap()
    await expect(dialog).toBeHidden()
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
  })
})

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('when the sheet does not load as it should', () => {
  // What each fault is taken for: sheet.test.ts
  test('a file that is too large shows the error and nothing else', async ({ page }) => {
    await page.goto(`${paths.sheet}?mock-sheet=too-large`)
    await expect(page.getByRole('alert')).toHaveText(texts.error.text)
    await expect(page.getByText(texts.error.tooLarge)).toBeVisible()
    await expect(button(page, texts.error.retry)).toBeVisible()
    await expect(grid(page)).toHaveCount(0)
    await expect(page.getByText(texts.loading)).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  })

  test('a sheet of only a header shows an empty table', async ({ page }) => {
    await open(page, '?mock-sheet=header-only')
    await expect(status(page)).toHaveText(texts.search.matching(0, 0))
    await expect(grid(page)).toContainText(texts.grid.noRows)
    await expect(grid(page).getByRole('columnheader')).toHaveText([...header])
    await expect(button(page, texts.pagination.nextName)).toHaveAttribute('aria-disabled', 'true')
  })

  test('a slow sheet shows its progress, then the table', async ({ page }) => {
    await page.goto(`${paths.sheet}?mock-sheet=slow`)
    await expect(status(page)).toHaveText(texts.loading)
    const bar = page.getByRole('progressbar', { name: texts.progress.label })
    await expect(bar).toBeVisible()
    await expect
      .poll(async () => Number(await bar.getAttribute('aria-valuenow')))
      .toBeGreaterThan(9)
    await expect(grid(page)).toBeVisible()
    await expect(bar).toHaveCount(0)
    await expect(status(page)).toHaveText(texts.search.matching(57, 57))
  })

  test('a large sheet shows its first rows while the rest is loading; a search waits for all', async ({
    page,
  }) => {
    await page.goto(`${paths.sheet}?mock-sheet=slow-large`)
    await expect(dataRows(page)).toHaveCount(10)
    const soFar = Number(/\d+/.exec(await status(page).innerText()))
    await expect(status(page)).toHaveText(texts.search.soFar(soFar))
    await expect(page.getByText(texts.pagination.rangeSoFar(1, 10, soFar))).toBeVisible()
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '-1')
    await expect(button(page, texts.exportCsv.label)).toHaveAttribute('aria-disabled', 'true')
    const firstCells = await cellsOf(page, 2)

    await cellAt(page, 1, 1).click()
    await expect(status(page)).toHaveText(texts.search.matching(1500, 1500), { timeout: 20_000 })
    await expect(cellAt(page, 1, 1)).toBeFocused()
    expect(await cellsOf(page, 2)).toEqual(firstCells)
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '1501')

    await page.reload()
    await expect(dataRows(page)).toHaveCount(10)
    await searchBox(page).fill(firstCells[4] ?? '')
    await expect(status(page)).toHaveText(texts.search.matching(1, 1500), { timeout: 20_000 })
    await expect(cellAt(page, 0, 2)).toHaveText(firstCells[4] ?? '')
  })

  test('half a table is replaced by the error, which gets the focus', async ({ page }) => {
    await page.goto(`${paths.sheet}?mock-sheet=stall-large`)
    await cellAt(page, 1, 1).click()
    await expect(page.getByRole('alert')).toHaveText(texts.error.text, { timeout: 20_000 })
    await expect(grid(page)).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(button(page, texts.error.retry)).toBeFocused()
  })

  test('a sheet of 30 MB loads and can be searched', async ({ page }) => {
    await page.goto(`${paths.sheet}?mock-sheet=huge`)
    await expect(status(page)).toHaveText(texts.search.matching(120_000, 120_000), {
      timeout: 60_000,
    })
    await searchBox(page).fill('ref 4242')
    await expect(status(page)).toHaveText(/^[1-9]\d* .*120000/)
  })

  test('Retry keeps the focus in the page and loads the table once the server recovers', async ({
    page,
  }) => {
    let isDown = true
    await page.route('**/sheet.csv', (route) =>
      isDown ? route.fulfill({ status: 503, body: 'Service Unavailable' }) : route.continue(),
    )
    await page.goto(paths.sheet)
    const retry = button(page, texts.error.retry)
    await expect(page.getByText(texts.error.hint)).toBeVisible()
    await retry.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(texts.error.text)
    await expect(retry).toBeVisible()
    isDown = false
    await pressUntilFocused(page, 'Tab', retry, 3)
    await page.keyboard.press('Enter')
    await expect(grid(page)).toBeVisible()
    await expect(page.getByRole('alert')).toBeEmpty()
    await page.keyboard.press('Tab')
    await expect(button(page, texts.age.reload)).toBeFocused()
  })
})

test('markup in cells and headers is shown as text, in the grid and in the dialog', async ({
  page,
}) => {
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>'
  const quoted = `"${markup.replaceAll('"', '""')}"`
  await openFile(page, `Name,${quoted}\nAsha,${quoted}\n`)
  const cell = dataRows(page).getByRole('gridcell').nth(1)
  await expect(cell).toHaveText(markup)
  await expect(columnHeader(page, markup)).toBeVisible()
  await cell.dblclick()
  const value = rowDialog(page, 1, 1).getByRole('definition').filter({ hasText: markup })
  await expect(value).toHaveText(markup)
  await expect(page.locator('img[src="x"], [role="grid"] b, [role="dialog"] b')).toHaveCount(0)
  await expect(page).toHaveTitle(texts.title)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs JavaScript instead of loading forever', async ({ page }) => {
    await page.goto(paths.sheet)
    await expect(page.getByText(texts.needsScript)).toBeVisible()
    // The status, and the placeholder of the table
    await expect(page.getByText(texts.loading)).toHaveCount(2)
    await expect(page.getByText(texts.loading).first()).toBeHidden()
    await expect(page.getByText(texts.loading).last()).toBeHidden()
  })
})
