import { expect, test } from 'playwright/test'

import { edition, otherEditions } from '../../src/generated/edition'
import { paths } from '../../src/paths'
import { sitePages } from '../site-pages'
import { waitForHydration } from '../wait-for-hydration'

for (const { tag, prefix } of otherEditions) {
  const home = prefix + paths.home.replace(/\/$/, '')

  test(
    `links lead on within ${tag} without a load, and to other pages in the default language`,
    { tag: '@smoke' },
    async ({ page }) => {
      const documents: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
      })
      const html = page.locator('html')
      await page.goto(home)
      await waitForHydration(page)
      await expect(html).toHaveAttribute('lang', tag)

      await page.evaluate(() => window.scrollTo(0, 600))
      const link = page.locator(`footer a[href^="${prefix}/"]:not([href*="#"])`).first()
      const place = (await link.getAttribute('href')) ?? ''
      await link.click()
      await expect(page).toHaveURL(place)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(home)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      expect(documents).toEqual([home])

      const foreign = page.locator(`a[href^="/"]:not([href^="${prefix}"], [href^="/pdf/"])`).last()
      const target = await foreign.getAttribute('href')
      await foreign.click()
      await expect(html).toHaveAttribute('lang', edition.tag)
      expect(documents).toEqual([home, target])
    },
  )

  test(`a missing page is answered in ${tag} below ${prefix}, by its policy`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404'))
        problems.push(message.text())
    })
    // React reports markup that is not that of the address
    page.on('pageerror', (error) => problems.push(String(error)))
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
    await expect(page).toHaveURL(home)
    expect(problems).toEqual([])
  })

  test(`other addresses of pages in ${tag} lead to them`, async ({ request }) => {
    for (const other of [`${home}/`, `${home}.html`]) {
      const response = await request.get(other, { maxRedirects: 0 })
      expect(response.status(), other).toBe(301)
      expect(response.headers().location, other).toBe(home)
    }
  })

  test(`the search in ${tag} finds a page by the words of its address`, async ({ page }) => {
    const [known = ''] = sitePages()
      .filter((one) => one.lang === tag && !one.noindex && one.address !== home)
      .map(({ address }) => address.slice(prefix.length + 1))
      .toSorted((a, b) => b.split('-').length - a.split('-').length)
    test.skip(!known, 'only its home page can be found')
    await page.goto(`${prefix}${paths.search}?q=${known.replaceAll('-', ' ')}`)
    await expect(
      page.getByRole('main').locator(`a[href="${prefix}/${known}"]`).first(),
    ).toBeVisible()
  })
}
