/**
 * Assertions of the list in `README.md` that need neither a page state nor an audit engine, and fit no other file, and
 * of WCAG 2.2: 2.4.11 to 2.4.13 are in `keyboard.spec.ts`, 2.5.7, 2.5.8, 3.3.8 and 3.3.9 in `pages.spec.ts`.
 */
import { expect, test } from 'playwright/test'
import { load } from 'cheerio'

import { edition, otherEditions } from '../src/generated/edition'
import { careersPage } from '../src/generated/texts/careers'
import { teamMembers } from '../src/generated/team'
import { homePage } from '../src/generated/texts/home'
import { motionTexts } from '../src/generated/texts/shell'
import { paths } from '../src/paths'
import { everyAddress, open } from './support/site'

test('every public page can be reached in two ways', { tag: '@S13' }, async ({ request }) => {
  const ways = new Map<string, Set<string>>(everyAddress.map((address) => [address, new Set()]))
  for (const address of everyAddress) {
    const $ = load(await (await request.get(address)).text())
    for (const part of ['header', 'main', 'footer']) {
      const way = part === 'main' && address.endsWith('/search') ? 'the list of all pages' : part
      for (const link of $(part).first().find('[href]')) {
        const target = $(link).attr('href')?.split(/[?#]/)[0] ?? ''
        if (target !== address) ways.get(target)?.add(way)
      }
    }
  }
  for (const { prefix } of [edition, ...otherEditions]) {
    const index = await (await request.get(`/data${prefix}/search.json`)).text()
    for (const [address, found] of ways) if (index.includes(`"${address}"`)) found.add('the search')
  }
  // The search is one of the ways itself. Staff know the URL of the table, the alias is a second URL of a page, and nothing links to the 404 page.
  const excluded =
    /^(?:\/[\w-]+)?\/(?:search|form-table|404|service\/landing-page-seo|careers\/\d+)$/
  const hidden = [...ways].filter(([address, { size }]) => size < 2 && !excluded.test(address))
  expect(hidden.map(([address, found]) => `${address}: ${[...found].join()}`)).toEqual([])
  for (const [address, { size }] of ways)
    if (address.startsWith('/careers/')) expect(size, address).toBeGreaterThan(0)
})

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

test('at 320 px, the job filters have visible labels', { tag: '@J02' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/careers')
  for (const label of [careersPage.filters.category, careersPage.filters.search])
    await expect(page.locator('label').filter({ hasText: label })).toBeVisible()
})

test(
  'each page has a unique title, and the same menus and help as all others',
  { tag: ['@S02', '@S11', '@S12'] },
  async ({ request }) => {
    // By the language, whose menus lead to other addresses
    const seen = new Map<string, string[]>()
    const titles = new Map<string, string>()
    for (const address of everyAddress) {
      const $ = load(await (await request.get(address)).text())
      const title = $('head > title').text()
      // The alias shows the page of another URL, with its title.
      if (address !== '/service/landing-page-seo') {
        expect(titles.get(title), `${address} has a title of its own: ${title}`).toBeUndefined()
        titles.set(title, address)
      }
      const names = (part: string) =>
        $(part)
          .first()
          // The link to the page in another language leads elsewhere on each
          .find('a[href]:not([hreflang])')
          // The message to WhatsApp names the page
          .map((_, link) =>
            $(link)
              .attr('href')
              ?.replace(/^(https:\/\/wa\.me\/\d+).*/, '$1'),
          )
          .get()
      const help = names('footer').filter((target) => /^(?:tel|mailto):|\/contactus$/.test(target))
      expect(help.length, `${address}: ways to get help`).toBeGreaterThan(2)
      const key = JSON.stringify([names('header'), names('footer')])
      seen.set(key, [...(seen.get(key) ?? []), address])
    }
    expect(seen.size, [...seen.values()].map((pages) => pages.slice(0, 3).join()).join(' | ')).toBe(
      otherEditions.length + 1,
    )
  },
)

test('every team member can be reached without dragging', { tag: '@C09' }, async ({ page }) => {
  await open(page, '/')
  const team = page.getByRole('group', { name: homePage.team.heading })
  const members = team.getByRole('group')
  await expect(members).toHaveCount(teamMembers.length)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await team.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: motionTexts.team.pause }).click()
  await expect(members).toHaveCount(teamMembers.length)
  for (const member of await members.all()) {
    await member.scrollIntoViewIfNeeded()
    await expect(member).toBeInViewport()
  }
})
