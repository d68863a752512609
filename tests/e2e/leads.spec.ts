import { expect, test, type Page } from 'playwright/test'

import { leadFieldNames } from '../../src/content/lead-fields'
import {
  contactFormTexts,
  dialogFormTexts as texts,
  fieldsNeedAttention,
  leadFieldLabels,
  mayHaveArrived,
  requiredMessage,
  sending,
  sharedFormTexts,
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
  isFocusVisible,
  recordAnnouncements,
  messagesOf,
  newLead,
  noticeOf,
  openDialog,
  openerOf,
  reopenDialog,
  submitOf,
  watchSends,
} from './leads-steps'
import { visit, waitForHydration } from '../wait-for-hydration'

test.describe('sending the lead form', () => {
  test('delivers trimmed values in wire format', { tag: '@smoke' }, async ({ page, request }) => {
    const lead = newLead()
    const sends = watchSends(page)
    const dialog = await openDialog(page)
    await fill(dialog, { ...lead, name: `  ${lead.name} `, website: ` ${lead.website}\t` })
    await submitOf(dialog).click()

    await expect(page.getByRole('main').getByText(texts.success)).toBeVisible()
    await expect(dialog).toBeHidden()
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
    await page.goto('/outbox')
    const message = page.getByRole('article', { name: `Message from ${lead.name}` })
    await expect(message).toContainText(lead.website)
  })

  test('works by keyboard alone', async ({ page, request }) => {
    test.slow()
    const lead = newLead({ company: 'Rao & Co', website: 'none', description: 'More orders' })
    await visit(page, paths.home)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    for (let stops = 0; stops < 10; stops += 1) {
      await page.keyboard.press('Tab')
      if (await openerOf(page).evaluate((button) => button === document.activeElement)) break
    }
    await expect(openerOf(page)).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = dialogOf(page)
    await expect(dialog.getByRole('heading', { name: texts.title })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: shell.close })).toBeFocused()
    for (const name of leadFieldNames) {
      await page.keyboard.press('Tab')
      await expect(fieldOf(dialog, name)).toBeFocused()
      // One letter selects an option of the closed list, and changes nothing else
      await (name === 'service'
        ? page.keyboard.press(lead.service.charAt(0))
        : page.keyboard.type(lead[name]))
      await expect(fieldOf(dialog, name)).toHaveValue(lead[name])
    }
    await page.keyboard.press('Tab')
    await expect(submitOf(dialog)).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(page.getByRole('status').filter({ hasText: texts.success })).toBeVisible()
    await expect(openerOf(page)).toBeFocused()
    await expectInOutbox(request, lead)
  })

  test('works when storage is blocked', async ({ page, request }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    await blockStorage(page)
    const lead = newLead()
    const dialog = await openDialog(page)
    await fill(dialog, lead)
    await submitOf(dialog).click()
    await expect(page.getByRole('main').getByText(texts.success)).toBeVisible()
    await expectInOutbox(request, lead)
    expect(problems).toEqual([])
  })

  test('falls back to the contact page when the code of the dialog does not load', async ({
    page,
  }) => {
    await page.route(/\/assets\/LeadDialog-[^/]*\.js/, (route) => route.abort())
    await visit(page, paths.home)
    await openerOf(page).click()
    await expect(page).toHaveURL(new RegExp(paths.contact))
    await expect(page.getByRole('form', { name: contactFormTexts.title })).toBeVisible()
  })
})

