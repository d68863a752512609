import { existsSync } from 'node:fs'
import path from 'node:path'
import { ValidationError, type AnySchema } from 'yup'

import { clockTime } from '../../src/content/clock-time'
import { kinds, type Kind } from '../../src/content/schema/kinds'
import type { Picture } from '../../src/content/text'
import { casePath } from '../../src/paths'
import { checkEntries } from './check-entries'
import { parseMarkdown, type MarkdownText, type Report } from './markdown'
import { toGuide, toPost, toSections } from './page-text'
import { readFiles, type ContentFile, type ValuePath } from './read-files'

/** Something wrong in a content file. The message says what to do. */
export type Problem = { readonly file: string; readonly line: number; readonly message: string }

/** An entry as the site gets it: a value that matches its kind's type in `src/content/types.ts`. */
export type Entry = {
  readonly file: string
  readonly lineOf: ContentFile['lineOf']
  readonly value: Readonly<Record<string, unknown>>
  /** The links to pages of this site, and the lines they are in. */
  readonly links: readonly { readonly line: number; readonly target: string }[]
}

/** By the kind's name. Entries with a problem are left out. */
export type Entries = Readonly<Record<string, readonly Entry[]>>

export type Options = {
  /** Finds or makes the sizes of a picture. Throws what is wrong, after the field's name. */
  readonly readPicture: (file: string) => Promise<Picture>
  /** Whether items of lists in legal texts that start with `{if name}` are shown. */
  readonly conditions?: Readonly<Record<string, boolean>>
  /** What placeholders stand for, besides the company. */
  readonly facts?: Readonly<Record<string, unknown>>
}

