import { expect, test, type Page } from '@playwright/test'

import { paths } from '../../src/paths'
import { isTakenOver, untilAlive, untilSettled } from '../until-alive'

const firstQuestion = (page: Page) =>
  page.getByRole('region', { name: 'Frequently Asked Questions' }).getByRole('button').first()

/** Headings and texts of the page's sections, as they stand there. */
const readSections = (page: Page) => page.locator('main section').allInnerTexts()

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(paths.home)
  await untilAlive(page)
  await page.waitForLoadState('networkidle')
})

test('sections are left alone until the visitor reads on', async ({ page }) => {
  expect(await isTakenOver(firstQuestion(page))).toBe(false)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => isTakenOver(firstQuestion(page))).toBe(true)
})

test('a link in the header does not wait for the footer', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const keys = Object.keys(document.querySelector('footer') ?? {})
      document.body.dataset.footerWhenShown = keys.join(' ')
      observer.disconnect()
    })
    observer.observe(document.body, { subtree: true, childList: true })
  })
  // As assistive technology presses: no pointer before it rests on anything
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Contact' })
    .evaluate((link) => (link as HTMLElement).click())
  await expect(page.locator('body')).toHaveAttribute('data-footer-when-shown', '')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => isTakenOver(footer)).toBe(true)
  await footer.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(paths.privacyPolicy)
})

test('a key opens an answer in a section that nobody has scrolled to', async ({ page }) => {
  await firstQuestion(page).evaluate((element) => element.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(firstQuestion(page)).toHaveAttribute('aria-expanded', 'true')
})

test('slides turn for the press that would start them, though they start by themselves', async ({
  page,
}) => {
  // As assistive technology presses: a click with no pointer, key or scroll before it
  await page
    .getByRole('button', { name: 'Play team slides' })
    .evaluate((button) => (button as HTMLElement).click())
  const pause = page.getByRole('button', { name: 'Pause team slides' })
  await expect(pause).toBeVisible()
  await untilSettled(page)
  await expect(pause).toBeVisible()
  await pause.evaluate((button) => (button as HTMLElement).click())
  await expect(page.getByRole('button', { name: 'Play team slides' })).toBeVisible()
})

test('the system’s other scheme leaves every section in its place', async ({ page }) => {
  const before = await readSections(page)
  expect(await isTakenOver(firstQuestion(page))).toBe(false)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  // Longer than React keeps a place empty before it fills it
  await page.waitForTimeout(1000)
  expect(await readSections(page)).toEqual(before)
  await firstQuestion(page).click()
  await expect(firstQuestion(page)).toHaveAttribute('aria-expanded', 'true')
})

test('what a translator has changed by then stays in its place and works', async ({ page }) => {
  const before = await page.locator('main section').count()
  // As browsers translate: every text in an element of theirs, with other words
  await page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.textContent = `अनुवाद ${text.data}`
    }
  })
  // React draws anew what is not as it was served; the translator translates that
  await page.mouse.wheel(0, 200)
  await expect.poll(() => isTakenOver(firstQuestion(page))).toBe(true)
  await expect(page.locator('main section')).toHaveCount(before)
  const texts = await readSections(page)
  expect(texts.filter((text) => text === '')).toEqual([])
  await firstQuestion(page).click()
  await expect(firstQuestion(page)).toHaveAttribute('aria-expanded', 'true')
})

test('no press on the color scheme waits for the sections, and none is lost', async ({ page }) => {
  const root = page.locator('html')
  const button = page.getByRole('button', { name: 'Color scheme' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(button).toHaveAccessibleName('Color scheme: Dark colors')
  await expect(root).toHaveAttribute('data-color-scheme', 'dark')
  await page.keyboard.press('Enter')
  await expect(button).toHaveAccessibleName('Color scheme: System colors')
  await expect(root).toHaveAttribute('data-color-scheme', 'light')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.reload()
  await expect(root).toHaveAttribute('data-color-scheme', 'dark')
  await expect(button).toHaveAccessibleName('Color scheme: Dark colors')
})
