import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

import { sitePages } from '../tests/site-pages'

const widths = [390, 1280]
const schemes = ['light', 'dark'] as const

/** All levels of WCAG, and the best practices. No rule is off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const { address } of sitePages()) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    const problems = collectProblems(page)
    await page.goto(address)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
        await settled(page)
        const { violations } = await new AxeBuilder({ page })
          .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
          .analyze()
        expect(
          violations.map(({ id, nodes }) => ({
            id,
            targets: nodes.map((node) => node.target.join(' ')),
            why: nodes[0]?.failureSummary,
          })),
          `${address} at ${width} px, ${colorScheme}`,
        ).toEqual([])
      }
      expect(await sidewaysScroll(page), `${address} at ${width} px scrolls sideways`).toBe(0)
    }
    expect(await page.locator('body').innerText()).not.toMatch(/\bundefined\b|\bNaN\b|\[object/)
    expect(problems.filter((problem) => !isExpected(address, problem))).toEqual([])
  })
}

/** What the console says and what goes missing: hydration warnings, errors, files that are not there. */
function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}

/** The page 404 is served with its own status when asked for by its address. */
function isExpected(address: string, problem: string): boolean {
  return address === '/404' && problem.includes('404')
}

/** Colors that change over time have arrived: a change of scheme starts transitions. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
    await frame()
  })

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
