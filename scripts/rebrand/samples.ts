import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument } from 'yaml'

import { kinds } from '../../src/content/schema/kinds'
import { readFiles } from '../content/read-files'
import { listFiles } from '../files'

/** Removes what has `sample: true`, and pictures that nothing else has, but not from the kinds that are kept. */
export function removeSamples(root: string, isKept: (kind: string) => boolean): void {
  const pictures: string[] = []
  for (const kind of kinds.filter(({ name }) => !isKept(name))) {
    const entries = readFiles(root, kind, () => {})
    for (const [index, { file, value }] of [...entries.entries()].reverse()) {
      if (!(value as { sample?: boolean } | null)?.sample) continue
      for (const text of Object.values(value as object).map(String))
        if (text.startsWith('./')) pictures.push(path.join(path.dirname(file), text))
      if (kind.shape !== 'list') rmSync(file)
      else {
        const document = parseDocument(readFileSync(file, 'utf8'))
        document.delete(index)
        writeFileSync(file, document.toString({ lineWidth: 0, singleQuote: true }))
      }
    }
  }
  const texts = listFiles(root).filter((name) => /\.(?:md|yaml)$/.test(name))
  const isIn = (picture: string) => (name: string) =>
    readFileSync(path.join(root, name), 'utf8').includes(path.basename(picture))
  for (const picture of pictures) if (!texts.some(isIn(picture))) rmSync(picture, { force: true })
}
