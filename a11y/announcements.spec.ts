import { expect, test, type Page } from '@playwright/test'

import { heroSlides } from '../src/content/home'
import { fillLead } from './states'
import { keepLedger } from './support/ledger'
import { record } from './support/record'
import { everyAddress, isFull, open, openWhole } from './support/site'

/** Compares what was said with what should have been, and keeps the count. */
async function expectSaid(journey: string, said: () => Promise<string[]>, expected: string[]) {
  await expect.poll(said, { message: journey }).toEqual(expected)
  record({ kind: 'ledger', journey, messages: expected.length })
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })

test('S02 S06 S07 S08 D3 moving through pages: each title once, nothing on the first load', async ({
  page,
}) => {
  const said = await keepLedger(page)
  await open(page, '/')
  await expect(page.locator('body')).toBeFocused()
  await expectSaid('first load', said, [])
  const menu = page.getByRole('navigation', { name: 'Main' })
  const expected: string[] = []
  for (const label of ['Services', 'About', 'Blog']) {
    await menu.getByRole('link', { name: label }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expected.push(`status: ${await page.title()}`)
    await expectSaid('menu', said, expected)
  }
  await page.goBack()
  await expect(page).toHaveURL('/about-digital-marketing')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expected.push(`status: ${await page.title()}`)
  await expectSaid('Back', said, expected)
})

test('S09 a page that is slow to come is said to load, then its title', async ({ page }) => {
  const said = await keepLedger(page)
  await open(page, '/services')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(?:LegalPage|refund-policy)/i, async (route) => {
    await isReleased
    await route.continue()
  })
  const link = page.getByRole('contentinfo').getByRole('link', { name: /Refund/ })
  await link.click()
  await expectSaid('slow page', said, ['status: Loading page…'])
  await expect(link).toBeFocused()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectSaid('slow page', said, ['status: Loading page…', `status: ${await page.title()}`])
})

test('D07 a link in the drawer: the drawer has gone when the new title is said', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const said = await keepLedger(page)
  await open(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectSaid('drawer', said, [`status: ${await page.title()}`])
})

