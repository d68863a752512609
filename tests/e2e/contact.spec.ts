import { expect, test } from 'playwright/test'

import { leadFieldNames } from '../../src/content/lead-fields'
import {
  contactFormTexts as texts,
  dialogFormTexts,
  emailFormat,
  fieldsNeedAttention,
  leadFieldLabels,
  mayHaveArrived,
  plainAnswer,
  requiredMessage,
  sending,
  sharedFormTexts,
  websiteFormat,
} from '../../src/generated/texts/lead-forms'
import { shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import { holdRequests } from '../hold-requests'
import {
  anyReference,
  blockStorage,
  dialogOf,
  expectInOutbox,
  expectNamesFields,
  expectFilled,
  expectNoViolations,
  expectOtherWays,
  fieldOf,
  fill,
  follow,
  isFocusVisible,
  recordAnnouncements,
  messagesOf,
  newLead,
  noticeOf,
  openContact,
  openDialog,
  submitOf,
  watchSends,
} from './leads-steps'
import { waitForHydration } from '../wait-for-hydration'

const requiredNames = ['name', 'email', 'phone'] as const

test.describe('sending the contact form', () => {
  test('delivers trimmed values in wire format', { tag: '@smoke' }, async ({ page, request }) => {
    const announced = await recordAnnouncements(page)
    const lead = newLead({ website: 'https://rao.example' })
    const sends = watchSends(page)
    const form = await openContact(page)
    await fill(form, { ...lead, name: ` ${lead.name}  `, website: ' rao.example ' })
    await submitOf(form).click()

    const message = form.getByRole('status').filter({ hasText: texts.success })
    await expect(message).toBeVisible()
    await expect(submitOf(form)).toBeFocused()
    expect(await announced()).toEqual([`status: ${sending}`, `status: ${texts.success}`])
    await expectInOutbox(request, lead)
    expect(sends.map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        lib_version: '4.4.1',
        user_id: 'mock-public-key',
        service_id: 'mock-service',
        template_id: 'mock-template',
        template_params: { ...lead, reference: anyReference },
      },
    ])

    const empty = Object.fromEntries(leadFieldNames.map((name) => [name, ''])) as typeof lead
    await expectFilled(form, empty)
    await expectNoViolations(page)
    await form.getByRole('button', { name: shell.dismissMessage }).click()
    await expect(submitOf(form)).toBeFocused()
    await page.reload()
    await waitForHydration(page)
    await expectFilled(form, empty)
  })

  test('works by keyboard alone with only the required fields', async ({ page, request }) => {
    const empty = { company: '', website: '', service: '', description: '', referral: '' }
    const lead = newLead({ ...empty, email: 'asha@rao.example' })
    const form = await openContact(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    for (const name of leadFieldNames) {
      await expect(fieldOf(form, name)).toBeFocused()
      await page.keyboard.type(lead[name])
      await page.keyboard.press('Tab')
    }
    await expect(submitOf(form)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.getByRole('status')).toContainText(texts.success)
    await expectInOutbox(request, lead)
  })

  test('works when storage is blocked', async ({ page, request }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    await blockStorage(page)
    const lead = newLead()
    const form = await openContact(page)
    await fill(form, lead)
    await submitOf(form).click()
    await expect(form.getByRole('status')).toContainText(texts.success)
    await expectInOutbox(request, lead)
    expect(problems).toEqual([])
  })
})

