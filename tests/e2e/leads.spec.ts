import { expect, test, type Locator, type Page } from 'playwright/test'

import { keepLedger } from '../../a11y/support/ledger'
import { leadFieldNames, type Lead } from '../../src/content/lead-fields'
import * as forms from '../../src/generated/texts/lead-forms'
import { shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import { visit, waitForHydration } from '../wait-for-hydration'
import {
  dialogOf,
  emptyLead,
  expectFilled,
  expectInOutbox,
  expectOtherWays,
  fieldOf,
  fill,
  holdAnswer,
  isFocusVisible,
  newLead,
  openDialog,
  openerOf,
  reopenDialog,
  sendHeld,
  submitOf,
  watchSends,
} from './leads-steps'

const { dialogFormTexts: texts, sharedFormTexts } = forms

const successOf = (page: Page) => page.getByRole('status').filter({ hasText: texts.success })

/** Opens the dialog and fills it in without a pointer. */
async function fillByKeyboard(page: Page, dialog: Locator, lead: Lead) {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (let stops = 0; stops < 10; stops += 1) {
    await page.keyboard.press('Tab')
    if (await openerOf(page).evaluate((button) => button === document.activeElement)) break
  }
  await expect(openerOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: texts.title })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: shell.close })).toBeFocused()
  for (const name of leadFieldNames) {
    await page.keyboard.press('Tab')
    await expect(fieldOf(dialog, name)).toBeFocused()
    const words = await page.locator('body').innerText()
    // One letter selects an option of the closed list, and changes nothing else
    await (name === 'service'
      ? page.keyboard.press(lead.service.charAt(0))
      : page.keyboard.type(lead[name]))
    await expect(fieldOf(dialog, name)).toHaveValue(lead[name])
    expect(await page.locator('body').innerText()).toBe(words)
  }
}

test('a lead is sent once, and leaves nothing', { tag: '@smoke' }, async ({ page, request }) => {
  await page.clock.install()
  const announced = await keepLedger(page)
  const lead = newLead()
  const reload = async () => {
    await page.reload()
    await waitForHydration(page)
    await reopenDialog(page)
  }
  const dialog = dialogOf(page)
  await visit(page, paths.home)
  await fillByKeyboard(page, dialog, lead)
  await page.keyboard.press('Tab')
  await expect(submitOf(dialog)).toBeFocused()
  await reload()
  await expectFilled(dialog, lead)
  await fill(dialog, { name: `  ${lead.name} `, website: ` ${lead.website}\t` })
  await submitOf(dialog).press('Enter')

  const message = successOf(page)
  await expect(message).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(openerOf(page)).toBeFocused()
  expect(await announced()).toEqual([`status: ${forms.sending}`, `status: ${texts.success}`])
  const reference = await expectInOutbox(request, lead)
  await expect(page.getByRole('main').getByText(reference)).toBeVisible()

  // The message stays until it is dismissed
  await page.clock.fastForward('10:00')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await expect(message).toBeVisible()
  await page.getByRole('button', { name: shell.dismissMessage }).click()
  await expect(message).toHaveCount(0)
  await expect(openerOf(page)).toBeFocused()

  await reopenDialog(page)
  await expectFilled(dialog, emptyLead)
  await reload()
  await expectFilled(dialog, emptyLead)
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(kept).not.toContain(lead.name)
})

