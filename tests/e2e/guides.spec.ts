import { readFile } from 'node:fs/promises'

import { expect, test, type Page } from 'playwright/test'

import { keepLedger } from '../../a11y/support/ledger'
import { holdRequests } from '../hold-requests'
import { company } from '../../src/generated/company'
import { guides } from '../../src/generated/guides'
import { freePdfPage } from '../../src/generated/texts/guides'
import { announcement, shell } from '../../src/generated/texts/shell'
import { visit, waitForHydration } from '../wait-for-hydration'

const dialog = (page: Page) => page.getByRole('dialog', { name: freePdfPage.dialog.title })
const frame = (page: Page) => page.frameLocator(`iframe[title="${freePdfPage.dialog.frameTitle}"]`)
const openers = (page: Page) => page.getByRole('button', { name: freePdfPage.openButton })
const thanks = (page: Page) => page.getByRole('region', { name: freePdfPage.thankYou.heading })
const downloads = (page: Page) => thanks(page).getByRole('link', { name: /, PDF, \d+ pages, \d/ })

const formScript = '**/include/demo/form/free-guides/classic.js*'

/** Makes the mock server answer with a fault from now on. */
const breakForm = (page: Page, fault: string) =>
  page.route(formScript, (route) =>
    route.continue({ url: `${route.request().url()}&fault=${fault}` }),
  )

async function open(page: Page, opener = openers(page).first()) {
  await waitForHydration(page)
  await opener.click()
  await expect(dialog(page)).toBeVisible()
}

async function fillIn(page: Page, email = 'asha@example.com') {
  await frame(page).getByLabel('Name').fill('Asha Rao')
  await frame(page).getByLabel('Email').fill(email)
  // Chromium drops a click into a frame of another origin that has moved in the last half second
  await frameRests(page)
  await frame(page).getByRole('button', { name: 'Submit' }).click()
}

/** Waits until the frame has had its place for 60 frames of the screen. They come while the page's clock is held, too. */
const frameRests = (page: Page) =>
  page.waitForFunction(
    (seen) => {
      const { x = 0, y = 0 } = document.querySelector('iframe')?.getBoundingClientRect() ?? {}
      const frames = x === seen.x && y === seen.y ? seen.frames + 1 : 0
      Object.assign(seen, { x, y, frames })
      return frames > 60
    },
    { x: -1, y: -1, frames: 0 },
  )

