import { existsSync } from 'node:fs'
import path from 'node:path'
import { ValidationError, type AnySchema } from 'yup'

import type { Kind } from '../../src/content/schema/kinds'
import { parameter } from '../../src/content/schema/texts'
import { slugify } from '../../src/lib/slugify'
import { parseMarkdown, removeMarks, type Callbacks } from './markdown'
import { ownIds, takeQuestions } from './page-ids'
import { toGuide, toPost, toSections } from './page-text'
import { fillPlaceholders } from './placeholders'
import { cleanSigns } from './read-files'
import type { Nested } from './pair-files'
import type { CompiledEntry, ContentFile, Entry, MarkdownPart, Problem, Report } from './types'
import type { Surroundings, ValuePath } from './types'

/** What all steps of one entry share. `wrong` are the fields with errors, which are not read. */
type Context = Callbacks & {
  readonly kind: Kind
  readonly file: ContentFile
  readonly options: Surroundings
  readonly wrong: Set<string>
}

/** Checks an entry by its kind's schema, and makes the value that the site gets. */
export async function compileEntry(
  kind: Kind,
  file: ContentFile,
  options: Surroundings,
): Promise<CompiledEntry & { value: Record<string, unknown> }> {
  const problems: Problem[] = []
  const links: Entry['links'][number][] = []
  const report: Report = (line, message) => problems.push({ file: file.file, line, message })
  /** Facts that are not known. Each is marked by its number, and reported if it is shown. */
  const unknown: { line: number; message: string }[] = []
  const markOf = (number: number) => `{!${number}}`
  const fill = (text: string, line: number) =>
    fillPlaceholders(
      cleanSigns(text, line, report),
      options,
      (message) => report(line, message),
      (_written, message) => markOf(unknown.push({ line, message })),
    )
  const link = (line: number, target: string) => {
    links.push({ line, target })
    return options.linkTo(target)
  }
  const context = { kind, file, options, wrong: new Set<string>(), report, fill, link }
  checkFields(context)
  const fields = await readValue(kind.schema as Nested, file.value, [], context)
  const parts: MarkdownPart[] = []
  const body = file.body ? readBody(file.body, parts, context) : {}
  const shown = removeMarks(JSON.stringify({ ...Object(fields), ...body }))
  for (const [index, { line, message }] of unknown.entries())
    if (shown.includes(markOf(index + 1))) report(line, message)
  const value = JSON.parse(shown) as Record<string, unknown>
  return { ...file, written: file.value, value, links, problems, parts }
}

/** Reports what the schema rejects, and what is wrong in a translation. */
function checkFields({ kind, file, options, report, wrong }: Context): void {
  const { forms, lengthFactor } = options.language
  const fail = (field: string, message: string) => {
    const steps = field.match(/[^.[\]]+/g) ?? []
    report(file.lineOf(steps), `${field ? `“${field}”` : 'the entry'} ${message}`)
    wrong.add(steps.join('.'))
  }
  for (const { field, message } of file.faults ?? []) fail(field, message)
  // A vowel sign counts with the letter that it is written on
  const filled: unknown = JSON.parse(JSON.stringify(file.value), (_key, text: unknown) =>
    // Unknown placeholders are reported when the field is read
    // What is empty counts as left out, whatever the field's rule
    typeof text === 'string'
      ? fillPlaceholders(text, options, () => {}).replace(/\p{M}/gu, '') || undefined
      : text,
  )
  try {
    kind.schema.validateSync(filled, { strict: true, abortEarly: false, context: { forms } })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path: parent, message, params, type } of error.inner[0] ? error.inner : [error]) {
      const { max, value } = params ?? {}
      const isText = type === 'max' && typeof value === 'string'
      if (isText && value.length <= Number(max) * lengthFactor) continue
      // Yup lists the unknown fields of an object in one error
      for (const name of String(params?.unknown ?? '').split(', ')) {
        const field = [parent, name].filter(Boolean).join('.')
        // Those of a translation are reported with their places in the default language
        if (!file.faults?.some((fault) => `${field}.`.startsWith(`${fault.field}.`)))
          fail(field, file.value === null ? 'has no fields: add them' : message)
      }
    }
  }
}

/** Reads a field and all fields in it. */
async function readValue(
  declared: Nested,
  value: unknown,
  steps: ValuePath,
  context: Context,
): Promise<unknown> {
  const { forms } = context.options.language
  // The plural forms are those of the language
  const schema = declared.resolve({ context: { forms } }) as Nested
  const { innerType, fields = {} } = schema
  if (context.wrong.has(steps.join('.'))) return undefined
  if (value === '') return undefined
  if (typeof value === 'string') return readText(schema, value, steps, context)
  if (Array.isArray(value))
    return Promise.all(
      value.map(
        (item, index) => innerType && readValue(innerType, item, [...steps, index], context),
      ),
    )
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const read: Record<string, unknown> = {}
  for (const [name, item] of Object.entries(value))
    read[name] = fields[name] && (await readValue(fields[name], item, [...steps, name], context))
  for (const [name, { spec }] of Object.entries(fields)) {
    const { widget, linkText = 'label' } = spec.meta ?? {}
    const target = Object(value)[name]
    if (widget === 'link' && typeof target === 'string' && typeof read[linkText] === 'string')
      read[linkText] += context.options.linkTo(target).suffix
  }
  return read
}

