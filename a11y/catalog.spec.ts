/** Assertions of the list in `README.md` that need neither a page state nor an audit engine, and fit no other file. */
import { expect, test } from 'playwright/test'
import { load } from 'cheerio'

import { everyAddress, open } from './support/site'

test(
  'every public page can be reached in two ways, such as menus, links and search',
  { tag: ['@S13', '@wcag-2.4.5'] },
  async ({ request }) => {
    const ways = new Map<string, Set<string>>(everyAddress.map((address) => [address, new Set()]))
    for (const address of everyAddress) {
      const $ = load(await (await request.get(address)).text())
      for (const part of ['header', 'main', 'footer']) {
        const way = part === 'main' && address === '/search' ? 'the list of all pages' : part
        for (const link of $(part).first().find('[href]')) {
          const target = $(link).attr('href')?.split(/[?#]/)[0] ?? ''
          if (target !== address) ways.get(target)?.add(way)
        }
      }
    }
    const index = await (await request.get('/data/search.json')).text()
    for (const [address, found] of ways) if (index.includes(`"${address}"`)) found.add('the search')
    // The search is one of the ways itself. Staff know the URL of the table, the alias is a second URL of a page, and nothing links to the 404 page.
    const excluded = /^\/(?:search|form-table|404|service\/landing-page-seo|careers\/\d+)$/
    const hidden = [...ways].filter(([address, { size }]) => size < 2 && !excluded.test(address))
    expect(hidden.map(([address, found]) => `${address}: ${[...found].join()}`)).toEqual([])
    for (const [address, { size }] of ways)
      if (address.startsWith('/careers/')) expect(size, address).toBeGreaterThan(0)
  },
)

test(
  'the health-care pages have unique link names and working share links',
  { tag: ['@E05', '@E06'] },
  async ({ page }) => {
    await open(page, '/digital-marketing-healthcare')
    const links = page.getByRole('main').locator('a[href^="/blog-details-health-care/"]')
    await expect(links).toHaveCount(3)
    const names = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('aria-label') ?? link.textContent),
    )
    expect(new Set(names).size, names.join(' | ')).toBe(3)
    for (const name of names) expect(name).not.toMatch(/^Read More$/)
    await open(page, '/blog-details-health-care/1')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Share on LinkedIn (opens in a new tab)' }),
    ).toHaveAttribute('href', /^https:\/\//)
  },
)

test(
  'privacy policy and terms have nine numbered sections, the refund policy six',
  { tag: '@E08' },
  async ({ page }) => {
    for (const [address, sections] of [
      ['/privacy-policy', 9],
      ['/terms-and-service', 9],
      ['/refund-policy', 6],
    ] as const) {
      await open(page, address)
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(headings.filter({ hasText: /^\d+\. / })).toHaveCount(sections)
    }
  },
)

test(
  'typing a letter on the closed service list changes its value and nothing else',
  { tag: '@L09' },
  async ({ page }) => {
    await open(page, '/contactus')
    const form = page.getByRole('form', { name: 'Experience Real Growth' })
    const service = form.getByRole('combobox', { name: /^Service/ })
    const others = () =>
      page.evaluate(() => {
        const copy = document.body.cloneNode(true) as HTMLElement
        for (const list of copy.querySelectorAll('select')) list.remove()
        return copy.textContent
      })
    await service.focus()
    const before = await others()
    await page.keyboard.press('W')
    await expect(service.getByRole('option', { selected: true })).toHaveText(/^W/)
    await expect(service).toBeFocused()
    expect(await others()).toBe(before)
  },
)

test(
  'at 320 px an article keeps its reading order, and job filters have visible labels',
  { tag: ['@A07', '@J02'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, '/blog/free-keyword-tools')
    const tops: number[] = []
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('navigation', { name: 'Table of Contents' }),
      page.getByRole('article').locator('h2').first(),
    ])
      tops.push((await part.boundingBox())?.y ?? Number.NaN)
    expect(tops).toEqual(tops.toSorted((first, second) => first - second))

    await open(page, '/careers')
    for (const label of ['Category', 'Search jobs'])
      await expect(page.locator('label').filter({ hasText: label })).toBeVisible()
  },
)

test(
  'the free guides page lists six guides, and both buttons open the dialog',
  { tag: ['@P01', '@P08'] },
  async ({ page }) => {
    await open(page, '/freepdf')
    const main = page.getByRole('main')
    const list = main.getByRole('list').filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(list.first().getByRole('article')).toHaveCount(6)
    const openers = main.getByRole('button', { name: 'Download Free PDF Form' })
    await expect(openers).toHaveCount(2)
    // The first stop after the skip link
    for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
    await expect(openers.first()).toBeFocused()
    for (const opener of await openers.all()) {
      await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
      await opener.click()
      await expect(page.getByRole('dialog', { name: 'Get the six guides' })).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  },
)
