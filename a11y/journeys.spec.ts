/**
 * Every journey by keyboard alone, from the load of the page, counted in key presses. `key-presses.json`
 * holds the budget of each; characters typed as content are not counted.
 */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'

import { record } from './report/facts'
import { open } from './support/site'

const file = 'a11y/key-presses.json'
const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>

/** A keyboard that counts its key presses. */
class Keyboard {
  presses = 0

  constructor(private readonly page: Page) {}

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) {
      this.presses += 1
      await this.page.keyboard.press(key)
    }
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', limit = 80): Promise<void> {
    const isFocused = () =>
      target.evaluate((element) => element === element.ownerDocument.activeElement)
    for (let time = 0; time < limit; time++) {
      await this.press(key)
      if ((await target.count()) > 0 && (await isFocused())) return
    }
    throw new Error(`${limit} key presses of ${key} did not reach the element`)
  }

  /** Types content, which is not counted. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Compares the number of key presses with the budget, or updates the budget. */
  finish(journey: string): void {
    const budget = budgets[journey]
    record({ kind: 'presses', journey, presses: this.presses, budget: budget ?? 0 })
    if (process.env.UPDATE_KEY_PRESSES === '1') {
      const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
      writeFileSync(file, `${JSON.stringify({ ...all, [journey]: this.presses }, null, 2)}\n`)
      return
    }
    expect(this.presses, `${journey}: key presses`).toBeLessThanOrEqual(budget ?? 0)
  }
}

const fields = ['Asha Rao', 'asha@example.com', '+91 755 555 0199', 'Rao Textiles', 'rao.example']

test(
  'a keyboard user sends a lead from the home page',
  { tag: ['@H07', '@L02', '@L03', '@L08'] },
  async ({ page }) => {
    await open(page, '/')
    const keyboard = new Keyboard(page)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    const opener = page.getByRole('button', { name: 'Schedule a Call' }).first()
    await keyboard.tabTo(opener)
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Schedule a Call' })
    await expect(dialog).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
      .toBe(true)
    await keyboard.tabTo(dialog.getByLabel('Name', { exact: true }))
    for (const value of fields) {
      await keyboard.type(value)
      await keyboard.press('Tab')
    }
    const service = dialog.getByRole('combobox', { name: 'Service' })
    await expect(service).toBeFocused()
    await keyboard.type('S')
    await expect(service).not.toHaveValue('')
    await keyboard.press('Tab')
    await keyboard.type('More orders')
    await keyboard.press('Tab')
    await keyboard.type('A friend')
    await keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    keyboard.finish('lead')
  },
)

test(
  'a keyboard user sends the contact form with only the required fields',
  { tag: '@K01' },
  async ({ page }) => {
    await open(page, '/contactus')
    const keyboard = new Keyboard(page)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await keyboard.tabTo(page.getByRole('form').getByLabel('Name', { exact: true }))
    for (const value of fields.slice(0, 3)) {
      await keyboard.type(value)
      await keyboard.press('Tab')
    }
    await keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Thank you for' })).toBeVisible()
    keyboard.finish('contact')
  },
)

test(
  'a keyboard user fills in the form and downloads the first guide',
  { tag: ['@P01', '@P05', '@P06'] },
  async ({ page }) => {
    await open(page, '/freepdf')
    const keyboard = new Keyboard(page)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Download Free PDF Form' }).first()).toBeFocused()
    await keyboard.press('Enter')
    const frame = page.frameLocator('iframe[title="Form for the free PDF guides"]')
    await expect(frame.getByLabel('Name')).toBeVisible()
    await keyboard.tabTo(frame.getByLabel('Name'))
    await keyboard.type('Asha Rao')
    await keyboard.press('Tab')
    await keyboard.type('asha@example.com')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused()
    await keyboard.press('Tab')
    const started = page.waitForEvent('download')
    await keyboard.press('Enter')
    expect((await started).suggestedFilename()).toMatch(/\.pdf$/)
    keyboard.finish('guide')
  },
)

test(
  'a keyboard user filters the jobs and reaches the link to apply',
  { tag: ['@J01', '@J05'] },
  async ({ page }) => {
    await open(page, '/careers')
    const keyboard = new Keyboard(page)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await keyboard.tabTo(page.getByRole('link', { name: 'See Current Openings' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Current Job Openings' })).toBeFocused()
    await keyboard.tabTo(page.getByRole('searchbox', { name: 'Search jobs' }))
    await keyboard.type('search')
    await expect(page).toHaveURL(/q=search/)
    // Fewer than the initial ten, so the list has been updated
    await expect(page.getByRole('status').filter({ hasText: /^\d jobs?, Page/ })).toHaveCount(1)
    await keyboard.tabTo(
      page.getByRole('link', { name: /^Apply Now for .*\(opens in a new tab\)$/ }).first(),
    )
    keyboard.finish('job')
  },
)

test(
  'a keyboard user opens the third post and follows its table of contents',
  { tag: ['@B04', '@A04'] },
  async ({ page }) => {
    await open(page, '/blog')
    const keyboard = new Keyboard(page)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    const title = page.getByRole('heading', { level: 3 })
    const cards = page.getByRole('main').getByRole('listitem').filter({ has: title })
    await keyboard.tabTo(cards.nth(2).getByRole('link'))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const contents = page.getByRole('navigation', { name: 'Table of Contents' })
    const first = contents.getByRole('link').first()
    await keyboard.tabTo(first)
    const words = (await first.textContent()) ?? ''
    await keyboard.press('Enter')
    await expect(page.getByRole('article').getByRole('heading', { name: words })).toBeFocused()
    keyboard.finish('third post')
  },
)

test('a keyboard user searches from any page and opens the first result', async ({ page }) => {
  await open(page, '/services')
  const keyboard = new Keyboard(page)
  await keyboard.tabTo(page.getByRole('banner').getByRole('link', { name: 'Search' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await keyboard.tabTo(page.getByRole('searchbox', { name: 'Search this site' }))
  await keyboard.type('refund')
  await expect(page.getByRole('status').filter({ hasText: 'for “refund”' })).toBeVisible()
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  keyboard.finish('search')
})

test(
  'a keyboard user filters, exports and sorts the table',
  { tag: ['@G05', '@G06', '@G10'] },
  async ({ page }) => {
    await open(page, '/form-table')
    const keyboard = new Keyboard(page)
    await expect(page.getByRole('grid', { name: 'Spreadsheet rows' })).toBeVisible()
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await keyboard.tabTo(page.getByLabel('Search rows'))
    await keyboard.type('seo')
    await expect(page.getByRole('status').filter({ hasText: /of 57 rows/ })).toHaveCount(1)
    const started = page.waitForEvent('download')
    await keyboard.tabTo(page.getByRole('button', { name: 'Export CSV' }))
    await keyboard.press('Enter')
    expect((await started).suggestedFilename()).toBe('data.csv')
    await keyboard.tabTo(page.getByRole('columnheader').first())
    await keyboard.press('Enter')
    await expect(page.locator('[role=columnheader][aria-sort=ascending]')).toHaveCount(1)
    await keyboard.press('Enter')
    await expect(page.locator('[role=columnheader][aria-sort=descending]')).toHaveCount(1)
    keyboard.finish('sort, filter, export')
  },
)
