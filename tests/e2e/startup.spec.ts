import { expect, test, type Page } from 'playwright/test'

import { contactPage } from '../../src/generated/texts/contact'
import { sharedFormTexts } from '../../src/generated/texts/lead-forms'
import { content as policy } from '../../src/generated/legal/privacy-policy'
import { shell } from '../../src/generated/texts/shell'
import { storedKeys } from '../../src/lib/storage'
import { paths } from '../../src/paths'
import { allScripts, holdRequests } from '../hold-requests'
import { longestPost } from '../site-content'
import { templatePages } from '../template-pages'
import { visit } from '../wait-for-hydration'
import { fill } from './leads-steps'

const sendForm = '**/api/v1.0/email/send-form'

/** Replaces the HTML of the page at `path`; `url` is the URL at which it is served. */
async function serveAs(page: Page, url: string, path: string, change = (html: string) => html) {
  await page.route(`**${url}`, async (route) => {
    const response = await route.fetch({ url: new URL(path, route.request().url()).href })
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Fills the contact form's required fields. */
const fillContact = (page: Page) =>
  fill(page.getByRole('main'), { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210' })

/** What the browser posts when it submits the contact form itself. */
async function nativePost(page: Page, act: () => Promise<void>) {
  const posted = page.waitForRequest(sendForm)
  await act()
  return (await posted).postData() ?? ''
}

const badValues = {
  'of an unknown kind': 'auto',
  'that is HTML': '<img src=x onerror=alert(1)>',
  'with a prototype': '{"__proto__":{"polluted":true},"constructor":1}',
  'that is null': 'null',
  'that is a number': '-1e999',
  'that is a list': '[[["x"]]]',
  'of a megabyte': 'x'.repeat(1_000_000),
  'named as a member of every object': '__proto__',
}

const keys = Object.entries(storedKeys).map(([key, [kind]]) => [`${kind}Storage`, key] as const)

const bad = Object.entries(badValues)
for (const [index, path] of templatePages.entries()) {
  const [name, value] = bad[index % bad.length] ?? ['', '']
  test(`${path} works with a stored value ${name} in every key`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(
      ([all, text]) => {
        // Storage is full after some megabytes
        for (const [kind, key] of all)
          if (text.length < 1_000_000 || window[kind].length < 3) window[kind].setItem(key, text)
      },
      [keys, value] as const,
    )
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', /^(?:light|dark)$/)
    await page.getByRole('contentinfo').locator(`[href="${paths.privacyPolicy}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(policy.heading)
    if (path !== paths.privacyPolicy) {
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(policy.heading)
    }
    expect(errors).toEqual([])
  })
}

test('the contact form still works after an error that ends the whole app', async ({ page }) => {
  await page.addInitScript(() => {
    // After `boot.ts`
    addEventListener('DOMContentLoaded', () => {
      window.matchMedia = () => {
        throw new Error('This browser is broken')
      }
    })
  })
  await page.goto('/contactus')
  await expect(page.locator('html:not([data-scripts])')).toBeAttached()
  await expect(page).toHaveTitle(new RegExp(contactPage.title))
  await expect(page.getByRole('button', { name: shell.openMenu })).toBeHidden()
  await fillContact(page)
  const body = await nativePost(page, () =>
    page.getByRole('button', { name: sharedFormTexts.submit }).click(),
  )
  expect(body).toContain('Asha Rao')
})

test('a click that the app never answers is left to the browser', async ({ page }) => {
  await page.clock.install()
  await page.route(/\/assets\/(?!starter)[^/]+\.js/, () => {})
  const posts: string[] = []
  await page.route(sendForm, (route, request) => {
    posts.push(request.postData() ?? '')
    return route.continue()
  })
  await page.goto('/contactus', { waitUntil: 'commit' })
  const submit = page.getByRole('button', { name: sharedFormTexts.submit })
  await fillContact(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(7_900)
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  expect(posts).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(() => posts.join()).toContain('Asha Rao')
})

test('an early click is kept when a script of somebody else does not load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await serveAs(page, '/services', '/services', (html) =>
    html.replace(
      '</body>',
      '<script src="https://beacon.example/beacon.min.js" defer></script></body>',
    ),
  )
  const release = await holdRequests(page, allScripts)
  await page.goto('/services', { waitUntil: 'commit' })
  await page.getByRole('button', { name: shell.openMenu }).click()
  release()
  await expect(page.getByRole('dialog', { name: shell.drawer })).toBeVisible()
  await expect(page.locator('html:not([data-scripts])')).toHaveCount(0)
})

for (const [url, path] of [
  ['/contactus.html', '/contactus'],
  ['/contactus/', '/contactus'],
  ['/index.html', '/'],
  [`${longestPost}/index.html`, longestPost],
  ['/careers.html?q=seo#results', '/careers'],
] as const) {
  test(`a host that serves ${path} at ${url} gets the page, with its own URL`, async ({ page }) => {
    await serveAs(page, url.replace(/#.*/, ''), path)
    await visit(page, url)
    const { pathname, search, hash } = new URL(url, 'https://site.example')
    expect(await page.evaluate(() => location.pathname + location.search + location.hash)).toBe(
      pathname === url ? path : path + search + hash,
    )
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404')
  })
}
