import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument } from 'yaml'

import { kinds } from '../../src/content/schema/kinds'
import { readFiles } from '../content/read-files'

/** Removes what has `sample: true`, and its pictures, from the content, but not from the kept kinds. */
export function removeSamples(root: string, kept: readonly string[]): void {
  for (const kind of kinds.filter(({ name }) => !kept.includes(name))) {
    const entries = readFiles(root, kind, () => {})
    for (const [index, { file, value }] of [...entries.entries()].reverse()) {
      if (!(value as { sample?: boolean } | null)?.sample) continue
      for (const text of Object.values(value as object).map(String))
        if (text.startsWith('./')) rmSync(path.join(path.dirname(file), text), { force: true })
      if (kind.form !== 'list') rmSync(file)
      else {
        const document = parseDocument(readFileSync(file, 'utf8'))
        document.delete(index)
        writeFileSync(file, document.toString({ lineWidth: 0 }))
      }
    }
  }
}
