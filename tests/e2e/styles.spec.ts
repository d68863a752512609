import { expect, test } from 'playwright/test'

import { faqs } from '../../src/generated/faqs'
import { teamMembers } from '../../src/generated/team'
import { homePage } from '../../src/generated/texts/home'
import { shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import { sitePages } from '../site-pages'
import { longestPost } from '../site-content'
import { visit, waitForHydration } from '../wait-for-hydration'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link changes its underline on hover', async ({ page }) => {
    await page.goto(longestPost)
    const crumbs = page.getByRole('navigation', { name: shell.breadcrumb })
    const link = crumbs.getByRole('link').first()
    const underline = () =>
      link.evaluate((element) => getComputedStyle(element).textDecorationColor)
    const before = await underline()
    await link.hover()
    await expect.poll(underline).not.toBe(before)
  })

  test('a printed page has no menu, and URLs written out', async ({ page }) => {
    await page.goto(longestPost)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    const link = page.getByRole('main').locator('p > a[href^="http"]').first()
    const written = await link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(written).toMatch(/http|attr\(href\)/)
  })

  test('all text of every page is printed in black on white', async ({ page }) => {
    for (const { address } of sitePages()) {
      await page.goto(address)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ media: 'print', colorScheme })
        const { colors, faults } = await page.evaluate(readPrint)
        expect(faults, `${address} in ${colorScheme} colors`).toEqual([])
        expect(colors, `${address} in ${colorScheme} colors`).toEqual(['rgb(0, 0, 0)'])
      }
    }
    // The check is not blind: on a screen the text is not black
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    expect((await page.evaluate(readPrint)).colors).not.toContain('rgb(0, 0, 0)')
  })
})

test('a page in chosen dark colors is printed in black on white', async ({ page }) => {
  await visit(page, longestPost)
  await page.getByRole('button', { name: shell.scheme.label }).click()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(readPrint)).toEqual({ colors: ['rgb(0, 0, 0)'], faults: [] })
})

test.describe('while the team moves', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('print shows all people side by side, and all answers', async ({ page }) => {
    for (const address of [paths.about, paths.home]) {
      await visit(page, address)
      const carousel = page.getByRole('group', { name: /team/i })
      const slides = carousel.locator('[aria-roledescription][aria-label]')
      await carousel.scrollIntoViewIfNeeded()
      // It has moved by one person
      await expect(slides.first()).toHaveAttribute('inert')
      await page.emulateMedia({ media: 'print' })
      const boxes = await slides.evaluateAll((all) =>
        all.map((slide) => slide.getBoundingClientRect().toJSON()),
      )
      expect(new Set(boxes.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(
        teamMembers.length,
      )
      for (const { x, right } of boxes) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(1280)
      }
      await page.emulateMedia({ media: 'screen' })
    }
    await page.emulateMedia({ media: 'print' })
    for (const { id } of faqs) await expect(page.locator(`#${id}`)).toBeVisible()
  })
})

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homePage.heading)
  await waitForHydration(page)
  await expect(page.getByRole('contentinfo')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('the drawer has theme variables that its page does not use', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, paths.services)
  await page.getByRole('button', { name: shell.openMenu }).click()
  await expect(page.getByRole('dialog', { name: shell.drawer })).toBeVisible()
  await expect(page.locator('html')).not.toHaveCSS('--bl-palette-action-selectedOpacity', '')
})

test('Emotion inserts no rule that the prerendered page already has', async ({ page }) => {
  await visit(page, paths.services)
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

/** In the browser: the colors of all visible text, and where it is pale or has a background. */
function readPrint() {
  const colors = new Set<string>()
  const faults: string[] = []
  const isWhite = (color: string) => ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(color)
  for (const element of document.querySelectorAll('body *')) {
    const isText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    const pseudo = ['::before', '::after'].filter((name) =>
      /[^"]/.test(getComputedStyle(element, name).content.replace(/^(none|normal)$/, '')),
    )
    const field = element.matches('input, textarea') ? ['::placeholder'] : []
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    for (const part of [
      ...(isText || element.matches('svg, input, textarea, select') ? [undefined] : []),
      ...pseudo,
      ...field,
    ])
      colors.add(getComputedStyle(element, part).color)
    if (!isText) continue
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { opacity, backgroundColor, backgroundImage } = getComputedStyle(around)
      if (opacity !== '1' || backgroundImage !== 'none' || !isWhite(backgroundColor))
        faults.push(`${element.textContent}: ${opacity} ${backgroundColor} ${backgroundImage}`)
    }
  }
  return { colors: [...colors], faults }
}
