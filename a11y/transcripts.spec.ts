/**
 * A virtual screen reader reads every page and every dialog from top to bottom, and its words are compared
 * exactly with the files in `transcripts/`. A change of a page changes its file, so that reviews see it.
 *
 * `UPDATE_TRANSCRIPTS=1 npm run a11y -- transcripts` updates the files. They are of the sample content: with any other
 * content, nothing is compared.
 */
import { expect, test, type Page } from '@playwright/test'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { contentHash, hashFile, isSample } from '../tests/sample-content'
import { begin, journeys } from './states'
import { record } from './report/facts'
import { addresses, everyAddress, open, settled } from './support/site'

const folder = 'a11y/transcripts'
const isUpdate = process.env.UPDATE_TRANSCRIPTS === '1'

const isCompared = isUpdate || isSample

/** The browser build of the screen reader, with its export as a global of the page. */
const reader = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
).replace(/export\s*\{\s*([\w$]+) as Virtual,\s*([\w$]+) as virtual\s*\};?/, 'window.reader = $2;')

/** Reads the page or the open dialog. @returns the spoken phrases. */
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
    // The screen reader reads their markup as text, which browsers with JavaScript ignore
    for (const element of document.querySelectorAll('noscript')) element.remove()
    // It reads closed answers, which browsers leave out of the accessibility tree
    for (const element of document.querySelectorAll<HTMLElement>('[hidden]')) element.hidden = true
    await virtual.start({ container: document.querySelector(container) })
    const first = await virtual.lastSpokenPhrase()
    for (let step = 0; step < 5_000; step++) {
      await virtual.next()
      const phrase = await virtual.lastSpokenPhrase()
      // In a dialog, reading wraps around to the start
      if (phrase === 'end of document' || phrase === `end of ${first}` || phrase === first) break
    }
    const log = await virtual.spokenPhraseLog()
    await virtual.stop()
    return log
  }, selector)
}

/**
 * Drops the ends of ordinary elements, which only make the text longer, and the year in the footer, which is
 * that of the build.
 */
function tidy(phrases: readonly string[]): string[] {
  return (
    phrases
      .filter(
        (phrase) =>
          !/^(?:end of )?(?:paragraph|document)$/.test(phrase) &&
          !/^end of (?:link|listitem|heading|button)\b/.test(phrase),
      )
      .map((phrase) => phrase.replace(`© ${new Date().getFullYear()} `, '© (this year) '))
      // The reference of a lead is random
      .map((phrase) => phrase.replace(/^[34679FHKNRW]{8}$/, '(reference)'))
  )
}

function compare(name: string, phrases: readonly string[]): void {
  const spoken = tidy(phrases)
  const file = `${folder}/${name}.txt`
  const text = `${spoken.join('\n')}\n`
  record({ kind: 'transcript', name, phrases: spoken.length })
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

/** Assertions that only the transcript of this page covers: its list and headings. */
const tagsOf: Readonly<Record<string, readonly string[]>> = {
  '/blog': ['@B03'],
  '/careers': ['@J04'],
}

// Updates and the full run read every page
for (const address of isUpdate ? everyAddress : isSample ? addresses : []) {
  const name = nameOf(address)
  test(
    `${address} is read as its transcript says`,
    { tag: ['@D1', '@S30', '@S31', ...(tagsOf[address] ?? [])] },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'))
      await open(page, address)
      if (address === '/form-table') await page.getByRole('row').nth(10).waitFor()
      compare(name, await read(page, 'body'))
    },
  )
}

const dialogStates = journeys
  .filter(({ dark }) => !dark)
  .flatMap((journey) =>
    journey.states
      .filter(({ name }) => /^(?:drawer open|dialog)/.test(name))
      .map((state) => ({ journey, state })),
  )

for (const { journey, state } of isCompared ? dialogStates : []) {
  const name = `dialog-${nameOf(journey.name)}-${nameOf(state.name)}`
  names.push(name)
  test(
    `${journey.name}, ${state.name}, is read as its transcript says`,
    { tag: ['@D1', '@L01'] },
    async ({ page }) => {
      if (journey.screens) await page.setViewportSize({ width: 390, height: 844 })
      await begin(page, journey)
      for (const step of journey.states) {
        await step.reach(page)
        if (step === state) break
      }
      await settled(page)
      compare(name, await read(page, '[role=dialog]'))
    },
  )
}

if (isCompared)
  test('there is no transcript without a page or dialog', { tag: '@D1' }, () => {
    if (isUpdate) writeFileSync(hashFile, `${contentHash}\n`)
    const kept = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''))
    // During an update, some are not written yet
    const expected = isUpdate ? names.filter((name) => kept.includes(name)) : names
    expect(kept.toSorted()).toEqual(expected.toSorted())
  })
else
  test('the content is not the sample, so no transcript is compared', { tag: '@D1' }, () =>
    console.log(
      'Transcripts are not compared: they are of the sample content, and src/content has changed.',
    ),
  )
