/** What pages show in their states is content: for `languages.ts`, which puts marks on its words. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'

import { begin, journeys } from '../../a11y/states'
import { screens, settled } from '../../a11y/support/site'
import { postCategories } from '../../src/content/schema/schemas'
import { paths } from '../../src/paths'
import { newLead } from '../e2e/leads-steps'
import { findPlainWords } from './plain-words'

const wordsOf = (text: string) => text.match(/[A-Za-z]+/g) ?? []
/** What visitors type, and what the mock servers send. */
const typed = wordsOf(
  `${Object.values(newLead()).join(' ')} nobody zebra zzz zzzzzz Newest leads Too Many Requests`,
)
const sent = wordsOf(readFileSync('scripts/mocks/sheet-sample.csv', 'utf8'))
/** The number of a request, and of a lead in the tests. */
const numbers = /[\da-f]{8}-[\da-f-]{27}|\b[\dA-Z]{8}\b/g

for (const [name, journey] of Object.entries(journeys))
  test(`"${name}" shows words of the content only`, async ({ page }) => {
    const isTable = journey.address.startsWith(paths.sheet)
    const names = [...postCategories, ...typed, ...(isTable ? sent : [])]
    await page.setViewportSize(screens[journey.quick])
    await begin(page, journey)
    for (const [state, reach] of Object.entries(journey.states)) {
      await reach(page)
      await settled(page)
      const html = (await page.content()).replace(numbers, '')
      expect.soft(findPlainWords(html, names), state).toEqual([])
    }
  })