test.describe('the fields', () => {
  test('have visible labels, are required and have autocomplete tokens', async ({ page }) => {
    const dialog = await openDialog(page)
    await expect(dialog.getByText(texts.requirement)).toBeVisible()
    expect(await dialog.locator('form').evaluate((form: HTMLFormElement) => form.noValidate)).toBe(
      true,
    )
    const tokens = ['name', 'email', 'tel', 'organization', 'url', null, null, null]
    for (const [index, name] of leadFieldNames.entries()) {
      const field = fieldOf(dialog, name)
      await expect(field).toHaveAccessibleName(leadFieldLabels[name])
      await expect(dialog.getByText(leadFieldLabels[name], { exact: true })).toBeVisible()
      await expect(field).toHaveAttribute('required')
      expect(await field.getAttribute('autocomplete')).toBe(tokens[index])
      expect(await field.getAttribute('placeholder')).toBeNull()
    }
    const service = dialog.getByRole('combobox', { name: leadFieldLabels.service, exact: true })
    await expect(service.getByRole('option')).toHaveText([
      sharedFormTexts.servicePlaceholder,
      ...texts.serviceOptions,
    ])
  })

  test('show errors on Submit until they are corrected', async ({ page }) => {
    test.slow()
    const announced = await recordAnnouncements(page)
    const sends = watchSends(page)
    const dialog = await openDialog(page)
    // No errors before Submit
    await fieldOf(dialog, 'name').focus()
    for (const name of leadFieldNames) {
      await expect(fieldOf(dialog, name)).toBeFocused()
      await page.keyboard.press('Tab')
    }
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0)

    await fieldOf(dialog, 'name').fill('   ')
    await submitOf(dialog).click()
    await expect(fieldOf(dialog, 'name')).toBeFocused()
    for (const name of leadFieldNames) {
      const field = fieldOf(dialog, name)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(requiredMessage(leadFieldLabels[name]))
      // As text, not by color alone
      await expect(dialog.getByText(requiredMessage(leadFieldLabels[name]))).toBeVisible()
    }
    expect(await announced()).toEqual([`status: ${fieldsNeedAttention(leadFieldNames.length)}`])
    await expectNoViolations(page)

    await fieldOf(dialog, 'name').fill('Asha')
    await expect(fieldOf(dialog, 'name')).toHaveAttribute('aria-invalid', 'false')
    await expect(fieldOf(dialog, 'name')).toHaveAccessibleDescription('')
    await fill(dialog, { email: 'no address at all', phone: '-', company: 'x', website: 'none' })
    await submitOf(dialog).click()
    await expect(fieldOf(dialog, 'service')).toBeFocused()
    expect(await announced()).toEqual([
      `status: ${fieldsNeedAttention(leadFieldNames.length)}`,
      `status: ${fieldsNeedAttention(3)}`,
    ])
    expect(sends).toEqual([])
  })
})

test.describe('while a lead is being sent', () => {
  test('the button shows it and keeps the focus, and a second click or key press sends nothing', async ({
    page,
    request,
  }) => {
    const announced = await recordAnnouncements(page)
    const lead = newLead()
    const answer = await holdRequests(page, '**/email/send')
    const sends = watchSends(page)
    const dialog = await openDialog(page)
    await fill(dialog, lead)
    await submitOf(dialog).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    const busy = dialog.getByRole('button', { name: sharedFormTexts.submitting, exact: true })
    await expect(busy).toBeDisabled()
    await expect(busy).toBeFocused()
    await page.keyboard.press('Space')
    await busy.click({ force: true })
    await fieldOf(dialog, 'name').press('Enter')
    answer()

    await expect(page.getByRole('main').getByText(texts.success)).toBeVisible()
    expect(await announced()).toEqual([`status: ${sending}`, `status: ${texts.success}`])
    expect(sends).toHaveLength(1)
    await expectInOutbox(request, lead)
  })

  test('closing the dialog does not cancel it, and the reopened dialog shows it', async ({
    page,
    request,
  }) => {
    const lead = newLead()
    const answer = await holdRequests(page, '**/email/send')
    const sends = watchSends(page)
    const dialog = await openDialog(page)
    await fill(dialog, lead)
    await submitOf(dialog).click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(openerOf(page)).toBeFocused()
    await reopenDialog(page)
    await expect(submitOf(dialog)).toHaveText(sharedFormTexts.submitting)
    await submitOf(dialog).click({ force: true })
    answer()
    await expect(page.getByRole('main').getByText(texts.success)).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(sends).toHaveLength(1)
    await expectInOutbox(request, lead)
  })
})

