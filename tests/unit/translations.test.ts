import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformWithOxc } from 'vite'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { object } from 'yup'

import { compileContent, formatProblems } from '../../scripts/content/compile'
import { makeTextModule } from '../../scripts/content/compile-texts'
import { clockTime } from '../../scripts/content/languages'
import { describeTranslation, markTranslated } from '../../scripts/content/sources'
import { kinds } from '../../src/content/schema/kinds'
import { interfaceTexts, type Texts } from '../../src/content/schema/texts'
import { makeFolder } from '../make-folder'

/** A small content in English and Welsh, which has six plural forms. Each test changes it. */
const root = makeFolder(afterAll)
const texts = ['texts/language', 'texts/search-page', 'texts/blog-page']
const ofTest = kinds.filter((kind) => !kind.path.startsWith('texts/') || texts.includes(kind.path))

const language = {
  tag: 'cy-GB',
  name: 'Cymraeg',
  homeLink: 'Hafan',
  languages: 'Ieithoedd',
  inDefaultLanguage: '(Saesneg)',
}
const searchPage = readFileSync('src/content/texts/search-page.yaml', 'utf8')
const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
/** A file of texts with the plural forms of Welsh. */
function withForms(file: string, parameters: string): string {
  return file.replace(/^( *)one: .*\n +other: .*\n/m, (_all, indent: string) =>
    forms.map((form) => `${indent}${form}: '${form} ${parameters}'\n`).join(''),
  )
}
const welsh: Readonly<Record<string, string>> = {
  'texts/language.yaml': [
    ...Object.entries(language).map(([name, text]) => `${name}: ${text}`),
    'months: [i, ii, iii, iv, v, vi, vii, viii, ix, x, xi, xii]',
    "am: 'bore {time}'\npm: 'prynhawn {time}'\n",
  ].join('\n'),
  'texts/search-page.yaml': withForms(searchPage, '{count} {query}'),
  'navigation.yaml': 'menu:\n  - label: Gwaith\nfooter: []\napproach: []\n',
  'services.yaml':
    'cards:\n  - id: search\n    name: Chwilio\n    buttonLabel: Mwy\n    description: Pobl.\nlocal: []\n',
  'company.yaml': 'city: Sagâr\nopeningHours:\n  days: Llun i Gwener\n',
  'faqs.yaml':
    '- id: how-long\n  question: Pryd?\n  answer: "{company.openingHours.opens} yn {company.city}, [gwaith](/search-work#your-entry-on-the-map), [ni](/#faqs) neu [swyddi](/careers)."\n',
  'services/search.md': `---
title: Gwaith chwilio
description: Yr hyn a wnawn fel bod pobl eich tref yn dod o hyd i’ch siop cyn edrych.
keywords:
  - SEO
heading: Gwaith chwilio
lead: Atebwn o fewn diwrnod.
callToAction:
  label: Ysgrifennwch
questions:
  - question: Pwy?
    answer: Kavya Rao.
  - question: Pryd?
    answer: Wythnos.
  - question: Sut?
    answer: '[Ysgrifennwch](/contactus).'
relatedPost: Darllenwch [y post](/blog/first-post).
relatedService: Darllenwch [ein gwaith](/approach).
closing:
  heading: Gofynnwch
  text: Edrychwn ar eich map.
  primary:
    label: Ysgrifennwch
---

## Eich lle ar y map

Gwiriwch.
`,
}

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  cpSync('tests/fixtures/content', root, { recursive: true })
  for (const name of texts) cpSync(`src/content/${name}.yaml`, path.join(root, `${name}.yaml`))
  for (const [name, text] of Object.entries(welsh)) write(`cy/${name}`, text)
})

const readPicture = async (file: string) => ({ src: file, width: 1, height: 1 })
const conditions = { 'google-maps': true }
/** @param more the path of another kind, whose English file is that of the site */
function compile(more = '') {
  if (more) cpSync(`src/content/${more}.yaml`, path.join(root, `${more}.yaml`), { force: false })
  const all = [...ofTest, ...kinds.filter((kind) => kind.path === more)]
  return compileContent(root, { readPicture, conditions }, all)
}

async function check(more?: string): Promise<string[]> {
  const { problems } = await compile(more)
  return formatProblems(problems).replaceAll(`${root}/`, '').split('\n').slice(1)
}

/** What the language has of a kind. */
async function valuesOf(kind: string) {
  const { editions, problems } = await compile()
  expect(formatProblems(problems)).toContain('0 problems')
  return (editions[0]?.entries[kind] ?? []).map(({ value }) => value)
}

