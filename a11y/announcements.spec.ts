import { expect, test } from 'playwright/test'

import { blogPage } from '../src/generated/texts/blog-page'
import { careersPage, jobCategories } from '../src/generated/texts/careers'
import { leadFieldNames } from '../src/content/lead-fields'
import * as forms from '../src/generated/texts/lead-forms'
import { heroSlides, homePage } from '../src/generated/texts/home'
import { freePdfPage } from '../src/generated/texts/guides'
import { searchPage } from '../src/generated/texts/search-page'
import { shell } from '../src/generated/texts/shell'
import { sheetPage } from '../src/generated/texts/sheet-page'
import { paths } from '../src/paths'
import { jobs, jobStatus, menuLabel, posts } from '../tests/site-content'
import { typeWithoutPause } from '../tests/type-without-pause'
import { fillLead, sendGuideForm, submit } from './states'
import { keepLedger } from './support/ledger'
import { record } from './report/facts'
import { everyAddress, isFull, open, openWhole } from './support/site'

/** Compares the announcements with the expected ones, and records their number. */
async function expectAnnounced(
  journey: string,
  announced: () => Promise<string[]>,
  expected: string[],
) {
  await expect.poll(announced, { message: journey }).toEqual(expected)
  record({ kind: 'ledger', journey, messages: expected.length })
}

const { contactFormTexts, dialogFormTexts, leadFieldLabels: labels } = forms
const isSending = `status: ${forms.sending}`
/** Of the mock server's sample. */
const allRows = `status: ${sheetPage.search.matching(57, 57)}`

test(
  'navigation announces each page title once, and the first load announces nothing',
  { tag: ['@smoke', '@S02', '@S06', '@S07', '@S08'] },
  async ({ page }) => {
    const announced = await keepLedger(page)
    await open(page, '/')
    await expect(page.locator('body')).toBeFocused()
    await expectAnnounced('first load', announced, [])
    const menu = page.getByRole('navigation', { name: shell.mainMenu })
    const expected: string[] = []
    for (const path of [paths.services, paths.about, paths.blog]) {
      await menu.getByRole('link', { name: menuLabel(path) }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expected.push(`status: ${await page.title()}`)
      await expectAnnounced('menu', announced, expected)
    }
    await page.goBack()
    await expect(page).toHaveURL('/about-digital-marketing')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expected.push(`status: ${await page.title()}`)
    await expectAnnounced('Back', announced, expected)
  },
)

test(
  'a page is announced although its address changes at once',
  { tag: '@S06' },
  async ({ page }) => {
    const announced = await keepLedger(page)
    await open(page, '/')
    const menu = page.getByRole('navigation', { name: shell.mainMenu })
    await menu.getByText(menuLabel(paths.careers)).click()
    await page.getByRole('searchbox').fill('SEO')
    await expect(page).toHaveURL(`${paths.careers}?q=SEO`)
    const title = `status: ${await page.title()}`
    await expect
      .poll(async () => (await announced()).filter((message) => message === title))
      .toHaveLength(1)
    await page.getByRole('searchbox').fill('')
    await expect(page).toHaveURL(paths.careers)
    await expect.poll(async () => (await announced()).at(-1)).toContain(jobStatus(jobs.length))
    expect((await announced()).filter((message) => message === title)).toHaveLength(1)
  },
)

test(
  'a slow page is announced as loading, then by its title',
  { tag: '@S09' },
  async ({ page }) => {
    const announced = await keepLedger(page)
    await open(page, '/')
    const menu = page.getByRole('navigation', { name: shell.mainMenu })
    await menu.getByText(menuLabel(paths.services)).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const expected = [`status: ${await page.title()}`]
    await expectAnnounced('first page', announced, expected)
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/(?:LegalPage|refund-policy)/i, async (route) => {
      await isReleased
      await route.continue()
    })
    const link = page.getByRole('contentinfo').locator(`[href="${paths.refundPolicy}"]`)
    await link.click()
    expected.push(`status: ${shell.loading}`)
    await expectAnnounced('slow page', announced, expected)
    await expect(link).toBeFocused()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expected.push(`status: ${await page.title()}`)
    await expectAnnounced('slow page', announced, expected)
  },
)

test(
  'a link in the drawer closes it before the new title is announced',
  { tag: '@D07' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const announced = await keepLedger(page)
    await open(page, '/')
    await page.getByRole('button', { name: shell.openMenu }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: menuLabel(paths.contact) })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAnnounced('drawer', announced, [`status: ${await page.title()}`])
  },
)

