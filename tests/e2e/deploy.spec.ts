import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test as base, type Page } from 'playwright/test'

import { errorPage } from '../../src/generated/texts/error-page'
import { contactFormTexts } from '../../src/generated/texts/lead-forms'
import { homePage } from '../../src/generated/texts/home'
import { servicesPage } from '../../src/generated/texts/services'
import { paths } from '../../src/paths'
import { serveCopy, type SiteCopy } from '../../a11y/support/site-copy'
import { follow, visit, waitForHydration } from '../wait-for-hydration'
import { blockStorage } from './leads-steps'

/** A host whose site a test replaces while tabs are open. */
type Host = SiteCopy & {
  /** Answers the next request for a file with a 404 that is cacheable for a year. */
  poison: (name: RegExp) => void
}

const test = base.extend<{ host: Host }>({
  // Playwright wants the first parameter to be destructured
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    let poisoned: RegExp | null = null
    const answer = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
      if (!poisoned?.test(url)) return false
      poisoned = null
      response.writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable' }).end()
      return true
    }
    const site = await serveCopy({ answer })
    await use({ ...site, poison: (name) => (poisoned = name) })
    await site.close()
  },
})

/**
 * Opens a page and counts how often a document is loaded from then on. Data saving is on, so nothing is
 * prefetched and the files that a test removes are really missing.
 */
async function open(page: Page, address: string): Promise<() => number> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await visit(page, address)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

const servicesTitle = new RegExp(`^${servicesPage.title}`)
const errorScreen = (page: Page) => page.getByRole('heading', { level: 1, name: errorPage.heading })

test('an open tab moves to the new version by itself', async ({ page, host }) => {
  const loads = await open(page, host.origin + paths.about)
  await host.deploy()
  await follow(page, paths.services)
  await expect(page).toHaveURL(host.origin + paths.services)
  await expect(page).toHaveTitle(servicesTitle)
  await waitForHydration(page)
  expect(loads()).toBe(1)
  await expect(page.locator('script[src*="ZZ.js"]')).toHaveCount(1)

  // The new version is complete: it navigates without loading a document
  await follow(page, paths.blog)
  await expect(page).toHaveURL(host.origin + paths.blog)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle(servicesTitle)
  expect(loads()).toBe(1)
})

test('an incomplete deploy causes one reload, and stays readable', async ({ page, host }) => {
  const loads = await open(page, host.origin + paths.about)
  await host.lose(/assets\/ServicesPage-.*\.js/)
  await follow(page, paths.services)
  await expect(page).toHaveTitle(servicesTitle)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
})

test('a cached 404 is ignored once the file exists', async ({ page, host }) => {
  const loads = await open(page, host.origin + paths.about)
  host.poison(/\/assets\/ServicesPage-.*\.js/)
  await follow(page, paths.services)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(servicesTitle)
  expect(loads()).toBe(0)
})

test('a page with typed text is not reloaded, and keeps it', async ({ page, host }) => {
  const loads = await open(page, host.origin + paths.contact)
  await page.getByRole('main').getByLabel('Name').fill('Asha Rao')
  await host.deploy()
  await follow(page, paths.services)
  await expect(errorScreen(page)).toBeVisible()
  expect(loads()).toBe(0)
  await page.getByRole('button', { name: errorPage.retry }).click()
  await expect(page).toHaveTitle(servicesTitle)
  await waitForHydration(page)
  await follow(page, paths.contact)
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Asha Rao')
  expect(loads()).toBe(1)
})

test('where storage is blocked, nothing is reloaded: it could loop', async ({ page, host }) => {
  await blockStorage(page)
  const loads = await open(page, host.origin + paths.about)
  await host.deploy()
  await follow(page, paths.services)
  await expect(errorScreen(page)).toBeVisible()
  expect(loads()).toBe(0)
})

test('offline, the error screen offers to go on when online', async ({ page, host, context }) => {
  const loads = await open(page, host.origin + paths.about)
  await context.setOffline(true)
  await follow(page, paths.services)
  await expect(errorScreen(page)).toBeVisible()
  expect(loads()).toBe(0)
  await context.setOffline(false)
  await page.getByRole('button', { name: errorPage.retry }).click()
  await expect(page).toHaveTitle(servicesTitle)
  await waitForHydration(page)
})

test('a dialog whose code is gone opens the contact form instead', async ({ page, host }) => {
  const loads = await open(page, host.origin + paths.home)
  await host.deploy()
  await page.getByRole('main').getByText(homePage.callButton).first().click()
  await expect(page).toHaveURL(new RegExp(paths.contact))
  await expect(page.getByRole('form', { name: contactFormTexts.title })).toBeVisible()
  expect(loads()).toBe(1)
})
