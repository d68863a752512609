import { expect, test, type Page } from 'playwright/test'

import { leadFieldLabels, requiredMessage } from '../../src/generated/texts/lead-forms'
import { homePage } from '../../src/generated/texts/home'
import { motionTexts, shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import { untilSettled, visit } from '../wait-for-hydration'

const firstQuestion = (page: Page) =>
  page.getByRole('region', { name: homePage.faqs.heading }).getByRole('button').first()

/** The texts of all sections, in document order, with those of closed answers. */
const readSections = (page: Page) => page.locator('main section').allTextContents()

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, paths.home)
  await page.waitForLoadState('networkidle')
})

test('a key press opens an answer outside of the viewport', { tag: '@smoke' }, async ({ page }) => {
  await firstQuestion(page).evaluate((element) => element.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(firstQuestion(page)).toHaveAttribute('aria-expanded', 'true')
})

test('team slides play and pause by clicks without pointer events', async ({ page }) => {
  // As assistive technology clicks: without pointer, key or scroll events
  await page.getByRole('button', { name: motionTexts.team.play }).dispatchEvent('click')
  const pause = page.getByRole('button', { name: motionTexts.team.pause })
  await expect(pause).toBeVisible()
  await untilSettled(page)
  await expect(pause).toBeVisible()
  await pause.dispatchEvent('click')
  await expect(page.getByRole('button', { name: motionTexts.team.play })).toBeVisible()
})

test('a change of the system color scheme leaves every section unchanged', async ({ page }) => {
  const before = await readSections(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await untilSettled(page)
  expect(await readSections(page)).toEqual(before)
  await firstQuestion(page).click()
  await expect(firstQuestion(page)).toHaveAttribute('aria-expanded', 'true')
})

test('quick key presses on the color scheme button all take effect', async ({ page }) => {
  const root = page.locator('html')
  const { label, action } = shell.scheme
  const button = page.getByRole('button', { name: label })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(button).toHaveAccessibleName(`${label}: ${action.system}`)
  await expect(root).toHaveAttribute('data-color-scheme', 'light')
  await page.keyboard.press('Enter')
  await expect(button).toHaveAccessibleName(`${label}: ${action.dark}`)
  await expect(root).toHaveAttribute('data-color-scheme', 'light')
  await page.keyboard.press('Enter')
  await page.reload()
  await expect(root).toHaveAttribute('data-color-scheme', 'dark')
  await expect(button).toHaveAccessibleName(`${label}: ${action.light}`)
})

test('Submit right after hydration validates by the form', { tag: '@smoke' }, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!('hydrated' in document.documentElement.dataset)) return
      observer.disconnect()
      document.querySelector<HTMLElement>('main button[type=submit]')?.click()
    }).observe(document, { attributes: true, subtree: true })
  })
  await page.goto(paths.contact)
  await expect(page.getByText(requiredMessage(leadFieldLabels.name))).toBeVisible()
})