test('errors come with Submit, are counted again each time, and send nothing', async ({ page }) => {
  const announced = await keepLedger(page)
  const sends = watchSends(page)
  const dialog = await openDialog(page)
  await fieldOf(dialog, 'name').focus()
  for (const name of leadFieldNames) {
    await expect(fieldOf(dialog, name)).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await fill(dialog, { company: 'x' })
  await fill(dialog, { company: '', name: '   ' })
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0)

  await submitOf(dialog).click()
  await expect(fieldOf(dialog, 'name')).toBeFocused()
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(leadFieldNames.length)
  const { service: _, description: __, referral: ___, ...others } = newLead()
  await fill(dialog, { ...others, email: 'no address at all', phone: '-', website: 'none' })
  await submitOf(dialog).click()
  await expect(fieldOf(dialog, 'service')).toBeFocused()
  expect(await announced()).toEqual([
    `status: ${forms.fieldsNeedAttention(leadFieldNames.length)}`,
    `status: ${forms.fieldsNeedAttention(3)}`,
  ])
  expect(sends).toEqual([])

  // Closing keeps what was typed, and clears the errors
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await reopenDialog(page)
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0)
  await expect(dialog.getByRole('status')).toHaveText('')
  await expect(fieldOf(dialog, 'name')).toHaveValue(others.name)
})

test('several submissions send one lead, and a retry sends the same', async ({ page, request }) => {
  const announced = await keepLedger(page)
  const lead = newLead()
  const answer = await holdAnswer(page)
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

  // Closing the dialog does not cancel it
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(openerOf(page)).toBeFocused()
  await reopenDialog(page)
  await expect(busy).toBeDisabled()
  await busy.click({ force: true })
  answer.fail()
  const alert = dialog.getByRole('alert')
  await expect(alert).toHaveText(texts.failure)
  await expect(page.getByText(texts.failure)).toHaveCount(1)
  await expect(submitOf(dialog)).toHaveText(sharedFormTexts.submit)
  await expect(submitOf(dialog)).toBeFocused()
  await dialog.getByRole('button', { name: shell.dismissMessage }).click()
  await expect(alert).toHaveText('')
  await expect(submitOf(dialog)).toBeFocused()
  await expectFilled(dialog, lead)

  await submitOf(dialog).click()
  await expect(successOf(page)).toBeVisible()
  expect(await announced()).toEqual([
    `status: ${forms.sending}`,
    `alert: ${texts.failure}`,
    `status: ${forms.sending}`,
    `status: ${texts.success}`,
  ])
  expect(sends).toHaveLength(2)
  expect(sends[1]).toBe(sends[0])
  await expectInOutbox(request, lead)
})

test('after the dialog has closed, the page reports a late answer', async ({ page, request }) => {
  const announced = await keepLedger(page)
  await page.clock.install()
  const lead = newLead()
  const sends = watchSends(page)
  const answer = await holdAnswer(page)
  const dialog = await openDialog(page)
  await sendHeld(dialog, lead, answer)
  await dialog.getByRole('button', { name: shell.close }).click()
  await expect(dialog).toBeHidden()
  const main = page.getByRole('main')
  const alert = main.getByRole('alert').filter({ hasText: texts.failure })
  await expect(alert).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expect(alert).toBeVisible()
  expect((await announced()).at(-1)).toBe(`alert: ${texts.failure} ${forms.mayHaveArrived}`)
  await expectOtherWays(main, lead)
  await reopenDialog(page)
  await expectFilled(dialog, lead)
  await expect(dialog.getByRole('alert')).toHaveText('')

  answer.succeed()
  await expect(successOf(page)).toBeVisible()
  await expect(dialog).toBeHidden()
  await reopenDialog(page)
  await expectFilled(dialog, emptyLead)
  expect(sends).toHaveLength(1)
  await expectInOutbox(request, lead)
})

test('the dialog works at 320 × 256 px', async ({ page }) => {
  const height = 256
  await page.setViewportSize({ width: 320, height })
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
  for (const field of leadFieldNames) {
    await expect(fieldOf(dialog, field)).toBeFocused()
    await expect.poll(() => isFocusVisible(page), field).toBe(true)
    const error = dialog.getByText(forms.requiredMessage(forms.leadFieldLabels[field]))
    await expect(error, field).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
  }
  await expect(submitOf(dialog)).toBeFocused()
  await expect.poll(() => isFocusVisible(page)).toBe(true)
})
