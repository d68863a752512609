import { kinds } from '../../src/content/schema/kinds'
import { findPlaceholders } from '../rebrand/company'
import { readFiles } from './read-files'

/**
 * The invented examples and placeholders of the content in `root`: for each file one line with the places of `sample: true`,
 * and one for each field with a placeholder of `npm run rebrand`, or with a domain that exists only in tests.
 */
export function findSamples(root = 'src/content'): readonly string[] {
  const samples = new Map<string, number[]>()
  const fields: string[] = []
  for (const { file, value, lineOf } of kinds.flatMap((kind) => readFiles(root, kind, () => {}))) {
    const entry = Object(value) as Readonly<Record<string, unknown>>
    if (entry.sample === true) samples.set(file, [...(samples.get(file) ?? []), lineOf(['sample'])])
    // Who replaces an entry replaces its fields
    for (const field of entry.sample === true ? [] : findPlaceholders(entry)) {
      const isTest = JSON.stringify(entry[field]).includes('.example"')
      const what = isTest ? 'is at .example, which exists only in tests' : 'is a placeholder'
      fields.push(`${file}:${lineOf([field])}: “${field}” ${what}: write your own.`)
    }
  }
  const marked = Array.from(
    samples,
    ([file, lines]) =>
      `${file}:${lines.join(', ')}: “sample: true” marks what is invented: replace it.`,
  )
  return [...marked, ...fields].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}
