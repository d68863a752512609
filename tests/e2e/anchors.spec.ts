import { expect, test, type Page } from '@playwright/test'

import { blogPostPath, paths } from '../../src/paths'
import { waitForHydration, untilSettled } from '../wait-for-hydration'

const seeOpenings = (page: Page) => page.getByRole('link', { name: 'See Current Openings' })
const openings = (page: Page) => page.getByRole('heading', { name: 'Current Job Openings' })
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function visit(page: Page, address: string) {
  await page.goto(address)
  await waitForHydration(page)
}

test('Back from a place on the page leads to the link, Forward to the place again', async ({
  page,
}) => {
  await visit(page, paths.careers)
  await seeOpenings(page).click()
  await expect(page).toHaveURL(`${paths.careers}#openings`)
  await expect(openings(page)).toBeFocused()
  const place = await scrollTop(page)
  expect(place).toBeGreaterThan(100)

  await page.goBack()
  await expect(page).toHaveURL(paths.careers)
  await expect(seeOpenings(page)).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(0)

  await page.goForward()
  await expect(page).toHaveURL(`${paths.careers}#openings`)
  await expect(openings(page)).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(place)
})

test('so it does after a visit to another page, and after a reload', async ({ page }) => {
  await visit(page, paths.careers)
  await seeOpenings(page).click()
  await page.getByRole('link', { name: 'SEO Specialist', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SEO Specialist' })).toBeFocused()
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

test('two places back is the first link, and the query stays', async ({ page }) => {
  const address = `${blogPostPath('animation-tools')}?utm_source=mail`
  await visit(page, address)
  const toc = page.getByRole('navigation', { name: 'Table of Contents' }).getByRole('link')
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

test('the same place again adds nothing to the history, and what is filtered stays', async ({
  page,
}) => {
  await visit(page, paths.home)
  await visit(page, `${paths.careers}?category=SEO`)
  await seeOpenings(page).click()
  await expect(page).toHaveURL(`${paths.careers}?category=SEO#openings`)
  await page.evaluate(() => scrollTo(0, 0))
  await seeOpenings(page).click()
  await expect(openings(page)).toBeFocused()
  await expect(openings(page)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(`${paths.careers}?category=SEO`)
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
})

test('Tab goes on from the place', async ({ page }) => {
  await visit(page, paths.careers)
  await seeOpenings(page).focus()
  await page.keyboard.press('Enter')
  await expect(openings(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(category(page)).toBeFocused()
  await page.goBack()
  await expect(seeOpenings(page)).toBeFocused()
})

test('with Ctrl the place opens in a tab', async ({ page, context }) => {
  await visit(page, paths.careers)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    seeOpenings(page).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(`${paths.careers}#openings`)
  await expect(page).toHaveURL(paths.careers)
})

test('an address that leads to no place leaves the page as it is', async ({ page }) => {
  await visit(page, paths.careers)
  for (const hash of ['#nowhere', '#%']) {
    await page.evaluate((to) => (location.hash = to), hash)
    await expect(page).toHaveURL(paths.careers + hash)
    await untilSettled(page)
    await expect(openings(page)).toBeVisible()
  }
})
