/** What WCAG 2.2 added, where axe has one rule: 2.4.11 to 2.4.13 also in `keyboard.spec.ts`. */
import { expect, test, type Page } from '@playwright/test'

import { fillLead } from './states'
import { addresses, everyAddress, open } from './support/site'

for (const address of addresses) {
  test(`S17 2.5.8 every target on ${address} is 24 px, or has the room`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, address)
    const small = await page.evaluate(() => {
      const targets = Array.from(
        document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
      ).filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return false
        const { width, height } = element.getBoundingClientRect()
        // The skip link has no size until it has the focus
        if (getComputedStyle(element).clipPath !== 'none') return false
        if (width < 2 || height < 2 || element.closest('[inert], [aria-hidden=true]')) return false
        // A link in a sentence is exempt (WCAG 2.5.8, Inline)
        const { display } = getComputedStyle(element)
        return !(
          element.localName === 'a' &&
          display === 'inline' &&
          element.closest('p, li, dd, td, address, div')
        )
      })
      const boxes = targets.map((element) => element.getBoundingClientRect())
      return targets
        .filter((_target, index) => {
          const box = boxes[index]
          if (!box || (box.width >= 23.5 && box.height >= 23.5)) return false
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
          return boxes.some((other, position) => {
            if (position === index) return false
            const dx = Math.max(other.left - x, 0, x - other.right)
            const dy = Math.max(other.top - y, 0, y - other.bottom)
            return Math.hypot(dx, dy) < 12
          })
        })
        .map((element) => element.outerHTML.slice(0, 120))
    })
    expect(small).toEqual([])
  })
}

test('S11 S12 3.2.6 3.2.3 help and menus are the same, in the same order, on every page', async ({
  request,
}) => {
  const seen = new Map<string, string[]>()
  for (const address of everyAddress) {
    const html = await (await request.get(address)).text()
    const names = (part: string) =>
      Array.from(
        (new RegExp(`<${part}[ >][^]*?</${part}>`).exec(html)?.[0] ?? '').matchAll(
          /<a [^>]*?href="([^"]*)"/g,
        ),
        (match) => match[1],
      )
    const help = names('footer').filter((target) =>
      /^(?:tel|mailto):|^\/contactus$/.test(target ?? ''),
    )
    expect(help.length, `${address}: ways to get help`).toBeGreaterThan(2)
    const key = JSON.stringify([names('header'), names('footer')])
    seen.set(key, [...(seen.get(key) ?? []), address])
  }
  expect(seen.size, [...seen.values()].map((pages) => pages.slice(0, 3).join()).join(' | ')).toBe(1)
})

test('C09 2.5.7 every member of the team is there without dragging', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('group', { name: 'Our Team' }).getByRole('group')).toHaveCount(6)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  const pause = page.getByRole('button', { name: 'Pause team slides' })
  await pause.click()
  const members = page.getByRole('group', { name: 'Our Team' }).getByRole('group')
  await expect(members).toHaveCount(6)
  for (const member of await members.all()) {
    await member.scrollIntoViewIfNeeded()
    await expect(member).toBeInViewport()
  }
})

test('2.5.7 nothing on the site can only be dragged', async ({ page }) => {
  const draggable: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    draggable.push(
      ...(await page
        .locator('[draggable=true], [aria-grabbed], input[type=range]')
        .evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 100)))),
    )
  }
  expect(draggable).toEqual([])
})

test('K04 3.3.7 what was typed in one form is there in the other, and after a reload', async ({
  page,
}) => {
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
})

test('3.3.8 3.3.9 nothing asks to be remembered, solved or recognized', async ({ page }) => {
  const tests: string[] = []
  for (const address of everyAddress) {
    await page.goto(address)
    tests.push(
      ...(await page
        .locator(
          'input[type=password], [class*=captcha i], iframe[src*=captcha i], input[autocomplete=one-time-code]',
        )
        .evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 100)))),
    )
  }
  expect(tests).toEqual([])
})

test('L07 L18 2.4.11 above an on-screen keyboard, the field and its error are in sight', async ({
  page,
}) => {
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
})

async function expectInside(page: Page, target: ReturnType<Page['locator']>) {
  await expect(target).toBeInViewport({ ratio: 1 })
  expect(page.viewportSize()?.height).toBe(500)
}