test('L11 L14 L15 L16 the lead dialog: errors, sending, failure, success', async ({ page }) => {
  const said = await keepLedger(page)
  await open(page, '/')
  const opener = page.getByRole('button', { name: 'Schedule a Call' }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Call' })
  await submit(page).click()
  const expected = ['status: 8 fields need attention']
  await expectSaid('lead, errors', said, expected)
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()

  await fillLead(page, 'dialog', 'broken@example.com')
  await submit(page).click()
  expected.push(
    'status: Sending your request',
    'alert: Failed to send the message. Please try again later.',
  )
  await expectSaid('lead, failure', said, expected)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')

  await dialog.getByLabel('Email').fill('asha@example.com')
  await submit(page).click()
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  expected.push('status: Sending your request', 'status: Your message has been sent successfully!')
  await expectSaid('lead, success', said, expected)
})

test('K02 K05 K06 the contact form: missing, failure, success', async ({ page }) => {
  const said = await keepLedger(page)
  await open(page, '/contactus')
  await submit(page).click()
  const expected = ['alert: Please fill out all required fields (Name, Email, Phone).']
  await expectSaid('contact, missing', said, expected)
  const form = page.getByRole('form', { name: 'Experience Real Growth' })
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()

  await fillLead(page, 'page', 'throttled@example.com')
  await submit(page).click()
  expected.push('status: Sending your request', 'alert: Error sending email: Too Many Requests')
  await expectSaid('contact, failure', said, expected)
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')

  await form.getByLabel('Email').fill('asha@example.com')
  await submit(page).click()
  expected.push(
    'status: Sending your request',
    "status: Thank you for reaching out! We'll get back to you soon.",
  )
  await expectSaid('contact, success', said, expected)
})

test('B02 B06 the blog list: counts after typing, pages', async ({ page }) => {
  const said = await keepLedger(page)
  await open(page, '/blog')
  const search = page.getByRole('searchbox', { name: 'Search blogs' })
  await search.pressSequentially('keyword')
  await expect.poll(said).toHaveLength(1)
  const expected = await said()
  expect(expected[0]).toMatch(/^status: \d+ blogs? found$/)
  await expect(search).toBeFocused()
  await search.fill('zebra')
  expected.push('status: No blogs found.')
  await expectSaid('blog, nothing found', said, expected)
})

test('J03 J06 the job list: counts after a filter, pages', async ({ page }) => {
  const said = await keepLedger(page)
  await open(page, '/careers')
  const next = page.getByRole('button', { name: 'Next' })
  await next.focus()
  await page.keyboard.press('Enter')
  const expected = ['status: 10 jobs, Page 2 of 2']
  await expectSaid('careers, next', said, expected)
  await expect(next).toBeFocused()
  await page.getByLabel('Category').selectOption('PPC')
  expected.push('status: 1 job, Page 1 of 1')
  await expectSaid('careers, filter', said, expected)
})

test('the site search: the number of results once the typing has paused', async ({ page }) => {
  const ledger = await keepLedger(page)
  // Said where the index takes long to come
  const said = async () => (await ledger()).filter((message) => message !== 'status: Searching…')
  await open(page, '/search')
  const search = page.getByRole('searchbox', { name: 'Search this site' })
  await search.pressSequentially('refund')
  await expect.poll(said).toHaveLength(1)
  const [first = ''] = await said()
  expect(first).toMatch(/^status: \d+ results? for “refund”$/)
  await search.fill('zzzzzz')
  await expectSaid('search, nothing found', said, [first, 'status: No results for “zzzzzz”'])
})

test('G01 G07 G09 the table: loading, rows, a sort, a search', async ({ page }) => {
  const said = await keepLedger(page)
  await open(page, '/form-table')
  await expect(page.getByRole('grid', { name: 'Spreadsheet rows' })).toBeVisible()
  await expect.poll(async () => (await said()).at(-1)).toBe('status: 57 of 57 rows')
  const before = (await said()).length
  const header = page.getByRole('columnheader').first()
  await expect(header).toHaveText(/\w/, { useInnerText: true }) // seen, not only there
  const column = (await header.innerText()).trim()
  await header.click()
  await expect
    .poll(async () => (await said()).slice(before))
    .toEqual([`status: Sorted by ${column}, ascending`])
  await page.getByLabel('Search rows').pressSequentially('zzz')
  await expect
    .poll(async () => (await said()).slice(before + 1))
    .toEqual([expect.stringMatching(/^status: (?:0 of 57 rows|No row contains this text\.)/)])
  record({ kind: 'ledger', journey: 'table', messages: before + 2 })
})

test('P02 P04 P05 the free guides: loading, sending; then the heading has the focus', async ({
  page,
}) => {
  const said = await keepLedger(page)
  await open(page, '/freepdf')
  await page.getByRole('button', { name: 'Download Free PDF Form' }).first().click()
  const frame = page.frameLocator('iframe[title="Form for the free PDF guides"]')
  await frame.getByLabel('Name').fill('Asha Rao')
  await frame.getByLabel('Email').fill('asha@example.com')
  await frame.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused()
  const heard = await said()
  expect(heard.filter((text) => !text.includes('Loading the form'))).toEqual(['status: Sending...'])
  record({ kind: 'ledger', journey: 'guides', messages: heard.length })
})

test('H04 S35 the headline turns without a word, and ten idle seconds say nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  const said = await keepLedger(page)
  await open(page, '/')
  await page.clock.runFor(8_500)
  await expect(page.getByText(heroSlides[1]?.headline ?? '')).toBeVisible()
  await page.clock.runFor(20_000)
  await expectSaid('idle home page', said, [])
})

for (const address of isFull ? everyAddress : ['/contactus', '/blog', '/careers', '/form-table']) {
  test(`S35 S08 ten idle seconds on ${address} say nothing`, async ({ page }) => {
    await page.clock.install()
    const said = await keepLedger(page)
    await openWhole(page, address)
    await page.clock.runFor(10_000)
    const heard = await said()
    expect(
      heard.filter((text) => !(address === '/form-table' && /Loading|of 57 rows/.test(text))),
    ).toEqual([])
  })
}
