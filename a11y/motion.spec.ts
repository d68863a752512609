/** The buttons that stop motion say what the video really does, and one click is enough. */
import { expect, test, type Page } from 'playwright/test'

import { heroSlides } from '../src/generated/texts/home'
import { motionTexts } from '../src/generated/texts/shell'
import { paths } from '../src/paths'
import { visit } from '../tests/wait-for-hydration'

test.use({ reducedMotion: 'no-preference' })

const places = [
  { address: paths.home, texts: motionTexts.hero },
  { address: paths.digitalMarketing, texts: motionTexts.video },
]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const isPlaying = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)

for (const { address, texts } of places) {
  test(`where autoplay is blocked, one click plays the video on ${address}`, async ({ page }) => {
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype
      let isClicked = false
      addEventListener('click', () => (isClicked = true), true)
      HTMLMediaElement.prototype.play = function () {
        document.documentElement.dataset['played'] = ''
        return isClicked
          ? play.call(this)
          : Promise.reject(new DOMException('Blocked', 'NotAllowedError'))
      }
    })
    await page.clock.install()
    await visit(page, address)
    await page.clock.runFor(20_000)
    await page.locator('html[data-played]').waitFor({ state: 'attached' })
    await expect(button(page, texts.play)).toBeVisible()
    // The headline rests as the video does
    if (address === paths.home) {
      await page.clock.runFor(20_000)
      await expect(page.getByText(heroSlides[0]?.headline ?? '')).toBeVisible()
    }

    await button(page, texts.play).press('Enter')
    await expect(button(page, texts.pause)).toBeVisible()
    await expect.poll(() => isPlaying(page)).toBe(true)

    // As the browser does
    const video = page.locator('video').first()
    await video.evaluate((element: HTMLVideoElement) => element.pause())
    await expect(button(page, texts.play)).toBeVisible()
    await video.evaluate((element: HTMLVideoElement) => element.play())
    await expect(button(page, texts.pause)).toBeVisible()
    await button(page, texts.pause).click()
    await expect(button(page, texts.play)).toBeVisible()
    expect(await isPlaying(page)).toBe(false)
  })

  for (const setting of address === paths.home
    ? ['data saver']
    : ['data saver', 'reduced motion']) {
    test(`with ${setting}, only a click loads the video on ${address}`, async ({ page }) => {
      const requested: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/videos/')) requested.push(request.url())
      })
      if (setting === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' })
      else
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
        })
      await page.clock.install()
      await visit(page, address)
      await page.clock.runFor(20_000)
      await expect(button(page, texts.play)).toBeVisible()
      expect(requested).toEqual([])

      await button(page, texts.play).click()
      await expect(button(page, texts.pause)).toBeVisible()
      await expect.poll(() => isPlaying(page)).toBe(true)
    })
  }
}

test('a video that fails can be played later, and at another width', async ({ page }) => {
  await page.route('**/videos/*', (route) => route.fulfill({ status: 503 }))
  const isFailed = page.waitForResponse(/\/videos\/.*\.mp4/)
  await visit(page, paths.home)
  const { pause, play } = motionTexts.hero
  await isFailed
  await expect(button(page, play)).toBeVisible()
  await page.unroute('**/videos/*')
  await button(page, play).click()
  await expect(button(page, pause)).toBeVisible()
  await expect.poll(() => isPlaying(page)).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.locator('video').first().getAttribute('width')).toBe('540')
  await expect.poll(() => isPlaying(page)).toBe(true)
  await expect(button(page, pause)).toBeVisible()
})
