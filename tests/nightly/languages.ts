/**
 * `npm run check:languages`: proves that any language can be added without code. In a copy of the project, it makes a
 * language of the English words by machine: with six plural forms, a mark on each letter, and words that are 40 %
 * longer. All pages must be built, and none may have a word without these marks. The English words get the marks, too:
 * `words.spec.ts` looks for words without them in what pages show in their states.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'

import { copyProject } from './copy-project'
import { findPlainWords } from './plain-words'
import { listLanguages } from '../../scripts/content/languages'
import { isWords, type Nested } from '../../scripts/content/pair-files'
import { readFiles } from '../../scripts/content/read-files'
import { listFiles } from '../../scripts/files'
import { finish, run } from '../../scripts/run-tests'
import { kinds } from '../../src/content/schema/kinds'
import { postCategories } from '../../src/content/schema/schemas'

process.chdir(copyProject('languages', ['node_modules']))
const root = 'src/content'
for (const folder of listLanguages(root)) rmSync(`${root}/${folder}`, { recursive: true })

/** What stays as it is: placeholders, targets of links, code, conditions, and signs of Markdown. */
const kept = /(\{[^}]*\}|\]\([^)]*\)|`[^`]*`|^Table:|\[!NOTE\]|https?:\S+|[\w.]+@[\w.]+)/m

/** A text with a mark on each letter. @param isLonger whether its words are 40 % longer */
function change(text: string, isLonger: boolean): string {
  const changeWord = (word: string) =>
    (word + 'o'.repeat(isLonger ? Math.ceil(word.length * 0.4) : 0)).replace(/./g, '$&\u0301')
  return text
    .split(kept)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[A-Za-z]+/g, changeWord) : part))
    .join('')
}

/** A value with changed words. With the plural forms of a translation: its words alone, if it has some. */
function translate(schema: Nested | undefined, value: unknown, forms?: readonly string[]): unknown {
  if (typeof value === 'string' && schema && isWords(schema)) return change(value, !!forms)
  if (Array.isArray(value)) {
    const items = value.map((item) => translate(schema?.innerType, item, forms))
    return items.every((item) => item === undefined) ? undefined : items.map((item) => item ?? {})
  }
  if (typeof value !== 'object' || !value || !schema) return forms ? undefined : value
  const { other } = value as { other?: string }
  const isMessage = !!schema.spec.meta?.parameters
  if (isMessage && forms)
    return Object.fromEntries(forms.map((form) => [form, change(other ?? '', true)]))
  const fields = Object.entries(value).map(([name, item]) => {
    const field = isMessage ? Object.values(schema.fields ?? {})[0] : schema.fields?.[name]
    return [name, name === 'updated' ? item : translate(field, item, forms)] as const
  })
  const words = fields.filter(([, item]) => item !== undefined)
  return words.length > 0 ? Object.fromEntries(words) : undefined
}

/** Writes the words of all files into a folder. @param language what its own words say of it */
function writeWords(folder: string, language: object, forms?: readonly string[]): void {
  for (const kind of kinds.filter(({ isShared }) => !isShared || !forms)) {
    const all = readFiles(root, kind, () => {})
    for (const file of new Set(all.map((entry) => entry.file))) {
      const entries = all.filter((entry) => entry.file === file)
      const values = entries.map(({ value }) => translate(kind.schema as Nested, value, forms))
      const [value, [entry]] = [
        kind.shape === 'list' ? values.map((one) => one ?? {}) : values[0],
        entries,
      ]
      const isLanguage = kind.name === 'texts-language'
      const fields = stringify(isLanguage ? { ...Object(value), ...language } : value)
      const target = path.join(folder, path.relative(root, file))
      mkdirSync(path.dirname(target), { recursive: true })
      const { text } = entry?.body ?? {}
      writeFileSync(target, text ? `---\n${fields}---\n${change(text, !!forms)}` : fields)
    }
  }
}

/** Changes a file of the content. */
function edit<Texts>(name: string, change: (texts: Texts) => unknown): void {
  const file = `${root}/${name}`
  const texts = parse(readFileSync(file, 'utf8')) as Texts
  change(texts)
  writeFileSync(file, name.endsWith('.json') ? JSON.stringify(texts) : stringify(texts))
}

// English has no labels of what it shows as it is sent
edit<Record<string, { serviceOptions?: string[]; serviceLabels?: string[] }>>(
  'texts/lead-forms.yaml',
  (texts) => {
    for (const form of Object.values(texts))
      if (form.serviceOptions) form.serviceLabels = [...form.serviceOptions]
  },
)
edit<{ blogPage: object }>('texts/blog-page.yaml', ({ blogPage }) =>
  Object.assign(blogPage, { categoryLabels: [...postCategories] }),
)
// Made from the words of the guides
edit<Record<string, { contents: string[]; samples: { headings: string[] }[] }>>(
  'pdf-files.json',
  (files) => {
    for (const list of Object.values(files).flatMap(({ contents, samples }) => [
      contents,
      ...samples.map(({ headings }) => headings),
    ]))
      list.forEach((text, index) => (list[index] = change(text, false)))
  },
)

/** Welsh has six plural forms. */
const { pluralCategories } = new Intl.PluralRules('cy').resolvedOptions()
const welsh = { tag: 'cy-GB', inDefaultLanguage: change('(in English)', true), lengthFactor: 3 }
writeWords(`${root}/cy`, welsh, pluralCategories)
writeWords(root, { lengthFactor: 3 })

const failures: string[] = []
const isBuilt = await run('npm', ['run', '--silent', 'build'])
if (!isBuilt) failures.push('the build')
const names = (existsSync('dist') ? listFiles('dist') : []).filter(
  (name) => name.endsWith('.html') && !name.startsWith('embed'),
)
/** The pages that only the default language has. */
const shared = kinds
  .filter(({ isShared }) => isShared)
  .flatMap(({ pagePath, pathOf }) => pagePath ?? pathOf?.('') ?? [])
const isShared = (name: string) => shared.some((address) => `/${name}`.startsWith(address))
const isWelsh = (name: string) => /^cy[./]/.test(name)
for (const name of names.filter((one) => !isWelsh(one) && !isShared(one)))
  if (!names.includes(name === 'index.html' ? 'cy.html' : `cy/${name}`))
    failures.push(`${name} has no page in the other language`)
for (const name of names)
  for (const text of findPlainWords(
    readFileSync(`dist/${name}`, 'utf8'),
    isWelsh(name) ? [] : postCategories,
  ))
    failures.push(`${name}: ${text}`)
const states = ['playwright', 'test', '--project=languages', '--reporter=line']
if (isBuilt && !(await run('npx', states))) failures.push('states of pages')
finish('The check of languages', {
  passed: names.length,
  failed: failures.length,
  failures: [...new Set(failures)],
})