test.describe('after a lead was sent', () => {
  test('the message is announced when the dialog has closed, and stays until it is dismissed', async ({
    page,
  }) => {
    await page.clock.install()
    const announced = await recordAnnouncements(page)
    const dialog = await openDialog(page)
    await fill(dialog, newLead())
    await submitOf(dialog).click()
    const message = page.getByRole('status').filter({ hasText: texts.success })
    await expect(message).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(await message.evaluate((region) => region.closest('[aria-hidden=true]'))).toBeNull()
    await expect(openerOf(page)).toBeFocused()
    expect((await announced()).filter((text) => text.includes(texts.success))).toEqual([
      `status: ${texts.success}`,
    ])

    await page.clock.fastForward('10:00')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 400)
    await expect(message).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: shell.dismissMessage }).click()
    await expect(page.getByText(texts.success)).toHaveCount(0)
    await expect(openerOf(page)).toBeFocused()
  })

  test('nothing of it is left in the form or in storage', async ({ page }) => {
    const lead = newLead()
    const dialog = await openDialog(page)
    await fill(dialog, lead)
    await page.reload()
    await waitForHydration(page)
    await reopenDialog(page)
    await expectFilled(dialog, lead)
    await submitOf(dialog).click()
    await expect(page.getByRole('main').getByText(texts.success)).toBeVisible()

    const empty = Object.fromEntries(leadFieldNames.map((name) => [name, ''])) as typeof lead
    await reopenDialog(page)
    await expectFilled(dialog, empty)
    await page.reload()
    await waitForHydration(page)
    await reopenDialog(page)
    await expectFilled(dialog, empty)
    const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
    expect(kept).not.toContain(lead.name)
  })
})

test.describe('a failed send', () => {
  const refusals = {
    'bad-request': 400,
    forbidden: 403,
    'no-account': 404,
    'invalid-grant': 412,
    'no-recipient': 422,
    throttled: 429,
    headless: 451,
    broken: 500,
    html: 502,
    silent: 503,
  }

  test('shows an error in the open dialog for every answer of the provider, and can be repeated', async ({
    page,
    request,
  }) => {
    test.slow()
    const announced = await recordAnnouncements(page)
    const lead = newLead()
    const dialog = await openDialog(page)
    await fill(dialog, lead)
    for (const [address, status] of Object.entries(refusals)) {
      await test.step(`${status}`, async () => {
        const refused = { ...lead, email: `${address}@example.com` }
        await fieldOf(dialog, 'email').fill(refused.email)
        const answer = page.waitForResponse((response) => response.url().endsWith('/email/send'))
        const before = (await announced()).length
        await submitOf(dialog).click()
        expect((await answer).status()).toBe(status)
        const message = status === 502 ? `${texts.failure} ${mayHaveArrived}` : texts.failure
        await expect(dialog.getByRole('alert')).toHaveText(message)
        expect((await announced()).slice(before)).toEqual([
          `status: ${sending}`,
          `alert: ${message}`,
        ])
        await expect(submitOf(dialog)).toHaveText(sharedFormTexts.submit)
        await expect(submitOf(dialog)).toBeFocused()
        await expectFilled(dialog, refused)
        await expectOtherWays(dialog, refused)
      })
    }
    await expect(dialog.getByText(/Gmail|Too Many|Gateway/)).toHaveCount(0)
    await expectNoViolations(page)
    expect(await messagesOf(request, lead.name)).toEqual([])

    await fieldOf(dialog, 'email').fill(lead.email)
    await submitOf(dialog).click()
    await expect(page.getByRole('main').getByText(texts.success)).toBeVisible()
    await expectInOutbox(request, lead)
  })

  test('shows an error when the connection is lost', async ({ page }) => {
    const lead = newLead({ email: 'lost@example.com' })
    const dialog = await openDialog(page)
    await fill(dialog, lead)
    await submitOf(dialog).click()
    await expect(dialog.getByRole('alert')).toHaveText(`${texts.failure} ${mayHaveArrived}`)
    await expectFilled(dialog, lead)
    await expectOtherWays(dialog, lead)
  })

  test('shows an error when there is no answer within 10 seconds', async ({ page }) => {
    await page.clock.install()
    const lead = newLead({ email: 'hang@example.com' })
    const dialog = await openDialog(page)
    await fill(dialog, lead)
    const call = page.waitForRequest((request) => request.url().endsWith('/email/send'))
    await submitOf(dialog).click()
    await call
    await page.clock.fastForward(5_000)
    await expect(submitOf(dialog)).toHaveText(sharedFormTexts.submitting)
    await expect(dialog.getByRole('alert')).toHaveText('')
    await page.clock.fastForward(5_000)
    await expect(dialog.getByRole('alert')).toHaveText(`${texts.failure} ${mayHaveArrived}`)
    await expect(submitOf(dialog)).toHaveText(sharedFormTexts.submit)
    await expectFilled(dialog, lead)
    await expectOtherWays(dialog, lead)
  })

  test('is not sent twice when the answer arrives after the timeout', async ({ page, request }) => {
    await page.clock.install()
    const lead = newLead()
    const sends = watchSends(page)
    const dialog = await openDialog(page)
    await fill(dialog, lead)
    const answer = await holdRequests(page, '**/email/send')
    await submitOf(dialog).click()
    await expect.poll(() => sends.length).toBe(1)
    await page.clock.fastForward(10_000)
    await expect(dialog.getByRole('alert')).toHaveText(`${texts.failure} ${mayHaveArrived}`)
    answer()
    // The success is shown, and the form is empty, so that nothing can be sent again
    await expect(page.getByRole('main').getByText(texts.success)).toBeVisible()
    await expect(dialog).toBeHidden()
    await reopenDialog(page)
    await expect(fieldOf(dialog, 'name')).toHaveValue('')
    expect(sends).toHaveLength(1)
    await expectInOutbox(request, lead)
  })

  test('shows an error on the page, with other ways to get in touch, when the dialog is closed', async ({
    page,
  }) => {
    const announced = await recordAnnouncements(page)
    await page.clock.install()
    const lead = newLead({ email: 'hang@example.com' })
    const dialog = await openDialog(page)
    await fill(dialog, lead)
    const call = page.waitForRequest((request) => request.url().endsWith('/email/send'))
    await submitOf(dialog).click()
    await call
    await dialog.getByRole('button', { name: shell.close }).click()
    await expect(dialog).toBeHidden()
    await page.clock.fastForward(10_000)
    const main = page.getByRole('main')
    await expect(main.getByRole('alert').filter({ hasText: texts.failure })).toBeVisible()
    expect((await announced()).at(-1)).toBe(`alert: ${texts.failure} ${mayHaveArrived}`)
    await expectOtherWays(main, lead)
    await reopenDialog(page)
    await expectFilled(dialog, lead)
    await expect(dialog.getByRole('alert')).toHaveText('')
  })
})

