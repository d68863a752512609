/** The skip link, and the components that have no file of their own. */
import { expect, test } from 'playwright/test'

import { company } from '../src/generated/company'
import { contactSteps } from '../src/generated/texts/contact'
import {
  dialogFormTexts,
  leadFieldLabels,
  requiredMessage,
} from '../src/generated/texts/lead-forms'
import { faqs } from '../src/generated/faqs'
import { navigation } from '../src/generated/navigation'
import { teamMembers } from '../src/generated/team'
import { homePage } from '../src/generated/texts/home'
import { motionTexts, shell } from '../src/generated/texts/shell'
import { paths } from '../src/paths'
import { menuLabel } from '../tests/site-content'
import { submit } from './states'
import { open } from './support/site'

for (const address of ['/', '/services', '/404']) {
  test(
    `the skip link on ${address} moves focus to the content`,
    { tag: address === '/services' ? ['@smoke', '@S05'] : '@S05' },
    async ({ page }) => {
      await open(page, address)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: shell.skipLink })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport({ ratio: 1 })
      expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(24)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    },
  )
}

test(
  'the drawer traps focus and returns it when closed by Escape or the backdrop',
  { tag: ['@smoke', '@D01', '@D02', '@D03', '@D04', '@D05', '@D06', '@D08'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/services')
    const toggle = page.getByRole('button', { name: shell.openMenu })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    const size = await toggle.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    const careers = menuLabel(paths.careers)
    await expect(page.getByRole('link', { name: careers, exact: true })).toHaveCount(0)

    await toggle.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: shell.drawer })
    await expect(drawer).toHaveAttribute('aria-modal', 'true')
    const opened = page.locator('header button[aria-controls]')
    await expect(opened).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator(`#${await opened.getAttribute('aria-controls')}`)).toHaveCount(1)
    await expect(drawer.getByRole('heading', { name: shell.drawer })).toBeFocused()
    await expect(drawer.getByRole('navigation').getByRole('list').getByRole('link')).toHaveCount(
      navigation.menu.length,
    )
    await expect(drawer.locator('[aria-current=page]')).toHaveText(menuLabel(paths.services))
    const close = drawer.getByRole('button', { name: shell.closeMenu })
    await expect(close).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(drawer.getByRole('link').last()).toBeFocused()
    for (let presses = 0; presses < 9; presses++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement?.closest('.MuiDrawer-root') !== null),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(toggle).toBeFocused()
    await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden')

    await toggle.click()
    await page.mouse.click(10, 400)
    await expect(drawer).toHaveCount(0)
    await expect(toggle).toBeFocused()
  },
)

