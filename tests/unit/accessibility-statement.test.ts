import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

import figures from '../../a11y/report/figures.json'
import { compileContent } from '../../scripts/content/compile'
import { kinds } from '../../src/content/schema/kinds'
import { makeFolder } from '../make-folder'

const checked = vi.hoisted(() => 'Checked Company')
// As after whole runs of all checks, whatever an adopter has run
vi.mock('../../a11y/report/figures.json', async (load) => {
  const { default: all } = await load<{ default: typeof figures }>()
  const runs = Object.entries(all).map(([name, run]) => [name, { ...run, site: checked }])
  return { default: Object.fromEntries(runs) }
})

const file = 'src/content/legal/accessibility.md'
const source = readFileSync(file, 'utf8')
/** What the file says if a condition is met, and if it is not. */
const written = (condition: RegExp) =>
  Array.from(source.matchAll(condition), ([, text = '']) => text.split('{')[0] ?? '')
const ifChecked = written(/\{if \w+\} (.*)/g)
const ifNot = written(/\{if not \w+\} (.*)/g)

/** The statement of a company's site. `change` edits its file. */
async function statementOf(company: string, change = (text: string) => text) {
  const root = makeFolder(onTestFinished)
  for (const name of ['company.yaml', 'legal', 'texts/language.yaml'])
    cpSync(`src/content/${name}`, path.join(root, name), { recursive: true })
  const edit = (name: string, by: (text: string) => string) =>
    writeFileSync(path.join(root, name), by(readFileSync(path.join(root, name), 'utf8')))
  edit('company.yaml', (text) => text.replace(/^name: .*$/m, `name: ${company}`))
  edit('legal/accessibility.md', change)
  const readPicture = () => Promise.resolve({ src: '', width: 1, height: 1 })
  const needed = kinds.filter(({ path }) => /^(?:company|legal|texts.language)/.test(path))
  const { entries, problems } = await compileContent(root, { readPicture }, needed)
  const statement = entries.legal?.find(({ value }) => value.path === '/accessibility')
  const messages = problems.filter((it) => it.file.endsWith('accessibility.md'))
  return {
    text: JSON.stringify(statement?.value.sections),
    messages: messages.map((it) => it.message),
  }
}

test('the checked site says what was checked, and when', async () => {
  const { text } = await statementOf(checked)
  expect(ifChecked).not.toEqual([])
  for (const words of ifChecked) expect(text).toContain(words)
  for (const words of ifNot) expect(text).not.toContain(words)
  const { audits, browsers, voice } = figures
  for (const version of [audits.tools.axe, browsers.versions.webkit, voice.versions.orca])
    expect(text).toContain(version)
  expect(text).not.toMatch(/\{if|\{audits|undefined/)
})

test('the site of another company claims no check, and says what was not tested', async () => {
  const { text, messages } = await statementOf('Narmada Digital')
  expect(messages).toEqual([])
  expect(ifNot).not.toEqual([])
  for (const words of ifNot) expect(text).toContain(words)
  for (const words of ifChecked) expect(text).not.toContain(words)
  expect(text).not.toMatch(/\{if|axe|html-validate|Equal Access|Orca|Chromium|20\d\d/)
})

test('a figure that another company lacks may only stand where it is hidden', async () => {
  const add = (text: string) => `${text}\nWe looked at {audits.pages} pages.\n`
  expect((await statementOf(checked, add)).messages).toEqual([])
  expect((await statementOf('Narmada Digital', add)).messages).toEqual([
    '{audits.pages} may be unknown: start its paragraph or entry with {if …}',
  ])
})