test.describe('the dialog', () => {
  const closings: Record<string, (page: Page) => Promise<void>> = {
    Escape: (page) => page.keyboard.press('Escape'),
    'the Close button': (page) => dialogOf(page).getByRole('button', { name: shell.close }).click(),
    'a click on the backdrop': (page) => page.mouse.click(20, 400),
  }
  for (const [means, close] of Object.entries(closings)) {
    test(`is closed by ${means}, returns the focus and clears its errors`, async ({ page }) => {
      const dialog = await openDialog(page)
      await fieldOf(dialog, 'company').fill('Rao')
      await submitOf(dialog).click()
      await expect(fieldOf(dialog, 'name')).toHaveAttribute('aria-invalid', 'true')
      await close(page)
      await expect(dialog).toHaveCount(0)
      await expect(openerOf(page)).toBeFocused()
      await reopenDialog(page)
      await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0)
      await expect(dialog.getByRole('status')).toHaveText('')
      await expect(fieldOf(dialog, 'company')).toHaveValue('Rao')
    })
  }

  test('is modal, takes the focus and traps Tab in both directions', async ({ page }) => {
    const dialog = await openDialog(page)
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await expect(dialog).not.toHaveAttribute('aria-describedby')
    const focused = () =>
      dialog.evaluate((element) =>
        element.parentElement?.contains(document.activeElement)
          ? (document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent)
          : 'outside',
      )
    await expect.poll(focused).not.toBe('outside')
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string | null | undefined>()
      for (let count = 0; count < 16; count += 1) {
        await page.keyboard.press(key)
        stops.add(await focused())
      }
      expect(stops).not.toContain('outside')
      for (const name of [...leadFieldNames, sharedFormTexts.submit]) expect(stops).toContain(name)
      expect(stops).not.toContain('subject')
    }
  })

  for (const [width, height] of [
    [320, 256],
    [390, 500],
  ] as const) {
    test(`works at ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.clock.install()
      const dialog = await openDialog(page)
      const box = await dialog.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
      await expect(dialog.getByRole('button', { name: shell.close })).toBeInViewport({ ratio: 1 })

      // Only one element scrolls, and only vertically
      const overflow = await dialog.evaluate((surface) => [
        document.documentElement.scrollWidth - innerWidth,
        surface.scrollHeight - surface.clientHeight,
        ...[...surface.querySelectorAll('*')]
          .filter((element) => element.scrollWidth > element.clientWidth + 1)
          .filter((element) => getComputedStyle(element).overflowX !== 'visible')
          .filter((element) => element.clientWidth > 1)
          .map((element) => element.outerHTML.slice(0, 80)),
      ])
      expect(overflow).toEqual([0, 0])

      // Submit is where the opener was: a click at once would count as a double click
      await page.clock.runFor(500)
      await submitOf(dialog).click()
      const name = fieldOf(dialog, 'name')
      await expect(name).toBeFocused()
      await expect(name).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByText(requiredMessage(leadFieldLabels.name))).toBeInViewport({
        ratio: 1,
      })
      for (const field of leadFieldNames) {
        await expect(fieldOf(dialog, field)).toBeFocused()
        await expect.poll(() => isFocusVisible(page), field).toBe(true)
        const error = dialog.getByText(requiredMessage(leadFieldLabels[field]))
        await expect(error, field).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Tab')
      }
      await expect(submitOf(dialog)).toBeFocused()
      await expect.poll(() => isFocusVisible(page)).toBe(true)
    })
  }

  test('shows a privacy notice below the form', async ({ page }) => {
    const dialog = await openDialog(page)
    const notice = noticeOf(dialog)
    await notice.scrollIntoViewIfNeeded()
    await expect(notice).toBeVisible()
    await expectNamesFields(notice)
    await expect(notice.locator('[href^="mailto:"]')).toBeVisible()
    await notice.locator(`[href="${paths.privacyPolicy}"]`).click()
    await expect(page).toHaveURL(paths.privacyPolicy)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('spam protection', () => {
  test('a lead submitted faster than a person could is delayed, not lost', async ({
    page,
    request,
  }) => {
    await page.clock.install()
    await visit(page, paths.home)
    // From here on only `runFor` moves the clock
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    const lead = newLead()
    const sends = watchSends(page)
    await openerOf(page).click()
    const dialog = dialogOf(page)
    // Its code loads in real time, but rendering needs the clock
    await expect
      .poll(async () => {
        await page.clock.runFor(50)
        return dialog.isVisible()
      })
      .toBe(true)
    await fill(dialog, lead)
    await submitOf(dialog).click()
    // The pressed state is painted before validation, and frames need the clock
    await page.clock.runFor(50)
    await expect(submitOf(dialog)).toHaveText(sharedFormTexts.submitting)
    await page.clock.runFor(1_000)
    await expect(submitOf(dialog)).toHaveText(sharedFormTexts.submitting)
    expect(sends).toEqual([])
    await page.clock.runFor(1_000)
    await expect.poll(() => sends.length).toBe(1)
    await expectInOutbox(request, lead)
    await page.clock.resume()
    await expect(page.getByRole('main').getByText(texts.success)).toBeVisible()
  })

  test('a lead with the honeypot field filled in is discarded, but reported as sent', async ({
    page,
    request,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    const sends = watchSends(page)
    const lead = newLead()
    const dialog = await openDialog(page)
    const honeypot = dialog.locator('[name=subject]')
    const box = await honeypot.evaluate((field) => {
      const { width, height } = (field.closest('[aria-hidden]') as Element).getBoundingClientRect()
      return width * height
    })
    expect(box).toBeLessThanOrEqual(1)
    expect(await dialog.ariaSnapshot()).not.toContain(sharedFormTexts.trap)
    await fill(dialog, lead)
    await honeypot.evaluate((field: HTMLInputElement) => (field.value = 'Cheap links'))
    await submitOf(dialog).click()
    await expect(page.getByRole('main').getByText(texts.success)).toBeVisible()
    expect(warnings.join('\n')).toContain('only programs meet')
    expect(sends).toEqual([])
    expect(await messagesOf(request, lead.name)).toEqual([])
  })
})
