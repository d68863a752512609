import type { AnySchema } from 'yup'

import type { Kind } from '../../src/content/schema/kinds'
import type { CompiledEntry, ContentFile, Fault, ReportProblem, ValuePath } from './types'

/** The parts of Yup's schemas of lists and objects. */
export type Nested = AnySchema & { innerType?: Nested; fields?: Record<string, Nested> }

/** Rules that words may have. A text with another one has a form, such as an id or an address. */
const rulesOfWords = ['required', 'blank', 'min', 'max', 'parameters']

/** Whether a field is words, which a translation gives anew. All others are the same in all languages. */
function isWords(schema: Nested): boolean {
  const { widget, drawing, isValue } = schema.spec.meta ?? {}
  if (schema.type !== 'string' || drawing || isValue || schema.describe().oneOf.length > 0)
    return false
  if (widget) return ['text', 'rich', 'markdown'].includes(widget)
  return schema.tests.every(({ OPTIONS }) => rulesOfWords.includes(OPTIONS?.name ?? ''))
}

/** The words of a value, in the order of its fields. */
export function wordsOf(schema: Nested | undefined, value: unknown): string[] {
  if (!schema) return []
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(schema.innerType, item))
  if (typeof value === 'object' && value)
    return Object.entries(value).flatMap(([name, item]) => wordsOf(schema.fields?.[name], item))
  return typeof value === 'string' && value && isWords(schema) ? [value] : []
}

const fieldsOf = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>
const placeOf = ({ file, lineOf }: Pick<ContentFile, 'file' | 'lineOf'>, steps: ValuePath = []) =>
  `${file}:${lineOf(steps)}`

/**
 * Pairs the translated entries of a kind with those of the default language, and adds what is the same in all
 * languages: what has no words. Markdown files pair by their names, entries of lists by their ids or, without ids, by
 * their places.
 *
 * @returns the entries as if they had been written whole, in the order of the default language.
 */
export function pairFiles(
  kind: Kind,
  originals: readonly CompiledEntry[],
  files: readonly ContentFile[],
  report: ReportProblem,
): ContentFile[] {
  const fail = (file: ContentFile, message: string) =>
    report({ file: file.file, line: file.lineOf([]), message })
  const idOf = ({ id, written }: CompiledEntry) =>
    kind.shape === 'list' ? fieldsOf(written).id : id
  const ownIdOf = ({ id, value }: ContentFile) => (kind.shape === 'list' ? fieldsOf(value).id : id)
  const hasIds = files.some((file) => ownIdOf(file) !== undefined)
  const [first] = files
  const [original] = originals
  if (first && original && !hasIds && files.length !== originals.length) {
    const counts = `${files.length} instead of the ${originals.length} entries of ${original.file}`
    fail(first, `the file has ${counts}: translate each, in the same order`)
    return []
  }
  const pairs = files.flatMap((file, index) => {
    const { only, ...value } = fieldsOf(file.value)
    const place = hasIds ? originals.findIndex((entry) => idOf(entry) === ownIdOf(file)) : index
    const pair = originals[place]
    if (pair && only !== undefined)
      fail(file, `“only” is for what no other language has, but this is also at ${placeOf(pair)}`)
    if (pair) return { place, file: completeFile(kind, pair, { ...file, value }) }
    if (only === true) return { place: originals.length, file: { ...file, value } }
    const what = kind.shape === 'folder' ? 'no page has this name' : 'no entry has this “id”'
    fail(file, `${what} in the default language: correct it, or add “only: true”`)
    return []
  })
  return pairs.toSorted((a, b) => a.place - b.place).map(({ file }) => file)
}

/** A translated entry with all that the original has without words. */
function completeFile(kind: Kind, original: CompiledEntry, file: ContentFile): ContentFile {
  const faults: Fault[] = []
  const fail = (steps: ValuePath, message: string) => {
    const names = steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    faults.push({ field: names.join('').replace(/^\./, ''), message })
  }

  const complete = (
    schema: Nested | undefined,
    from: unknown,
    own: unknown,
    steps: ValuePath,
  ): unknown => {
    const isMissing = own === undefined || own === null || own === ''
    if (kind.isInherited && schema?.fields && from === undefined && !isMissing)
      fail(steps, `is not in ${original.file}: add it there first, or remove it`)
    if (!schema || from === undefined || from === null) return own
    if (isMissing) {
      if (kind.isInherited || wordsOf(schema, from).length === 0) return from
      fail(steps, `is missing: translate that of ${placeOf(original, steps)}`)
      return undefined
    }
    if (schema.innerType && Array.isArray(own) && Array.isArray(from)) {
      if (own.length !== from.length) {
        const counts = `${own.length} instead of the ${from.length} entries of ${placeOf(original, steps)}`
        fail(steps, `has ${counts}: translate each`)
        return undefined
      }
      return from.map((item, index) =>
        complete(schema.innerType, item, own[index], [...steps, index]),
      )
    }
    // A text with plural forms has those of its language
    if (!schema.fields || schema.spec.meta?.parameters || typeof own !== 'object')
      return checkSame(schema, from, own, steps)
    const names = new Set([...Object.keys(fieldsOf(from)), ...Object.keys(own ?? {})])
    return Object.fromEntries(
      Array.from(names, (name) => [
        name,
        complete(schema.fields?.[name], fieldsOf(from)[name], fieldsOf(own)[name], [
          ...steps,
          name,
        ]),
      ]),
    )
  }
  /** Ids and addresses are those of the original. */
  const checkSame = (schema: Nested, from: unknown, own: unknown, steps: ValuePath) => {
    const name = steps.at(-1)
    if ((name === 'id' || name === 'path') && own !== from && !isWords(schema))
      fail(steps, `must be ${String(from)}, as in ${placeOf(original, steps)}`)
    return own
  }
  const value = complete(kind.schema as Nested, original.written, file.value, [])
  return { ...file, value, faults, original }
}
