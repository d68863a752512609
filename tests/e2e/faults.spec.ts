import { expect, test, type Page } from 'playwright/test'

import { careersPage } from '../../src/generated/texts/careers'
import { contactFormTexts } from '../../src/generated/texts/lead-forms'
import { shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import { holdRequests } from '../hold-requests'
import { longestPost } from '../site-content'
import {
  blockStorage,
  expectInOutbox,
  expectFilled,
  fieldOf,
  fill,
  newLead,
  openContact,
  submitOf,
  watchSends,
} from './leads-steps'
import { follow, waitForHydration } from '../wait-for-hydration'

// What can go wrong around a visitor, and what they see. Other faults have their own files: deploys (`deploy.spec.ts`), a
// page left while it sends (`leads-left.spec.ts`), the mail provider's answers in the open forms (`leads.spec.ts`,
// `contact.spec.ts`), the jobs endpoint (`careers.spec.ts`), the spreadsheet (`sheet.spec.ts`), the embedded form's
// loading (`guides.spec.ts`), slow scripts (`early-click.spec.ts`), none at all (`without-scripts.spec.ts`).

/** Makes every write to storage throw, as when it is full. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })

const postData = '**/data/blog/*.json'

for (const day of ['1999-12-31T23:59:58', '2020-02-29T12:00:00', '2055-06-01T12:00:00'])
  test(`with a clock set to ${day}, leads, year and jobs are right`, async ({ page, request }) => {
    await page.clock.install({ time: new Date(day) })
    const sends = watchSends(page)
    const lead = newLead()
    const form = await openContact(page)
    await fill(form, lead)
    await submitOf(form).click()
    await expect(form.getByRole('status')).toContainText(contactFormTexts.success)
    await expectInOutbox(request, lead)
    expect(sends).toHaveLength(1)
    const year = Number(
      /© (\d+)/.exec((await page.getByRole('contentinfo').innerText()) ?? '')?.[1],
    )
    expect(year).toBe(Math.max(new Date().getFullYear(), Number(day.slice(0, 4))))
    await page.goto(`${paths.careers}?mock-jobs=sample`)
    await expect(
      page.getByRole('group', { name: careersPage.paginationLabel }).getByRole('status'),
    ).toHaveText(`${careersPage.jobsFound(6)}, ${careersPage.pageOf(1, 2)}`)
  })

for (const [storage, arrange] of Object.entries({ full: fillStorage, blocked: blockStorage }))
  test(`with ${storage} storage, a text survives until it is sent`, async ({ page, request }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    await arrange(page)
    const lead = newLead()
    const form = await openContact(page)
    await fill(form, { ...lead, email: 'broken@example.com' })
    await submitOf(form).click()
    await expect(form.getByRole('alert')).toHaveText(
      contactFormTexts.failure('Internal Server Error'),
    )
    await follow(page, paths.services)
    await expect(page).toHaveURL(paths.services)
    await page.getByRole('button', { name: shell.scheme.label }).click()
    await page.goBack()
    await expectFilled(form, { ...lead, email: 'broken@example.com' })
    await fieldOf(form, 'email').fill(lead.email)
    await submitOf(form).click()
    await expect(form.getByRole('status')).toContainText(contactFormTexts.success)
    await expectInOutbox(request, lead)
    expect(problems).toEqual([])
  })

test('a reloaded post whose text does not come again stays readable', async ({ page }) => {
  await page.clock.install()
  const release = await holdRequests(page, postData)
  const request = page.waitForRequest(postData)
  await page.goto(longestPost)
  await expect(page.getByRole('article')).toBeVisible()
  await request
  await page.clock.fastForward(10_000)
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts')
  await expect(page.getByRole('article')).toBeVisible()
  release()
  await page.mouse.down() // any press of a button or on the screen tries again
  await waitForHydration(page)
  await expect(page.getByRole('article')).toBeVisible()
})