test('a language has the pages of its files, and nothing of the others', async () => {
  const { editions, problems, entries } = await compile()
  expect(formatProblems(problems)).toContain('0 problems')
  const [edition] = editions
  expect(edition?.pages).toEqual(['/search-work', '/search'])
  const counts = ['services', 'faqs', 'team', 'articles', 'blog', 'jobs'].map((kind) => [
    entries[kind]?.length,
    edition?.entries[kind]?.length,
  ])
  expect(counts).toEqual([[1, 1], [2, 1], [1, 0], [1, 0], [1, 0], [expect.any(Number), 0]]) // prettier-ignore
})

test('what has no words is that of English, and addresses and anchors, too', async () => {
  const [page] = await valuesOf('services')
  expect(page).toMatchObject({
    path: '/cy/search-work',
    heading: 'Gwaith chwilio',
    questions: [{ id: 'who', question: 'Pwy?' }, { id: 'when' }, { id: 'end' }],
    sections: [{ id: 'your-entry-on-the-map', heading: 'Eich lle ar y map' }],
  })
  const [company] = await valuesOf('company')
  expect(company).toMatchObject({
    city: 'Sagâr',
    name: 'Tulsi Works',
    openingHours: { opens: '10:00' },
  })
})

test('links lead to pages of the language, or say that the page is in English', async () => {
  const [page] = await valuesOf('services')
  expect(page?.callToAction).toEqual({ label: 'Ysgrifennwch (Saesneg)', path: '/contactus' })
  expect(page?.relatedService).toContainEqual({ text: 'ein gwaith (Saesneg)', path: '/approach' })
  write('cy/services.yaml', `${welsh['services.yaml']}`)
  expect((await valuesOf('service-lists'))[0]?.cards).toMatchObject([
    { name: 'Chwilio', buttonLabel: 'Mwy (Saesneg)', path: '/approach', icon: 'search' },
  ])
  const [faq] = await valuesOf('faqs')
  expect(faq?.answer).toEqual([
    [
      'bore 10 yn Sagâr, ',
      { text: 'gwaith', path: '/cy/search-work#your-entry-on-the-map' },
      ', ',
      { text: 'ni (Saesneg)', path: '/#faqs' },
      ' neu ',
      { text: 'swyddi (Saesneg)', path: '/careers' },
      '.',
    ],
  ])
})

test('a page of this language alone says so', async () => {
  const own = readFileSync('tests/fixtures/content/legal/imprint.md', 'utf8')
  write('cy/legal/amodau.md', own)
  expect(await check()).toEqual([
    'cy/legal/amodau.md:2: no page has this name in the default language: correct it, or add “only: true”.',
  ])
  write('cy/legal/amodau.md', own.replace('---\n', '---\nonly: true\n'))
  write('cy/faqs.yaml', '- id: how-long\n  question: Pryd?\n  answer: "[Amodau](/amodau)"\n')
  expect(await valuesOf('legal')).toMatchObject([{ path: '/cy/amodau' }])
  expect((await valuesOf('faqs'))[0]?.answer).toEqual([[{ text: 'Amodau', path: '/cy/amodau' }]])
})

test('the parts of a post and of a case study are found by their places', async () => {
  write(
    'cy/blog/first-post.md',
    `---
title: Cyfrif
author: Asha Verma
description: Cyfrifwch bob galwad a phob neges i’ch siop mewn pum munud.
---

Cyfrifwch bob galwad a phob neges, ar bapur neu mewn taflen.

## Beth sy’n cyfrif

### Galwad

Ysgrifennwch.

## Casgliad

Dechreuwch heddiw.
`,
  )
  const list = 'the language lacks the page that lists this: translate texts/blog-page.yaml, too'
  expect(await check()).toEqual([`cy/blog/first-post.md:2: ${list}.`])
  const blogPage = readFileSync('src/content/texts/blog-page.yaml', 'utf8')
  const labels = '  categoryLabels: [Chwilio, Marchnata, Animeiddio]\n'
  const translated = withForms(blogPage, '{count}').replace('blogPostPage:', `${labels}$&`)
  write('cy/texts/blog-page.yaml', translated)
  const [post] = await valuesOf('blog')
  expect(post).toMatchObject({
    date: '2026-08-18',
    category: 'Chwilio',
    subsections: [{ heading: 'Beth sy’n cyfrif', items: [{ tool: 'Galwad' }] }],
    conclusion: ['Dechreuwch heddiw.'],
  })
})

