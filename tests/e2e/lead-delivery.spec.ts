import { expect, test } from 'playwright/test'

import {
  contactFormTexts,
  dialogFormTexts,
  mayHaveArrived,
  outcomeNoticeTexts,
  sharedFormTexts,
} from '../../src/generated/texts/lead-forms'
import { homePage } from '../../src/generated/texts/home'
import { freePdfPage } from '../../src/generated/texts/guides'
import { shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import { holdRequests } from '../hold-requests'
import {
  anyReference,
  blockStorage,
  expectFilled,
  expectInOutbox,
  fieldOf,
  fill,
  messagesOf,
  newLead,
  openContact,
  openDialog,
  openerOf,
  submitOf,
  watchSends,
} from './leads-steps'
import { visit, waitForHydration } from '../wait-for-hydration'

test.describe('an answer that is not the provider’s keeps the lead and says that it may have arrived', () => {
  for (const name of ['maintenance', 'suspended', 'redirect']) {
    for (const place of ['contact page', 'dialog']) {
      test(`${name}, ${place}`, async ({ page, request }) => {
        const lead = newLead({ email: `${name}@example.com` })
        const form = place === 'dialog' ? await openDialog(page) : await openContact(page)
        await fill(form, lead)
        await submitOf(form).click()
        await expect(form.getByRole('alert')).toContainText(mayHaveArrived)
        await expectFilled(form, lead)
        await page.reload()
        await waitForHydration(page)
        if (place === 'dialog') await openerOf(page).click()
        await expectFilled(form, lead)
        expect(await messagesOf(request, lead.name)).toEqual([])
      })
    }
  }
})

test.describe('a lead without an answer in 10 seconds', () => {
  for (const storage of ['allowed', 'blocked']) {
    test(`is not sent again while it may arrive, and its success is shown (storage ${storage})`, async ({
      page,
      request,
    }) => {
      if (storage === 'blocked') await blockStorage(page)
      await page.clock.install()
      const sends = watchSends(page)
      const lead = newLead()
      const release = await holdRequests(page, '**/email/send')
      const form = await openContact(page)
      await fill(form, lead)
      await submitOf(form).click()
      await expect.poll(async () => (await page.clock.runFor(100), sends.length)).toBe(1)
      await page.clock.fastForward(10_000)
      await expect(form.getByRole('alert')).toContainText(mayHaveArrived)
      await submitOf(form).click()
      await page.clock.runFor(300)
      await expect(form.getByText(sharedFormTexts.stillTrying)).toBeVisible()
      release()
      await expect(form.getByRole('status')).toContainText(contactFormTexts.success)
      expect(sends).toHaveLength(1)
      await expectInOutbox(request, lead)
    })
  }
})

test('a tab that is duplicated during sending learns that the lead has arrived', async ({
  page,
  context,
  request,
}) => {
  const lead = newLead()
  const release = await holdRequests(page, '**/email/send')
  const form = await openContact(page)
  await fill(form, lead)
  const sent = page.waitForRequest('**/email/send')
  await submitOf(form).click()
  await sent
  // As browsers do it: a copy of the session storage
  const session = await page.evaluate(() => JSON.stringify(sessionStorage))
  const copy = await context.newPage()
  await copy.addInitScript((stored) => {
    if (sessionStorage.length === 0) Object.assign(sessionStorage, JSON.parse(stored))
  }, session)
  const copyForm = await openContact(copy)
  await expect(
    copy.getByRole('alert').filter({ hasText: outcomeNoticeTexts.unclear }),
  ).toBeVisible()
  await expectFilled(copyForm, lead)
  release()
  await expect(form.getByRole('status')).toContainText(contactFormTexts.success)
  await expect(copyForm.getByRole('status')).toContainText(contactFormTexts.success)
  await expect(copy.getByText(outcomeNoticeTexts.unclear)).toHaveCount(0)
  await expect(fieldOf(copyForm, 'name')).toHaveValue('')
  await expectInOutbox(request, lead)
})

test('the reference is sent and shown after a success in the dialog', async ({ page, request }) => {
  const lead = newLead()
  const dialog = await openDialog(page)
  await fill(dialog, lead)
  await submitOf(dialog).click()
  await expect(page.getByRole('main').getByText(dialogFormTexts.success)).toBeVisible()
  const [message] = await messagesOf(request, lead.name)
  const { reference = '-' } = message?.template_params ?? {}
  expect(reference).toEqual(anyReference)
  await expect(page.getByRole('main').getByText(reference)).toBeVisible()
})

test.describe('a double click opens and does not close', () => {
  const openers: Record<string, [string, { name: string | RegExp }, number]> = {
    'the lead dialog': [paths.home, { name: homePage.callButton }, 1280],
    'the guides dialog': [paths.freePdf, { name: freePdfPage.openButton }, 1280],
    'the menu': [paths.services, { name: shell.openMenu }, 390],
  }
  for (const [title, [path, name, width]] of Object.entries(openers)) {
    test(title, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      const opener = page.getByRole('button', name).first()
      await opener.hover()
      await page.waitForLoadState('networkidle')
      const box = await opener.boundingBox()
      if (!box) throw new Error('The opener is not visible')
      await page.clock.install()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.click(x, y, { clickCount: 1 })
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.mouse.down({ clickCount: 2 })
      await page.mouse.up({ clickCount: 2 })
      // More than a dialog takes to close
      await page.clock.runFor(1_000)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})

test('Escape for an input method keeps the guides dialog and its text', async ({ page }) => {
  await page.clock.install()
  await visit(page, paths.freePdf)
  await page.getByRole('main').getByRole('button').first().click()
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('Name').fill('आशा')
  await frame.getByLabel('Name').evaluate((field) => {
    for (const init of [{ isComposing: true }, { keyCode: 229 }])
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init }))
  })
  await frame.getByLabel('Email').fill('asha@example.com')
  // More than the dialog takes to close
  await page.clock.runFor(1_000)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(frame.getByLabel('Name')).toHaveValue('आशा')
  await frame.getByLabel('Name').press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a long text is printed whole', async ({ page }) => {
  const lines = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`)
  const long = `https://rao.example/${'shop/'.repeat(60)}`
  const form = await openContact(page)
  await fill(form, { description: lines.join('\n'), website: long, company: 'शॉप '.repeat(80) })
  await page.emulateMedia({ media: 'print' })
  for (const text of [lines.join('\n'), long]) {
    const printed = form.getByText(text, { exact: true }).filter({ visible: true })
    await expect(printed).toHaveCount(1)
    const size = await printed.evaluate((element) => [
      element.scrollHeight - element.clientHeight,
      element.scrollWidth - element.clientWidth,
    ])
    expect(size).toEqual([0, 0])
  }
  await page.emulateMedia({ media: 'screen' })
  await expect(fieldOf(form, 'description')).toBeVisible()
})

test('free text chooses its own direction', async ({ page }) => {
  const form = await openContact(page)
  for (const name of ['name', 'company', 'description', 'referral'] as const)
    await expect(fieldOf(form, name)).toHaveAttribute('dir', 'auto')
  for (const name of ['email', 'phone', 'website'] as const)
    await expect(fieldOf(form, name)).not.toHaveAttribute('dir')
  await page.goto(`${paths.search}?q=seo`)
  await expect(page.getByRole('searchbox').first()).toHaveAttribute('dir', 'auto')
})
