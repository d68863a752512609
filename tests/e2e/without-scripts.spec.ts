import { expect, test, type Locator, type Page } from 'playwright/test'

import { pageSizes } from '../../src/config'
import { contactFormTexts } from '../../src/generated/texts/lead-forms'
import { navigation } from '../../src/generated/navigation'
import { homePage } from '../../src/generated/texts/home'
import { searchPage } from '../../src/generated/texts/search-page'
import { shell } from '../../src/generated/texts/shell'
import { sheetPage } from '../../src/generated/texts/sheet-page'
import { walk } from '../../a11y/support/tab-walk'
import { blogPostPath, jobPath, paths } from '../../src/paths'
import { allScripts, holdRequests } from '../hold-requests'
import { jobs, posts } from '../site-content'
import { sitePages } from '../site-pages'
import { templatePages } from '../template-pages'
import { waitForHydration } from '../wait-for-hydration'

/** Ways to have no scripts, and what brings them about. */
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'are switched off': async () => {},
  // As extensions and companies do, with a policy of their own beside the site's
  'are blocked by a policy': (page) =>
    page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const policy = `${response.headers()['content-security-policy'] ?? ''}, script-src 'none'`
      const headers = { ...response.headers(), 'content-security-policy': policy }
      await route.fulfill({ response, headers })
    }),
  'do not load': (page) => page.route(allScripts, (route) => route.abort()),
  'of the page do not load': (page) =>
    page.route(/\/assets\/\w+Page-/, (route) => route.fulfill({ status: 404 })),
  throw: (page) =>
    page.route(/\/assets\/index-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error()' }),
    ),
  'need what the browser lacks': (page) =>
    page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn')),
}

for (const [way, arrange] of Object.entries(ways)) {
  test.describe(`where scripts ${way}`, () => {
    test.use({ javaScriptEnabled: way !== 'are switched off' })
    test.beforeEach(({ page }) => arrange(page))

    /** Opens a page, and waits until it has given up its scripts. */
    const open = async (page: Page, address: string) => {
      await page.goto(address)
      await expect(page.locator('html:not([data-scripts])')).toBeAttached()
    }

    test('all is open, and nothing is shown that does nothing', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      for (const address of templatePages) {
        await open(page, address)
        const menu = page.getByRole('navigation', { name: shell.mainMenu }).getByRole('link')
        await expect(menu, address).toHaveCount(navigation.menu.length)
        const closed = page.locator('[data-panel]').filter({ visible: false })
        await expect(closed, address).toHaveCount(0)
        const dead = ':is(button, input, select, textarea, [aria-busy=true]):not(form[action] *)'
        await expect(page.locator(dead).filter({ visible: true }), address).toHaveCount(0)
      }
    })

    test('all posts and jobs can be reached; others say what is missing', async ({ page }) => {
      const inMain = (hrefs: string[]) => hrefs.map((href) => `main a[href="${href}"]`)
      for (const [address, selectors] of [
        [paths.blog, inMain(posts.map(({ id }) => blogPostPath(id)))],
        [paths.careers, inMain(jobs.map(({ id }) => jobPath(id)))],
        [paths.search, [`text="${searchPage.needsScript}"`]],
        [paths.sheet, [`text="${sheetPage.needsScript}"`]],
      ] as const) {
        await open(page, address)
        for (const selector of selectors)
          await expect(page.locator(selector).filter({ visible: true })).not.toHaveCount(0)
      }
    })

    test('"Schedule a Call" leads to the contact form', async ({ page }) => {
      await open(page, paths.home)
      await page.getByRole('button', { name: homePage.callButton }).first().click()
      await expect(page).toHaveURL(/\/contactus/)
      await expect(page.getByRole('form', { name: contactFormTexts.title })).toBeVisible()
    })
  })
}

test('what is for visitors without scripts is hidden from others', async ({ page }) => {
  const [post] = posts.slice(pageSizes.blog)
  const older = page.locator(`main a[href="${blogPostPath(post?.id ?? '')}"]`)
  for (const [address, shown] of [
    [paths.blog, older],
    [paths.search, page.getByText(searchPage.needsScript)],
    [paths.sheet, page.getByText(sheetPage.needsScript)],
  ] as const) {
    const release = await holdRequests(page, allScripts)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(shown, 'before the scripts have loaded').toBeHidden()
    await expect(shown).toBeAttached()
    release()
    await waitForHydration(page)
    await expect(shown).toBeHidden()
  }
  await page.goto(paths.blog)
  await expect(older).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is complete', async ({ page }) => {
    for (const { address } of sitePages()) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
      await expect(page.getByRole('contentinfo'), address).toBeVisible()
      const words = (await page.getByRole('main').innerText()).split(/\s+/).length
      expect(words, `${address} has too few words`).toBeGreaterThan(
        address.endsWith(paths.notFound) ? 10 : 40,
      )
    }
  })

  for (const address of [paths.contact, paths.search]) {
    test(`every stop of the Tab key on ${address} has a focus ring`, async ({ page }) => {
      await page.goto(address)
      const stops = await walk(page, 'Tab')
      expect(stops.length).toBeGreaterThan(20)
      expect(stops.filter(({ ring }) => ring.width < 2 || ring.contrast < 3)).toEqual([])
    })
  }

  for (const width of [320, 390, 768, 1440]) {
    test(`the header at ${width} px has no overlaps, and no gap below it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(paths.contact)
      const header = page.getByRole('banner')
      const boxOf = async (locator: Locator) => {
        const box = await locator.boundingBox()
        if (!box) throw new Error('Not rendered')
        return { ...box, right: box.x + box.width, bottom: box.y + box.height }
      }
      const logo = await boxOf(header.getByRole('link').first())
      for (const link of await header.getByRole('navigation').getByRole('link').all()) {
        const { x, y } = await boxOf(link)
        expect(x >= logo.right || y >= logo.bottom).toBe(true)
      }
      const next = await boxOf(page.getByRole('complementary').first())
      expect(Math.abs(next.y - (await boxOf(header)).bottom)).toBeLessThanOrEqual(1)
    })
  }
})
