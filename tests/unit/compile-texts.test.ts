import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { transformWithOxc } from 'vite'
import { afterAll, expect, test } from 'vitest'

import { compileContent, formatProblems } from '../../scripts/content/compile'
import { makeTextModule } from '../../scripts/content/compile-texts'
import { kinds } from '../../src/content/schema/kinds'
import { interfaceTexts, type Texts } from '../../src/content/schema/texts'

const root = mkdtempSync(path.join(tmpdir(), 'texts-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(path.join(root, 'texts'))
cpSync('tests/fixtures/content/company.yaml', path.join(root, 'company.yaml'))

/** A file of texts: with parameters, a plural, a fact and signs of JavaScript. */
const valid = `searchPage:
  title: Search
  description: Search all pages of {company.name}, or pick one from the list of all pages.
  heading: Search
  lead: A \`word\`
  label: Search
  submit: Search
  types: { page: P, service: S, article: A, caseStudy: C, post: B, job: J, legal: L, demo: D, question: Q }
  resultsHeading: Results
  resultsFor:
    one: One result for “{query}”
    other: '{count} results for “{query}”'
  nothingFor: 'No results for “{query}” in {company.city}: $ \\ {{first}}'
  nothingHint: Try others
  inSection: 'Section:'
  loading: Searching
  failure: { text: Not loaded, retry: Try again }
  needsScript: Searching needs JavaScript
  allPages: All pages
stopWords: a the
`.replace('A `word`', 'A word')

const [file, , schema] = ['texts/search-page', '', interfaceTexts['search-page'][1]] as const
const ofTest = kinds.filter((kind) => kind.path === 'company' || kind.path === file)

async function compile(yaml: string) {
  writeFileSync(path.join(root, `${file}.yaml`), yaml)
  const readPicture = () => Promise.reject(new Error('has no picture'))
  return compileContent(root, { readPicture }, ofTest)
}

test('texts with parameters and plural forms are functions of the module', async () => {
  const { entries, problems } = await compile(valid)
  expect(problems).toEqual([])
  const [entry] = entries['texts-search-page'] ?? []
  const source = makeTextModule('search-page', schema, entry?.value ?? {})
  const { code } = await transformWithOxc(source, 'search-page.ts')
  const made = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as unknown
  const { searchPage } = made as Texts['search-page']

  expect(searchPage.description).toContain('Search all pages of Tulsi Works')
  expect(searchPage.nothingFor('a {count} `${b}`')).toBe(
    'No results for “a {count} `${b}`” in Sagar: $ \\ {{first}}',
  )
  expect([0, 1, 2].map((count) => searchPage.resultsFor(count, 'seo'))).toEqual([
    '0 results for “seo”',
    'One result for “seo”',
    '2 results for “seo”',
  ])
})

const only = 'can be filled in: correct it'
// One mistake in one line
// prettier-ignore
const mistakes = [
  ['an unknown parameter', '{query}” in', '{qury}” in', `13: “searchPage.nothingFor” has {qury}, but only {query} ${only}`],
  ['a parameter with a space', '{query}” in', '{query }” in', `13: “searchPage.nothingFor” has {query }, but only {query} ${only}`],
  ['a missing parameter', '“{query}” in', 'it in', '13: “searchPage.nothingFor” lacks {query}: add it'],
  ['a missing parameter of a plural form', 'result for “{query}”', 'result', '11: “searchPage.resultsFor.one” lacks {query}: add it'],
  ['a form for many without their number', '{count}', 'Some', '12: “searchPage.resultsFor.other” lacks {count}: add it'],
  ['a parameter of another text', 'Try others', 'Try {query}', '14: “searchPage.nothingHint” is plain text: write it without Markdown, HTML and { }'],
  ['a missing plural form', '    one: One result for “{query}”\n', '', '10: “searchPage.resultsFor.one” is missing: add it'],
  ['an unknown plural form', 'one:', 'few:', '10: “searchPage.resultsFor.one” is missing: add it', '11: “searchPage.resultsFor.few” is not a field here: correct its name'],
  ['one text for a plural', /:\n    one.*\n.*other/, '', '10: “searchPage.resultsFor” must have fields, each written as “name: value”'],
  ['a missing text', '  submit: Search\n', '', '1: “searchPage.submit” is missing: add it'],
  ['an unknown text', 'submit:', 'send:', '1: “searchPage.submit” is missing: add it', '7: “searchPage.send” is not a field here: correct its name'],
  ['an unknown group', /$/, 'page: Search\n', '21: “page” is not a field here: correct its name'],
  ['an empty text', 'submit: Search', "submit: ''", '7: “searchPage.submit” is missing: add it'],
  ['a text of spaces', 'submit: Search', "submit: ' '", '7: “searchPage.submit” has no text: write one, or remove the field'],
  ['an unknown fact', '{company.city}', '{company.town}', '13: {company.town} is no fact of company.yaml: correct its name, or fill it in there'],
  ['Markdown in a plain text', 'Try others', 'Try **others**', '14: “searchPage.nothingHint” is plain text: write it without Markdown, HTML and { }'],
] as const

test.each(mistakes)('%s is reported by file and line', async (_name, from, to, ...problems) => {
  const changed = valid.replace(from, () => to)
  expect(changed).not.toBe(valid)
  const found = formatProblems((await compile(changed)).problems)
  const inFile = found
    .split('\n')
    .slice(1)
    .map((line) => line.split(`${file}.yaml:`)[1])
  expect(inFile).toEqual(problems.map((problem) => `${problem}.`))
})

test('a missing file is reported', async () => {
  await compile(valid)
  rmSync(path.join(root, `${file}.yaml`))
  const readPicture = () => Promise.reject(new Error('has no picture'))
  const { problems } = await compileContent(root, { readPicture }, ofTest)
  expect(formatProblems(problems)).toContain(`${file}.yaml:1: the file is missing: add it.`)
})
