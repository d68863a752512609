import { kinds } from '../../src/content/schema/kinds'
import { findPlaceholders } from '../rebrand/company'
import { readFiles } from './read-files'

/** The files of the content in `root` that contain entries with `sample: true`, or placeholders of `npm run rebrand`. */
export function findSampleFiles(root = 'src/content'): readonly string[] {
  const isSample = (entry: unknown) =>
    (entry as { sample?: unknown } | null)?.sample === true ||
    findPlaceholders(Object(entry)).length > 0
  const files = kinds.flatMap((kind) => readFiles(root, kind, () => {}))
  return [...new Set(files.filter(({ value }) => isSample(value)).map(({ file }) => file))]
}
