import { expect, test, type Page } from 'playwright/test'

import { auditWithAxe } from '../../a11y/support/audit'
import { keepLedger } from '../../a11y/support/ledger'
import { useColors } from '../../a11y/support/site'
import { company } from '../../src/generated/company'
import * as forms from '../../src/generated/texts/lead-forms'
import { shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import {
  expectInOutbox,
  expectFilled,
  expectOtherWays,
  fieldOf,
  holdAnswer,
  messagesOf,
  newLead,
  openContact,
  openDialog,
  reopenDialog,
  sendHeld,
  submitOf,
  watchSends,
} from './leads-steps'
import { follow, visit, waitForHydration } from '../wait-for-hydration'

const { contactFormTexts, dialogFormTexts } = forms

const noticeOf = (page: Page, role: 'status' | 'alert', text: string) =>
  page.getByRole('main').getByRole(role).filter({ hasText: text })

const contactForm = (page: Page) => page.getByRole('form', { name: contactFormTexts.title })

/** Expects that axe finds nothing in either color scheme. */
async function audit(page: Page, state: string) {
  const place = {
    address: new URL(page.url()).pathname,
    state: `notice: ${state}`,
    screen: 'desktop',
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await useColors(page, colorScheme)
    expect(await auditWithAxe(page, place), colorScheme).toEqual([])
  }
}

test('the next page shows the result of a dialog that was left', async ({ page, request }) => {
  const announced = await keepLedger(page)
  const sends = watchSends(page)
  const answer = await holdAnswer(page)
  const lead = newLead()
  await visit(page, paths.services)
  await page.getByRole('link', { name: company.name }).first().click()
  await expect(page).toHaveURL(paths.home)
  // At once: the focus that the page's heading would get now has moved on
  const dialog = await reopenDialog(page)
  await sendHeld(dialog, lead, answer)
  await page.goBack()
  await expect(page).toHaveURL(paths.services)
  await expect(dialog).toHaveCount(0)
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
  await audit(page, 'sent')

  // The message stays on every page until it is dismissed, but the fields are empty
  await follow(page, paths.contact)
  await expect(page).toHaveURL(paths.contact)
  await expect(notice).toBeVisible()
  await expect(fieldOf(contactForm(page), 'name')).toHaveValue('')
  await page.getByRole('button', { name: shell.dismissMessage }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the next page shows a failure, and the form keeps its text', async ({ page, request }) => {
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
  await audit(page, 'failed')
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

test('a form that is opened while a lead is sent sends nothing', async ({ page, request }) => {
  const announced = await keepLedger(page)
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
  await expect(submitOf(form)).toHaveText(forms.sharedFormTexts.submitting)
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

test('a reload while sending keeps the text and warns the visitor', async ({ page, request }) => {
  const answer = await holdAnswer(page)
  const lead = newLead()
  const form = await openContact(page)
  await sendHeld(form, lead, answer)
  const questions: string[] = []
  page.on('dialog', (question) => {
    questions.push(question.type())
    void question.accept()
  })
  await page.reload()
  expect(questions).toEqual(['beforeunload'])
  const notice = noticeOf(page, 'alert', forms.outcomeNoticeTexts.unclear)
  await expect(notice).toBeVisible()
  await expectOtherWays(page.getByRole('main'), lead)
  await expectFilled(form, lead)
  const dismiss = page.getByRole('button', { name: shell.dismissMessage })
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await fieldOf(form, 'company').focus()
    await expect(dismiss, 'below the field and its list of addresses').not.toBeInViewport()
    await fieldOf(form, 'company').blur()
    await expect(dismiss).toBeInViewport()
  }
  // The message fits a very small screen
  await page.setViewportSize({ width: 320, height: 256 })
  await dismiss.scrollIntoViewIfNeeded()
  await expect(dismiss).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  // The message appears only once
  await page.reload()
  await waitForHydration(page)
  await expect(fieldOf(form, 'name')).toHaveValue(lead.name)
  await expect(notice).toHaveCount(0)
  expect(await messagesOf(request, lead.name)).toEqual([])
})