const search = 'cy/services/search.md'
const original = 'services/search.md'
/** A change of a file, and what is reported. */
// prettier-ignore
const mistakes: readonly (readonly [name: string, file: string, from: RegExp | string, to: string, ...problems: string[]])[] = [
  ['a missing text', search, 'heading: Gwaith chwilio\n', '', `${search}:2: “heading” is missing: translate that of ${original}:7`],
  ['a missing group', search, /closing:[^-]*(?=---)/, '', `${search}:2: “closing” is missing: translate that of ${original}:24`],
  ['a missing entry', search, /  - question: Sut[^:]*:.*\n/, '', `${search}:10: “questions” has 2 instead of the 3 entries of ${original}:12: translate each`],
  ['another address', search, '---\n', '---\npath: /chwilio\n', `${search}:2: “path” must be /search-work, as in ${original}:4`],
  ['another id', search, '- question: Pwy?', '- id: pwy\n    question: Pwy?', `${search}:11: “questions[0].id” must be who, as in ${original}:13`],
  ['an unknown field', search, 'lead:', 'leed:', `${search}:2: “lead” is missing: translate that of ${original}:8`, `${search}:7: “leed” is not a field here: correct its name`],
  ['a heading too many', search, /$/, '\n## Mwy\n\nMwy.\n', `${search}:25: there are 2 instead of 1 ## headings, as below ${original}:32: translate each`],
  ['a link to no page', search, '/approach', '/approch', `${search}:18: the link /approch leads to no page: correct its address`],
  ['a link with the prefix of the language', search, '/approach', '/cy/approach', `${search}:18: the link /cy/approach names a language: leave that out, the site adds it where the page is translated`],
  ['an empty text', search, 'heading: Gwaith chwilio', 'heading:', `${search}:6: “heading” is missing: translate that of ${original}:7`],
  ['no tag', 'cy/texts/language.yaml', 'tag: cy-GB\n', '', 'cy/texts/language.yaml:1: “tag” must be the language of the folder “cy” and a country, as in hi-IN'],
  ['no words for English pages', 'cy/texts/language.yaml', /inDefault.*\n/, '', 'cy/texts/language.yaml:1: “inDefaultLanguage” is missing: add what follows a link to an English page'],
  ['a missing plural form', 'cy/texts/search-page.yaml', /.*few: .*\n/, '', 'cy/texts/search-page.yaml:19: “searchPage.resultsFor.few” is missing: add it'],
  ['a plural form too many', 'cy/texts/search-page.yaml', /( +)few: /, '$1some: Rhai\n$1few: ', 'cy/texts/search-page.yaml:23: “searchPage.resultsFor.some” is not a field here: correct its name'],
  ['an entry that English lacks', 'cy/faqs.yaml', 'how-long', 'how-short', 'cy/faqs.yaml:1: no entry has this “id” in the default language: correct it, or add “only: true”'],
  ['facts that English lacks', 'company.yaml', /openingHours:\n( .*\n)*/, '', 'cy/company.yaml:2: “openingHours” is not in company.yaml: add it there first, or remove it', 'cy/faqs.yaml:3: {company.openingHours.opens} is no fact of company.yaml: correct its name, or fill it in there'],
  ['a page of what only English has', 'cy/health/phone.md', '', '---\n---\n', 'cy/health/phone.md:1: nothing reads this file: give it one of the names and places in docs/content.md, or remove it'],
  ['a file that nothing reads', 'cy/redirects.yaml', '', '[]', 'cy/redirects.yaml:1: nothing reads this file: give it one of the names and places in docs/content.md, or remove it'],
]

for (const [name, file, from, to, ...problems] of mistakes)
  test(`${name} is reported with its place in both languages`, async () => {
    const text = from === '' ? '' : readFileSync(path.join(root, file), 'utf8')
    write(file, text.replace(from, to))
    expect(await check()).toEqual(problems.map((problem) => `${problem}.`))
  })

test('plural forms are those of the language, written out as code', async () => {
  const [entry] = await valuesOf('texts-search-page')
  const source = makeTextModule(
    'search-page',
    interfaceTexts['search-page'][1],
    entry ?? {},
    'cy-GB',
  )
  const { code } = await transformWithOxc(source, 'search-page.ts')
  const made = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as unknown
  const { resultsFor } = (made as Texts['search-page']).searchPage
  const counts = [0, 1, 2, 3, 4, 6, 100, 103, 1_000_000]
  const rules = new Intl.PluralRules('cy-GB')
  expect(counts.map((count) => resultsFor(count, 'siop'))).toEqual(
    counts.map((count) => `${rules.select(count)} ${count} siop`),
  )
  expect(source).not.toContain('Intl')
})

