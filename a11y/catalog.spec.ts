/** Assertions of the list in `README.md` that need neither a page state nor an audit engine, and fit no other file. */
import { expect, test } from 'playwright/test'
import { load } from 'cheerio'

import { blogPostPage } from '../src/generated/texts/blog-page'
import { careersPage } from '../src/generated/texts/careers'
import { contactFormTexts, leadFieldLabels } from '../src/generated/texts/lead-forms'
import { guides } from '../src/generated/guides'
import { healthPosts } from '../src/generated/health'
import { freePdfPage } from '../src/generated/texts/guides'
import { shell } from '../src/generated/texts/shell'
import { paths } from '../src/paths'
import { longestPost } from '../tests/site-content'
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
    await expect(links).toHaveCount(healthPosts.length)
    const names = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('aria-label') ?? link.textContent),
    )
    expect(new Set(names).size, names.join(' | ')).toBe(healthPosts.length)
    await links.first().click()
    const name = `${shell.shareOn('LinkedIn')} (${shell.opensInNewTab})`
    const link = page.getByRole('main').getByRole('link', { name })
    await expect(link).toHaveAttribute('href', /^https:\/\//)
  },
)

test('the numbered sections of legal pages count from one', { tag: '@E08' }, async ({ page }) => {
  for (const address of [paths.privacyPolicy, paths.terms, paths.refundPolicy]) {
    await open(page, address)
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    const numbers = (await headings.allTextContents()).flatMap(
      (text) => text.match(/^\d+(?=\. )/) ?? [],
    )
    expect(numbers, address).toEqual(numbers.map((_, index) => String(index + 1)))
  }
})

test(
  'typing a letter on the closed service list changes its value and nothing else',
  { tag: '@L09' },
  async ({ page }) => {
    await open(page, '/contactus')
    const form = page.getByRole('form', { name: contactFormTexts.title })
    const service = form.getByLabel(leadFieldLabels.service)
    const others = () =>
      page.evaluate(() => {
        const copy = document.body.cloneNode(true) as HTMLElement
        for (const list of copy.querySelectorAll('select')) list.remove()
        return copy.textContent
      })
    await service.focus()
    const before = await others()
    const letter = contactFormTexts.serviceOptions[1]?.charAt(0) ?? ''
    await page.keyboard.press(letter)
    await expect(service.getByRole('option', { selected: true })).toHaveText(RegExp(`^${letter}`))
    await expect(service).toBeFocused()
    expect(await others()).toBe(before)
  },
)

test(
  'at 320 px an article keeps its reading order, and job filters have visible labels',
  { tag: ['@A07', '@J02'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, longestPost)
    const tops: number[] = []
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('navigation', { name: blogPostPage.tableOfContents }),
      page.getByRole('article').locator('h2').first(),
    ])
      tops.push((await part.boundingBox())?.y ?? Number.NaN)
    expect(tops).toEqual(tops.toSorted((first, second) => first - second))

    await open(page, '/careers')
    for (const label of [careersPage.filters.category, careersPage.filters.search])
      await expect(page.locator('label').filter({ hasText: label })).toBeVisible()
  },
)

test(
  'the free guides page lists all guides, and both buttons open the dialog',
  { tag: ['@P01', '@P08'] },
  async ({ page }) => {
    await open(page, '/freepdf')
    const main = page.getByRole('main')
    const list = main.getByRole('list').filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(list.first().getByRole('article')).toHaveCount(guides.length)
    const openers = main.getByRole('button', { name: freePdfPage.openButton })
    await expect(openers).toHaveCount(2)
    // The first stop after the skip link
    for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key)
    await expect(openers.first()).toBeFocused()
    for (const opener of await openers.all()) {
      await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
      await opener.click()
      await expect(page.getByRole('dialog', { name: freePdfPage.dialog.title })).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: shell.close }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  },
)
