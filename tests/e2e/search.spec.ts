import { gzipSync } from 'node:zlib'

import { expect, test, type Page } from 'playwright/test'

import { content as refunds } from '../../src/generated/legal/refund-policy'
import { searchPage } from '../../src/generated/texts/search-page'
import { shell } from '../../src/generated/texts/shell'
import { siteMap } from '../../src/content/site-map'
import { blogPostPath, paths } from '../../src/paths'
import { posts } from '../site-content'
import { visit } from '../wait-for-hydration'

/** Exchanges two letters of a long word, which are not the same. */
const misspell = (text: string) => text.replace(/(?<=\b\w{2})(\w)(?!\1)(\w)(?=\w{4})/, '$2$1')
const box = (page: Page) => page.getByRole('searchbox', { name: searchPage.label })
const found = (page: Page) =>
  page.getByRole('region', { name: searchPage.resultsHeading }).getByRole('heading', { level: 3 })
const status = (page: Page) => page.getByRole('main').getByRole('status').first()

test('a visitor searches from the header with typos', { tag: '@smoke' }, async ({ page }) => {
  const { id = '', title = '' } = posts.find((post) => misspell(post.title) !== post.title) ?? {}
  test.skip(!id, 'no title of a post has a word of eight letters')
  await visit(page, paths.home)
  await page.getByRole('banner').getByRole('link', { name: shell.search }).click()
  await expect(page).toHaveURL(paths.search)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(searchPage.needsScript)).toBeHidden()

  await expect(box(page)).toHaveAttribute('dir', 'auto')
  const query = misspell(title)
  await box(page).fill(query)
  await expect(found(page).first()).toHaveText(title)
  await expect(status(page)).toHaveText(/^\d+ .*“.+”/)
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: query })}`)
  await expect(box(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: searchPage.resultsHeading, exact: true }),
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(found(page).first().getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(blogPostPath(id))
  await page.goBack()
  await expect(box(page)).toHaveValue(query)
  await expect(found(page).first()).toBeVisible()
})

test("the site's own font for Hindi loads with its first character", async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await visit(page, paths.search)
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.toSorted()).toEqual(['/fonts/atkinson-latin.woff2', '/fonts/eczar-latin.woff2'])

  await box(page).fill('भोपाल')
  await expect(status(page)).toHaveText(searchPage.nothingFor('भोपाल'))
  await expect.poll(() => fonts).toContain('/fonts/eczar-devanagari.woff2')
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const usedFonts = async () => {
    const { root } = await session.send('DOM.getDocument')
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'main [role=status]',
    })
    const { fonts: used } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return used.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`).toSorted()
  }
  await expect.poll(usedFonts).toEqual(['Atkinson Hyperlegible Next true', 'Eczar true'])
})

test('Enter right after the last character moves focus to the results', async ({ page }) => {
  await visit(page, paths.search)
  // In one task, so that nothing is rendered in between
  await box(page).evaluate((input: HTMLInputElement) => {
    input.focus()
    document.execCommand('insertText', false, 'seo')
    input.form?.requestSubmit()
  })
  await expect(
    page.getByRole('heading', { name: searchPage.resultsHeading, exact: true }),
  ).toBeFocused()
  await expect(found(page).first()).toBeVisible()
})

test('a search in the URL is not indexed, and Enter leads to its results', async ({ page }) => {
  await visit(page, `${paths.search}?q=${encodeURIComponent(refunds.title)}`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(found(page).first()).toContainText(refunds.title)
  // Without waiting: the focus has moved when the event has been handled
  const focused = await box(page).evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit()
    return document.activeElement?.textContent
  })
  expect(focused).toBe(searchPage.resultsHeading)
})

test('the index comes with the first search, in at most 20 kB', async ({ page, request }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await visit(page, paths.search)
  expect(fetched).not.toContain('/data/search.json')
  await box(page).fill('seo')
  await expect(found(page).first()).toBeVisible()
  expect(fetched.filter((address) => address === '/data/search.json')).toHaveLength(1)
  const index = await (await request.get('/data/search.json')).body()
  expect(gzipSync(index, { level: 9 }).length).toBeLessThanOrEqual(20 * 1024)
})

test('an empty result is announced, and all pages are listed', async ({ page }) => {
  await visit(page, paths.search)
  await box(page).fill('zzzzzz')
  await expect(status(page)).toHaveText(searchPage.nothingFor('zzzzzz'))
  await expect(page.getByRole('heading', { name: searchPage.allPages })).toBeVisible()
  await page.getByRole('button', { name: shell.clearSearch }).click()
  await expect(box(page)).toBeFocused()
  await expect(page).toHaveURL(paths.search)
})

test('a failed request for the index shows an error and can be retried', async ({ page }) => {
  await visit(page, paths.search)
  await page.route('**/data/search.json', (route) => route.abort())
  await box(page).fill('seo')
  await expect(status(page)).toHaveText(searchPage.failure.text)
  await page.unroute('**/data/search.json')
  await page.getByRole('button', { name: searchPage.failure.retry }).click()
  await expect(found(page).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search page lists all pages', async ({ page }) => {
    await page.goto(paths.search)
    const links = page.getByRole('region', { name: searchPage.allPages }).getByRole('link')
    const addresses = siteMap.flatMap(({ items }) => items.map((item) => item.path))
    await expect(links).toHaveCount(addresses.length)
    for (const [at, address] of addresses.entries())
      await expect(links.nth(at)).toHaveAttribute('href', address)
  })
})
