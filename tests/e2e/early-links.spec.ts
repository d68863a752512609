import { expect, test, type Page } from '@playwright/test'

import { paths } from '../../src/paths'
import { isTakenOver, untilAlive } from '../until-alive'

const card = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Search Engine Optimization' })

async function visit(page: Page, address: string) {
  // So high that nothing has to scroll: that would be a sign of somebody reading on
  await page.setViewportSize({ width: 1280, height: 1200 })
  await page.goto(address)
  await untilAlive(page)
  await page.waitForLoadState('networkidle')
}

async function expectServicePage(page: Page) {
  await expect(page).toHaveURL(paths.seoServices)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('a link is followed out of a section that nobody has taken over', async ({ page }) => {
  await visit(page, paths.services)
  await card(page).hover()
  await page.mouse.down()
  expect(await isTakenOver(card(page))).toBe(false)
  await page.mouse.up()
  await expectServicePage(page)

  await page.goBack()
  await expect(page).toHaveURL(paths.services)
  await card(page).click()
  await expectServicePage(page)
})

test('a press by assistive technology takes no section over either', async ({ page }) => {
  await visit(page, paths.services)
  // A click with no pointer before it
  const isNow = card(page).evaluate((link) => {
    ;(link as HTMLElement).click()
    return Object.keys(link).some((key) => key.startsWith('__react'))
  })
  expect(await isNow).toBe(false)
  await expectServicePage(page)
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

test('a link with a way of its own goes it: its page comes in place of this one', async ({
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

test('files are the browser’s own affair', async ({ page }) => {
  await visit(page, paths.blog)
  await page.getByRole('link', { name: 'Follow the blog by feed' }).click()
  await expect(page).toHaveURL(/feed\.xml$/)
  // Not the site's own page for what it does not have
  await expect.poll(() => page.evaluate(() => document.contentType)).toMatch(/xml/)
})

test('whoever presses a link or a button sees it', async ({ page }) => {
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
