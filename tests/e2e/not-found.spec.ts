import { expect, test } from 'playwright/test'

import { notFoundPage } from '../../src/generated/texts/not-found'
import { searchPage } from '../../src/generated/texts/search-page'
import { blogPostPath, paths } from '../../src/paths'
import { posts } from '../site-content'
import { untilSettled } from '../wait-for-hydration'

test('an unknown URL shows a 404 page with suggestions', { tag: '@smoke' }, async ({ page }) => {
  const response = await page.goto('/blog/../localsoe')
  expect(response?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(page).toHaveTitle(/404/)
  await expect(main).toContainText(notFoundPage.message)
  await expect(main).toContainText(notFoundPage.explanation)
  const first = main.locator('a[href], button, input').first()
  await expect(first).toHaveText(notFoundPage.homeLink)
  await expect(first).toHaveAttribute('href', paths.home)

  const similar = main.getByRole('region', { name: notFoundPage.suggestionsHeading })
  await expect(similar.getByRole('link').first()).toHaveAttribute('href', paths.localSeo)

  await main.getByRole('searchbox', { name: searchPage.label }).fill('local seo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=local%20seo')
  await expect(
    page.getByRole('region', { name: searchPage.resultsHeading }).getByRole('listitem').first(),
  ).toBeVisible()
})

test('an unknown post redirects to /404, which suggests a similar post', async ({ page }) => {
  await page.goto(paths.blog)
  const address = blogPostPath(posts[0]?.id ?? '')
  const response = await page.goto(`${address}z`)
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL(paths.notFound)
  const similar = page.getByRole('region', { name: notFoundPage.suggestionsHeading })
  await expect(similar.getByRole('link').first()).toHaveAttribute('href', address)
  // The unknown URL is not in the history
  await page.goBack()
  await expect(page).toHaveURL(paths.blog)
})

test('a URL that is like no other gets no suggestions', async ({ page }) => {
  const index = page.waitForResponse('**/data/search.json')
  await page.goto('/qqqqqqqqqqqqqqqqqqqqqqqq')
  await (await index).finished()
  await untilSettled(page)
  await expect(page.getByRole('heading', { name: notFoundPage.searchHeading })).toBeVisible()
  await expect(page.getByRole('heading', { name: notFoundPage.suggestionsHeading })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search field of the 404 page leads to the list of all pages', async ({ page }) => {
    await page.goto('/nowhere')
    await page.getByRole('searchbox').fill('seo')
    await page.getByRole('search').getByRole('button', { name: searchPage.submit }).click()
    await expect(page).toHaveURL('/search?q=seo')
    await expect(page.getByRole('heading', { name: searchPage.allPages })).toBeVisible()
  })
})
