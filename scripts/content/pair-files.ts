import type { AnySchema } from 'yup'

import type { Kind } from '../../src/content/schema/kinds'
import { foldDigits } from '../../src/lib/fold-text'
import type { CompiledEntry, ContentFile, Fault, ReportProblem, ValuePath } from './types'

/** The parts of Yup's schemas of lists and objects. */
export type Nested = AnySchema & { innerType?: Nested; fields?: Record<string, Nested> }

/** Rules that words may have. A text with another one has a form, such as an id or an address. */
const rulesOfWords = ['required', 'blank', 'min', 'max', 'parameters']

/** Whether a field is words, which a translation gives anew. All others are the same in all languages. */
export function isWords(schema: Nested): boolean {
  const { widget, drawing, isValue } = schema.spec.meta ?? {}
  if (schema.type !== 'string' || drawing || isValue || schema.describe().oneOf.length > 0)
    return false
  if (widget) return ['text', 'rich', 'markdown'].includes(widget)
  return schema.tests.every(({ OPTIONS }) => rulesOfWords.includes(OPTIONS?.name ?? ''))
}

/** The words of a value, in the order of its fields. @param isOne whether a field is words */
export function wordsOf(schema: Nested | undefined, value: unknown, isOne = isWords): string[] {
  if (!schema) return []
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(schema.innerType, item, isOne))
  if (typeof value === 'object' && value)
    return Object.entries(value).flatMap(([name, item]) =>
      wordsOf(schema.fields?.[name], item, isOne),
    )
  return typeof value === 'string' && value && isOne(schema) ? [value] : []
}

const fieldsOf = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>
const numberIn = (text: unknown) => foldDigits(String(text)).replace(/\D/g, '')
const placeOf = ({ file, lineOf }: Pick<ContentFile, 'file' | 'lineOf'>, steps: ValuePath = []) =>
  `${file}:${lineOf(steps)}`

/**
 * Pairs the translated entries of a kind with those of the default language, and adds what is the same in all
 * languages: what has no words. Markdown files pair by their names, entries of lists by their ids or, without ids, by
 * their places. What has `only: true` has no pair.
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
  const paired = files.filter(({ value }) => fieldsOf(value).only !== true)
  const hasIds = paired.some((file) => ownIdOf(file) !== undefined)
  const [first] = paired
  const [original] = originals
  if (first && original && !hasIds && paired.length !== originals.length) {
    const counts = `${paired.length} instead of the ${originals.length} entries of ${original.file}`
    fail(first, `the file has ${counts}: translate each, in the same order`)
    return []
  }
  const pairs = files.flatMap((file) => {
    const { only, ...value } = fieldsOf(file.value)
    const id = ownIdOf(file)
    const index = hasIds ? -1 : paired.indexOf(file)
    const place = id === undefined ? index : originals.findIndex((entry) => idOf(entry) === id)
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
  /** The places in the file of entries that were found by their ids. */
  const places = new Map<string, number>()
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
    const name = steps.at(-1)
    // What is not in the language of the site may be in that of the translation
    if (isMissing && name === 'lang') return undefined
    // The day of the English would be wrong for an older translation
    if (isMissing && steps[0] === 'updated' && from !== undefined && !kind.isInherited) {
      fail(steps, `is missing: add the day of the translation, as in ${placeOf(original, steps)}`)
      return undefined
    }
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
      const hasIds = own.every((item) => fieldsOf(item).id !== undefined)
      return from.map((item, index) => {
        const { id } = fieldsOf(item)
        const place = own.findIndex((entry) => hasIds && fieldsOf(entry).id === id)
        const path = [...steps, index]
        if (place >= 0) places.set(path.join('.'), place)
        return complete(schema.innerType, item, own[place < 0 ? index : place], path)
      })
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
  /** Ids, addresses and the numbers of prices are those of the original. */
  const checkSame = (schema: Nested, from: unknown, own: unknown, steps: ValuePath) => {
    const name = steps.at(-1)
    const isOther =
      kind.name === 'prices'
        ? numberIn(own) !== numberIn(from)
        : (name === 'id' || name === 'path') && own !== from && !isWords(schema)
    if (isOther) fail(steps, `must be ${String(from)}, as in ${placeOf(original, steps)}`)
    return own
  }
  const value = complete(kind.schema as Nested, original.written, file.value, [])
  const lineOf = (steps: ValuePath) =>
    file.lineOf(steps.map((step, at) => places.get(steps.slice(0, at + 1).join('.')) ?? step))
  return { ...file, value, lineOf, faults, original }
}