test.each(['hi', 'ru', 'ar', 'fr', 'lv', 'sl', 'gd'])(
  '%s has the forms of its numbers',
  async (tag) => {
    const rules = new Intl.PluralRules(tag)
    const texts = Object.fromEntries(rules.resolvedOptions().pluralCategories.map((form) => [form, form])) // prettier-ignore
    const schema = object({ forms: object({}).meta({ parameters: ['count'] }) })
    const source = makeTextModule('shell', schema, { forms: texts }, tag)
    const { code } = await transformWithOxc(source, 'forms.ts')
    const made = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as unknown
    const { forms } = made as { forms: (count: number) => string }
    const counts = [...Array(312).keys(), 999, 1000, 1001, 1_000_000, 2_000_000, 2_000_011]
    expect(counts.map(forms)).toEqual(counts.map((count) => rules.select(count)))
  },
)

test('a missing frame or list of services is reported', async () => {
  rmSync(path.join(root, 'cy/navigation.yaml'))
  expect(await check()).toEqual([
    'cy/navigation.yaml:1: the file is missing: translate navigation.yaml.',
  ])
  write('cy/navigation.yaml', `${welsh['navigation.yaml']}`)
  expect(await check('texts/services')).toEqual([
    'cy/texts/services.yaml:1: the file is missing: translate texts/services.yaml.',
  ])
})

test('a folder without its language is reported, and one that cannot be a language is nothing else', async () => {
  rmSync(path.join(root, 'cy/texts/language.yaml'))
  expect(await check()).toContain(
    'cy/faqs.yaml:1: nothing reads this file: if cy is a language, add cy/texts/language.yaml, otherwise remove it.',
  )
  rmSync(path.join(root, 'cy'), { recursive: true })
  write('api/texts/language.yaml', 'tag: cy-GB')
  write('api/notes.md', 'Helo')
  const problems = await check()
  expect(problems).toContain(
    'api/texts/language.yaml:1: the site needs the address /api itself, so it cannot be a language’s.',
  )
  expect(problems.join()).not.toContain('nothing reads')
})

test('lists without ids pair by their places, and may be given ids', async () => {
  write('cy/clients.yaml', '- name: Te Lotus\n  trade: Gardd de\n')
  expect(await valuesOf('clients')).toMatchObject([
    { name: 'Te Lotus', logo: { src: path.join(root, 'clients/lotus-tea.svg') } },
  ])
  write('cy/clients.yaml', '- name: A\n  trade: B\n- name: C\n  trade: D\n')
  expect(await check()).toEqual([
    'cy/clients.yaml:1: the file has 2 instead of the 1 entries of clients.yaml: translate each, in the same order.',
  ])
  change('clients.yaml', '- name', '- id: tea\n  name')
  write('cy/clients.yaml', '- id: tea\n  name: Te\n  trade: Gardd\n')
  expect(await valuesOf('clients')).toMatchObject([{ id: 'tea', name: 'Te' }])
})

const change = (file: string, from: string, to: string) =>
  write(file, readFileSync(path.join(root, file), 'utf8').replace(from, to))

test('an entry of this language alone has no place among those that pair by theirs', async () => {
  write('cy/clients.yaml', '- name: A\n  trade: B\n  only: true\n- name: Te\n  trade: Gardd\n')
  const logo = 'cy/clients.yaml:1: “logo” is missing: add it.'
  expect(await check()).toEqual([logo])
  write('cy/testimonials.yaml', '- quote: Da.\n  name: A\n  role: B\n  only: true\n')
  rmSync(path.join(root, 'cy/clients.yaml'))
  expect(await valuesOf('testimonials')).toMatchObject([{ quote: 'Da.' }])
})

test('entries within a page pair by their ids, if all have one', async () => {
  const ids = ['end', 'who', 'when']
  let text = `${welsh['services/search.md']}`
  for (const id of ids) text = text.replace('- question:', `- id: ${id}\n    Question:`)
  write(search, text.replaceAll('Question:', 'question:'))
  const [page] = await valuesOf('services')
  expect(page?.questions).toMatchObject([
    { id: 'who', question: 'Pryd?' },
    { id: 'when', question: 'Sut?' },
    { id: 'end', question: 'Pwy?' },
  ])
  change(search, 'Wythnos.', '"[Swyddi](/swyddi)"')
  change(search, 'answer: Kavya Rao.', 'answre: Kavya Rao.')
  expect(await check()).toEqual([
    `${search}:11: “questions[2].answer” is missing: translate that of ${original}:21.`,
    `${search}:13: “questions[2].answre” is not a field here: correct its name.`,
    `${search}:16: the link /swyddi leads to no page: correct its address.`,
  ])
})

