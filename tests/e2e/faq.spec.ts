import { expect, test, type Page } from 'playwright/test'

import { faqs } from '../../src/generated/faqs'
import { searchPage } from '../../src/generated/texts/search-page'
import { createSiteSearch, type IndexedPage } from '../../src/features/search/site-search'
import { paths } from '../../src/paths'
import { allScripts, holdRequests } from '../hold-requests'
import { untilStill, visit, waitForHydration } from '../wait-for-hydration'

const ids = faqs.map((faq) => faq.id)
const [, second = '', third = ''] = ids
const last = ids.at(-1) ?? ''
const question = (page: Page, id: string) => page.locator(`[aria-controls="${id}"]`)
const panel = (page: Page, id: string) => page.locator(`[data-panel]:has(#${id})`)

/** Checks that only this answer is open, also for assistive technology. */
async function expectOpen(page: Page, id: string) {
  await expect(question(page, id)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('main [aria-expanded=true]')).toHaveCount(1)
  for (const other of ids) {
    if (other === id) await expect(page.locator(`#${other}`)).toBeVisible()
    else await expect(panel(page, other)).toHaveAttribute('hidden', 'until-found')
  }
}

/** Checks that only this answer is open, with its question below the header. */
async function expectShown(page: Page, id: string) {
  await expectOpen(page, id)
  await expect(page.locator(`#${id}`)).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const top = async () => ((await question(page, id).boundingBox())?.y ?? 0) + 2 // as in blog.spec.ts
  await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? Infinity)
}

test('the URL of an answer opens it below the header', { tag: '@smoke' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visit(page, `/#${last}`)
  await expectShown(page, last)
  // As from the address bar
  for (const id of ids.slice(0, 3)) {
    await page.evaluate((hash) => (location.hash = hash), id)
    await expectShown(page, id)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goBack()
  await expectShown(page, second)
})

test('Back returns to the place, and a URL typed again opens its answer', async ({ page }) => {
  await visit(page, `/#${second}`)
  await expectShown(page, second)
  await untilStill(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const left = await page.evaluate(() => scrollY)
  await page.getByRole('contentinfo').locator(`[href="${paths.privacyPolicy}"]`).click()
  await expect(page).toHaveURL(paths.privacyPolicy)
  await page.goBack()
  await expectOpen(page, second)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left))
    .toBeLessThan(6)

  for (const id of [third, second]) {
    await page.evaluate((hash) => (location.hash = hash), id)
    await expectShown(page, id)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  }
})

test('an answer that the browser finds is open for assistive technology, too', async ({ page }) => {
  const release = await holdRequests(page, allScripts)
  await page.goto(paths.home, { waitUntil: 'commit' })
  await expect(panel(page, last)).toHaveAttribute('hidden', 'until-found')
  // What a browser does for two matches before hydration, and for one after it
  for (const id of [second, third])
    await panel(page, id).evaluate((element) => element.removeAttribute('hidden'))
  release()
  await waitForHydration(page)
  await expectOpen(page, third)
  const openAtOnce = await panel(page, second).evaluate((element) => {
    element.dispatchEvent(new Event('beforematch', { bubbles: true }))
    // Rendered at once, before the browser scrolls to the match
    return document.querySelectorAll('main [aria-expanded=true]').length
  })
  expect(openAtOnce).toBe(1)
  await expectOpen(page, second)
  await question(page, second).click()
  await expect(panel(page, second)).toHaveAttribute('hidden', 'until-found')
})

test('the site search finds every question and leads to its answer', async ({ page, request }) => {
  const index = (await (await request.get('/data/search.json')).json()) as IndexedPage[]
  const search = createSiteSearch(index)
  // Another question may contain the same words
  for (const { id, question: text } of faqs)
    expect(search(text).map((result) => result.page.address)).toContain(`${paths.home}#${id}`)

  await visit(page, paths.search)
  await page.getByRole('searchbox').fill(faqs.at(-1)?.question ?? '')
  const results = page.getByRole('region', { name: searchPage.resultsHeading })
  await results.locator(`a[href$="#${last}"]`).click()
  await expect(page).toHaveURL(`${paths.home}#${last}`)
  await expectShown(page, last)
  await expect(page.locator(`#${last}`)).toBeFocused()
})
