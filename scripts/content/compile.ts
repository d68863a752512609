import { kinds as allKinds, type Kind } from '../../src/content/schema/kinds'
import { paths, personId } from '../../src/paths'
import { auditFacts } from './audit-facts'
import { checkEntries } from './check-entries'
import { compileEntry } from './compile-entry'
import { readFiles, reportUnread } from './read-files'
import type { Options, Problem } from './types'

/** Reads and checks all content of these kinds below a folder. Reports all problems of all files. */
export async function compileContent(
  root: string,
  options: Options,
  kinds: readonly Kind[] = allKinds,
) {
  const { readPicture, conditions = {}, facts = {} } = options
  const problems: Problem[] = []
  const files = kinds.map((kind) => readFiles(root, kind, (problem) => problems.push(problem)))
  // What a file that cannot be read contains is unknown: links to it may be right
  const isComplete = problems.length === 0
  reportUnread(root, kinds, (problem) => problems.push(problem))
  const valueOf = (kind: string) => files[kinds.findIndex(({ name }) => name === kind)]?.[0]?.value
  const own = { company: valueOf('company'), prices: valueOf('prices') }
  // What is missing in the language's file is reported with it
  const language = Object(valueOf('texts-language')) as Readonly<Record<string, unknown>>
  const { months = [] } = language
  const write = (part: string) => (time: string) =>
    `${String(language[part])}`.replace('{time}', time)
  const company = Object(own.company) as Readonly<Record<string, unknown>>
  const audits = auditFacts(String(company.name), Array.isArray(months) ? months : [])
  const has = {
    registration: !!company.registration,
    'grievance-officer': !!company.grievanceOfficer,
  }
  const context = {
    readPicture,
    conditions: { ...audits.conditions, ...has, ...conditions },
    facts: { ...audits.facts, ...facts, ...own },
    dayParts: { am: write('am'), pm: write('pm') },
  }
  const all: Record<string, Awaited<ReturnType<typeof compileEntry>>[]> = {}
  for (const [at, kind] of kinds.entries()) {
    const found = await Promise.all(
      (files[at] ?? []).map((file) => compileEntry(kind, file, context)),
    )
    const { sortBy } = kind
    all[kind.name] = sortBy
      ? found.toSorted((a, b) => Number(a.value[sortBy]) - Number(b.value[sortBy]))
      : found
  }
  const { team = [], founder = [] } = all
  const people = new Set([...team, ...founder].map(({ value }) => personId(String(value.name))))
  for (const { value } of Object.values(all).flat()) {
    const author = personId(String(value.author))
    // Not of a guest, whom the about page does not introduce
    if (people.has(author)) value.authorUrl ??= `${paths.about}#${author}`
  }
  problems.push(...Object.values(all).flatMap((found) => found.flatMap((entry) => entry.problems)))
  checkEntries(all, isComplete, (problem) => problems.push(problem))
  for (const [name, found] of Object.entries(all))
    all[name] = found.filter((entry) => entry.problems.length === 0)
  return { entries: all, problems }
}

/** One line for each problem, by file and line. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = problems
    .toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
    .map(({ file, line, message }) => `${file}:${line}: ${message}.`)
  // Both tags of an HTML element are one mistake
  const all = [...new Set(lines)]
  return [`The content has ${all.length} problem${all.length === 1 ? '' : 's'}:`, ...all].join('\n')
}
