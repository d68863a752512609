import { expect, test } from 'playwright/test'

import { limits } from '../../src/config'
import { services } from '../../src/generated/service-lists'
import { statistics } from '../../src/generated/statistics'
import { teamMembers } from '../../src/generated/team'
import { heroSlides, homePage } from '../../src/generated/texts/home'
import { motionTexts } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import { countOnPage, posts } from '../site-content'
import { visit } from '../wait-for-hydration'

test('the home page shows all its sections', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(paths.home)
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(section(homePage.services.heading).getByRole('listitem')).toHaveCount(
    services.cards.length,
  )
  await expect(section(homePage.process.heading).getByRole('listitem')).toHaveCount(4)
  await expect(section(homePage.latestBlogs.heading).getByRole('listitem')).toHaveCount(
    countOnPage(posts, limits.latestPosts),
  )
  await expect(section(homePage.results.heading)).toContainText(statistics[0]?.value ?? '')
  await expect(
    page.getByRole('group', { name: homePage.team.heading }).getByRole('img'),
  ).toHaveCount(teamMembers.length)
  await expect(page.getByRole('button', { name: homePage.callButton }).first()).toBeVisible()
})

for (const [screen, width] of [
  ['mobile', 390],
  ['desktop', 1280],
] as const) {
  test(`the hero image is requested once and before the fonts, ${screen}`, async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (/\/(?:hero|fonts)\//.test(request.url())) requested.push(new URL(request.url()).pathname)
    })
    await page.setViewportSize({ width, height: 844 })
    await visit(page, paths.home)
    expect(requested[0]).toBe(`/images/hero/hero-${screen}.avif`)
    expect(requested.filter((address) => address.includes('hero'))).toHaveLength(1)
    expect(requested.length).toBeGreaterThan(1)
  })
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the headline changes every 8 seconds, until one button stops it', async ({ page }) => {
    await page.clock.install()
    await visit(page, paths.home)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    const slide = (index: number) => page.getByText(heroSlides[index]?.headline ?? '')
    await expect(slide(0)).toBeVisible()
    await page.clock.runFor(8_100)
    await expect(slide(1)).toBeVisible()
    await expect(slide(0)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)

    await page.getByRole('button', { name: motionTexts.hero.pause }).click()
    await page.getByRole('button', { name: motionTexts.hero.play }).blur()
    await page.clock.runFor(30_000)
    await expect(slide(1)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: motionTexts.hero.play })).toBeVisible()
  })

  test('the headline pauses while focus is in the hero or a dialog is open', async ({ page }) => {
    await page.clock.install()
    await visit(page, paths.home)
    const slide = (index: number) => page.getByText(heroSlides[index]?.headline ?? '')
    const button = page.getByRole('button', { name: homePage.callButton }).first()
    await button.focus()
    await page.clock.runFor(9000)
    await expect(slide(0)).toBeVisible()

    await button.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.clock.runFor(9000)
    await expect(slide(0)).toBeVisible()

    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await expect(button).toBeFocused()
    await button.blur()
    await page.clock.runFor(8_100)
    await expect(slide(1)).toBeVisible()
  })

  test('team slides advance only while they are in view', async ({ page }) => {
    await page.clock.install()
    await visit(page, paths.home)
    const carousel = page.getByRole('group', { name: homePage.team.heading })
    const inView = carousel.locator('[aria-roledescription][aria-label]:not([inert])')
    const names = () =>
      inView.evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')))
    await carousel.scrollIntoViewIfNeeded()
    await expect(inView).not.toHaveCount(teamMembers.length)
    const atFirst = await names()
    const advance = async () => {
      await page.clock.runFor(3_000)
      return names()
    }
    await expect.poll(advance).not.toEqual(atFirst)

    await carousel.evaluate((team) => scrollBy(0, team.getBoundingClientRect().bottom + 100))
    await expect(carousel).not.toBeInViewport()
    // A transition that has started still finishes
    await page.clock.runFor(1_000)
    const left = await names()
    for (let times = 0; times < 5; times += 1) expect(await advance()).toEqual(left)

    await carousel.scrollIntoViewIfNeeded()
    await expect.poll(advance).not.toEqual(left)
  })

  test('team slides start again after focus was in a paused slide', async ({ page }) => {
    await visit(page, paths.home)
    const carousel = page.getByRole('group', { name: homePage.team.heading })
    await carousel.scrollIntoViewIfNeeded()
    await carousel.getByRole('button', { name: motionTexts.team.pause }).click()
    await carousel.getByRole('link').first().focus()
    await carousel.getByRole('button', { name: motionTexts.team.play }).click()
    await expect(carousel.getByRole('button', { name: motionTexts.team.pause })).toBeVisible()
  })

  for (const from of [null, paths.digitalMarketing]) {
    const way = from ? 'after following a link' : 'on first load'
    test(`the video starts by itself and stops with the button, ${way}`, async ({ page }) => {
      await visit(page, from ?? paths.home)
      if (from) await page.getByRole('banner').getByRole('link').first().click()
      await expect(page.getByText(heroSlides[0]?.headline ?? '')).toBeVisible()
      const video = page.locator('video').first()
      await expect(video).toHaveJSProperty('paused', false)
      await page.getByRole('button', { name: motionTexts.hero.pause }).click()
      await expect(video).toHaveJSProperty('paused', true)
    })
  }
})
