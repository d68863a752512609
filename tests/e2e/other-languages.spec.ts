import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'

import { edition, hasLanguageMenu, otherEditions } from '../../src/generated/edition'
import { languages } from '../../src/generated/texts/language'
import * as leadForms from '../../src/generated/texts/lead-forms'
import { shell } from '../../src/generated/texts/shell'
import { mainMenu } from '../../src/content/navigation'
import { paths } from '../../src/paths'
import { sitePages } from '../site-pages'
import { untilSettled, visit, waitForHydration } from '../wait-for-hydration'
import { messagesOf } from './leads-steps'

const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search)

/** What goes wrong on a page, but for its status. React reports markup that is not that of the address. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** The link in the header or, if there are three languages or more, in its menu. */
async function linkInHeader(page: Page, name: string) {
  const header = page.getByRole('banner')
  if (!hasLanguageMenu) return header.getByRole('link', { name, exact: true })
  await header.getByRole('button', { name: languages, exact: true }).click()
  return page.getByRole('menuitem', { name, exact: true })
}

for (const { tag, prefix, name, homeLink, paths: translated } of otherEditions) {
  const places = mainMenu.map(({ path }) => path).filter((path) => path !== paths.home)
  const place = places.find((path) => translated.includes(path)) ?? ''

  test(`a visitor finds the page in ${tag} and comes back`, { tag: '@smoke' }, async ({ page }) => {
    test.skip(!place, 'the menu has none')
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, `${place}?from=elsewhere#main`)
    const link = await linkInHeader(page, name)
    await expect(link).toHaveAttribute('lang', tag)
    await expect(link).toHaveAttribute('hreflang', tag)
    await link.click()
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    expect(await addressOf(page)).toBe(prefix + place)
    // Also in the menu of a wide screen, the home page is not where the visitor is
    await expect(page.locator('header nav [aria-current]')).toHaveAttribute('href', prefix + place)

    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: edition.name, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', edition.tag)
    expect(await addressOf(page)).toBe(place)

    await page.getByRole('button', { name: shell.openMenu }).click()
    const menu = page.getByRole('dialog', { name: shell.drawer })
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      prefix + place,
    )
  })

  test(`a page that ${tag} lacks links to its home page, and says so`, async ({ page }) => {
    const errors = collectErrors(page)
    const lacking = sitePages()
      .filter(({ address, lang }) => lang === edition.tag && !translated.includes(address))
      .map(({ address }) => address)
    for (const address of [...lacking.slice(0, 1), '/no-such-page']) {
      await visit(page, address)
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: homeLink, exact: true })).toHaveAttribute(
        'href',
        prefix,
      )
      await expect(await linkInHeader(page, homeLink)).toHaveAttribute('href', prefix)
    }
    expect(errors).toEqual([])
  })

  test(`the fonts of ${tag} load on its pages only, and weigh at most 135 kB`, async ({ page }) => {
    test.skip(!existsSync(`src/content${prefix}/fonts`), 'it has those of the system')
    const fonts: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/fonts/')) fonts.push(pathname)
    })
    const own = (name: string) => name.startsWith(`/fonts${prefix}/`)
    await visit(page, paths.home)
    await page.evaluate(() => document.fonts.ready)
    await untilSettled(page)
    expect(fonts.filter((font) => own(font) || font.includes('devanagari'))).toEqual([])
    await visit(page, prefix)
    await page.evaluate(() => document.fonts.ready)
    await untilSettled(page)
    const sizes = await Promise.all(
      fonts.filter(own).map(async (font) => (await (await page.request.get(font)).body()).length),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(135_000)
    expect(sizes.length).toBeGreaterThan(0)
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(() => {
      test.use({ javaScriptEnabled })

      test(`a lead in ${tag} arrives with its language and a service that the staff can read, ${
        javaScriptEnabled ? 'with' : 'without'
      } scripts`, async ({ page, request }) => {
        test.skip(!translated.includes(paths.contact), 'its forms are on that page')
        await page.goto(prefix + paths.contact)
        const form = page.locator('main form')
        const sender = `आशा ${randomUUID()}`
        const words = await import(`../../src/generated${prefix}/texts/lead-forms.ts`)
        const { serviceLabels } = (words as typeof leadForms).contactFormTexts
        const service = leadForms.contactFormTexts.serviceOptions.at(-1) ?? ''
        await form.locator('[name=name]').fill(sender)
        await form.locator('[name=email]').fill('asha@example.com')
        await form.locator('[name=phone]').fill('0755 555 0100')
        await form.locator('[name=service]').selectOption(service)
        await expect(form.locator('[name=service] option:checked')).toHaveText(
          serviceLabels?.at(-1) ?? service,
        )
        await form.locator('[type=submit]').click()
        await expect.poll(async () => (await messagesOf(request, sender)).length).toBe(1)
        const [message] = await messagesOf(request, sender)
        expect(message?.template_params).toMatchObject({ language: tag, service })
      })
    })
  }

  test(`the site is described once, not again on the home page in ${tag}`, async ({ request }) => {
    for (const address of [paths.home, prefix]) {
      const html = await (await request.get(address)).text()
      expect(html.includes('"@type":"WebSite"'), address).toBe(address === paths.home)
    }
  })

  test(`without results in ${tag}, a search leads to ${edition.tag}`, async ({ page }) => {
    await visit(page, `${prefix}${paths.search}?q=qqxxzz`)
    const link = page.getByRole('main').getByRole('link', { name: `${edition.name}: qqxxzz` })
    await expect(link).toHaveAttribute('href', `${paths.search}?q=qqxxzz`)
  })

  test(`links and Back load a page only to leave ${tag}`, { tag: '@smoke' }, async ({ page }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    const html = page.locator('html')
    await page.goto(prefix)
    await waitForHydration(page)
    await expect(html).toHaveAttribute('lang', tag)

    await page.evaluate(() => window.scrollTo(0, 600))
    const link = page.locator(`footer a[href^="${prefix}/"]:not([href*="#"])`).first()
    const place = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(place)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(prefix)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(documents).toEqual([prefix])

    const foreign = page.locator(`a[href^="/"]:not([href^="${prefix}"], [href^="/pdf/"])`).last()
    const target = await foreign.getAttribute('href')
    await foreign.click()
    await expect(html).toHaveAttribute('lang', edition.tag)
    expect(documents).toEqual([prefix, target])
  })

  test(`a missing page is answered in ${tag} below ${prefix}, by its policy`, async ({ page }) => {
    const errors = collectErrors(page)
    for (const [address, lang] of [
      ['/no-such-page', edition.tag],
      [`${prefix}/no-such-page`, tag],
    ] as const) {
      const response = await page.goto(address)
      expect(response?.status(), address).toBe(404)
      await waitForHydration(page)
      await expect(page.locator('html'), address).toHaveAttribute('lang', lang)
    }
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(prefix)
    expect(errors).toEqual([])
  })

  test(`the search in ${tag} finds a page by the words of its address`, async ({ page }) => {
    const [known = ''] = sitePages()
      .filter((one) => one.lang === tag && !one.noindex && one.address !== prefix)
      .map(({ address }) => address.slice(prefix.length + 1))
      .toSorted((a, b) => b.split('-').length - a.split('-').length)
    test.skip(!known, 'only its home page can be found')
    await page.goto(`${prefix}${paths.search}?q=${known.replaceAll('-', ' ')}`)
    await expect(
      page.getByRole('main').locator(`a[href="${prefix}/${known}"]`).first(),
    ).toBeVisible()
  })
}
