import { expect, test as base } from 'playwright/test'

import { mainMenu } from '../../src/content/navigation'
import { paths } from '../../src/paths'
import { follow, visit, waitForHydration } from '../wait-for-hydration'

/** What the browser has blocked, in order. */
const test = base.extend<{ violations: () => Promise<string[]> }>({
  violations: async ({ page }, use) => {
    const seen: string[] = []
    await page.exposeFunction('reportViolation', (text: string) => seen.push(text))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { reportViolation } = window as never as { reportViolation: (text: string) => void }
        reportViolation(
          `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
        )
      })
    })
    await use(async () => {
      // Events are tasks: they come before the next frame
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      return seen
    })
  },
})

test('the browser enforces the policy', async ({ page, violations }) => {
  await visit(page, paths.services)
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
    document.body.setAttribute('style', 'color: red')
  })
  await expect.poll(violations).toHaveLength(2)
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>markup</p>'
      return ''
    } catch (error) {
      return String(error)
    }
  })
  expect(refused).toMatch(/TrustedHTML/)
})

test('pages that do not exist follow the policy', async ({ page, violations }) => {
  // a11y/pages.spec.ts checks all others
  for (const path of ['/no-such-page', '/blog/no-such-post', '/blog-details-health-care/99']) {
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'")
    await waitForHydration(page)
  }
  expect(await violations()).toEqual([])
})

// What comes late in other states: a11y/matrix.spec.ts
test('pages that come late follow the policy, and are styled', async ({ page, violations }) => {
  await visit(page, paths.home)
  for (const { path } of mainMenu.toReversed()) {
    await follow(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  expect(await violations()).toEqual([])
  // Emotion says nothing when the policy refuses its element
  const late = page.locator('style[data-emotion="css"]')
  const rules = await late.evaluateAll((elements) =>
    elements.map((element) => (element as HTMLStyleElement).sheet?.cssRules.length ?? 0),
  )
  expect(Math.max(...rules)).toBeGreaterThan(0)
})

test('only the one named policy makes addresses of workers', async ({ page, violations }) => {
  await visit(page, paths.sheet)
  expect(await violations()).toEqual([])
  const outcomes = await page.evaluate(() => {
    const attempt = (action: () => unknown) => {
      try {
        action()
        return 'allowed'
      } catch (error) {
        return (error as Error).name
      }
    }
    const { trustedTypes } = window as never as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
    }
    return {
      plainAddress: attempt(() => new Worker('/assets/any.js')),
      otherPolicy: attempt(() => trustedTypes.createPolicy('other', {})),
    }
  })
  expect(outcomes).toEqual({ plainAddress: 'TypeError', otherPolicy: 'TypeError' })
})
