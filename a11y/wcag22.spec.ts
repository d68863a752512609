/**
 * What WCAG 2.2 added, where axe has one rule. The rest of it: 2.4.11 to 2.4.13 in `keyboard.spec.ts`, 2.5.7, 2.5.8,
 * 3.3.8 and 3.3.9 in `pages.spec.ts`.
 */
import { expect, test, type Page } from 'playwright/test'
import { load } from 'cheerio'

import {
  contactFormTexts,
  leadFieldLabels as labels,
  requiredMessage,
} from '../src/generated/texts/lead-forms'
import { teamMembers } from '../src/generated/team'
import { homePage } from '../src/generated/texts/home'
import { motionTexts } from '../src/generated/texts/shell'
import { fillLead, openLeadDialog, submit } from './states'
import { everyAddress, open } from './support/site'

test(
  'each page has a unique title, and the same menus and help as all others',
  { tag: ['@S02', '@S11', '@S12', '@wcag-3.2.6', '@wcag-3.2.3'] },
  async ({ request }) => {
    const seen = new Map<string, string[]>()
    const titles = new Map<string, string>()
    for (const address of everyAddress) {
      const $ = load(await (await request.get(address)).text())
      const title = $('head > title').text()
      // The alias shows the page of another URL, with its title.
      if (address !== '/service/landing-page-seo') {
        expect(titles.get(title), `${address} has a title of its own: ${title}`).toBeUndefined()
        titles.set(title, address)
      }
      const names = (part: string) =>
        $(part)
          .first()
          .find('a[href]')
          // The message to WhatsApp names the page
          .map((_, link) =>
            $(link)
              .attr('href')
              ?.replace(/^(https:\/\/wa\.me\/\d+).*/, '$1'),
          )
          .get()
      const help = names('footer').filter((target) => /^(?:tel|mailto):|^\/contactus$/.test(target))
      expect(help.length, `${address}: ways to get help`).toBeGreaterThan(2)
      const key = JSON.stringify([names('header'), names('footer')])
      seen.set(key, [...(seen.get(key) ?? []), address])
    }
    expect(seen.size, [...seen.values()].map((pages) => pages.slice(0, 3).join()).join(' | ')).toBe(
      1,
    )
  },
)

test(
  'every team member can be reached without dragging',
  { tag: ['@C09', '@wcag-2.5.7'] },
  async ({ page }) => {
    await open(page, '/')
    const team = page.getByRole('group', { name: homePage.team.heading })
    const members = team.getByRole('group')
    await expect(members).toHaveCount(teamMembers.length)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await team.scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: motionTexts.team.pause }).click()
    await expect(members).toHaveCount(teamMembers.length)
    for (const member of await members.all()) {
      await member.scrollIntoViewIfNeeded()
      await expect(member).toBeInViewport()
    }
  },
)

test(
  'text typed in one form is kept in the other and after a reload',
  { tag: ['@K04', '@wcag-3.3.7'] },
  async ({ page }) => {
    await open(page, '/')
    await openLeadDialog(page)
    await fillLead(page, 'dialog', 'asha@example.com')
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    await expect.poll(kept).toContain('asha@example.com')
    await open(page, '/contactus')
    const form = page.getByRole('form', { name: contactFormTexts.title })
    await expect(form.getByLabel(labels.email)).toHaveValue('asha@example.com')
    await expect(form.getByLabel(labels.company)).toHaveValue('Rao Textiles')
    await page.reload()
    await expect(form.getByLabel(labels.email)).toHaveValue('asha@example.com')
  },
)

test(
  'a field and its error stay visible above an on-screen keyboard',
  { tag: ['@L07', '@L18', '@wcag-2.4.11'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await open(page, '/')
    await openLeadDialog(page)
    const dialog = page.getByRole('dialog')
    const tokens = {
      [labels.name]: 'name',
      [labels.email]: 'email',
      [labels.phone]: 'tel',
      [labels.company]: 'organization',
      [labels.website]: 'url',
    }
    for (const [label, token] of Object.entries(tokens))
      await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token)
    await submit(page).click()
    const name = dialog.getByLabel(labels.name, { exact: true })
    await expect(name).toBeFocused()
    await expectInside(page, name)
    await expectInside(page, dialog.getByText(requiredMessage(labels.name)))
  },
)

async function expectInside(page: Page, target: ReturnType<Page['locator']>) {
  await expect(target).toBeInViewport({ ratio: 1 })
  expect(page.viewportSize()?.height).toBe(500)
}
