import { expect, test, type Page } from 'playwright/test'

import { homePage } from '../../src/generated/texts/home'
import { shell } from '../../src/generated/texts/shell'
import { paths } from '../../src/paths'
import { allScripts, holdRequests } from '../hold-requests'
import { templatePages } from '../template-pages'
import { follow, untilSettled, visit, waitForHydration } from '../wait-for-hydration'

/** Changes the page's HTML before hydration: an element after each field and heading, and no comments. */
async function addForeignElements(page: Page) {
  await page.evaluate(() => {
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
    const found: Node[] = []
    while (comments.nextNode()) found.push(comments.currentNode)
    for (const comment of found) (comment as Comment).remove()
    for (const element of document.querySelectorAll('input, select, textarea, h1, h2')) {
      const foreign = document.createElement('extension-icon')
      foreign.setAttribute('data-foreign', '')
      element.after(foreign)
    }
    document.head.append(document.createElement('meta'))
    document.body.append(document.createElement('extension-root'))
  })
}

/** Fills in all fields, a different text in each, and focuses the last one. @returns the values by name. */
async function fillAll(page: Page): Promise<Record<string, string>> {
  const entered: Record<string, string> = {}
  const fields = page.locator('main').locator('input:visible, select:visible, textarea:visible')
  for (const field of await fields.all()) {
    const name = (await field.getAttribute('name')) ?? ''
    if ((await field.evaluate((element) => element.localName)) === 'select') {
      await field.selectOption({ index: 2 })
    } else {
      await field.pressSequentially(`seo ${Object.keys(entered).length}`)
    }
    entered[name] = await field.inputValue()
  }
  return entered
}

const pagesWithFields = [paths.search, paths.blog, paths.careers, paths.contact, '/404']

/** Opens a page, changes it, and fills it in before its scripts arrive. Then expects it to be as it was left. */
async function enterEarly(page: Page, path: string, change: (page: Page) => Promise<void>) {
  const release = await holdRequests(page, allScripts)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await change(page)
  const entered = await fillAll(page)
  expect(Object.keys(entered).length > 0).toBe(pagesWithFields.includes(path))
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'))
  release()
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await untilSettled(page)
  for (const [name, value] of Object.entries(entered))
    await expect(page.locator(`main [name="${name}"]`)).toHaveValue(value)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(focused)
  // It filters the list as well
  if ('q' in entered && path !== '/404') await expect(page).toHaveURL(/[?&]q=seo/)
  await page.keyboard.type('!')
  if (focused === 'q') await expect(page.locator('main [name=q]')).toHaveValue(`${entered['q']}!`)
}

for (const path of pagesWithFields) {
  test(`what is entered on ${path} before hydration stays`, ({ page }) =>
    enterEarly(page, path, async () => {}))
}

for (const path of templatePages) {
  test(`the page ${path} works with elements of an extension in it`, async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const sections = page.locator('main section')
    let before = { heading: '', sections: 0 }
    await enterEarly(page, path, async () => {
      before = { heading: await heading.innerText(), sections: await sections.count() }
      await addForeignElements(page)
    })
    await expect(heading).toHaveText(before.heading)
    expect(await sections.count()).toBeGreaterThanOrEqual(before.sections)
    const scheme = page.getByRole('button', { name: shell.scheme.label })
    const name = await scheme.innerText()
    await scheme.click()
    await expect(scheme).not.toHaveText(name)
  })
}

test('what is entered on the contact page before a failed hydration is sent', async ({ page }) => {
  const release = await holdRequests(page, allScripts)
  await page.goto(paths.contact, { waitUntil: 'commit' })
  await page.locator('main [name=description]').waitFor()
  await addForeignElements(page)
  const entered = await fillAll(page)
  await page.locator('main [name=email]').fill('early@example.com')
  await page.locator('main [name=phone]').fill('+91 755 555 0100')
  await page.locator('main [name=website]').fill('')
  const request = page.waitForRequest('**/api/v1.0/email/send')
  release()
  await waitForHydration(page)
  await page.locator('main form button[type=submit]').click()
  const { template_params: lead } = (await request).postDataJSON() as {
    template_params: Record<string, string>
  }
  expect(lead).toMatchObject({ name: entered['name'], description: entered['description'] })
  expect(lead['email']).toBe('early@example.com')
})

test('what an extension adds beside the form leaves it as it is', async ({ page }) => {
  const release = await holdRequests(page, allScripts)
  await page.goto(paths.contact, { waitUntil: 'commit' })
  const name = page.locator('main [name=name]')
  await name.fill('Asha')
  const field = await name.elementHandle()
  await page.evaluate(() => {
    for (const place of document.querySelectorAll('#office, a[href^="tel:"]'))
      place.after(document.createElement('extension-icon'))
  })
  release()
  await waitForHydration(page)
  await untilSettled(page)
  await expect(page.locator('extension-icon')).toHaveCount(0)
  expect(await name.evaluate((element, before) => element === before, field)).toBe(true)
  await expect(name).toHaveValue('Asha')
})

test('what is entered on a later page does not come back on the first', async ({ page }) => {
  await visit(page, paths.home)
  await follow(page, paths.contact)
  await expect(page).toHaveURL(paths.contact)
  const name = page.locator('main [name=name]')
  await name.fill('Asha')
  await page.locator('main form button[type=reset]').click()
  await expect(name).toHaveValue('')
  await follow(page, paths.home)
  await expect(page).toHaveURL(paths.home)
  await page.getByRole('button', { name: homePage.callButton }).first().click()
  await expect(page.getByRole('dialog').locator('[name=name]')).toHaveValue('')
})
