import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument } from 'yaml'

import { kinds } from '../../src/content/schema/kinds'

/** Removes the entries with `sample: true` and their pictures from the content, but not those of the kept kinds. */
export function removeSamples(root: string, kept: readonly string[]): void {
  for (const { name, form, place } of kinds) {
    const file = path.join(root, `${place}.yaml`)
    if (form === 'folder' || kept.includes(name) || !existsSync(file)) continue
    const document = parseDocument(readFileSync(file, 'utf8'))
    const entries = [document.toJS() as unknown].flat() as { sample?: boolean }[]
    if (!entries.some((entry) => entry.sample)) continue
    for (const [index, entry] of [...entries.entries()].reverse()) {
      if (!entry.sample) continue
      for (const value of Object.values(entry))
        if (String(value).startsWith('./')) rmSync(path.join(root, String(value)), { force: true })
      if (form === 'list') document.delete(index)
    }
    if (form === 'list') writeFileSync(file, document.toString({ lineWidth: 0 }))
    else rmSync(file)
  }
}