test.describe('the fields', () => {
  test('have labels that mark the optional ones', async ({ page }) => {
    const form = await openContact(page)
    await expect(form.getByText(texts.requirement)).toBeVisible()
    const tokens = ['name', 'email', 'tel', 'organization', 'url', null, null, null]
    for (const [index, name] of leadFieldNames.entries()) {
      const isRequired = requiredNames.some((required) => required === name)
      const field = fieldOf(form, name)
      const label = leadFieldLabels[name]
      await expect(field).toHaveAccessibleName(isRequired ? label : `${label} ${shell.optional}`)
      expect((await field.getAttribute('required')) !== null).toBe(isRequired)
      expect(await field.getAttribute('autocomplete')).toBe(tokens[index])
    }
    await expect(fieldOf(form, 'service').getByRole('option')).toHaveText([
      sharedFormTexts.servicePlaceholder,
      ...texts.serviceOptions,
    ])
  })

  for (const missing of requiredNames) {
    test(`show an alert and an error when ${leadFieldLabels[missing]} is missing`, async ({
      page,
    }) => {
      const announced = await recordAnnouncements(page)
      const sends = watchSends(page)
      const form = await openContact(page)
      await fill(form, { ...newLead(), [missing]: '  ' })
      await submitOf(form).click()
      await expect(form.getByRole('alert')).toHaveText(texts.missing)
      const field = fieldOf(form, missing)
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(requiredMessage(leadFieldLabels[missing]))
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(1)
      expect(await announced()).toEqual([`alert: ${texts.missing}`])
      await field.fill('asha@example.org')
      await expect(field).toHaveAttribute('aria-invalid', 'false')
      expect(sends).toEqual([])
    })
  }

  test('show an example for a wrong format, and accept internationalized emails and URLs', async ({
    page,
    request,
  }) => {
    test.slow()
    const announced = await recordAnnouncements(page)
    const form = await openContact(page)
    // Browsers convert the domain of an email field to Punycode
    const lead = newLead({
      email: 'asha@xn--h2brj9c',
      website: 'https://भोपाल.भारत/दुकान',
    })
    await fill(form, { ...lead, email: 'asha at rao', website: 'our shop' })
    await submitOf(form).click()
    await expect(fieldOf(form, 'email')).toBeFocused()
    await expect(fieldOf(form, 'email')).toHaveAccessibleDescription(emailFormat)
    await expect(fieldOf(form, 'website')).toHaveAccessibleDescription(new RegExp(websiteFormat))
    await expect(form.getByRole('alert')).toHaveText('')
    expect(await announced()).toEqual([`status: ${fieldsNeedAttention(2)}`])
    await expectNoViolations(page)

    await fill(form, { email: 'asha@भारत', website: lead.website })
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
    await expect(form.getByRole('status')).toHaveText('')
    await submitOf(form).click()
    await expect(form.getByRole('status')).toContainText(texts.success)
    await expectInOutbox(request, lead)
  })

  test('share their draft with the dialog in both directions', async ({ page }) => {
    const lead = newLead({ service: dialogFormTexts.serviceOptions.at(-1) ?? '' })
    const dialog = await openDialog(page)
    await fill(dialog, lead)
    await page.keyboard.press('Escape')
    await follow(page, paths.contact)
    const form = page.getByRole('form', { name: texts.title })
    // A service that this form does not offer
    await expectFilled(form, { ...lead, service: '' })
    await fieldOf(form, 'phone').fill('0755 1')
    await openDialog(page)
    await expectFilled(dialogOf(page), { ...lead, phone: '0755 1' })
  })
})

test('the button shows that the form is being sent, and a second click or key press sends nothing', async ({
  page,
  request,
}) => {
  const lead = newLead()
  const answer = await holdRequests(page, '**/email/send')
  const sends = watchSends(page)
  const form = await openContact(page)
  await fill(form, lead)
  await submitOf(form).dblclick()
  const busy = form.getByRole('button', { name: sharedFormTexts.submitting, exact: true })
  await expect(busy).toBeDisabled()
  await expect(busy).toBeFocused()
  await page.keyboard.press('Enter')
  await fieldOf(form, 'phone').press('Enter')
  answer()
  await expect(form.getByRole('status')).toContainText(texts.success)
  expect(sends).toHaveLength(1)
  await expectInOutbox(request, lead)
})

