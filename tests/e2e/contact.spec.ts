import { expect, test } from '@playwright/test'

import {
  contactFormTexts as texts,
  leadFieldLabels,
  leadFieldNames,
  plainAnswer,
} from '../../src/content/forms'
import { paths } from '../../src/paths'
import {
  alive,
  blockStorage,
  dialogOf,
  expectArrived,
  expectFilled,
  expectNoViolations,
  expectSoon,
  expectWayOut,
  fieldOf,
  fill,
  isFocusVisible,
  listen,
  messagesOf,
  newLead,
  openContact,
  openDialog,
  submitOf,
  watchSends,
} from './leads-steps'

const requiredNames = ['name', 'email', 'phone'] as const

test.describe('a message arrives', () => {
  test('by mouse, trimmed, its website completed, in the wire format @smoke', async ({
    page,
    request,
  }) => {
    const said = await listen(page)
    const lead = newLead({ website: 'https://rao.example' })
    const sends = watchSends(page)
    const form = await openContact(page)
    await fill(form, { ...lead, name: ` ${lead.name}  `, website: ' rao.example ' })
    await submitOf(form).click()

    const message = form.getByRole('status').filter({ hasText: texts.success })
    await expectSoon(message).toBeVisible()
    await expect(submitOf(form)).toBeFocused()
    expect(await said()).toEqual(['status: Sending your request', `status: ${texts.success}`])
    await expectArrived(request, lead)
    expect(sends.map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        lib_version: '4.4.1',
        user_id: 'mock-public-key',
        service_id: 'mock-service',
        template_id: 'mock-template',
        template_params: lead,
      },
    ])

    const empty = Object.fromEntries(leadFieldNames.map((name) => [name, ''])) as typeof lead
    await expectFilled(form, empty)
    await expectNoViolations(page)
    await form.getByRole('button', { name: 'Dismiss message' }).click()
    await expect(submitOf(form)).toBeFocused()
    await page.reload()
    await alive(page)
    await expectFilled(form, empty)
  })

  test('by keyboard alone, with only what is required', async ({ page, request }) => {
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
    await expectSoon(form.getByRole('status')).toContainText(texts.success)
    await expectArrived(request, lead)
  })

  test('where storage is blocked', async ({ page, request }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    await blockStorage(page)
    const lead = newLead({ service: 'PPC' })
    const form = await openContact(page)
    await fill(form, lead)
    await submitOf(form).click()
    await expectSoon(form.getByRole('status')).toContainText(texts.success)
    await expectArrived(request, lead)
    expect(problems).toEqual([])
  })
})

test.describe('the fields', () => {
  test('are named, and say which of them may stay empty', async ({ page }) => {
    const form = await openContact(page)
    await expect(form.getByText(texts.requirement)).toBeVisible()
    const tokens = ['name', 'email', 'tel', 'organization', 'url', null, null, null]
    for (const [index, name] of leadFieldNames.entries()) {
      const isRequired = requiredNames.some((required) => required === name)
      const field = fieldOf(form, name)
      const label = leadFieldLabels[name]
      await expect(field).toHaveAccessibleName(isRequired ? label : `${label} (optional)`)
      expect((await field.getAttribute('required')) !== null).toBe(isRequired)
      expect(await field.getAttribute('autocomplete')).toBe(tokens[index])
    }
    await expect(fieldOf(form, 'service').getByRole('option')).toHaveText([
      'Select Services',
      'SEO',
      'PPC',
      'Web Development',
      'Social Media Marketing',
    ])
  })

  for (const missing of requiredNames) {
    test(`${leadFieldLabels[missing]} is asked for when it is missing`, async ({ page }) => {
      const said = await listen(page)
      const sends = watchSends(page)
      const form = await openContact(page)
      await fill(form, { ...newLead({ service: 'SEO' }), [missing]: '  ' })
      await submitOf(form).click()
      await expect(form.getByRole('alert')).toHaveText(texts.missing)
      const field = fieldOf(form, missing)
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(`${leadFieldLabels[missing]} is required`)
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(1)
      expect(await said()).toEqual([`alert: ${texts.missing}`])
      await field.fill('asha@example.org')
      await expect(field).toHaveAttribute('aria-invalid', 'false')
      expect(sends).toEqual([])
    })
  }

  test('in a wrong format are told with an example, and in many right ones are taken', async ({
    page,
    request,
  }) => {
    test.slow()
    const said = await listen(page)
    const form = await openContact(page)
    // Browsers hand the domain over as it goes over the wire
    const lead = newLead({
      service: 'SEO',
      email: 'asha@xn--h2brj9c',
      website: 'https://भोपाल.भारत/दुकान',
    })
    await fill(form, { ...lead, email: 'asha at rao', website: 'our shop' })
    await submitOf(form).click()
    await expect(fieldOf(form, 'email')).toBeFocused()
    await expect(fieldOf(form, 'email')).toHaveAccessibleDescription(/name@example\.com/)
    await expect(fieldOf(form, 'website')).toHaveAccessibleDescription(/https:\/\/example\.com/)
    await expect(form.getByRole('alert')).toHaveText('')
    expect(await said()).toEqual(['status: 2 fields need attention'])
    await expectNoViolations(page)

    await fill(form, { email: 'asha@भारत', website: lead.website })
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
    await expect(form.getByRole('status')).toHaveText('')
    await submitOf(form).click()
    await expectSoon(form.getByRole('status')).toContainText(texts.success)
    await expectArrived(request, lead)
  })

  test('offer what was typed in the dialog, and the dialog what was typed here', async ({
    page,
  }) => {
    const lead = newLead({ service: 'Complete Digital Marketing' })
    const dialog = await openDialog(page)
    await fill(dialog, lead)
    await page.keyboard.press('Escape')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact Us' })
      .click()
    const form = page.getByRole('form', { name: texts.title })
    // A service that this form does not offer
    await expectFilled(form, { ...lead, service: '' })
    await fieldOf(form, 'phone').fill('0755 1')
    await openDialog(page)
    await expectFilled(dialogOf(page), { ...lead, phone: '0755 1' })
  })
})