for (const height of [800, 480])
  test(`the dialog header stays while the form loads, ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height })
    const send = await holdRequests(page, formScript)
    await page.goto('/freepdf')
    await open(page)
    const close = dialog(page).getByRole('button', { name: shell.close })
    const before = await close.boundingBox()
    send()
    await expect(frame(page).getByRole('button', { name: 'Submit' })).toBeVisible()
    await expect(dialog(page).locator('iframe')).not.toHaveAttribute('height', '280')
    expect(await close.boundingBox()).toEqual(before)
  })

test('a keyboard user gets the guides', { tag: '@smoke' }, async ({ page }) => {
  const announced = await keepLedger(page)
  await visit(page, '/')
  const banner = page.getByRole('complementary')
  await banner.getByRole('link', { name: announcement.link.label }).press('Enter')
  await expect(page).toHaveURL('/freepdf')
  await expect(page.getByRole('article')).toHaveCount(guides.length)
  await expect(openers(page)).toHaveCount(2)
  const opener = openers(page).first()
  const isFocused = () => opener.evaluate((button) => button === document.activeElement)
  for (let stops = 0; stops < 40 && !(await isFocused()); stops++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: freePdfPage.dialog.title })).toBeFocused()
  // Until then the frame is no stop
  await expect(dialog(page).getByRole('status')).toHaveText('')
  // The frame gets the focus a moment after the key
  for (const stop of [
    dialog(page).getByRole('button', { name: shell.close }),
    dialog(page).getByRole('link').first(),
    frame(page).getByLabel('Name'),
  ]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.type('Asha Rao')
  await page.keyboard.press('Tab')
  await page.keyboard.type('asha@example.com')
  await page.keyboard.press('Enter')

  const heading = page.getByRole('heading', { name: freePdfPage.thankYou.heading })
  await expect(heading).toBeFocused()
  expect(await announced()).toContain(`status: ${freePdfPage.dialog.sending}`)
  await expect(dialog(page)).toHaveCount(0)
  await expect(openers(page)).toHaveCount(0)
  await expect(downloads(page)).toHaveCount(guides.length)
  for (const link of await downloads(page).all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    const started = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.pdf$/)
    const file = await readFile(await download.path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    // The link states the size of the file
    const size = / (\d+) kB$/.exec((await link.textContent()) ?? '')?.[1]
    expect(Number(size)).toBe(Math.round(file.length / 1000))
  }

  await page.reload()
  await expect(downloads(page)).toHaveCount(guides.length)
  await expect(openers(page)).toHaveCount(0)
  // Only the submission moves the focus
  await expect(heading).not.toBeFocused()
})

test('focus stays in the dialog, and Escape in its frame closes it', async ({ page }) => {
  await page.goto('/freepdf')
  await expect(openers(page).and(page.locator('[aria-haspopup=dialog]'))).toHaveCount(2)
  await open(page, openers(page).last())
  const submit = frame(page).getByRole('button', { name: 'Submit' })
  await submit.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
    .toBe(true)
  await frame(page).getByLabel('Name').focus()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(openers(page).last()).toBeFocused()
  await expect(thanks(page)).toHaveCount(0)
})

test('an unconfirmed submission gives the guides and can be repeated', async ({ page }) => {
  await page.goto('/freepdf')
  await open(page)
  await fillIn(page, 'error@example.com')
  await expect(page.getByRole('heading', { name: freePdfPage.thankYou.heading })).toBeFocused()
  await expect(thanks(page)).toContainText(freePdfPage.thankYou.unconfirmed)
  await page.reload()
  await expect(thanks(page)).toContainText(freePdfPage.thankYou.unconfirmed)
  await expect(downloads(page)).toHaveCount(guides.length)
  await thanks(page).getByRole('button', { name: freePdfPage.thankYou.sendAgain }).click()
  await fillIn(page)
  await expect(page.getByRole('heading', { name: freePdfPage.thankYou.heading })).toBeFocused()
  await expect(thanks(page)).not.toContainText(freePdfPage.thankYou.unconfirmed)
})

test('closing the dialog while the form is sent still gives the guides', async ({ page }) => {
  await page.clock.install()
  await page.goto('/freepdf')
  await open(page)
  await expect(dialog(page).getByRole('status')).toHaveText('')
  await page.clock.pauseAt(Date.now() + 60_000)
  await fillIn(page)
  await page.clock.runFor(100)
  await expect(dialog(page).getByRole('status')).toHaveText(freePdfPage.dialog.sending)
  await dialog(page).getByRole('button', { name: shell.close }).click()
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: freePdfPage.thankYou.heading })).toBeFocused()
})

/** Messages of every wrong type, and events without data. */
const invalidMessages = `
for (const data of [null, 7, 'loaded', [], {}, { type: 'toString' }, { type: ['FORM_SUBMITTED_SUCCESS'] },
  { type: 'FORM_SUBMITTED_SUCCESS' }, { type: 'FORM_SUBMITTED_SUCCESS', submitId: {} }, { type: 'resized', height: 1e9 },
  { type: '<img src=x onerror=alert(1)>' }]) parent.postMessage(data, '*')
window.formFacade = { result: { submitSeq: { toString: null } } }
facadeListener.onChange('rubbish')
facadeListener.onChange()
document.documentElement.dataset.posted = ''
`

test.describe('when the form does not load', () => {
  test('an error with other ways appears at once, and a retry can work', async ({ page }) => {
    for (const fault of ['500', 'throws', 'html']) {
      await breakForm(page, fault)
      await page.goto('/freepdf')
      await open(page)
      await expect(dialog(page).getByRole('alert'), fault).toContainText(
        freePdfPage.dialog.loadFailed,
      )
      const mail = dialog(page).getByRole('link', { name: company.email })
      await expect(mail).toHaveAttribute('href', /^mailto:/)
      const direct = dialog(page).getByRole('link', {
        name: new RegExp(freePdfPage.dialog.openDirectly),
      })
      await expect(direct).toBeVisible()
      // The provider has recovered
      await page.unroute(formScript)
      await dialog(page).getByRole('button', { name: freePdfPage.dialog.retry }).click()
      await expect(dialog(page)).toBeFocused()
      await expect(frame(page).getByLabel('Name')).toBeVisible()
    }
    await fillIn(page)
    await expect(downloads(page)).toHaveCount(guides.length)
  })

  const silences: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'does not come': (page) => breakForm(page, 'hang'),
    'is empty': (page) => breakForm(page, 'empty'),
    'sends invalid messages': (page) =>
      page.route(formScript, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: invalidMessages }),
      ),
  }
  for (const [what, arrange] of Object.entries(silences)) {
    test(`a script that ${what} leads to other ways, then an error`, async ({ page }) => {
      await page.clock.install()
      await arrange(page)
      await page.goto('/freepdf')
      await open(page)
      if (what === 'sends invalid messages')
        await expect(frame(page).locator('html[data-posted]')).toBeAttached()
      await expect(dialog(page).getByRole('status')).toHaveText(freePdfPage.dialog.loading)
      await page.clock.fastForward(5_000)
      await expect(dialog(page).getByRole('status')).toContainText(freePdfPage.dialog.timedOut)
      await expect(dialog(page).getByRole('link', { name: company.email })).toBeVisible()
      await page.clock.fastForward(5_000)
      await expect(dialog(page).getByRole('alert')).toContainText(freePdfPage.dialog.loadFailed)
      await expect(dialog(page).getByRole('button', { name: shell.close })).toBeVisible()
    })
  }

  test('who submits on the provider’s page gets the guides here', async ({ page, context }) => {
    await breakForm(page, '500')
    await page.goto('/freepdf')
    await open(page)
    const opened = context.waitForEvent('page')
    await dialog(page)
      .getByRole('link', { name: new RegExp(freePdfPage.dialog.openDirectly) })
      .click()
    await expect((await opened).getByRole('heading', { name: 'Free guides' })).toBeVisible()
    await dialog(page).getByRole('button', { name: freePdfPage.dialog.alreadySent }).click()
    await expect(page.getByRole('heading', { name: freePdfPage.thankYou.heading })).toBeFocused()
  })
})

test('the provider’s script has no access to the site, also directly', async ({ page }) => {
  const reach = () => {
    const attempt = (action: () => unknown) => {
      try {
        return String(action())
      } catch (error) {
        return (error as Error).name
      }
    }
    localStorage.setItem('draft', 'kept by the script itself')
    return {
      origin: self.origin,
      page: self === parent ? 'SecurityError' : attempt(() => parent.document.title),
      storage: localStorage.getItem('draft'),
      cookies: attempt(() => document.cookie),
    }
  }
  const nothing = {
    origin: 'null',
    page: 'SecurityError',
    storage: 'kept by the script itself',
    cookies: '',
  }
  await page.goto('/freepdf')
  await open(page)
  await expect(frame(page).getByLabel('Name')).toBeVisible()
  expect(await frame(page).locator('html').evaluate(reach)).toEqual(nothing)
  expect(await page.evaluate(() => localStorage.getItem('draft'))).toBeNull()
  await page.goto('/embed/free-pdf-form.html')
  await expect(page.getByLabel('Name')).toBeVisible()
  expect(await page.evaluate(reach)).toEqual(nothing)
})

test('the form fits at 320 px and follows the color scheme of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/freepdf')
  await open(page)
  await expect(frame(page).getByRole('button', { name: 'Submit' })).toBeVisible()
  const measure = () =>
    frame(page)
      .locator('html')
      .evaluate((html) => ({
        wide: html.scrollWidth - html.clientWidth,
        high: html.scrollHeight - window.innerHeight,
      }))
  await expect.poll(measure).toEqual({ wide: 0, high: 0 })
  // Errors make it higher
  await frame(page).getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(frame(page).getByText('Name is required')).toBeVisible()
  await expect.poll(measure).toEqual({ wide: 0, high: 0 })
  await expect(frame(page).locator('html')).toHaveCSS('color-scheme', 'dark')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the guides can be requested by email', async ({ page }) => {
    await page.goto('/freepdf')
    await expect(page.getByRole('article')).toHaveCount(guides.length)
    await expect(openers(page)).toHaveCount(0)
    await expect(page.getByRole('main').locator('[href^="mailto:"]').first()).toBeVisible()
  })
})
