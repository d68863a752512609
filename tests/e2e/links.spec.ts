import { expect, test, type Page } from '@playwright/test'

import { paths } from '../../src/paths'
import { waitForHydration } from '../wait-for-hydration'

const card = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Search Engine Optimization' })

async function visit(page: Page, address: string) {
  await page.goto(address)
  await waitForHydration(page)
}

test('a link on a page that nobody has touched yet leads to its page, also by a click without a pointer', async ({
  page,
}) => {
  await visit(page, paths.services)
  await card(page).evaluate((link) => (link as HTMLElement).click())
  await expect(page).toHaveURL(paths.seoServices)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(paths.services)
})

test('with Ctrl the link opens a tab, and the page stays', async ({ page, context }) => {
  await visit(page, paths.services)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    card(page).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(paths.seoServices)
  await expect(page).toHaveURL(paths.services)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services')
})

test('a link that replaces the history entry does so by a click without a pointer', async ({
  page,
}) => {
  await visit(page, paths.home)
  await visit(page, paths.about)
  await page
    .getByRole('link', { name: 'Book a Meeting' })
    .evaluate((link) => (link as HTMLElement).click())
  await expect(page).toHaveURL(paths.contact)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
})

test('a link to a file loads the file', async ({ page }) => {
  await visit(page, paths.blog)
  await page.getByRole('link', { name: 'Follow the blog by feed' }).click()
  await expect(page).toHaveURL(/feed\.xml$/)
  // Not the site's own page for what it does not have
  await expect.poll(() => page.evaluate(() => document.contentType)).toMatch(/xml/)
})

test('a link and a button show that they are pressed', async ({ page }) => {
  await visit(page, paths.home)
  const banner = page.getByRole('banner')
  for (const control of [
    banner.getByRole('link', { name: 'Contact' }),
    banner.getByRole('button', { name: 'Color scheme' }),
  ]) {
    await expect(control).toHaveCSS('opacity', '1')
    await control.hover()
    await page.mouse.down()
    await expect(control).toHaveCSS('opacity', '0.75')
    await page.mouse.move(0, 400)
    await page.mouse.up()
    await expect(control).toHaveCSS('opacity', '1')
  }
})