test(
  'the lead dialog announces errors, sending, failure and success',
  { tag: ['@smoke', '@L11', '@L14', '@L15', '@L16'] },
  async ({ page }) => {
    const announced = await keepLedger(page)
    await open(page, '/')
    const opener = page.getByRole('button', { name: homePage.callButton }).first()
    await opener.click()
    const dialog = page.getByRole('dialog', { name: dialogFormTexts.title })
    await submit(page).click()
    const expected = [`status: ${forms.fieldsNeedAttention(leadFieldNames.length)}`]
    await expectAnnounced('lead, errors', announced, expected)
    await expect(dialog.getByLabel(labels.name, { exact: true })).toBeFocused()

    await fillLead(page, 'dialog', 'broken@example.com')
    await submit(page).click()
    expected.push(isSending, `alert: ${dialogFormTexts.failure}`)
    await expectAnnounced('lead, failure', announced, expected)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByLabel(labels.name, { exact: true })).toHaveValue('Asha Rao')

    await dialog.getByLabel(labels.email).fill('asha@example.com')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    expected.push(isSending, `status: ${dialogFormTexts.success}`)
    await expectAnnounced('lead, success', announced, expected)
  },
)

test(
  'the contact form announces missing fields, failure and success',
  { tag: ['@K02', '@K05', '@K06'] },
  async ({ page }) => {
    const announced = await keepLedger(page)
    await open(page, '/contactus')
    await submit(page).click()
    const expected = [`alert: ${contactFormTexts.missing}`]
    await expectAnnounced('contact, missing', announced, expected)
    const form = page.getByRole('form', { name: contactFormTexts.title })
    await expect(form.getByLabel(labels.name, { exact: true })).toBeFocused()

    await fillLead(page, 'page', 'throttled@example.com')
    await submit(page).click()
    expected.push(isSending, `alert: ${contactFormTexts.failure('Too Many Requests')}`)
    await expectAnnounced('contact, failure', announced, expected)
    await expect(form.getByLabel(labels.name, { exact: true })).toHaveValue('Asha Rao')

    await form.getByLabel(labels.email).fill('asha@example.com')
    await page.keyboard.press('Enter')
    expected.push(isSending, `status: ${contactFormTexts.success}`)
    await expectAnnounced('contact, success', announced, expected)
  },
)

test(
  'the blog list announces the number of results',
  { tag: ['@B02', '@B06'] },
  async ({ page }) => {
    const announced = await keepLedger(page)
    await open(page, '/blog')
    const search = page.getByRole('searchbox')
    await typeWithoutPause(search, posts[0]?.title ?? '')
    await expect.poll(announced).toHaveLength(1)
    const expected = await announced()
    const found = posts.map((_, index) => `status: ${blogPage.blogsFound(index + 1)}`)
    expect(found).toContain(expected[0])
    await expect(search).toBeFocused()
    await search.fill('zebra')
    expected.push(`status: ${blogPage.empty.text}`)
    await expectAnnounced('blog, nothing found', announced, expected)
  },
)

test(
  'the job list announces the page and the number of results',
  { tag: ['@J03', '@J06'] },
  async ({ page }) => {
    const announced = await keepLedger(page)
    await open(page, '/careers')
    const next = page.getByRole('button', { name: careersPage.next })
    await next.focus()
    await page.keyboard.press('Enter')
    const expected = [`status: ${jobStatus(jobs.length, 2)}`]
    await expectAnnounced('careers, next', announced, expected)
    await expect(next).toBeFocused()
    const category = jobCategories.find((name) => jobs.some((job) => job.category === name)) ?? ''
    const found = jobs.filter((job) => job.category === category)
    await page.getByLabel(careersPage.filters.category).selectOption(category)
    expected.push(`status: ${jobStatus(found.length)}`)
    await expectAnnounced('careers, filter', announced, expected)
    await typeWithoutPause(page.getByRole('searchbox'), 'zebra')
    expected.push(`status: ${careersPage.empty.text}`)
    await expectAnnounced('careers, nothing found', announced, expected)
  },
)

