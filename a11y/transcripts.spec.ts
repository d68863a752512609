/**
 * What a blind visitor hears: a virtual screen reader reads every page and every dialog from top to
 * bottom, and the words are compared with the text files beside this one, exactly. A change of a page
 * changes its file, so that it is reviewed as what is heard. Lists and headings of B03 and J04 are in them.
 *
 * `UPDATE_TRANSCRIPTS=1 npm run a11y -- transcripts` writes the files anew.
 */
import { expect, test, type Page } from '@playwright/test'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { begin, journeys } from './states'
import { record } from './support/record'
import { addresses, everyAddress, open, settled } from './support/site'

const folder = 'a11y/transcripts'
const isUpdate = process.env.UPDATE_TRANSCRIPTS === '1'

/** The reader's browser build, with its export put where the page can reach it. */
const reader = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
).replace(/export\s*\{\s*([\w$]+) as Virtual,\s*([\w$]+) as virtual\s*\};?/, 'window.reader = $2;')

/** Reads the page, or the open dialog, as the reader says it. */
async function read(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(reader)
  return page.evaluate(async (container) => {
    const { reader: virtual } = window as unknown as {
      reader: {
        start: (options: { container: Element | null }) => Promise<void>
        stop: () => Promise<void>
        next: () => Promise<void>
        lastSpokenPhrase: () => Promise<string>
        spokenPhraseLog: () => Promise<string[]>
      }
    }
    // The reader takes their markup for text; to a browser with scripts it is nothing
    for (const element of document.querySelectorAll('noscript')) element.remove()
    await virtual.start({ container: document.querySelector(container) })
    const first = await virtual.lastSpokenPhrase()
    for (let step = 0; step < 5_000; step++) {
      await virtual.next()
      const phrase = await virtual.lastSpokenPhrase()
      // A dialog is read in a circle
      if (phrase === 'end of document' || phrase === `end of ${first}` || phrase === first) break
    }
    const log = await virtual.spokenPhraseLog()
    await virtual.stop()
    return log
  }, selector)
}

/**
 * Ends of ordinary elements only make the text longer; those of landmarks tell where one is. The year of the
 * footer is the one of the build.
 */
function tidy(phrases: readonly string[]): string[] {
  return phrases
    .filter(
      (phrase) =>
        !/^(?:end of )?(?:paragraph|document)$/.test(phrase) &&
        !/^end of (?:link|listitem|heading|button)\b/.test(phrase),
    )
    .map((phrase) => phrase.replace(`© ${new Date().getFullYear()} `, '© (this year) '))
}

function compare(name: string, phrases: readonly string[]): void {
  const heard = tidy(phrases)
  const file = `${folder}/${name}.txt`
  const text = `${heard.join('\n')}\n`
  record({ kind: 'transcript', name, phrases: heard.length })
  if (isUpdate) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
  }
  expect(existsSync(file), `${file} is missing: run with UPDATE_TRANSCRIPTS=1 and read it`).toBe(
    true,
  )
  expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'))
}

const nameOf = (text: string) => text.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'

const names: string[] = []

for (const address of everyAddress) names.push(nameOf(address))

// Writing anew, and the full run, read all of them
for (const address of isUpdate ? everyAddress : addresses) {
  const name = nameOf(address)
  test(`D1 S30 S31 ${address} is heard as its transcript says`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'))
    await open(page, address)
    if (address === '/form-table') await page.getByRole('row').nth(10).waitFor()
    compare(name, await read(page, 'body'))
  })
}

const dialogStates = journeys
  .filter(({ dark }) => !dark)
  .flatMap((journey) =>
    journey.states
      .filter(({ name }) => /^(?:drawer open|dialog)/.test(name))
      .map((state) => ({ journey, state })),
  )

for (const { journey, state } of dialogStates) {
  const name = `dialog-${nameOf(journey.name)}-${nameOf(state.name)}`
  names.push(name)
  test(`D1 L01 ${journey.name}, ${state.name}, is heard as its transcript says`, async ({
    page,
  }) => {
    if (journey.screens) await page.setViewportSize({ width: 390, height: 844 })
    await begin(page, journey)
    for (const step of journey.states) {
      await step.reach(page)
      if (step === state) break
    }
    await settled(page)
    compare(name, await read(page, '[role=dialog]'))
  })
}

test('D1 no transcript is left of what is no longer there', () => {
  const kept = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''))
  // While they are written anew, some are still to come
  const expected = isUpdate ? names.filter((name) => kept.includes(name)) : names
  expect(kept.toSorted()).toEqual(expected.toSorted())
})