test('a translation says itself when it changed, and what is in another language', async () => {
  const imprint = readFileSync(path.join(root, 'legal/imprint.md'), 'utf8')
  write('cy/legal/imprint.md', imprint.replace(/updated: .*\n/, ''))
  expect(await check()).toEqual([
    'cy/legal/imprint.md:2: “updated” is missing: add the day of the translation, as in legal/imprint.md:6.',
  ])
  write('cy/legal/imprint.md', imprint.replace(/updated: .*/, 'updated: 2026-01-02'))
  expect(await valuesOf('legal')).toMatchObject([{ updated: '2026-01-02' }])
  change('faqs.yaml', '- id: how-long\n', '- id: how-long\n  lang: fr-FR\n')
  expect((await valuesOf('faqs'))[0]?.lang).toBeUndefined()
})

test('a price is another text for the same number', async () => {
  const prices = readFileSync('src/content/prices.yaml', 'utf8')
  write('prices.yaml', prices)
  write('cy/prices.yaml', 'localSeo: ৬,৫০০ টাকা\ngoogleAds: 9,000 টাকা\n')
  const line = prices.split('\n').findIndex((text) => text.startsWith('googleAds')) + 1
  const price = prices.split('\n')[line - 1]?.split(': ')[1]
  expect(await check()).toEqual([
    `cy/prices.yaml:2: “googleAds” must be ${price}, as in prices.yaml:${line}.`,
  ])
})

test('a link to a post that is not public is refused in each language', async () => {
  cpSync(path.join(root, 'blog/first-post.md'), path.join(root, 'blog/next.md'))
  change('blog/next.md', 'title: How to', 'draft: true\ntitle: When to')
  change('blog/next.md', 'Count the', 'Do not count the')
  change('cy/faqs.yaml', '/careers', '/blog/next')
  expect(await check()).toEqual([
    'cy/faqs.yaml:3: the link /blog/next leads to no page that is public yet: remove it.',
  ])
})

test('what programs read has one label each, and a change of it shows', async () => {
  const forms = 'texts/lead-forms'
  const own = readFileSync(`src/content/${forms}.yaml`, 'utf8').replace(
    '/privacy-policy',
    '/imprint',
  )
  write(`${forms}.yaml`, own)
  write(`cy/${forms}.yaml`, withForms(own.replaceAll('Options:', 'Labels:'), '{count}'))
  const hashOf = async () => {
    const { problems, editions } = await compile(forms)
    expect(formatProblems(problems)).toContain('0 problems')
    return editions[0]?.sources.find(({ file }) => file.endsWith('lead-forms.yaml'))?.hash
  }
  const hash = await hashOf()
  change(`${forms}.yaml`, 'serviceOptions:\n    - ', 'serviceOptions:\n    - More ')
  expect(await hashOf()).not.toBe(hash)
  change(`${forms}.yaml`, 'serviceOptions:\n', 'serviceOptions:\n    - Another\n')
  expect((await check(forms)).join('\n')).toMatch(
    /^cy\/texts\/lead-forms.yaml:\d+: “dialogFormTexts.serviceLabels” must have one text for each of “serviceOptions”, in their order.$/,
  )
})

describe('the folder of a language', () => {
  const move = (folder: string, tag: string) => {
    cpSync(path.join(root, 'cy'), path.join(root, folder), { recursive: true })
    rmSync(path.join(root, 'cy'), { recursive: true })
    write(`${folder}/texts/language.yaml`, `${welsh['texts/language.yaml']}`.replace('cy-GB', tag))
  }
  // prettier-ignore
  test.each([
    ['welsh', 'cy-GB', 'the folder “welsh” is no code of a language: name it as in hi or pt-br'],
    ['xq', 'cy-GB', 'the folder “xq” is no code of a language: name it as in hi or pt-br'],
    ['api', 'cy-GB', 'the site needs the address /api itself, so it cannot be a language’s'],
    ['fr', 'cy-GB', '“tag” must be the language of the folder “fr” and a country, as in hi-IN'],
    ['cy-gb', 'cy-US', '“tag” must be the language of the folder “cy-gb” and a country, as in hi-IN'],
    ['en', 'en-IN', 'the tag en-IN is that of another language, too: give each folder its own'],
    ['ur', 'ur-PK', 'the language is written from right to left, for which the layout is not made: remove the folder'],
  ])('%s with the tag %s is refused', async (folder, tag, message) => {
    move(folder, tag)
    expect((await check()).join('\n')).toContain(`${folder}/texts/language.yaml:1: ${message}.`)
  })

  test('an address of a page is refused', async () => {
    write('legal/cy.md', readFileSync(path.join(root, 'legal/imprint.md'), 'utf8').replaceAll('Imprint', 'Other').replace('Who', 'And who')) // prettier-ignore
    expect(await check()).toEqual([
      'legal/cy.md:2: the site needs the address /cy itself: choose another.',
    ])
  })
})