test('the drawer closes when the viewport gets wider', { tag: '@D09' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/services')
  await page.getByRole('button', { name: shell.openMenu }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
})

test(
  'the hero hides its video, has the pause button first and opens the dialog by keyboard',
  { tag: ['@H01', '@H02', '@H06', '@H07'] },
  async ({ page }) => {
    await open(page, '/')
    const video = page.locator('main video').first()
    await expect(video).toHaveAttribute('aria-hidden', 'true')
    await expect(video).toHaveAttribute('tabindex', '-1')
    await expect(video).toHaveJSProperty('muted', true)
    await expect(video).toHaveJSProperty('playsInline', true)
    const order = await page.evaluate(() => {
      const button = document.querySelector('main button[aria-label]')
      const headline = document.querySelector('main h1 + div p')
      return button && headline ? button.compareDocumentPosition(headline) : 0
    })
    expect(order & 4, 'the button precedes what moves').toBe(4)
    const opener = page.getByRole('button', { name: homePage.callButton }).first()
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
    for (const key of ['Enter', 'Space']) {
      await opener.focus()
      await page.keyboard.press(key)
      const dialog = page.getByRole('dialog', { name: dialogFormTexts.title })
      await expect(dialog.getByRole('heading', { name: dialogFormTexts.title })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  },
)

test(
  'the team carousel pauses on focus and stays paused',
  { tag: ['@C01', '@C02', '@C03', '@C04', '@C05', '@C06', '@C07'] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, '/')
    const carousel = page.getByRole('group', { name: homePage.team.heading })
    await expect(carousel).toHaveAttribute('aria-roledescription', shell.carousel)
    await carousel.scrollIntoViewIfNeeded()
    const button = carousel.getByRole('button')
    await expect(button).toHaveAccessibleName(motionTexts.team.pause)
    await expect(button).not.toHaveAttribute('aria-pressed')
    const first = carousel.locator('a[href], button').first()
    await expect(first).toHaveAttribute('aria-label', motionTexts.team.pause)
    await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
    // Focus inside pauses it, and leaving does not resume it
    await carousel.locator('[aria-roledescription][aria-label] a').first().focus()
    await expect(button).toHaveAccessibleName(motionTexts.team.play)
    await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    await expect(button).toHaveAccessibleName(motionTexts.team.play)
    const slides = carousel.locator('[aria-roledescription][aria-label]')
    await expect(slides).toHaveCount(teamMembers.length)
    const names = await slides.evaluateAll((all) =>
      all.map((slide) => slide.getAttribute('aria-label')),
    )
    expect(new Set(names).size).toBe(teamMembers.length)
    const suffix = `on LinkedIn (${shell.opensInNewTab})`
    for (const { name, linkedin } of teamMembers)
      await expect(carousel.getByRole('link', { name: `${name} ${suffix}` })).toHaveCount(
        linkedin ? 1 : 0,
      )
  },
)

test('the team is a grid where the code of the carousel does not load', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route('**/start-carousel-*.js', (route) => route.abort())
  await open(page, '/')
  const carousel = page.getByRole('group', { name: homePage.team.heading })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button')).toHaveAccessibleName(motionTexts.team.play)
  const isCut = (slide: Element) => slide.getBoundingClientRect().right > innerWidth
  const slides = carousel.locator('[aria-roledescription][aria-label]')
  await expect(slides).toHaveCount(teamMembers.length)
  for (const slide of await slides.all()) expect(await slide.evaluate(isCut)).toBe(false)

  await page.unroute('**/start-carousel-*.js')
  await carousel.getByRole('button').click()
  await expect(carousel.locator('[inert]')).not.toHaveCount(0)
})

test(
  'the FAQ accordion opens one answer at a time and works by keyboard',
  { tag: ['@smoke', '@F01', '@F02', '@F03', '@F04', '@F05', '@F07'] },
  async ({ page }) => {
    await open(page, '/')
    const region = page.getByRole('region', { name: homePage.faqs.heading })
    const headings = region.getByRole('heading', { level: 3 })
    await expect(headings).toHaveCount(faqs.length)
    await expect(region.locator('h3 > button')).toHaveCount(faqs.length)
    const [first, second] = [region.getByRole('button').first(), region.getByRole('button').nth(1)]
    for (const button of [first, second]) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    const panel = page.locator(`#${await first.getAttribute('aria-controls')}`)
    await expect(panel).toHaveRole('region')
    await expect(panel).toHaveAccessibleName(await first.innerText())
    await second.focus()
    await page.keyboard.press('Space')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(second).toBeFocused()
    await expect(region.locator('[aria-expanded=true]')).toHaveCount(1)
    await expect(panel).toBeHidden()
    const top = await second.evaluate((element) => element.getBoundingClientRect().top)
    const header = await page
      .getByRole('banner')
      .evaluate((element) => element.getBoundingClientRect().bottom)
    expect(top).toBeGreaterThanOrEqual(header)
    await page.keyboard.press('Enter')
    await expect(region.locator('[aria-expanded=true]')).toHaveCount(0)
  },
)

test(
  'the lead dialog has labels, keeps the focus and shows errors',
  { tag: ['@L01', '@L02', '@L03', '@L05', '@L06', '@L10', '@L12', '@L17'] },
  async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: homePage.callButton }).first().click()
    const dialog = page.getByRole('dialog', { name: dialogFormTexts.title })
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    const isFocusInside = () =>
      dialog.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(isFocusInside).toBe(true)
    const close = dialog.getByRole('button', { name: shell.close })
    await close.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(close).not.toBeFocused()
    expect(await isFocusInside()).toBe(true)
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    await expect(dialog).not.toHaveAttribute('aria-describedby')
    await expect(dialog.getByText(dialogFormTexts.requirement)).toBeVisible()
    await expect(dialog.locator('form')).toHaveJSProperty('noValidate', true)
    const labels = Object.values(leadFieldLabels)
    for (const label of labels) {
      const field = dialog.getByLabel(label, { exact: true })
      await expect(field).toHaveAccessibleName(label)
      await expect(dialog.locator('label').filter({ hasText: label }).first()).toBeVisible()
      expect(
        await field.evaluate(
          (element: HTMLInputElement) => element.required || element.ariaRequired === 'true',
        ),
      ).toBe(true)
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    }
    await submit(page).click()
    for (const label of labels) {
      const field = dialog.getByLabel(label, { exact: true })
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(requiredMessage(label))
    }
    const name = dialog.getByLabel(leadFieldLabels.name, { exact: true })
    await expect(name).toBeFocused()
    await name.fill('Asha')
    await page.keyboard.press('Tab')
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveAccessibleDescription('')
  },
)

test(
  'the contact page has an address, named links and frames, and steps in a list',
  { tag: ['@K07', '@K08', '@K09'] },
  async ({ page }) => {
    await open(page, '/contactus')
    const main = page.getByRole('main')
    await expect(main.locator('address')).toContainText(company.address.locality)
    for (const link of await main.locator('a[href^="tel:"], a[href^="mailto:"]').all())
      await expect(link).toHaveAccessibleName((await link.innerText()).trim())
    for (const frame of await main.locator('iframe').all())
      await expect(frame).toHaveAttribute('title', /.+/)
    const steps = main.locator('ol > li').filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(steps).toHaveCount(contactSteps.length)
  },
)
