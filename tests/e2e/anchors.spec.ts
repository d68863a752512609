import { expect, test, type Page } from '@playwright/test'

import { paths } from '../../src/paths'
import { untilAlive, untilSettled } from '../until-alive'

const seeOpenings = (page: Page) => page.getByRole('link', { name: 'See Current Openings' })
const openings = (page: Page) => page.getByRole('heading', { name: 'Current Job Openings' })
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function visit(page: Page, address: string) {
  await page.goto(address)
  await untilAlive(page)
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

test('whoever goes on from the place at once stays where they are', async ({ page }) => {
  await visit(page, paths.careers)
  await seeOpenings(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(category(page)).toBeFocused()
  await page.goBack()
  await expect(seeOpenings(page)).toBeFocused()

  // Scrolls before the page is drawn for its new address
  await seeOpenings(page).evaluate((link) => {
    ;(link as HTMLElement).click()
    scrollTo(0, 0)
  })
  await expect(page).toHaveURL(`${paths.careers}#openings`)
  await untilSettled(page)
  expect(await scrollTop(page)).toBe(0)
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