test('vowel signs do not count as letters, and a language may be longer than English', async () => {
  const title = 'कि'.repeat(60)
  const retitle = (text: string) =>
    write(
      search,
      `${welsh['services/search.md']}`.replace('title: Gwaith chwilio', `title: ${text}`),
    )
  retitle(title)
  expect(await check()).toEqual([])
  retitle(`${title}क`)
  expect(await check()).toEqual([`${search}:2: “title” is longer than 60 characters: shorten it.`])
  write('cy/texts/language.yaml', `${welsh['texts/language.yaml']}lengthFactor: 1.2\n`)
  expect(await check()).toEqual([])
})

const describeAll = async () => {
  const { editions } = await compile()
  return editions.map((edition) => describeTranslation(root, edition)).join('\n')
}
const mark = async (name: string) => {
  const [edition] = (await compile()).editions
  return edition && markTranslated(root, edition, [name])
}

test('entries that pair by their places are to be compared again when those of English move', async () => {
  const quotes = ['One', 'Two'].map((quote) => `- quote: ${quote}\n  name: A\n  role: B\n`)
  const others = ['Un', 'Dau'].map((quote) => `- quote: ${quote}\n  name: A\n  role: B\n`)
  write('testimonials.yaml', quotes.join(''))
  write('cy/testimonials.yaml', others.join(''))
  await mark(path.join(root, 'cy'))
  expect(await describeAll()).not.toContain('cy/testimonials.yaml')
  write('testimonials.yaml', quotes.toReversed().join(''))
  expect(await describeAll()).toMatch(/changed or moved .*\/cy\/testimonials\.yaml$/)
})

test('a translation is to be compared again when words of English have changed', async () => {
  const place = path.join(root, 'cy')
  const [missing = '', toCompare = ''] = (await describeAll()).split('\n')
  expect(missing).toContain('blog/first-post.md')
  expect(missing).toContain('faqs.yaml (1 of 2 entries)')
  expect(missing).not.toContain(original)
  expect(toCompare).toContain(`${place}/services/search.md, `)
  await mark(place)
  expect(await describeAll()).toBe(missing)

  const edit = (from: string, to: string) =>
    write(original, readFileSync(path.join(root, original), 'utf8').replace(from, to))
  edit('id: who', 'id: whom')
  expect(await describeAll()).toBe(missing)
  edit('Check your', 'Check all')
  expect(await describeAll()).toMatch(/file\): \S+\/cy\/services\/search\.md$/)
  expect(await mark(`${place}/faqs.yaml`)).toBe(1)
  expect(await mark('faqs.yaml')).toBe(0)
  expect(await describeAll()).toContain('search.md')
  await mark(`${place}/services/search.md`)
  expect(await describeAll()).toBe(missing)
})

const indian = { tag: 'en-IN', am: '{time} am', pm: '{time} pm' }
const hindi = { tag: 'hi-IN', am: '{part} {time} बजे', pm: '{part} {time} बजे' }
test.each([
  ['00:00', indian, '12 am'],
  ['09:05', indian, '9:05 am'],
  ['10:00', indian, '10 am'],
  ['12:00', indian, '12 pm'],
  ['18:30', indian, '6:30 pm'],
  ['03:59', hindi, 'रात 3:59 बजे'],
  ['04:00', hindi, 'सुबह 4 बजे'],
  ['12:00', hindi, 'दोपहर 12 बजे'],
  ['14:00', hindi, 'दोपहर 2 बजे'],
  ['16:00', hindi, 'शाम 4 बजे'],
  ['21:30', hindi, 'रात 9:30 बजे'],
])('%s is written by the language', (time, language, shown) => {
  expect(clockTime(time, language)).toBe(shown)
})
