import { expect, test, type Page } from '@playwright/test'

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
