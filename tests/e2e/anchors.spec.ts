import { expect, test, type Page } from 'playwright/test'

import { blogPostPage } from '../../src/generated/texts/blog-page'
import { careersPage } from '../../src/generated/texts/careers'
import { paths } from '../../src/paths'
import { jobs, longestPost } from '../site-content'
import { untilSettled, visit, waitForHydration } from '../wait-for-hydration'

const seeOpenings = (page: Page) => page.getByRole('link', { name: careersPage.banner.seeOpenings })
const openings = (page: Page) => page.getByRole('heading', { name: careersPage.openingsHeading })
const category = (page: Page) => page.getByRole('combobox', { name: careersPage.filters.category })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('Back from an anchor returns focus to its link, Forward to it', async ({ page }) => {
  await visit(page, paths.careers)
  await seeOpenings(page).click()
  await expect(page).toHaveURL(`${paths.careers}#openings`)
  await expect(openings(page)).toBeFocused()
  const position = await scrollTop(page)
  expect(position).toBeGreaterThan(100)
  // Tab continues from there
  await page.keyboard.press('Tab')
  await expect(category(page)).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL(paths.careers)
  await expect(seeOpenings(page)).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(0)

  await page.goForward()
  await expect(page).toHaveURL(`${paths.careers}#openings`)
  await expect(openings(page)).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(position)
})

test('Back returns focus to that link after another page and a reload', async ({ page }) => {
  await visit(page, paths.careers)
  await seeOpenings(page).click()
  const [{ title: name } = { title: '' }] = jobs
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await page.goBack()
  await expect(openings(page)).toBeFocused()
  await page.goBack()
  await expect(seeOpenings(page)).toBeFocused()

  await page.goForward()
  await expect(openings(page)).toBeFocused()
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(seeOpenings(page)).toBeFocused()
})

test('Back over two anchors returns to the first link, with the query', async ({ page }) => {
  const address = `${longestPost}?utm_source=mail`
  await visit(page, address)
  const toc = page.getByRole('navigation', { name: blogPostPage.tableOfContents }).getByRole('link')
  for (const nth of [1, 3]) {
    await toc.nth(nth).click()
    const name = await toc.nth(nth).innerText()
    await expect(page.getByRole('heading', { name, exact: true })).toBeFocused()
    await expect(page).toHaveURL(/[?]utm_source=mail#/)
  }
  await page.evaluate(() => history.go(-2))
  await expect(toc.nth(1)).toBeFocused()
  await expect(page).toHaveURL(address)
})

test('an anchor followed twice is one history entry, with the filter', async ({ page }) => {
  await visit(page, paths.home)
  await visit(page, `${paths.careers}?category=SEO`)
  await seeOpenings(page).click()
  await expect(page).toHaveURL(`${paths.careers}?category=SEO#openings`)
  await expect(openings(page)).toBeFocused()
  await page.evaluate(() => scrollTo(0, 0))
  await seeOpenings(page).click()
  await expect(openings(page)).toBeFocused()
  await expect(openings(page)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(`${paths.careers}?category=SEO`)
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
})

test('a hash that matches no element leaves the page unchanged', async ({ page }) => {
  await visit(page, paths.careers)
  for (const hash of ['#nowhere', '#%']) {
    await page.evaluate((to) => (location.hash = to), hash)
    await expect(page).toHaveURL(paths.careers + hash)
    await untilSettled(page)
    await expect(openings(page)).toBeVisible()
  }
})