test('the site search announces the number of results after a pause in typing', async ({
  page,
}) => {
  const ledger = await keepLedger(page)
  // Announced only when the index loads slowly
  const announced = async () =>
    (await ledger()).filter((message) => message !== `status: ${searchPage.loading}`)
  await open(page, '/search')
  const search = page.getByRole('searchbox')
  await typeWithoutPause(search, homePage.heading)
  await expect.poll(announced).toHaveLength(1)
  const [first = ''] = await announced()
  const counts = Array.from({ length: 100 }, (_, count) =>
    searchPage.resultsFor(count, homePage.heading),
  )
  expect(counts.map((text) => `status: ${text}`)).toContain(first)
  await search.fill('zzzzzz')
  const nothing = `status: ${searchPage.nothingFor('zzzzzz')}`
  await expectAnnounced('search, nothing found', announced, [first, nothing])
  await search.fill(homePage.heading)
  await expectAnnounced('search, found again', announced, [first, nothing, first])
  for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page).not.toHaveURL(/search/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test(
  'the table announces loading, the rows, a sort and a search',
  { tag: ['@smoke', '@G01', '@G07', '@G09'] },
  async ({ page }) => {
    const announced = await keepLedger(page)
    await open(page, '/form-table')
    await expect(page.getByRole('grid', { name: sheetPage.grid.label })).toBeVisible()
    await expect.poll(async () => (await announced()).at(-1)).toBe(allRows)
    const before = (await announced()).length
    const header = page.getByRole('columnheader').first()
    await expect(header).toHaveText(/\w/, { useInnerText: true }) // rendered, not only attached
    const column = (await header.innerText()).trim()
    await header.click()
    await expect
      .poll(async () => (await announced()).slice(before))
      .toEqual([`status: ${sheetPage.grid.sortedBy.ascending(column)}`])
    await typeWithoutPause(page.getByLabel(sheetPage.search.label), 'zzz')
    await expect
      .poll(async () => (await announced()).slice(before + 1))
      .toEqual([expect.stringContaining(sheetPage.search.matching(0, 57))])
    record({ kind: 'ledger', journey: 'table', messages: before + 2 })
  },
)

test(
  'the dialog of the columns announces how many are shown, when it has closed',
  { tag: '@G01' },
  async ({ page }) => {
    const { label, visible } = sheetPage.columns
    const announced = await keepLedger(page)
    await open(page, '/form-table')
    await expect.poll(async () => (await announced()).at(-1)).toBe(allRows)
    const before = (await announced()).length
    await page.getByRole('button', { name: label }).click()
    const dialog = page.getByRole('dialog', { name: label })
    const shown = dialog.getByRole('checkbox')
    await shown.last().uncheck()
    const count = await shown.count()
    await page.keyboard.press('Escape')
    await expect
      .poll(async () => (await announced()).slice(before))
      .toEqual([`status: ${visible(count - 1, count)}`])
  },
)

test(
  'the guides form announces sending, then moves focus to the heading',
  { tag: ['@P02', '@P04', '@P05'] },
  async ({ page }) => {
    const announced = await keepLedger(page)
    await open(page, '/freepdf')
    await page.getByRole('button', { name: freePdfPage.openButton }).first().click()
    await sendGuideForm(page, 'asha@example.com')
    const messages = await announced()
    const { loading, sending } = freePdfPage.dialog
    expect(messages.filter((text) => !text.includes(loading))).toEqual([`status: ${sending}`])
    record({ kind: 'ledger', journey: 'guides', messages: messages.length })
  },
)

test(
  'the changing headline and an idle home page announce nothing',
  { tag: ['@H04', '@S35'] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    const announced = await keepLedger(page)
    await open(page, '/')
    await page.clock.runFor(8_500)
    await expect(page.getByText(heroSlides[1]?.headline ?? '')).toBeVisible()
    await page.clock.runFor(20_000)
    await expectAnnounced('idle home page', announced, [])
  },
)

for (const address of isFull ? everyAddress : ['/contactus', '/blog', '/careers', '/form-table']) {
  test(
    `ten idle seconds on ${address} announce nothing`,
    { tag: ['@S35', '@S08'] },
    async ({ page }) => {
      await page.clock.install()
      const announced = await keepLedger(page)
      await openWhole(page, address)
      await page.clock.runFor(10_000)
      const ofTable = address === paths.sheet ? [`status: ${sheetPage.loading}`, allRows] : []
      expect((await announced()).filter((text) => !ofTable.includes(text))).toEqual([])
    },
  )
}
