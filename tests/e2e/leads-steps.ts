import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'

import { useColors } from '../../a11y/support/site'
import { company } from '../../src/content/company'
import { dialogFormTexts, leadFieldLabels, leadFieldNames } from '../../src/content/forms'
import { homePage } from '../../src/content/home'
import type { Lead } from '../../src/features/leads/mail'
import { paths } from '../../src/paths'
import type { OutboxMessage } from '../mocks/mail'
import { waitForHydration as alive } from '../wait-for-hydration'

/** For what waits for an answer of the mail mock, and first for the least time of a form. */
export const expectSoon = expect.configure({ timeout: 20_000 })

export { alive }

/** Follows a link of the menu. */
export const follow = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click()

/** A lead that no other test sends: all tests share one outbox. */
export function newLead(changes: Partial<Lead> = {}): Lead {
  return {
    name: `Asha Rao ${randomUUID()}`,
    email: 'asha.rao@example.org',
    phone: '+91 755 555 0199',
    company: 'Rao “Sweets” & Sons',
    website: 'https://rao.example/shop?a=1&b=2',
    service: 'Web Development',
    description: 'More orders\nbefore Diwali, 50 % <b>online</b>',
    referral: 'A friend',
    ...changes,
  }
}

/** A field of either form, by its label. */
export const fieldOf = (form: Locator, name: keyof Lead) =>
  form.getByLabel(new RegExp(`^${leadFieldLabels[name]}(?: \\(optional\\))?$`))

export const submitOf = (form: Locator) => form.getByRole('button', { name: /^Submit/ })

export async function fill(form: Locator, lead: Partial<Lead>) {
  for (const name of leadFieldNames) {
    const value = lead[name]
    if (value === undefined) continue
    const field = fieldOf(form, name)
    if (name === 'service') await field.selectOption(value)
    else await field.fill(value)
  }
}

export async function expectFilled(form: Locator, lead: Lead) {
  for (const name of leadFieldNames) await expect(fieldOf(form, name)).toHaveValue(lead[name])
}

export const openerOf = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: homePage.callButton }).first()

export const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: dialogFormTexts.title, exact: true })

export async function openDialog(page: Page): Promise<Locator> {
  await page.goto(paths.home)
  await alive(page)
  return reopenDialog(page)
}

export async function reopenDialog(page: Page): Promise<Locator> {
  await openerOf(page).click()
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  return dialog
}

export async function openContact(page: Page): Promise<Locator> {
  await page.goto(paths.contact)
  await alive(page)
  return page.getByRole('form', { name: 'Experience Real Growth' })
}

export async function messagesOf(request: APIRequestContext, name: string) {
  const messages = (await (await request.get('/outbox.json')).json()) as OutboxMessage[]
  return messages.filter((message) => message.template_params.name?.includes(name))
}

/** The lead lies in the outbox once, exactly so. */
export async function expectArrived(request: APIRequestContext, lead: Lead, path = 'send') {
  await expectSoon.poll(async () => (await messagesOf(request, lead.name)).length).toBe(1)
  expect((await messagesOf(request, lead.name))[0]).toEqual({
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    path: `/api/v1.0/email/${path}`,
    user_id: 'mock-public-key',
    service_id: 'mock-service',
    template_id: 'mock-template',
    lib_version: '4.4.1',
    template_params: lead,
  })
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

/** Notes what live regions say from now on; call it before the page is opened. */
export async function listen(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = []
    const known = new WeakMap<Element, string>()
    Object.assign(window, { said })
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[role=alert], [role=status]')
        if (!region) continue
        const text = region.textContent.trim()
        if (text && text !== known.get(region)) {
          const isHidden = region.closest('[aria-hidden=true]') !== null
          said.push(`${isHidden ? 'not heard, ' : ''}${region.getAttribute('role')}: ${text}`)
        }
        known.set(region, text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

/** Every way to reach the agency without the form, the request ready to be mailed. */
export async function expectWayOut(place: Locator, lead: Lead) {
  const phone = company.phones[0]
  await expect(place.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute(
    'href',
    `tel:${phone.replace(/[^\d+]/g, '')}`,
  )
  const link = place.getByRole('link', { name: `Email this request to ${company.email}` })
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toMatch(new RegExp(`^mailto:${company.email}\\?subject=`))
  const body = decodeURIComponent(/[?&]body=([^&]*)/.exec(href)?.[1] ?? '')
  const lines = leadFieldNames
    .filter((name) => lead[name])
    .map((name) => `${leadFieldLabels[name]}: ${lead[name].replaceAll('\n', '\r\n')}`)
  expect(body).toBe(lines.join('\r\n'))
}

/** As where a visitor forbids all storage: every touch of it throws. */
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

/** Lies the element with the focus wholly in the viewport, and nothing over it? */
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

/** All levels of WCAG, and the best practices. */
export const axeTags = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
]

/** axe finds nothing in this state, in light and in dark. */
export async function expectNoViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await useColors(page, colorScheme)
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: { type: 'tag', values: axeTags }, resultTypes: ['violations'] })
      .analyze()
    expect(
      violations.map(({ id, nodes }) => ({
        id,
        target: nodes[0]?.target,
        why: nodes[0]?.failureSummary,
      })),
      colorScheme,
    ).toEqual([])
  }
}