test('while it is sent the button says so, and a second press sends nothing', async ({
  page,
  request,
}) => {
  const lead = newLead({ service: 'SEO', email: 'slow@example.com' })
  const sends = watchSends(page)
  const form = await openContact(page)
  await fill(form, lead)
  await submitOf(form).dblclick()
  const busy = form.getByRole('button', { name: 'Submitting...', exact: true })
  await expect(busy).toBeDisabled()
  await expect(busy).toBeFocused()
  await page.keyboard.press('Enter')
  await fieldOf(form, 'phone').press('Enter')
  await expectSoon(form.getByRole('status')).toContainText(texts.success)
  expect(sends).toHaveLength(1)
  await expectArrived(request, lead)
})

test.describe('a send that fails', () => {
  const later = 'Please try again later.'
  const refusals: Record<string, readonly [status: number, told: string]> = {
    'bad-request': [400, 'The user_id parameter is required'],
    forbidden: [403, 'API calls are disabled for non-browser applications'],
    'no-account': [404, 'Account not found'],
    // How our own mailbox is set up is nobody's business
    'invalid-grant': [412, later],
    'no-recipient': [422, later],
    throttled: [429, 'Too Many Requests'],
    headless: [451, 'Unavailable For Headless Browser'],
    broken: [500, 'Internal Server Error'],
    html: [502, later],
    silent: [503, later],
  }

  test('is told with the text of the provider, keeps everything, and can be sent again', async ({
    page,
    request,
  }) => {
    test.slow()
    const lead = newLead({ service: 'SEO' })
    const form = await openContact(page)
    await fill(form, lead)
    for (const [address, [status, told]] of Object.entries(refusals)) {
      await test.step(`${status}`, async () => {
        const refused = { ...lead, email: `${address}@example.com` }
        await fieldOf(form, 'email').fill(refused.email)
        const answer = page.waitForResponse((response) => response.url().endsWith('/email/send'))
        await submitOf(form).click()
        expect((await answer).status()).toBe(status)
        await expect(form.getByRole('alert')).toHaveText(`Error sending email: ${told}`)
        await expect(submitOf(form)).toHaveText('Submit')
        await expect(submitOf(form)).toBeFocused()
        await expectFilled(form, refused)
        await expectWayOut(form, refused)
      })
    }
    await expectNoViolations(page)
    expect(await messagesOf(request, lead.name)).toEqual([])
    await page.reload()
    await alive(page)
    await expectFilled(form, { ...lead, email: 'silent@example.com' })
    await fieldOf(form, 'email').fill(lead.email)
    await submitOf(form).click()
    await expectSoon(form.getByRole('status')).toContainText(texts.success)
    await expectArrived(request, lead)
  })

  test('because the connection is lost', async ({ page }) => {
    const lead = newLead({ service: 'SEO', email: 'lost@example.com' })
    const form = await openContact(page)
    await fill(form, lead)
    await submitOf(form).click()
    await expectSoon(form.getByRole('alert')).toHaveText(`Error sending email: ${later}`)
    await expectFilled(form, lead)
    await expectWayOut(form, lead)
  })

  test('because nobody answers in 10 seconds', async ({ page }) => {
    await page.clock.install()
    const lead = newLead({ service: 'SEO', email: 'hang@example.com' })
    const form = await openContact(page)
    await fill(form, lead)
    const call = page.waitForRequest((request) => request.url().endsWith('/email/send'))
    await submitOf(form).click()
    await call
    await page.clock.fastForward(5_000)
    await expect(submitOf(form)).toHaveText('Submitting...')
    await page.clock.fastForward(5_000)
    await expect(form.getByRole('alert')).toHaveText(`Error sending email: ${later}`)
    await expectFilled(form, lead)
    await expectWayOut(form, lead)
  })
})

