import { expect, test } from 'playwright/test'

import { blogPage } from '../../src/generated/texts/blog-page'
import { company } from '../../src/generated/company'
import { errorPage } from '../../src/generated/texts/error-page'
import { healthPostTexts } from '../../src/generated/texts/health'
import { mainMenu } from '../../src/content/navigation'
import { announcement, shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import { menuLabel } from '../site-content'
import { templatePages } from '../template-pages'
import { follow, visit } from '../wait-for-hydration'

test('the menu is in order, and marks the current page or its parent page', async ({ page }) => {
  await visit(page, paths.home)
  const menu = page.getByRole('navigation', { name: shell.mainMenu })
  await expect(menu.getByRole('link')).toHaveText(mainMenu.map((item) => item.label))
  const current = menu.locator('[aria-current="page"]')
  await menu.getByRole('link', { name: menuLabel(paths.blog) }).click()
  await expect(page).toHaveURL(paths.blog)
  await expect(current).toHaveText(menuLabel(paths.blog))

  await page.getByRole('main').locator(`a[href^="${paths.blog}/"]`).first().click()
  await expect(page).toHaveURL(/\/blog\/./)
  await expect(current).toHaveText(menuLabel(paths.blog))

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
  await expect(current).toHaveText(menuLabel(paths.home))
})

test('a link to the current page adds no history entry', async ({ page }) => {
  await visit(page, paths.about)
  const blog = page.getByRole('banner').getByRole('link', { name: menuLabel(paths.blog) })
  await blog.click()
  await expect(page).toHaveURL(paths.blog)
  // React Router compares the link with the page that is shown, and the address changes before
  await expect(page.getByRole('heading', { level: 1, name: blogPage.heading })).toBeFocused()
  await blog.click()
  await page.goBack()
  await expect(page).toHaveURL(paths.about)
})

test('the head never has two titles, descriptions or canonical URLs', async ({ page }) => {
  await visit(page, paths.home)
  for (const address of [paths.services, paths.about, paths.home]) {
    await follow(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('title')).toHaveCount(1)
    expect((await page.title()).endsWith(company.name)).toBe(true)
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
    const canonical = page.locator('link[rel="canonical"]')
    await expect(canonical).toHaveCount(1)
    expect(await canonical.getAttribute('href')).toContain(new URL(page.url()).pathname)
  }
})

test('a dismissed announcement stays hidden, without a flash on reload', async ({ page }) => {
  await visit(page, paths.services)
  const banner = page.getByRole('complementary', { name: announcement.label })
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: announcement.dismiss }).click()
  await expect(banner).toBeHidden()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-banner-dismissed')
  await expect(banner).toBeHidden()
})

test('with reduced motion the color scheme changes without transitions', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await visit(page, paths.services)
  const seen = await page.evaluate(() => {
    const color = () => getComputedStyle(document.body).backgroundColor
    const light = color()
    // The drawing beside the heading may start an animation of its own in this frame
    const before = new Set(document.getAnimations())
    // Read before the next frame, in which a very short transition would have ended
    document.documentElement.setAttribute('data-color-scheme', 'dark')
    const started = document.getAnimations().filter((animation) => !before.has(animation))
    return { same: color() === light, moving: started.length }
  })
  expect(seen).toEqual({ same: false, moving: 0 })
})

test('drawings have the color scheme of the page, and are light on paper', async ({ page }) => {
  const shown = (suffix: string) =>
    page
      .locator(`img[src$="${suffix}"]`)
      .evaluateAll((images) => images.filter((image) => image.checkVisibility()).length)
  let [onScreen, onPaper] = [0, 0]
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const address of templatePages) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    onScreen += await shown('.svg#dark')
    expect(await shown('.svg'), `light drawings on the dark page ${address}`).toBe(0)
    await page.emulateMedia({ media: 'print' })
    onPaper += await shown('.svg')
    expect(await shown('.svg#dark'), `dark drawings of ${address} on paper`).toBe(0)
    await page.emulateMedia({ media: 'screen' })
  }
  expect(onScreen).toBeGreaterThan(50)
  expect(onPaper).toBeGreaterThan(50)
})

test('a page that fails to load can be loaded again', { tag: '@smoke' }, async ({ page }) => {
  await visit(page, paths.blog)
  await page.route('**/data/blog/*.json', (route) => route.fulfill({ status: 500 }))
  const cause = 'The post could not be loaded'
  const isLogged = page.waitForEvent('console', (entry) => entry.text().includes(cause))
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: errorPage.heading })).toBeFocused()
  await isLogged
  await expect(page.getByRole('main')).not.toContainText(cause)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('link', { name: errorPage.homeLink })).toBeVisible()
  await page.unroute('**/data/blog/*.json')
  await page.getByRole('button', { name: errorPage.retry }).click()
  await expect(page.getByRole('article')).toBeVisible()
})

test('an unknown health-care id shows an error with a way back', async ({ page }) => {
  const response = await page.goto('/blog-details-health-care/99')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL('/blog-details-health-care/99')
  await expect(
    page.getByRole('heading', { level: 1, name: healthPostTexts.notFoundHeading }),
  ).toBeVisible()
  await page.getByRole('button', { name: healthPostTexts.back }).click()
  await expect(page).toHaveURL(paths.healthcare)
})

test("page and bars have the system's color scheme, or the chosen one", async ({ page }) => {
  // The first one whose media query matches counts: https://html.spec.whatwg.org/#meta-theme-color
  const colors = () =>
    page.evaluate(() => {
      const bar = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )
      const toColor = (css: string) => Object.assign(new Option().style, { color: css }).color
      return {
        bar: toColor(bar?.content ?? ''),
        page: getComputedStyle(document.body).backgroundColor,
      }
    })
  const seen = new Set<string>()
  const expectSame = async (scheme: 'light' | 'dark') => {
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme)
    const { bar, page: background } = await colors()
    expect(bar).toBe(background)
    seen.add(bar)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, paths.services)
  await expectSame('dark')
  const { label, action } = shell.scheme
  const button = page.getByRole('button', { name: label })
  await expect(button).toHaveAccessibleName(`${label}: ${action.light}`)
  await button.click()
  await expectSame('light')
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await expect(page).not.toHaveURL(paths.services)
  await expectSame('light')

  // Before the app starts
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expectSame('light')
  await page.unroute('**/assets/*.js')
  await page.reload()
  await page.emulateMedia({ colorScheme: 'light' })
  // The choice before the reload is known
  await expect(button).toHaveAccessibleName(`${label}: ${action.system}`)
  await button.click()
  await button.click()
  await expectSame('dark')
  await button.click()
  await expectSame('light')
  await button.click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSame('dark')
  expect(seen.size).toBe(2)
})
