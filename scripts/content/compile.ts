import path from 'node:path'

import { kinds as allKinds, type Kind } from '../../src/content/schema/kinds'
import { postCategories } from '../../src/content/schema/schemas'
import type { Texts } from '../../src/content/schema/texts'
import type { Company } from '../../src/content/schema/types'
import { findOtherLanguage } from '../../src/lib/other-language'
import { paths, personId } from '../../src/paths'
import { auditFacts } from './audit-facts'
import { checkEntries, listAddresses, reserved } from './check-entries'
import { compileEntry } from './compile-entry'
import { clockTime, findLanguageFault, listLanguages, readLanguage } from './languages'
import { pairFiles, wordsOf, type Nested } from './pair-files'
import { readFiles, reportUnread } from './read-files'
import { listSources } from './sources'
import type { CompiledEntry, ContentFile, Edition, Entry, LinkTo, Options } from './types'
import type { Entries, Language, Problem, ReportProblem } from './types'

type Files = Readonly<Record<string, readonly ContentFile[]>>
type Compiled = Record<string, (CompiledEntry & { value: Record<string, unknown> })[]>
type Place = { readonly language: Language; readonly linkTo: LinkTo }

/**
 * Reads and checks all content of these kinds below a folder, and then that of the other languages in it. Reports all
 * problems of all files.
 */
export async function compileContent(
  root: string,
  options: Options,
  kinds: readonly Kind[] = allKinds,
) {
  const problems: Problem[] = []
  const report: ReportProblem = (problem) => problems.push(problem)
  const files = Object.fromEntries(kinds.map((kind) => [kind.name, readFiles(root, kind, report)]))
  // What a file that cannot be read contains is unknown: links to it may be right
  const isComplete = problems.length === 0
  reportUnread(root, kinds, report)
  const language = readLanguage(files['texts-language']?.[0]?.value)
  const linkTo: LinkTo = (target) => ({ path: target, suffix: '' })
  const all = await compileFiles(kinds, files, options, { language, linkTo })
  problems.push(...problemsOf(all))
  const languages = listLanguages(root)
  checkEntries(all, { isComplete, languages }, report)
  const editions: Edition[] = []
  // A mistake in the default language would be reported once more for each translation
  for (const folder of problems.length === 0 ? languages : [])
    editions.push(
      ...(await compileEdition(path.join(root, folder), kinds, options, all, report, [
        language.tag,
        ...editions.map((edition) => edition.language.tag),
      ])),
    )
  return { entries: withoutWrong(all), editions, problems }
}

/**
 * Compiles the content of another language, paired with that of the default language.
 *
 * @returns nothing if it is no language.
 */
