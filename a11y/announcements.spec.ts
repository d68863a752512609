/** What live regions say when pages change, and that they are silent else. `states.ts` has what each form, list and table says. */
import { expect, test } from 'playwright/test'

import { heroSlides } from '../src/generated/texts/home'
import { shell } from '../src/generated/texts/shell'
import { paths } from '../src/paths'
import { jobs, jobStatus, menuLabel } from '../tests/site-content'
import { allRows, saidWhenSlow } from './states'
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

test('a page is announced although its address changes', { tag: '@S06' }, async ({ page }) => {
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
})

test('a changing headline announces nothing', { tag: ['@H04', '@S35'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  const announced = await keepLedger(page)
  await open(page, '/')
  await page.clock.runFor(8_500)
  await expect(page.getByText(heroSlides[1]?.headline ?? '')).toBeVisible()
  await page.clock.runFor(20_000)
  await expectAnnounced('idle home page', announced, [])
})

for (const address of isFull ? everyAddress : ['/contactus', '/blog', '/careers', '/form-table']) {
  test(`ten seconds on ${address} are silent`, { tag: ['@S35', '@S08'] }, async ({ page }) => {
    await page.clock.install()
    const announced = await keepLedger(page)
    await openWhole(page, address)
    await page.clock.runFor(10_000)
    const ofTable = address === paths.sheet ? [...saidWhenSlow, allRows] : []
    expect((await announced()).filter((text) => !ofTable.includes(text))).toEqual([])
  })
}
