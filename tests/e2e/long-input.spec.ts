import { expect, test } from 'playwright/test'

import { paths } from '../../src/paths'
import { visit } from '../wait-for-hydration'

/** Inputs that took seconds, or never ended. */
const inputs = {
  'one word': 'x'.repeat(50_000),
  'one word whose letters differ from their neighbors': 'abcdefghij'.repeat(5_000),
  'many words': 'seo '.repeat(20_000),
  'white space': ` ${' '.repeat(100_000)}`,
}

for (const path of [paths.search, paths.blog, paths.careers, paths.sheet]) {
  test(`the search on ${path} reads at most 100 characters and 10 words`, async ({ page }) => {
    const field = page.locator('main [name=q]')
    for (const [name, text] of Object.entries(inputs)) {
      await visit(page, `${path}?q=${encodeURIComponent(text.slice(0, 7_000)).slice(0, 7_000)}`)
      await field.waitFor() // the table's comes with its rows
      await expect(field, `linked: ${name}`).toHaveValue(/^.{1,100}$/)

      await field.selectText()
      await page.evaluate((long) => document.execCommand('insertText', false, long), text)
      const typed = await field.inputValue()
      expect(typed.length, `pasted: ${name}`).toBeLessThanOrEqual(100)
      expect(typed.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(10)
      await field.fill('seo')
      await expect(field).toHaveValue('seo')
    }
  })
}

test('an email address of 50,000 letters is cut, and the form still works', async ({ page }) => {
  await visit(page, paths.contact)
  const email = page.locator('main [name=email]')
  await email.focus()
  await page.evaluate((long) => document.execCommand('insertText', false, long), 'x'.repeat(50_000))
  expect(await email.inputValue()).toHaveLength(254)
  await email.fill('asha@example.com')
  await expect(email).toHaveValue('asha@example.com')
})
