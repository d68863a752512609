import { expect, test, type Locator, type Page, type Route } from 'playwright/test'

import { company } from '../../src/content/company'
import type { Lead } from '../../src/content/lead-fields'
import {
  contactFormTexts,
  dialogFormTexts,
  outcomeNoticeTexts,
  sharedFormTexts,
  textKept,
} from '../../src/generated/texts/lead-forms'
import { homePage } from '../../src/generated/texts/home'
import { shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import {
  expectInOutbox,
  expectFilled,
  expectNoViolations,
  expectOtherWays,
  fieldOf,
  fill,
  follow,
  recordAnnouncements,
  messagesOf,
  newLead,
  openContact,
  openDialog,
  submitOf,
  watchSends,
} from './leads-steps'
import { visit, waitForHydration } from '../wait-for-hydration'

/** Holds the answer of the mail provider back until the test releases it. */
async function holdAnswer(page: Page) {
  let release: (answer: (route: Route) => Promise<void>) => void = () => {}
  const answered = new Promise<(route: Route) => Promise<void>>((resolve) => (release = resolve))
  await page.route('**/api/v1.0/email/send', async (route) => (await answered)(route), { times: 1 })
  const sent = page.waitForRequest('**/api/v1.0/email/send')
  return {
    sent,
    succeed: () => release((route) => route.continue()),
    fail: () => release((route) => route.fulfill({ status: 500, body: 'Internal Server Error' })),
  }
}

/** Sends a lead whose answer is held back until the request times out, with the clock moved forward. */
async function sendAndTimeOut(page: Page) {
  await page.clock.install()
  const sends = watchSends(page)
  const answer = await holdAnswer(page)
  const lead = newLead()
  const form = await openContact(page)
  await sendHeld(form, lead, answer)
  await page.clock.fastForward(10_000)
  await expect(form.getByRole('alert')).toContainText(
    contactFormTexts.failure(contactFormTexts.noReason),
  )
  return { answer, form, lead, sends }
}

async function sendHeld(form: Locator, lead: Lead, answer: { sent: Promise<unknown> }) {
  await fill(form, lead)
  await submitOf(form).click()
  await answer.sent
}

const noticeOf = (page: Page, role: 'status' | 'alert', text: string) =>
  page.getByRole('main').getByRole(role).filter({ hasText: text })

const contactForm = (page: Page) => page.getByRole('form', { name: contactFormTexts.title })

test('a visitor who leaves the page while the dialog sends sees the result on the next page', async ({
  page,
  request,
}) => {
  const announced = await recordAnnouncements(page)
  const sends = watchSends(page)
  const answer = await holdAnswer(page)
  const lead = newLead()
  const dialog = await openDialog(page)
  await sendHeld(dialog, lead, answer)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await follow(page, paths.services)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await follow(page, paths.about)
  await expect(page).toHaveURL(paths.about)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  answer.succeed()

  const notice = noticeOf(page, 'status', dialogFormTexts.success)
  await expect(notice).toBeInViewport({ ratio: 1 })
  expect((await announced()).filter((text) => text.includes(dialogFormTexts.success))).toEqual([
    `status: ${dialogFormTexts.success}`,
  ])
  expect(sends).toHaveLength(1)
  await expectInOutbox(request, lead)
  await expectNoViolations(page)

  // The message stays on every page until it is dismissed, but the fields are empty
  await follow(page, paths.contact)
  await expect(page).toHaveURL(paths.contact)
  await expect(notice).toBeVisible()
  await expect(fieldOf(contactForm(page), 'name')).toHaveValue('')
  await page.getByRole('button', { name: shell.dismissMessage }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a failure after leaving the page is shown on the next page, and the form keeps what was typed', async ({
  page,
  request,
}) => {
  const sends = watchSends(page)
  const answer = await holdAnswer(page)
  const lead = newLead()
  await visit(page, paths.about)
  await follow(page, paths.contact)
  const form = contactForm(page)
  await sendHeld(form, lead, answer)
  await page.goBack()
  await expect(page).toHaveURL(paths.about)
  answer.fail()

  const failure = contactFormTexts.failure('Internal Server Error')
  const notice = noticeOf(page, 'alert', failure)
  await expect(notice).toBeInViewport({ ratio: 1 })
  const main = page.getByRole('main')
  await expectOtherWays(main, lead)
  await expectNoViolations(page)
  await main.locator(`[href="${paths.contact}"]`).first().click()
  await expect(page).toHaveURL(paths.contact)
  await expectFilled(form, lead)
  expect(sends).toHaveLength(1)

  // The next send removes the old message and shows its own in the form
  await submitOf(form).click()
  await expect(notice).toHaveCount(0)
  await expect(form.getByRole('status')).toContainText(contactFormTexts.success)
  await expectInOutbox(request, lead)
  expect(sends).toHaveLength(2)
})

test('the failure of a dialog closed by Back is shown on the previous page', async ({ page }) => {
  const answer = await holdAnswer(page)
  await visit(page, paths.services)
  await page.getByRole('link', { name: company.name }).first().click()
  await expect(page).toHaveURL(paths.home)
  await page.getByRole('main').getByRole('button', { name: homePage.callButton }).first().click()
  const dialog = page.getByRole('dialog', { name: dialogFormTexts.title })
  await sendHeld(dialog, newLead(), answer)
  await page.goBack()
  await expect(page).toHaveURL(paths.services)
  await expect(dialog).toHaveCount(0)
  answer.fail()
  await expect(noticeOf(page, 'alert', dialogFormTexts.failure)).toBeVisible()
})

test('a form opened while a lead is being sent shows that and sends nothing', async ({
  page,
  request,
}) => {
  const announced = await recordAnnouncements(page)
  const sends = watchSends(page)
  const answer = await holdAnswer(page)
  // The contact form would complete this URL, which would make it a different lead
  const lead = newLead({ website: 'rao.example' })
  const dialog = await openDialog(page)
  await sendHeld(dialog, lead, answer)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await follow(page, paths.contact)
  const form = contactForm(page)
  await expectFilled(form, lead)
  await expect(submitOf(form)).toHaveText(sharedFormTexts.submitting)
  await submitOf(form).click({ force: true })
  await fieldOf(form, 'name').press('Enter')
  answer.succeed()
  await expect(form.getByRole('status')).toContainText(contactFormTexts.success)
  await expect(fieldOf(form, 'name')).toHaveValue('')
  expect(
    (await announced()).filter(
      (text) => text.includes(contactFormTexts.success) || text.includes(dialogFormTexts.success),
    ),
  ).toHaveLength(1)
  expect(sends).toHaveLength(1)
  await expectInOutbox(request, lead)
})

test('a lead delivered after the timeout is reported as sent, and its draft is cleared', async ({
  page,
  request,
}) => {
  const { answer, form, lead, sends } = await sendAndTimeOut(page)
  await follow(page, paths.careers)
  await expect(page).toHaveURL(paths.careers)
  answer.succeed()
  await expect(noticeOf(page, 'status', contactFormTexts.success)).toBeVisible()
  await expectInOutbox(request, lead)
  await page.reload()
  await waitForHydration(page)
  await follow(page, paths.contact)
  await expect(fieldOf(form, 'name')).toHaveValue('')
  expect(sends).toHaveLength(1)
})

test('a lead delivered after the timeout does not clear what was typed meanwhile', async ({
  page,
}) => {
  const { answer, form, lead } = await sendAndTimeOut(page)
  await fieldOf(form, 'phone').fill('0755 2')
  answer.succeed()
  await expect(form.getByRole('status')).toContainText(`${contactFormTexts.success} ${textKept}`)
  await expectFilled(form, { ...lead, phone: '0755 2' })
})

test('after a reload while sending, the visitor sees that the outcome is unknown and has the text', async ({
  page,
  request,
}) => {
  const answer = await holdAnswer(page)
  const lead = newLead()
  const form = await openContact(page)
  await sendHeld(form, lead, answer)
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  const notice = noticeOf(page, 'alert', outcomeNoticeTexts.unclear)
  await expect(notice).toBeVisible()
  await expectOtherWays(page.getByRole('main'), lead)
  await expectFilled(form, lead)
  // The message appears only once
  await page.reload()
  await waitForHydration(page)
  await expect(fieldOf(form, 'name')).toHaveValue(lead.name)
  await expect(notice).toHaveCount(0)
  expect(await messagesOf(request, lead.name)).toEqual([])
})

test('the message about a lead fits a very small screen and can be dismissed', async ({ page }) => {
  const answer = await holdAnswer(page)
  const form = await openContact(page)
  await sendHeld(form, newLead(), answer)
  await page.goto('about:blank').catch(() => undefined)
  await page.goBack()
  await page.setViewportSize({ width: 320, height: 256 })
  const dismiss = page.getByRole('button', { name: shell.dismissMessage })
  await dismiss.scrollIntoViewIfNeeded()
  await expect(dismiss).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  answer.fail()
})
