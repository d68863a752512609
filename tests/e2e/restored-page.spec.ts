import { expect, test, type Page } from 'playwright/test'

import { leadFieldLabels } from '../../src/generated/texts/lead-forms'
import { homePage } from '../../src/generated/texts/home'
import { paths } from '../../src/paths'
import { visit, waitForHydration } from '../wait-for-hydration'

const description = (page: Page) => page.getByLabel(leadFieldLabels.description)

test('a draft that was continued elsewhere is shown after Back', async ({ page }) => {
  await visit(page, paths.contact)
  await description(page).fill('First')
  await visit(page, paths.home)
  await page.getByRole('button', { name: homePage.callButton }).first().click()
  await page.getByRole('dialog').getByLabel(leadFieldLabels.description).fill('First and second')
  await page.goBack()
  await waitForHydration(page)
  await expect(description(page)).toHaveValue('First and second')
  await description(page).press('End')
  await description(page).pressSequentially('!')
  await page.reload()
  await expect(description(page)).toHaveValue('First and second!')
})

test.describe('a page from the back/forward cache', () => {
  /** What the browser does with a page of the cache. (Playwright switches the cache off.) */
  const freeze = (page: Page) =>
    page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    )
  /** @returns whether the page reloads itself at once. */
  const restore = (page: Page) =>
    page.evaluate(() => {
      let isReloading = false
      window.navigation.addEventListener('navigate', () => (isReloading = true))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return isReloading
    })

  test('stays as it is if nothing stored has changed', async ({ page }) => {
    await visit(page, paths.contact)
    await description(page).fill('First')
    await freeze(page)
    expect(await restore(page)).toBe(false)
    await expect(description(page)).toHaveValue('First')
  })

  const changes = [
    ['sessionStorage', 'lead-draft', JSON.stringify({ at: Date.now(), description: 'Second' })],
    ['sessionStorage', 'guides-form', 'confirmed'],
    ['localStorage', 'banner-dismissed', 'guides'],
    ['localStorage', 'color-mode', 'dark'],
  ] as const
  for (const [storage, key, value] of changes) {
    test(`shows what another page has stored as ${key}`, async ({ page }) => {
      await visit(page, key === 'guides-form' ? paths.freePdf : paths.contact)
      if (key === 'lead-draft') await description(page).fill('First')
      await freeze(page)
      await page.evaluate(([name, k, v]) => window[name].setItem(k, v), [
        storage,
        key,
        value,
      ] as const)
      const isReloaded = page.waitForEvent('load')
      expect(await restore(page)).toBe(true)
      await isReloaded
      await waitForHydration(page)
      if (key === 'lead-draft') await expect(description(page)).toHaveValue('Second')
      if (key === 'color-mode')
        await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
      if (key === 'banner-dismissed')
        await expect(page.locator('html')).toHaveAttribute('data-banner-dismissed', value)
    })
  }
})
