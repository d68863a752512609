import { expect, test, type Page } from 'playwright/test'

import { homePage } from '../../src/generated/texts/home'
import { paths } from '../../src/paths'
import { allScripts, holdRequests } from '../hold-requests'
import { longestPost } from '../site-content'
import { templatePages } from '../template-pages'
import { untilStill, visit, waitForHydration } from '../wait-for-hydration'

/** In px. */
const tolerance = 5

const settingsOfMotion = ['no-preference', 'reduce'] as const

const readHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const readPosition = (page: Page) => page.evaluate(() => scrollY)

async function open(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await untilStill(page)
}

/** Scrolls to the end of the page with the wheel, as a visitor does. @returns the position there. */
async function scrollToEnd(page: Page): Promise<number> {
  await page.mouse.move(5, 400)
  await page.mouse.wheel(0, 50_000)
  const end = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
  await expect.poll(end).toBeLessThanOrEqual(1)
  return readPosition(page)
}

/** Leaves by a link in the footer, which the router handles. */
async function followFooterLink(page: Page): Promise<void> {
  const links = page.getByRole('contentinfo').getByRole('link')
  await links.and(page.locator(`[href="${paths.terms}"]`)).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.terms)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => readPosition(page)).toBe(0)
}

async function expectPosition(page: Page, position: number): Promise<void> {
  const distance = async () => Math.abs((await readPosition(page)) - position)
  await expect.poll(distance).toBeLessThanOrEqual(tolerance)
  await untilStill(page)
  expect(await distance()).toBeLessThanOrEqual(tolerance)
}

/** The pages whose layout is decided by scripts. On the others, a phone's width is enough. */
const changing = [paths.home, paths.about, paths.sheet]

const pagesByWidth = [
  [390, templatePages],
  // Where the table's controls wrap differently than a little below and above
  [580, [paths.sheet]],
  [604, [paths.sheet]],
  [620, [paths.sheet]],
  [768, changing],
  [1280, changing],
] as const

for (const [width, pages] of pagesByWidth) {
  for (const path of pages) {
    test(`hydration keeps the height of ${path} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.setViewportSize({ width, height: 800 })
      const release = await holdRequests(page, allScripts)
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      const before = await readHeight(page)
      release()
      await waitForHydration(page)
      await untilStill(page)
      expect(Math.abs((await readHeight(page)) - before)).toBeLessThanOrEqual(tolerance)
    })
  }
}

for (const reducedMotion of settingsOfMotion) {
  test(`hydration keeps the height after a choice, ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await open(page, paths.home)
    const carousel = page.getByRole('group', { name: homePage.team.heading })
    await carousel.getByRole('button').click()
    await untilStill(page)
    const chosen = await readHeight(page)
    await page.route('**/assets/*.js', () => {})
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await expect.poll(async () => Math.abs((await readHeight(page)) - chosen)).toBeLessThan(6)
  })
}

/** Opens a page and scrolls to its end. @returns the position there. */
async function openAtEnd(page: Page, path: string): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, path)
  return scrollToEnd(page)
}

async function expectBackAfterLink(page: Page, position: number): Promise<void> {
  await followFooterLink(page)
  await page.goBack()
  await expectPosition(page, position)
}

/** Templates, of which the digital marketing page stays as it is in the browser, and views that are not prerendered. */
const visited = [
  paths.about,
  longestPost,
  paths.careers,
  paths.search,
  paths.digitalMarketing,
  paths.privacyPolicy,
  `${paths.blog}?page=2`,
  `${paths.careers}?page=2`,
  `${paths.sheet}?page=2`,
]

for (const path of visited) {
  test(`Back returns to the end of ${path} after a link`, async ({ page }) => {
    await expectBackAfterLink(page, await openAtEnd(page, path))
  })
}

/** The results of a search come long after the page has loaded. */
const loaded = [paths.home, paths.contact, paths.blog, paths.sheet, `${paths.search}?q=seo`]

for (const path of loaded) {
  test(`Back, also from another site, and a reload keep the end of ${path}`, async ({
    page,
    baseURL,
  }) => {
    const position = await openAtEnd(page, path)
    await expectBackAfterLink(page, position)
    await page.reload()
    await waitForHydration(page)
    await expectPosition(page, position)

    const browser = await page.context().newCDPSession(page)
    for (const cacheDisabled of [false, true]) {
      await visit(page, new URL(paths.terms, baseURL?.replace('localhost', '127.0.0.1')).href)
      await browser.send('Network.setCacheDisabled', { cacheDisabled })
      await page.goBack()
      await waitForHydration(page)
      await expectPosition(page, position)
    }
  })
}
