import { expect, test, type Locator, type Page } from '@playwright/test'

import { paths } from '../../src/paths'
import { alive } from './lead-steps'

/** Styles that no first paint shows come with the app; without scripts they come with the page. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, reducedMotion: 'reduce' })

    const open = async (page: Page, address: string) => {
      await page.goto(address)
      if (javaScriptEnabled) await alive(page)
    }

    test('a link answers to the pointer', async ({ page }) => {
      await open(page, `${paths.blog}/animation-tools`)
      const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()
      const underline = () =>
        link.evaluate((element) => getComputedStyle(element).textDecorationColor)
      const before = await underline()
      await link.hover()
      await expect.poll(underline).not.toBe(before)
    })

    test('paper gets words: black on white, no menu, addresses written out', async ({ page }) => {
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

test.describe('behind the fold of a heavy page', () => {
  const folded = [paths.home, `${paths.blog}/animation-tools`]
  const styleFile = '**/assets/late-*.css'
  const footerOf = (page: Page) => page.getByRole('contentinfo')

  for (const address of folded) {
    test(`${address} shows its first screen without waiting for the rest`, async ({ page }) => {
      let letGo = () => {}
      const held = new Promise<void>((resolve) => (letGo = resolve))
      await page.route(styleFile, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Nothing is ever seen without its style
      await expect(footerOf(page)).toHaveCount(0)
      letGo()
      await expect(footerOf(page)).toBeVisible()
      await alive(page)
    })

    test(`${address} looks the same where the file comes at the second attempt`, async ({
      page,
    }) => {
      const look = async () => {
        await alive(page)
        return footerOf(page).evaluate((footer) =>
          Array.from(footer.querySelectorAll('*'), (element) => {
            const { color, display, fontSize, margin } = getComputedStyle(element)
            return [element.localName, color, display, fontSize, margin]
          }),
        )
      }
      await page.goto(address)
      const meant = await look()
      // The app asks again
      await page.route(styleFile, (route) => route.abort(), { times: 1 })
      await page.goto(address)
      await expect.poll(look).toEqual(meant)
    })
  }

  for (const browser of ['this browser', 'a browser that moves no link with its rules'])
    test(`stays as it is where a visitor of ${browser} goes on to another page, and back`, async ({
      page,
    }) => {
      const canMove = browser === 'this browser'
      if (!canMove)
        await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'))
      await page.goto(paths.home)
      await alive(page)
      const before = await backgroundOf(footerOf(page))
      expect(before).not.toBe(transparent)
      expect(await countStyles(page)).toBe(1)
      const rules = await page.evaluateHandle(
        () => document.querySelector<HTMLLinkElement>('[data-fold] > link')?.sheet,
      )
      const leave = async () => {
        await footerOf(page).getByRole('link', { name: 'Current Openings' }).click()
        // The fold goes with its page
        await expect(page.locator('[data-fold]')).toHaveCount(0)
        await expect(page).toHaveURL(paths.careers)
        expect(await backgroundOf(footerOf(page))).toBe(before)
        expect(await countStyles(page)).toBe(1)
        // The very same rules: no element is styled anew
        const isSame = await rules.evaluate((sheet) =>
          Array.from(document.styleSheets).some((other) => other === sheet),
        )
        expect(isSame).toBe(canMove)
      }
      await leave()
      await page.goBack()
      await expect(page.locator('[data-fold]')).toHaveCount(1)
      expect(await backgroundOf(footerOf(page))).toBe(before)
      expect(await countStyles(page)).toBe(1)
      await leave()
    })

  test('stays where an extension has changed the page, and React draws all of it anew', async ({
    page,
  }) => {
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
    await alive(page)
    await expect.poll(() => backgroundOf(footerOf(page))).not.toBe(transparent)
    expect(await countStyles(page)).toBe(1)
  })

  test('stays where the article itself does not come, and an error takes its place', async ({
    page,
  }) => {
    await page.route('**/data/blog/*.json', (route) => route.fulfill({ status: 500 }))
    await page.goto(`${paths.blog}/animation-tools`)
    await alive(page)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.locator('[data-fold]')).toHaveCount(0)
    await expect.poll(() => backgroundOf(footerOf(page))).not.toBe(transparent)
    expect(await countStyles(page)).toBe(1)
  })
})

const transparent = 'rgba(0, 0, 0, 0)'

const backgroundOf = (element: Locator) =>
  element.evaluate((it) => getComputedStyle(it).backgroundColor)

/** How many times the late file counts: each time every element is styled anew. */
const countStyles = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(document.styleSheets).filter(
        ({ href, media }) => href?.includes('/late-') && media.mediaText !== 'not all',
      ).length,
  )

test('the variables that a page itself does not read come with what reads them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.services)
  await alive(page)
  const html = page.locator('html')
  await expect(html).not.toHaveAttribute('data-variables')
  // As assistive technology presses: no pointer and no key tells of a visitor before
  await page.getByRole('button', { name: 'Open menu' }).dispatchEvent('click')
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible()
  await expect(html).toHaveAttribute('data-variables')
  const shade = await html.evaluate((element) =>
    getComputedStyle(element).getPropertyValue('--bl-palette-action-selectedOpacity'),
  )
  expect(shade).not.toBe('')
})

const colorsOf = (locator: ReturnType<Page['locator']>) =>
  locator.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return { backgroundColor, color }
  })

test('the browser knows every rule that the app writes', async ({ page }) => {
  // Emotion swallows the error that a rule with an unknown selector throws; it takes a slow phone milliseconds
  await page.addInitScript(() => {
    const unknown: string[] = ((window as unknown as { unknown: string[] }).unknown = [])
    const insertRule = CSSStyleSheet.prototype.insertRule
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      try {
        return insertRule.call(this, rule, index)
      } catch (error) {
        unknown.push(rule)
        throw error
      }
    }
  })
  await page.goto(paths.home)
  await alive(page)
  await page.getByRole('button', { name: 'Schedule a Call' }).first().click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible()
  const unknown = await page.evaluate(() => (window as unknown as { unknown: string[] }).unknown)
  expect(unknown).toEqual([])
})
