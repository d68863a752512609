import { randomUUID } from 'node:crypto'
import {
  expect,
  type APIRequestContext,
  type Locator,
  type Page,
  type Route,
} from 'playwright/test'

import { company } from '../../src/generated/company'
import { leadFieldNames, type Lead } from '../../src/content/lead-fields'
import * as forms from '../../src/generated/texts/lead-forms'
import { homePage } from '../../src/generated/texts/home'
import { shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import type { OutboxMessage } from '../../scripts/mocks/outbox'
import { visit } from '../wait-for-hydration'

const { leadFieldLabels, sharedFormTexts } = forms

/** A lead that no other test sends: all tests share one outbox. */
export function newLead(changes: Partial<Lead> = {}): Lead {
  return {
    name: `Asha Rao ${randomUUID()}`,
    email: 'asha.rao@example.org',
    phone: '+91 755 555 0199',
    company: 'Rao “Sweets” & Sons',
    website: 'https://rao.example/shop?a=1&b=2',
    service: forms.contactFormTexts.serviceOptions[0] ?? '',
    description: 'More orders\nbefore Diwali, 50 % <b>online</b>',
    referral: 'A friend',
    ...changes,
  }
}

/** What both forms show once a lead was sent. */
export const emptyLead = Object.fromEntries(leadFieldNames.map((name) => [name, ''])) as Lead

const optional = shell.optional.replace(/[()]/g, '\\$&')

/** A field of either form, by its label, which a simulated translation writes in capital letters. */
export const fieldOf = (form: Locator, name: keyof Lead) =>
  form.getByLabel(new RegExp(`^${leadFieldLabels[name]}(?: ${optional})?$`, 'i'))

/** The submit button of either form. */
export const submitOf = (form: Locator) =>
  form.getByRole('button', {
    name: new RegExp(`^(?:${sharedFormTexts.submit}|${sharedFormTexts.submitting})$`, 'i'),
  })

/** Fills in the given fields of either form. */
export async function fill(form: Locator, lead: Partial<Lead>) {
  for (const name of leadFieldNames) {
    const value = lead[name]
    if (value === undefined) continue
    const field = fieldOf(form, name)
    if (name === 'service') await field.selectOption(value)
    else await field.fill(value)
  }
}

/** Expects these values in the fields. */
export async function expectFilled(form: Locator, lead: Lead) {
  for (const name of leadFieldNames) await expect(fieldOf(form, name)).toHaveValue(lead[name])
}

/** The button that opens the dialog. */
export const openerOf = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: homePage.callButton }).first()

/** The dialog with the lead form. */
export const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: forms.dialogFormTexts.title, exact: true })

/** Loads the home page and opens the dialog. */
export async function openDialog(page: Page): Promise<Locator> {
  await visit(page, paths.home)
  return reopenDialog(page)
}

/** Opens the dialog on the current page, and waits until it has the focus. */
export async function reopenDialog(page: Page): Promise<Locator> {
  await openerOf(page).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: forms.dialogFormTexts.title })).toBeFocused()
  return dialog
}

/** Loads the contact page. @returns its form. */
export async function openContact(page: Page): Promise<Locator> {
  await visit(page, paths.contact)
  return page.getByRole('form', { name: forms.contactFormTexts.title })
}

/** The messages in the outbox from a sender. */
export async function messagesOf(request: APIRequestContext, name: string) {
  const messages = (await (await request.get('/outbox.json')).json()) as OutboxMessage[]
  return messages.filter((message) => message.template_params.name?.includes(name))
}

/** Expects exactly this lead in the outbox, once. @returns its reference. */
export async function expectInOutbox(request: APIRequestContext, lead: Lead, path = 'send') {
  await expect.poll(async () => (await messagesOf(request, lead.name)).length).toBe(1)
  const [message] = await messagesOf(request, lead.name)
  const reference: unknown = expect.stringMatching(/^[0-9A-Z]{8}$/)
  expect(message).toEqual({
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    path: `/api/v1.0/email/${path}`,
    user_id: 'mock-public-key',
    service_id: 'mock-service',
    template_id: 'mock-template',
    lib_version: '4.4.1',
    template_params: path === 'send' ? { ...lead, reference } : lead,
  })
  return message?.template_params['reference'] ?? '-'
}

/** Holds the next answer of the mail provider back until the test releases it. */
export async function holdAnswer(page: Page) {
  let release: (answer: (route: Route) => Promise<void>) => void = () => {}
  const answered = new Promise<(route: Route) => Promise<void>>((resolve) => (release = resolve))
  await page.route('**/api/v1.0/email/send', async (route) => (await answered)(route), { times: 1 })
  return {
    sent: page.waitForRequest('**/api/v1.0/email/send'),
    succeed: () => release((route) => route.continue()),
    fail: () => release((route) => route.fulfill({ status: 500, body: 'Internal Server Error' })),
  }
}

/** Fills a form in and submits it. @returns once its request is under way. */
export async function sendHeld(form: Locator, lead: Lead, { sent }: { sent: Promise<unknown> }) {
  await fill(form, lead)
  await submitOf(form).click()
  await sent
}

/** Collects the bodies of all calls to the mail provider. */
export function watchSends(page: Page): string[] {
  const sends: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1.0/email/') && request.method() === 'POST')
      sends.push(request.postData() ?? '')
  })
  return sends
}

/** Expects the other ways to get in touch: a phone link, and an email that contains the request. */
export async function expectOtherWays(place: Locator, lead: Lead) {
  const phone = company.phones[0]
  await expect(
    place.getByRole('link', { name: forms.alternativesTexts.callLabel(phone) }),
  ).toHaveAttribute('href', `tel:${phone.replace(/[^\d+]/g, '')}`)
  const link = place.getByRole('link', { name: forms.alternativesTexts.mailLabel(company.email) })
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toMatch(new RegExp(`^mailto:${company.email}\\?subject=`))
  const body = decodeURIComponent(/[?&]body=([^&]*)/.exec(href)?.[1] ?? '')
  const lines = leadFieldNames
    .filter((name) => lead[name])
    .map((name) => `${leadFieldLabels[name]}: ${lead[name].replaceAll('\n', '\r\n')}`)
  expect(body.replace(new RegExp(`^${forms.referenceLabel} [0-9A-Z]{8}\r\n`), '')).toBe(
    lines.join('\r\n'),
  )
}

/** Makes every access to storage throw, as when a visitor blocks it. */
export function blockStorage(page: Page) {
  return page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
}

/** Whether the focused element is completely in the viewport and nothing covers it. */
export const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return false
    const box = element.getBoundingClientRect()
    const isInside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0
    const points = [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2]
    return (
      isInside &&
      box.right <= innerWidth &&
      points.every((y) => {
        const hit = document.elementFromPoint((box.left + box.right) / 2, y)
        return hit !== null && (element.contains(hit) || hit.contains(element))
      })
    )
  })
