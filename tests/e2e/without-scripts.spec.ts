import { expect, test, type Locator } from 'playwright/test'

import { faqs } from '../../src/content/generated/faqs'
import { navigation } from '../../src/content/generated/navigation'
import { walk } from '../../a11y/support/tab-walk'
import { paths } from '../../src/paths'
import { sitePages } from '../site-pages'

test.use({ javaScriptEnabled: false })

test('every page is complete without JavaScript', { tag: '@smoke' }, async ({ page }) => {
  for (const { address } of sitePages()) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
    await expect(page.getByRole('contentinfo'), address).toBeVisible()
    const words = (await page.getByRole('main').innerText()).split(/\s+/).length
    expect(words, `${address} has too few words`).toBeGreaterThan(
      address === paths.notFound ? 10 : 40,
    )
  }
})

test('answers are open and the menu is visible, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.home)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(
    navigation.menu.length,
  )
  const answer = faqs[0]?.answer[0]
  await expect(page.getByText(typeof answer === 'string' ? answer : '')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
})

test('"Schedule a Call" leads to the contact form', async ({ page }) => {
  await page.goto(paths.home)
  await page.getByRole('button', { name: 'Schedule a Call' }).first().click()
  await expect(page).toHaveURL(/\/contactus/)
  await expect(page.getByRole('form', { name: 'Experience Real Growth' })).toBeVisible()
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
