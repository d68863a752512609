import { expect, test, type Locator } from 'playwright/test'

import { leadFieldNames } from '../../src/content/lead-fields'
import * as forms from '../../src/generated/texts/lead-forms'
import { shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import { follow, waitForHydration } from '../wait-for-hydration'
import {
  dialogOf,
  emptyLead,
  expectFilled,
  expectInOutbox,
  expectOtherWays,
  fieldOf,
  fill,
  messagesOf,
  newLead,
  openContact,
  openDialog,
  submitOf,
  watchSends,
} from './leads-steps'

const { contactFormTexts: texts } = forms

test('the form is sent by keyboard, then empty', { tag: '@smoke' }, async ({ page, request }) => {
  const lead = { ...emptyLead, name: newLead().name, email: 'asha@भारत', phone: '0755' }
  const form = await openContact(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  for (const name of leadFieldNames) {
    await expect(fieldOf(form, name)).toBeFocused()
    if (lead[name]) await page.keyboard.type(` ${lead[name]} `)
    await page.keyboard.press('Tab')
  }
  await expect(submitOf(form)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status').filter({ hasText: texts.success })).toBeVisible()
  await expect(submitOf(form)).toBeFocused()
  // Browsers convert the domain of an email field to Punycode
  await expectInOutbox(request, { ...lead, email: 'asha@xn--h2brj9c' })
  await expectFilled(form, emptyLead)
  await form.getByRole('button', { name: shell.dismissMessage }).click()
  await expect(submitOf(form)).toBeFocused()
  await page.reload()
  await waitForHydration(page)
  await expectFilled(form, emptyLead)
})

const expectOptions = (form: Locator, { serviceOptions }: { serviceOptions: readonly string[] }) =>
  expect(fieldOf(form, 'service').getByRole('option')).toHaveText([
    forms.sharedFormTexts.servicePlaceholder,
    ...serviceOptions,
  ])

test('the forms share their draft, also after a link in the dialog', async ({ page }) => {
  const lead = newLead({ service: forms.dialogFormTexts.serviceOptions.at(-1) ?? '' })
  const dialog = await openDialog(page)
  await expectOptions(dialog, forms.dialogFormTexts)
  await fill(dialog, lead)
  await dialog.locator(`[href="${paths.privacyPolicy}"]`).click()
  await expect(page).toHaveURL(paths.privacyPolicy)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await follow(page, paths.contact)
  const form = page.getByRole('form', { name: texts.title })
  await expectOptions(form, texts)
  // A service that this form does not offer
  await expectFilled(form, { ...lead, service: '' })
  await fieldOf(form, 'phone').fill('0755 1')
  await openDialog(page)
  await expectFilled(dialogOf(page), { ...lead, phone: '0755 1' })
})

test('a lead that fails is kept until it is sent', { tag: '@smoke' }, async ({ page, request }) => {
  const lead = newLead()
  const form = await openContact(page)
  await fill(form, lead)
  for (const [name, message] of [
    // The text of the provider is hidden: it reveals how the mailbox is set up
    ['invalid-grant', texts.failure(texts.noReason)],
    ['redirect', `${texts.failure(texts.noReason)} ${forms.mayHaveArrived}`],
    // Between two with the same message, or that of the first would pass for that of the second
    ['throttled', texts.failure('Too Many Requests')],
    ['lost', `${texts.failure(texts.noReason)} ${forms.mayHaveArrived}`],
  ] as const) {
    await test.step(name, async () => {
      const refused = { ...lead, email: `${name}@example.com` }
      await fieldOf(form, 'email').fill(refused.email)
      await submitOf(form).click()
      await expect(form.getByRole('alert')).toHaveText(message)
      await expect(submitOf(form)).toHaveText(forms.sharedFormTexts.submit)
      await expect(submitOf(form)).toBeFocused()
      await expectFilled(form, refused)
      await expectOtherWays(form, refused)
    })
  }
  expect(await messagesOf(request, lead.name)).toEqual([])

  // For a second, a lost connection is taken for a page that is being left
  await expect.poll(() => page.evaluate(() => 'lead-under-way' in sessionStorage)).toBe(false)
  await page.reload()
  await waitForHydration(page)
  await expectFilled(form, { ...lead, email: 'lost@example.com' })
  await expect(page.getByText(forms.outcomeNoticeTexts.unclear)).toHaveCount(0)
  await fieldOf(form, 'email').fill(lead.email)
  await submitOf(form).click()
  await expect(form.getByRole('status')).toContainText(texts.success)
  await expectInOutbox(request, lead)
})

test('a message of a spam program is only said to be sent', async ({ page, request }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const sends = watchSends(page)
  const lead = newLead()
  const form = await openContact(page)
  const honeypot = form.locator('[name=subject]')
  const area = await honeypot.evaluate((field) => {
    const { width, height } = (field.closest('[aria-hidden]') as Element).getBoundingClientRect()
    return width * height
  })
  expect(area).toBeLessThanOrEqual(1)
  await fill(form, lead)
  await honeypot.evaluate((field: HTMLInputElement) => (field.value = 'Cheap links'))
  await submitOf(form).click()
  await expect(form.getByRole('status')).toContainText(texts.success)
  await expect(form.getByRole('alert')).toHaveText('')
  expect(warnings.filter((text) => text.includes('only programs meet'))).toHaveLength(1)
  expect(warnings.join('\n')).not.toContain(lead.email)
  expect(sends).toEqual([])
  expect(await messagesOf(request, lead.name)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser itself submits the form', { tag: '@smoke' }, async ({ page, request }) => {
    const lead = newLead({ description: 'More orders' })
    await page.goto(paths.contact)
    const form = page.getByRole('form', { name: texts.title })
    await expect(form.getByText(forms.plainAnswer)).toBeVisible()
    const post = page.waitForRequest((sent) => sent.url().endsWith('/api/v1.0/email/send-form'))
    await fill(form, lead)
    await submitOf(form).click()
    expect(await (await post).headerValue('content-type')).toMatch(
      /^multipart\/form-data; boundary/,
    )
    await expect(page.locator('body')).toHaveText('OK')
    // The honeypot field is sent along, empty
    await expectInOutbox(request, { ...lead, subject: '' } as typeof lead, 'send-form')
    await page.goto('/outbox')
    const message = page.getByRole('article', { name: `Message from ${lead.name}` })
    await expect(message).toContainText('through /api/v1.0/email/send-form')
    await expect(message).toContainText(lead.phone)
  })

  test('the browser validates the required fields', async ({ page }) => {
    await page.goto(paths.contact)
    const form = page.getByRole('form', { name: texts.title })
    await fill(form, { name: 'Asha', email: 'asha at rao' })
    await submitOf(form).click()
    await expect(fieldOf(form, 'email')).toBeFocused()
    await expect(page).toHaveURL(paths.contact)
    await expect(form.locator('input:invalid')).toHaveCount(2)
  })
})

test('a link fills in what it asks for, and a draft comes first', async ({ page }) => {
  const description = page.locator('main [name=description]')
  await page.goto('/contactus?description=Please%20send%20the%20checklist.')
  await expect(description).toHaveValue('Please send the checklist.')
  await description.fill('More orders')
  await page.reload()
  await expect(description).toHaveValue('More orders')
})
