import { kinds } from '../../src/content/schema/kinds'
import { checkEntries } from './check-entries'
import { compileEntry } from './compile-entry'
import { readFiles, reportUnread } from './read-files'
import type { Entries, Entry, Options, Problem } from './types'

/** Reads and checks all content below a folder. Reports all problems of all files. */
export async function compileContent(
  root: string,
  { readPicture, conditions = {}, facts = {} }: Options,
): Promise<{ entries: Entries; problems: readonly Problem[] }> {
  const problems: Problem[] = []
  const files = kinds.map((kind) => readFiles(root, kind, (problem) => problems.push(problem)))
  // What a file that cannot be read contains is unknown: links to it may be right
  const isComplete = problems.length === 0
  reportUnread(root, (problem) => problems.push(problem))
  const valueOf = (kind: string) => files[kinds.findIndex(({ name }) => name === kind)]?.[0]?.value
  const own = { company: valueOf('company'), prices: valueOf('prices') }
  const context = { readPicture, conditions, facts: { ...facts, ...own } }
  const all: Record<string, Entry[]> = {}
  const entries: Record<string, Entry[]> = {}
  for (const [at, kind] of kinds.entries()) {
    const found = await Promise.all(
      (files[at] ?? []).map((file) => compileEntry(kind, file, context)),
    )
    problems.push(...found.flatMap((entry) => entry.problems))
    all[kind.name] = found
    entries[kind.name] = found.filter((entry) => entry.problems.length === 0)
  }
  checkEntries(all, isComplete, (problem) => problems.push(problem))
  return { entries, problems }
}

/** One line for each problem, by file and line. */
export function formatProblems(problems: readonly Problem[]): string {
  const all = problems
    .toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
    .map(({ file, line, message }) => `${file}:${line}: ${message}.`)
  // Both tags of an HTML element are one mistake
  const lines = [...new Set(all)]
  const count = `${lines.length} problem${lines.length === 1 ? '' : 's'}`
  return [`The content has ${count}:`, ...lines].join('\n')
}