/** What a field of plain text would show as it is typed. */
const notPlain: readonly RegExp[] = [
  /\*\*|\]\(|`|~~|\\[*_#{}[\]<>~|]/, // **bold**, [text](/blog), `code`, ~~gone~~, \*
  /(?<![\p{L}\p{N}*])\*[\p{L}\p{N}“"₹][^*\n]*(?<!\s)\*(?![\p{L}\p{N}])/u, // *bold*, but not 5 * 3 * 2
  /(?<![\p{L}\p{N}_/@])_\p{L}[^_\n]*_(?![\p{L}\p{N}_])/u, // _italics_, but no snake_case_name
  /^[ \t]*[•●▪] |\n[ \t]*(?:[-·] |\d{1,2}[.)] |#+ )/m, // lists and headings
  // <b>, <br/>, &nbsp;
  /<\/?(?:b|i|u|em|strong|br|p|a|span|div|font|h\d|[uo]l|li|img)\b[^>]*>|&(?:amp|nbsp|[lg]t|quot|apos|copy|reg|[mn]dash|[lr][sd]quo|hellip|#\w+);/i,
  /(?<!\{)\{(?!\{|[a-z]\w*(?:\.\w+)+\})[\w. ]+\}/i, // no fact of the company
]

/** Reads a text, a picture or Markdown, as the schema says. */
async function readText(schema: AnySchema, text: string, steps: ValuePath, context: Context) {
  const { file, options, report, fill, link } = context
  const { widget, drawing, parameters } = schema.spec.meta ?? {}
  const line = file.lineOf(steps)
  const fail = (message: string) => report(line, `“${steps.join('.')}” ${message}`)
  const drawn = drawing && `public/images/${drawing}/${text}.svg`
  if (drawn && !existsSync(drawn)) fail(`names a drawing that does not exist: ${drawn}`)
  if (widget === 'link') link(line, text)
  if (widget === 'image') {
    const [picture = '', ...others] = [file, file.original ?? file].map((entry) =>
      path.join(path.dirname(entry.file), text),
    )
    const found = [picture, ...others].find((name) => existsSync(name))
    if (text && found)
      return options.readPicture(found).catch((error: Error) => fail(error.message))
    return text ? fail(`names a picture that does not exist: put it at ${picture}`) : undefined
  }
  const isPlain = widget !== 'markdown' && widget !== 'rich'
  const withoutParameters = parameters ? text.replace(parameter, '') : text
  if (isPlain && notPlain.some((sign) => sign.test(withoutParameters)))
    fail('is plain text: write it without Markdown, HTML and { }')
  const filled = isPlain ? fill(text, line) : ''
  if (isPlain) return widget === 'link' ? options.linkTo(filled).path : filled
  const { blocks, parts } = parseMarkdown(text, line + (text.includes('\n') ? 1 : 0), context)
  if (parts.length > 0) fail('may not have headings: write paragraphs')
  if (widget === 'rich' && blocks.length !== 1) fail('must be one paragraph')
  return widget === 'rich' ? blocks[0] : blocks
}

/** The fields that come from the text below the front matter. */
function readBody(
  { text, line }: NonNullable<ContentFile['body']>,
  parts: MarkdownPart[],
  context: Context,
) {
  const { kind, file, options, report } = context
  const markdown = parseMarkdown(text, line, context)
  if (file.original) nameParts(markdown, file.original, '##', report)
  parts.push(...markdown.parts)
  const { id } = file
  if (kind.body === 'post') return { id, ...toPost(markdown, report) }
  if (kind.body === 'guide') return { id, sections: toGuide(markdown, report) }
  const taken = ownIds(kind.name)
  const { questions } = file.value as { questions?: unknown }
  takeQuestions(Array.isArray(questions) ? questions.map(Object) : [], taken, (index, message) =>
    report(file.lineOf(['questions', index, 'id']), `“questions[${index}].id” ${message}`),
  )
  const sections = toSections(markdown, options.conditions, taken, report)
  if (sections.length === 0) report(line, 'the text is missing: write it below the fields')
  const { lastHeading, typeName, pathOf } = kind
  const isOnly = options.language.prefix && !file.original
  if (lastHeading && !isOnly && sections.at(-1)?.id !== slugify(lastHeading))
    report(line, `the last part must have the heading “## ${lastHeading}”: add it`)
  if (!typeName) return { id, sections }
  const address = (file.value as { path?: string }).path ?? pathOf?.(id) ?? ''
  return { path: options.linkTo(address).path, sections }
}

/** Gives the headings of a translation, one by one, the names of those in the default language. */
function nameParts(
  text: { line: number; parts: MarkdownPart[] },
  original: Pick<CompiledEntry, 'file' | 'parts'>,
  level: string,
  report: Report,
): void {
  const { length } = original.parts
  if (text.parts.length !== length)
    report(
      text.line,
      `there are ${text.parts.length} instead of ${length} ${level} headings, as below ${original.file}:${original.parts[0]?.line ?? 1}: translate each`,
    )
  for (const [index, part] of text.parts.entries()) {
    const { name = part.name, items = [] } = original.parts[index] ?? {}
    text.parts[index] = { ...part, name }
    if (level === '##')
      nameParts(
        { line: part.line, parts: part.items },
        { ...original, parts: items },
        '###',
        report,
      )
  }
}