/** Reads and checks all content below a folder. Reports all problems of all files. */
export async function compileContent(
  root: string,
  { readPicture, conditions = {}, facts = {} }: Options,
): Promise<{ entries: Entries; problems: readonly Problem[] }> {
  const problems: Problem[] = []
  const files = kinds.map((kind) => readFiles(root, kind, (problem) => problems.push(problem)))
  // What a file that cannot be read contains is unknown: links to it may be right
  const isComplete = problems.length === 0
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

/** The parts of Yup's schemas of lists and objects. */
type Nested = AnySchema & { innerType: Nested; fields: Record<string, Nested> }

async function compileEntry(kind: Kind, file: ContentFile, options: Required<Options>) {
  const problems: Problem[] = []
  const links: Entry['links'][number][] = []
  const report: Report = (line, message) => problems.push({ file: file.file, line, message })

  /** Replaces placeholders such as `{company.phones.0}`. Without a line, nothing is reported. */
  const fill = (text: string, line?: number) => {
    for (const [mark, name = ''] of text.matchAll(/\{if ([\w-]+)\}/g))
      if (line && !(name in options.conditions))
        report(line, `${mark} is no known condition: correct its name`)
    return text.replace(/\{([a-z]\w*(?:\.\w+)+)\}/g, (written, name: string) => {
      const steps = name.split('.')
      const fact = steps.reduce<unknown>((value, key) => Object(value)[key], options.facts)
      if (typeof fact === 'string' && /^\d\d:\d\d$/.test(fact)) return clockTime(fact)
      if (typeof fact === 'string' || typeof fact === 'number') return String(fact)
      if (line && options.facts.company)
        report(line, `${written} is no fact of ${steps[0]}.yaml: correct its name`)
      return written
    })
  }

  const readMarkdown = (text: string, firstLine: number): MarkdownText => {
    const lineOf = (line: number) => firstLine + line - 1
    return parseMarkdown(text, {
      fill: (piece, line) => fill(piece, lineOf(line)),
      report: (line, message) => report(lineOf(line), message),
      link: (line, target) => links.push({ line: lineOf(line), target }),
    })
  }

  const readText = async (schema: AnySchema, text: string, steps: ValuePath): Promise<unknown> => {
    const { widget, drawing } = schema.spec.meta ?? {}
    const line = file.lineOf(steps)
    const fail = (message: string) => report(line, `“${steps.join('.')}” ${message}`)
    const drawn = drawing && `public/images/${drawing}/${text}.svg`
    if (drawn && !existsSync(drawn)) fail(`names a drawing that does not exist: ${drawn}`)
    if (widget === 'link') links.push({ line, target: text })
    if (widget === 'image') {
      const picture = path.join(path.dirname(file.file), text)
      if (text && existsSync(picture))
        return options.readPicture(picture).catch((error: Error) => fail(error.message))
      return text ? fail(`names a picture that does not exist: put it at ${picture}`) : undefined
    }
    if (widget !== 'markdown' && widget !== 'rich') return fill(text, line)
    const { blocks, parts } = readMarkdown(text, line + (text.includes('\n') ? 1 : 0))
    if (parts.length > 0) fail('may not have headings: write paragraphs')
    if (widget === 'rich' && blocks.length !== 1) fail('must be one paragraph')
    return widget === 'rich' ? blocks[0] : blocks
  }

  const readValue = async (schema: Nested, value: unknown, steps: ValuePath): Promise<unknown> => {
    const { innerType, fields } = schema
    if (wrong.has(steps.join('.'))) return undefined
    if (typeof value === 'string') return readText(schema, value, steps)
    if (Array.isArray(value))
      return Promise.all(value.map((item, index) => readValue(innerType, item, [...steps, index])))
    if (typeof value !== 'object' || value === null) return value ?? undefined
    const read = async (name: string, item: unknown) =>
      [name, fields[name] && (await readValue(fields[name], item, [...steps, name]))] as const
    const all = Object.entries(value).map(([name, item]) => read(name, item))
    return Object.fromEntries(await Promise.all(all)) as unknown
  }

  const readBody = ({ text, line }: NonNullable<ContentFile['body']>) => {
    const markdown = readMarkdown(text, line)
    const reportLine: Report = (at, message) => report(line + at - 1, message)
    if (kind.name === 'blog') return { id: file.id, ...toPost(markdown, reportLine) }
    if (kind.name === 'guides') return { id: file.id, sections: toGuide(markdown, reportLine) }
    const sections = toSections(markdown, options.conditions, reportLine)
    if (kind.name === 'health') return { id: file.id, sections }
    const isCase = kind.name === 'work'
    if (isCase && sections.at(-1)?.id !== 'what-did-not-work')
      reportLine(1, 'the last part must have the heading “## What did not work”: add it')
    const own = isCase ? casePath(file.id) : `/${file.id}`
    return { path: (file.value as { path?: string }).path ?? own, sections }
  }

  const filled: unknown = JSON.parse(JSON.stringify(file.value), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  )
  /** Fields that cannot be read, because they may have any type. */
  const wrong = new Set<string>()
  for (const [field, message] of findErrors(kind.schema, filled)) {
    const steps = field.match(/[^.[\]]+/g) ?? []
    report(file.lineOf(steps), `${field ? `“${field}”` : 'the entry'} ${message}`)
    wrong.add(steps.join('.'))
  }
  const value = await readValue(kind.schema as Nested, file.value, [])
  const body = file.body ? readBody(file.body) : {}
  return { ...file, value: { ...Object(value), ...body }, links, problems }
}

/** The errors of the schema, each with its field, such as `tiles[0].name`, and a message. */
function findErrors(schema: AnySchema, value: unknown): (readonly [string, string])[] {
  if (value === null) return [['', 'has no fields: add them']]
  try {
    schema.validateSync(value, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors = error.inner.length > 0 ? error.inner : [error]
    return errors.flatMap(({ path: field, message, params }) => {
      // Yup lists the unknown fields of an object in one error
      const names = String(params?.unknown ?? '').split(', ')
      return names.map((name) => [[field, name].filter(Boolean).join('.'), message] as const)
    })
  }
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
