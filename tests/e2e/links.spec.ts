import { expect, test, type Page } from 'playwright/test'

import { aboutPage } from '../../src/generated/texts/about'
import { blogPage } from '../../src/generated/texts/blog-page'
import { servicesPage } from '../../src/generated/texts/services'
import { shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import { menuLabel } from '../site-content'
import { visit } from '../wait-for-hydration'

const card = (page: Page) => page.getByRole('main').locator(`[href="${paths.seoServices}"]`).first()

test('a link works by a first click without pointer events', async ({ page }) => {
  await visit(page, paths.services)
  await card(page).dispatchEvent('click')
  await expect(page).toHaveURL(paths.seoServices)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(paths.services)
})

test('Ctrl+click on a link opens a new tab, and only that', async ({ page, context }) => {
  await visit(page, paths.services)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    card(page).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(paths.seoServices)
  await expect(page).toHaveURL(paths.services)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(servicesPage.heading)
})

test('a link that replaces its page does so without pointer events', async ({ page }) => {
  await visit(page, paths.home)
  await visit(page, paths.about)
  await page.getByRole('link', { name: aboutPage.meetingButton.label }).dispatchEvent('click')
  await expect(page).toHaveURL(paths.contact)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
})

test('a link to the feed loads the file, which is well-formed XML', async ({ page }) => {
  await visit(page, paths.blog)
  await page.getByRole('link', { name: blogPage.feedLabel }).click()
  await expect(page).toHaveURL(/feed\.xml$/)
  // Not the 404 page of the site
  await expect.poll(() => page.evaluate(() => document.contentType)).toMatch(/xml/)
  await page.waitForLoadState('load')
  expect(
    await page.evaluate(() => document.querySelector('parsererror')?.textContent),
  ).toBeUndefined()
})

test('links and buttons have a pressed state', async ({ page }) => {
  await visit(page, paths.home)
  const banner = page.getByRole('banner')
  for (const control of [
    banner.getByRole('link', { name: menuLabel(paths.contact) }),
    banner.getByRole('button', { name: shell.scheme.label }),
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

test('offline, the about page stays and says so; then buttons work', async ({ page, context }) => {
  await visit(page, paths.about)
  for (const { label } of [aboutPage.joinButton, aboutPage.meetingButton]) {
    await context.setOffline(true)
    await page.getByRole('link', { name: label, exact: true }).first().click()
    await expect(
      page.getByRole('alert').filter({ hasText: aboutPage.redirectFailed }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutPage.heading)
    await page.getByRole('button', { name: shell.dismissMessage }).click()
  }
  await context.setOffline(false)
  await page.getByRole('link', { name: aboutPage.joinButton.label, exact: true }).first().click()
  await expect(page).toHaveURL(paths.contact)
})