test('the form can be used on a very small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const form = await openContact(page)
  await submitOf(form).click()
  await expect(fieldOf(form, 'name')).toBeFocused()
  await expect(form.getByText('Name is required')).toBeInViewport({ ratio: 1 })
  for (const name of leadFieldNames) {
    await expect(fieldOf(form, name)).toBeFocused()
    await expect.poll(() => isFocusVisible(page), name).toBe(true)
    await page.keyboard.press('Tab')
  }
  await expect(submitOf(form)).toBeFocused()
  await expect.poll(() => isFocusVisible(page)).toBe(true)
})

test('the page says beneath the form what happens to the data, and how else to reach us', async ({
  page,
}) => {
  const form = await openContact(page)
  const notice = form.locator('p').filter({ hasText: 'Your data:' })
  for (const name of leadFieldNames) await expect(notice).toContainText(name)
  await expect(notice.getByRole('link', { name: /have it removed/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expect(notice.getByRole('link', { name: /privacy policy/ })).toHaveAttribute(
    'href',
    paths.privacyPolicy,
  )
  // One e-mail address and four telephones, beside the form
  const office = page.getByRole('main').locator('div:has(> address)')
  const links = office.getByRole('link')
  expect(await links.count()).toBeGreaterThanOrEqual(5)
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(await link.innerText())
  }
})

test('what fills in the field that people never meet is not sent, and told that it was', async ({
  page,
  request,
}) => {
  const sends = watchSends(page)
  const lead = newLead({ service: 'SEO' })
  const form = await openContact(page)
  expect(await form.ariaSnapshot()).not.toContain('Leave this field empty')
  await fill(form, lead)
  await form.locator('[name=subject]').evaluate((field: HTMLInputElement) => (field.value = 'x'))
  await submitOf(form).click()
  await expectSoon(form.getByRole('status')).toContainText(texts.success)
  expect(sends).toEqual([])
  expect(await messagesOf(request, lead.name)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the message is posted by the form itself, and seen in the outbox', async ({
    page,
    request,
  }) => {
    const lead = newLead({ service: 'SEO', description: 'More orders' })
    await page.goto(paths.contact)
    const form = page.getByRole('form', { name: texts.title })
    await expect(form.locator('noscript p')).toBeVisible()
    await expect(form.locator('noscript p')).toHaveText(plainAnswer)
    const post = page.waitForRequest((sent) => sent.url().endsWith('/api/v1.0/email/send-form'))
    await fill(form, lead)
    await submitOf(form).click()
    expect(await (await post).headerValue('content-type')).toMatch(
      /^multipart\/form-data; boundary/,
    )
    await expect(page.locator('body')).toHaveText('OK')
    // What spam can be known by travels along, empty
    await expectArrived(request, { ...lead, subject: '' } as typeof lead, 'send-form')
    await page.goto('/outbox')
    const message = page.getByRole('article', { name: `Message from ${lead.name}` })
    await expect(message).toContainText('through /api/v1.0/email/send-form')
    await expect(message).toContainText(lead.phone)
  })

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.goto(paths.contact)
    const form = page.getByRole('form', { name: texts.title })
    await fill(form, { name: 'Asha', email: 'asha at rao' })
    await submitOf(form).click()
    await expect(fieldOf(form, 'email')).toBeFocused()
    await expect(page).toHaveURL(paths.contact)
    await expect(form.locator('input:invalid')).toHaveCount(2)
  })
})
