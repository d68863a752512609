import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument } from 'yaml'

import { kinds, type Kind } from '../../src/content/schema/kinds'
import { listLanguages } from '../content/languages'
import { readFiles } from '../content/read-files'
import { listFiles, yamlForm } from '../files'

/** Removes a file, or the entry of a list: that with an id, or without ids that in its place. */
function removeEntry(file: string, { shape }: Kind, index: number, id?: string): void {
  if (!existsSync(file)) return
  if (shape !== 'list') return rmSync(file)
  const document = parseDocument(readFileSync(file, 'utf8'))
  const ids = (document.toJS() as readonly { id?: string }[]).map((entry) => entry.id)
  const place = id && ids.some(Boolean) ? ids.indexOf(id) : index
  if (place >= 0) document.delete(place)
  writeFileSync(file, document.toString(yamlForm))
}

/**
 * Removes what has `sample: true`, with its translations, and pictures that nothing else has, but not from the kinds
 * that are kept.
 */
export function removeSamples(root: string, isKept: (kind: string) => boolean): void {
  const pictures: string[] = []
  for (const kind of kinds.filter(({ name }) => !isKept(name))) {
    const entries = readFiles(root, kind, () => {})
    for (const [index, { file, value }] of [...entries.entries()].reverse()) {
      if (!(value as { sample?: boolean } | null)?.sample) continue
      for (const text of Object.values(value as object).map(String))
        if (text.startsWith('./')) pictures.push(path.join(path.dirname(file), text))
      const { id } = value as { id?: string }
      for (const language of listLanguages(root))
        removeEntry(path.join(root, language, path.relative(root, file)), kind, index, id)
      removeEntry(file, kind, index)
    }
  }
  const texts = listFiles(root).filter((name) => /\.(?:md|yaml)$/.test(name))
  const isIn = (picture: string) => (name: string) =>
    readFileSync(path.join(root, name), 'utf8').includes(path.basename(picture))
  for (const picture of pictures) if (!texts.some(isIn(picture))) rmSync(picture, { force: true })
}