test.describe('a failed send', () => {
  const refusals: Record<string, readonly [status: number, text: string]> = {
    'bad-request': [400, 'The user_id parameter is required'],
    forbidden: [403, 'API calls are disabled for non-browser applications'],
    'no-account': [404, 'Account not found'],
    // The text of the provider is hidden: it reveals how the mailbox is set up
    'invalid-grant': [412, ''],
    'no-recipient': [422, ''],
    throttled: [429, 'Too Many Requests'],
    headless: [451, 'Unavailable For Headless Browser'],
    broken: [500, 'Internal Server Error'],
    html: [502, ''],
    silent: [503, ''],
  }

  test('shows the text of the provider, keeps all fields and can be sent again', async ({
    page,
    request,
  }) => {
    test.slow()
    const lead = newLead()
    const form = await openContact(page)
    await fill(form, lead)
    for (const [address, [status, text]] of Object.entries(refusals)) {
      await test.step(`${status}`, async () => {
        const refused = { ...lead, email: `${address}@example.com` }
        await fieldOf(form, 'email').fill(refused.email)
        const answer = page.waitForResponse((response) => response.url().endsWith('/email/send'))
        await submitOf(form).click()
        expect((await answer).status()).toBe(status)
        await expect(form.getByRole('alert')).toHaveText(
          [
            texts.failure(text || texts.noReason),
            ...(address === 'html' ? [mayHaveArrived] : []),
          ].join(' '),
        )
        await expect(submitOf(form)).toHaveText(sharedFormTexts.submit)
        await expect(submitOf(form)).toBeFocused()
        await expectFilled(form, refused)
        await expectOtherWays(form, refused)
      })
    }
    await expectNoViolations(page)
    expect(await messagesOf(request, lead.name)).toEqual([])
    await page.reload()
    await waitForHydration(page)
    await expectFilled(form, { ...lead, email: 'silent@example.com' })
    await fieldOf(form, 'email').fill(lead.email)
    await submitOf(form).click()
    await expect(form.getByRole('status')).toContainText(texts.success)
    await expectInOutbox(request, lead)
  })

  test('shows an error when the connection is lost', { tag: '@smoke' }, async ({ page }) => {
    const lead = newLead({ email: 'lost@example.com' })
    const form = await openContact(page)
    await fill(form, lead)
    await submitOf(form).click()
    await expect(form.getByRole('alert')).toHaveText(
      `${texts.failure(texts.noReason)} ${mayHaveArrived}`,
    )
    await expectFilled(form, lead)
    await expectOtherWays(form, lead)
  })

  test('shows an error when there is no answer within 10 seconds', async ({ page }) => {
    await page.clock.install()
    const lead = newLead({ email: 'hang@example.com' })
    const form = await openContact(page)
    await fill(form, lead)
    const call = page.waitForRequest((request) => request.url().endsWith('/email/send'))
    await submitOf(form).click()
    await call
    await page.clock.fastForward(5_000)
    await expect(submitOf(form)).toHaveText(sharedFormTexts.submitting)
    await page.clock.fastForward(5_000)
    await expect(form.getByRole('alert')).toHaveText(
      `${texts.failure(texts.noReason)} ${mayHaveArrived}`,
    )
    await expectFilled(form, lead)
    await expectOtherWays(form, lead)
  })
})

test('the form works on a very small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const form = await openContact(page)
  await submitOf(form).click()
  await expect(fieldOf(form, 'name')).toBeFocused()
  await expect(form.getByText(requiredMessage(leadFieldLabels.name))).toBeInViewport({ ratio: 1 })
  for (const name of leadFieldNames) {
    await expect(fieldOf(form, name)).toBeFocused()
    await expect.poll(() => isFocusVisible(page), name).toBe(true)
    await page.keyboard.press('Tab')
  }
  await expect(submitOf(form)).toBeFocused()
  await expect.poll(() => isFocusVisible(page)).toBe(true)
})

test('the page shows a privacy notice below the form and other ways to get in touch', async ({
  page,
}) => {
  const form = await openContact(page)
  const notice = noticeOf(form)
  await expectNamesFields(notice)
  await expect(notice.locator('[href^="mailto:"]')).toBeVisible()
  // One email address and four phone numbers, beside the form
  const office = page.getByRole('main').locator('div:has(> address)')
  const links = office.getByRole('link')
  expect(await links.count()).toBeGreaterThanOrEqual(5)
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(await link.innerText())
  }
})

test('a message with the honeypot field filled in is discarded, but reported as sent', async ({
  page,
  request,
}) => {
  const sends = watchSends(page)
  const lead = newLead()
  const form = await openContact(page)
  expect(await form.ariaSnapshot()).not.toContain(sharedFormTexts.trap)
  await fill(form, lead)
  await form.locator('[name=subject]').evaluate((field: HTMLInputElement) => (field.value = 'x'))
  await submitOf(form).click()
  await expect(form.getByRole('status')).toContainText(texts.success)
  expect(sends).toEqual([])
  expect(await messagesOf(request, lead.name)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the form is submitted by the browser, and the message is in the outbox',
    { tag: '@smoke' },
    async ({ page, request }) => {
      const lead = newLead({ description: 'More orders' })
      await page.goto(paths.contact)
      const form = page.getByRole('form', { name: texts.title })
      await expect(form.getByText(plainAnswer)).toBeVisible()
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
    },
  )

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