async function compileEdition(
  root: string,
  kinds: readonly Kind[],
  options: Options,
  originals: Compiled,
  reportAll: ReportProblem,
  tags: readonly string[],
): Promise<Edition[]> {
  let isComplete = true
  const report: ReportProblem = (problem) => {
    isComplete = false
    reportAll(problem)
  }
  const own = kinds.filter(({ isShared }) => !isShared)
  const files: Record<string, readonly ContentFile[]> = {}
  for (const kind of own) {
    const [original] = originals[kind.name] ?? []
    const remedy = `translate ${original?.file}`
    const read = readFiles(root, { ...kind, isOptional: !isRequired(kind) }, report, remedy)
    files[kind.name] =
      kind.isInherited && original && !read[0]
        ? [{ ...original, value: original.written }]
        : pairFiles(kind, originals[kind.name] ?? [], read, report)
  }
  const folder = path.basename(root)
  const addresses = listAddresses(originals).map(({ address }) => address)
  const [texts] = files['texts-language'] ?? []
  const language = readLanguage(texts?.value, folder)
  const isTaken = (address: string) =>
    reserved.includes(address.slice(1)) || addresses.includes(address)
  const message = texts && findLanguageFault(folder, texts.value, isTaken, tags)
  if (message) {
    reportAll({ file: texts.file, line: texts.lineOf(['tag']), message })
    return []
  }
  reportUnread(root, own, report, ['fonts/', 'glossary.yaml', 'sources.json'])
  const pages = listPages(own, files)
  const linkTo: LinkTo = (target) => {
    const [address = ''] = target.split(/[#?]/)
    const { prefix, inDefaultLanguage } = language
    return pages.includes(address)
      ? { path: prefix + target.replace(/^\/(?![^#?])/, ''), suffix: '' }
      : { path: target, suffix: inDefaultLanguage && ` ${inDefaultLanguage}` }
  }
  const all = await compileFiles(own, files, options, { language, linkTo })
  for (const problem of problemsOf(all)) reportAll(problem)
  for (const kind of own.filter(({ listPath }) => listPath && !pages.includes(listPath))) {
    const [entry] = all[kind.name] ?? []
    const list = own.find(({ pagePath }) => pagePath === kind.listPath)
    const message = `the language lacks the page that lists this: translate ${list?.path}.yaml, too`
    if (entry) report({ ...entry, line: entry.lineOf([]), message })
  }
  const site = { isComplete, languages: [folder], addresses: [...addresses, ...pages] }
  checkEntries(all, { ...site, posts: originals.blog ?? [] }, reportAll)
  const sources = listSources(own, originals, files)
  return [{ folder, language, pages, entries: withoutWrong(all), sources }]
}

/** Frame, home page, services, search and errors: without them, pages would show two languages. */
const isRequired = ({ shape, isOptional, isInherited, pagePath = paths.home }: Kind) =>
  shape === 'object' &&
  !isOptional &&
  !isInherited &&
  [paths.home, paths.services, paths.search, paths.notFound].some((page) => page === pagePath)

/** The addresses, without its prefix, of the pages for which a language has a file. */
function listPages(kinds: readonly Kind[], files: Files): string[] {
  return kinds.flatMap(({ name, pagePath, pathOf }) => {
    const found = files[name] ?? []
    // The list of case studies exists if there are some
    if (pagePath === paths.work && !files.work?.[0]) return []
    if (pagePath) return found[0] ? [pagePath] : []
    return found.flatMap(({ id, value }) => {
      const own = Object(value) as { path?: string; id?: string }
      return own.path ?? pathOf?.(own.id ?? id) ?? []
    })
  })
}

async function compileFiles(
  kinds: readonly Kind[],
  files: Files,
  { readPicture, conditions = {}, facts = {} }: Options,
  { language, linkTo }: Place,
): Promise<Compiled> {
  const valueOf = (kind: string) => files[kind]?.[0]?.value
  const own = { company: valueOf('company'), prices: valueOf('prices') }
  const company = Object(own.company) as Readonly<Record<string, unknown>>
  const audits = auditFacts(String(company.name), language.months)
  const has = {
    registration: !!company.registration,
    'grievance-officer': !!company.grievanceOfficer,
  }
  const context = {
    readPicture,
    conditions: { ...audits.conditions, ...has, ...conditions },
    facts: { ...audits.facts, ...facts, ...own },
    language,
    linkTo,
  }
  const all: Compiled = {}
  for (const kind of kinds) {
    const found = await Promise.all(
      (files[kind.name] ?? []).map((file) => compileEntry(kind, file, context)),
    )
    const { sortBy } = kind
    all[kind.name] = sortBy
      ? found.toSorted((a, b) => Number(a.value[sortBy]) - Number(b.value[sortBy]))
      : found
  }
  addDerived(all, kinds, { language, linkTo })
  return all
}

/** Adds what follows from other fields and files: languages, labels, times and addresses. */
function addDerived(all: Compiled, kinds: readonly Kind[], { language, linkTo }: Place): void {
  for (const kind of kinds.filter(({ schema }) => 'lang' in Object((schema as Nested).fields)))
    for (const { value, written, body } of all[kind.name] ?? []) {
      const words = [...wordsOf(kind.schema as Nested, written), body?.text].join(' ')
      value.lang ??= findOtherLanguage(words, language.tag)
    }
  const [words] = all['texts-blog-page'] ?? []
  const { categoryLabels = [] } = (words?.value.blogPage ?? {}) as Texts['blog-page']['blogPage']
  // Not in the default language: a post's cover is drawn by its English category (`scripts/drawings/pictures.ts`)
  for (const { value } of (language.prefix && all.blog) || []) {
    const index = postCategories.findIndex((category) => category === value.category)
    value.category = categoryLabels[index] ?? value.category
  }
  for (const { value } of all.company ?? []) {
    const { openingHours: hours } = value as Partial<Company>
    // Wrong times are left out, and reported
    if (hours?.opens && hours.closes)
      value.openingHours = {
        ...hours,
        shown: [hours.opens, hours.closes].map((time) => clockTime(time, language)),
      }
  }
  const { team = [], founder = [] } = all
  const people = new Set([...team, ...founder].map(({ value }) => personId(String(value.name))))
  for (const { value } of Object.values(all).flat()) {
    const author = personId(String(value.author))
    // Not of a guest, whom the about page does not introduce
    if (people.has(author)) value.authorUrl ??= linkTo(`${paths.about}#${author}`).path
  }
}

const problemsOf = (all: Compiled) =>
  Object.values(all).flatMap((found) => found.flatMap(({ problems }) => problems))

const withoutWrong = (all: Compiled): Entries =>
  Object.fromEntries(
    Object.entries(all).map(([name, found]) => [
      name,
      found
        .filter(({ problems }) => problems.length === 0)
        .map(({ file, id, lineOf, value, links }): Entry => ({ file, id, lineOf, value, links })),
    ]),
  )

/** One line for each problem, by file and line. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = problems
    .toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
    .map(({ file, line, message }) => `${file}:${line}: ${message}.`)
  // Both tags of an HTML element are one mistake
  const all = [...new Set(lines)]
  return [`The content has ${all.length} problem${all.length === 1 ? '' : 's'}:`, ...all].join('\n')
}
