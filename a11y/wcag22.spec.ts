/**
 * What WCAG 2.2 added, where axe has one rule. The rest of it: 2.4.11 to 2.4.13 in `keyboard.spec.ts`, 2.5.7, 2.5.8,
 * 3.3.8 and 3.3.9 in `pages.spec.ts`.
 */
import { expect, test, type Page } from 'playwright/test'
import { load } from 'cheerio'

import { teamMembers } from '../src/content/generated/team'
import { fillLead } from './states'
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
    await expect(page.getByRole('group', { name: 'Our team' }).getByRole('group')).toHaveCount(
      teamMembers.length,
    )
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await page.getByRole('group', { name: 'Our team' }).scrollIntoViewIfNeeded()
    const pause = page.getByRole('button', { name: 'Pause team slides' })
    await pause.click()
    const members = page.getByRole('group', { name: 'Our team' }).getByRole('group')
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
    await page.getByRole('button', { name: 'Schedule a Call' }).first().click()
    await fillLead(page, 'dialog', 'asha@example.com')
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    await expect.poll(kept).toContain('asha@example.com')
    await open(page, '/contactus')
    const form = page.getByRole('form', { name: 'Experience Real Growth' })
    await expect(form.getByLabel('Email')).toHaveValue('asha@example.com')
    await expect(form.getByLabel(/^Company/)).toHaveValue('Rao Textiles')
    await page.reload()
    await expect(form.getByLabel('Email')).toHaveValue('asha@example.com')
  },
)

test(
  'a field and its error stay visible above an on-screen keyboard',
  { tag: ['@L07', '@L18', '@wcag-2.4.11'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await open(page, '/')
    await page.getByRole('button', { name: 'Schedule a Call' }).first().click()
    const dialog = page.getByRole('dialog')
    const tokens = {
      Name: 'name',
      Email: 'email',
      Phone: 'tel',
      Company: 'organization',
      Website: 'url',
    }
    for (const [label, token] of Object.entries(tokens))
      await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token)
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    const name = dialog.getByLabel('Name', { exact: true })
    await expect(name).toBeFocused()
    await expectInside(page, name)
    await expectInside(page, dialog.getByText('Name is required'))
  },
)

async function expectInside(page: Page, target: ReturnType<Page['locator']>) {
  await expect(target).toBeInViewport({ ratio: 1 })
  expect(page.viewportSize()?.height).toBe(500)
}
