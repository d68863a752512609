import { expect, test, type Page } from '@playwright/test'

import { paths } from '../../src/paths'
import { waitForHydration } from '../wait-for-hydration'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, reducedMotion: 'reduce' })

    const open = async (page: Page, address: string) => {
      await page.goto(address)
      if (javaScriptEnabled) await waitForHydration(page)
    }

    test('a link changes its underline on hover', async ({ page }) => {
      await open(page, `${paths.blog}/animation-tools`)
      const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()
      const underline = () =>
        link.evaluate((element) => getComputedStyle(element).textDecorationColor)
      const before = await underline()
      await link.hover()
      await expect.poll(underline).not.toBe(before)
    })

    test('print is black on white, without the menu and with URLs written out', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await open(page, `${paths.blog}/animation-tools`)
      await expect(page.getByRole('banner')).toBeVisible()
      await page.emulateMedia({ media: 'print', colorScheme: 'light' })
      await expect(page.getByRole('banner')).toBeHidden()
      expect(await colorsOf(page.locator('body'))).toMatchObject({
        backgroundColor: 'rgb(255, 255, 255)',
        color: 'rgb(0, 0, 0)',
      })
      const written = await page
        .getByRole('main')
        .locator('p > a[href^="http"]')
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content)
      expect(written).toMatch(/http|attr\(href\)/)
    })
  })
}

test('a page changed by a browser extension keeps its styles', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')
      if (!heading || !document.querySelector('footer')) return
      observer.disconnect()
      heading.textContent = 'What an extension wrote'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(paths.home)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/agency/)
  await waitForHydration(page)
  await expect(page.getByRole('contentinfo')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('theme variables that the page itself does not use are defined when the drawer opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.services)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible()
  const opacity = await page
    .locator('html')
    .evaluate((root) =>
      getComputedStyle(root).getPropertyValue('--bl-palette-action-selectedOpacity'),
    )
  expect(opacity).not.toBe('')
})

test('Emotion inserts no rule that the prerendered page already has', async ({ page }) => {
  await page.goto(paths.services)
  await waitForHydration(page)
  const doubled = await page.evaluate(() => {
    const selectors = Array.from(document.styleSheets).map((sheet) =>
      Array.from(sheet.cssRules, (rule) => rule.cssText).filter((text) =>
        /^\.css-\w+ \{/.test(text),
      ),
    )
    const [served = [], ...later] = selectors.toSorted((a, b) => b.length - a.length)
    const names = new Set(served.map((text) => text.split(' ')[0]))
    return {
      served: served.length,
      again: later.flat().filter((text) => names.has(text.split(' ')[0])),
    }
  })
  expect(doubled.served).toBeGreaterThan(20)
  expect(doubled.again).toEqual([])
})

const colorsOf = (locator: ReturnType<Page['locator']>) =>
  locator.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return { backgroundColor, color }
  })
