import { expect, test } from 'playwright/test'

import { contactFormTexts, outcomeNoticeTexts } from '../../src/generated/texts/lead-forms'
import { paths } from '../../src/paths'
import { visit } from '../wait-for-hydration'
import {
  expectFilled,
  expectInOutbox,
  fieldOf,
  fill,
  holdAnswer,
  newLead,
  openContact,
  sendHeld,
} from './leads-steps'

test('a duplicated tab learns that the lead has arrived', async ({ page, context, request }) => {
  const lead = newLead()
  const answer = await holdAnswer(page)
  const form = await openContact(page)
  await sendHeld(form, lead, answer)
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
  answer.succeed()
  await expect(form.getByRole('status')).toContainText(contactFormTexts.success)
  await expect(copyForm.getByRole('status')).toContainText(contactFormTexts.success)
  await expect(copy.getByText(outcomeNoticeTexts.unclear)).toHaveCount(0)
  await expect(fieldOf(copyForm, 'name')).toHaveValue('')
  await expectInOutbox(request, lead)
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
