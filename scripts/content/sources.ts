import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Kind } from '../../src/content/schema/kinds'
import { isWords, wordsOf, type Nested } from './pair-files'
import type { CompiledEntry, ContentFile, Edition, Source } from './types'

/** What a translation must follow: words, and values that have labels in it. */
const isFollowed = (schema: Nested) => isWords(schema) || !!schema.spec.meta?.isValue

/** The files of the default language, with a hash of their words and how much of them a language has. */
export function listSources(
  kinds: readonly Kind[],
  originals: Readonly<Record<string, readonly CompiledEntry[]>>,
  files: Readonly<Record<string, readonly ContentFile[]>>,
): Source[] {
  return kinds.flatMap((kind) => {
    const translated = new Set((files[kind.name] ?? []).map(({ original }) => original))
    const entries = originals[kind.name] ?? []
    return [...new Set(entries.map(({ file }) => file))].map((file) => {
      const own = entries.filter((entry) => entry.file === file)
      const words = own.flatMap(({ written, body }) => [
        ...wordsOf(kind.schema as Nested, written, isFollowed),
        body?.text ?? '',
      ])
      const text = words.join('\n').replace(/\s+/g, ' ')
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
      const count = own.filter((entry) => translated.has(entry)).length
      return { file, hash, count, total: own.length }
    })
  })
}

const readHashes = (file: string) =>
  (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, string>

/**
 * What a language lacks, and which of its files are older than the words that they translate, by the hashes that
 * {@link markTranslated} wrote.
 *
 * @param root the folder of the content.
 * @param isComplete false to leave out what it lacks.
 */
export function describeTranslation(
  root: string,
  { folder, sources }: Edition,
  isComplete = true,
): string {
  const place = path.join(root, folder)
  const hashes = readHashes(path.join(place, 'sources.json'))
  const nameOf = ({ file }: Source) => path.relative(root, file)
  const missing = sources
    .filter(({ count, total }) => count < total)
    .map((source) => {
      const { count, total } = source
      return count > 0 ? `${nameOf(source)} (${count} of ${total} entries)` : nameOf(source)
    })
  const stale = sources.filter(
    (source) => source.count > 0 && hashes[nameOf(source)] !== source.hash,
  )
  const list = (title: string, names: readonly string[]) =>
    names.length > 0 ? [`${place} ${title}: ${names.join(', ')}`] : []
  return [
    ...list('does not have', isComplete ? missing : []),
    ...list(
      'is to be compared with words that are new, changed or moved (then run `npm run content -- --translated` and the file)',
      stale.map((source) => path.join(place, nameOf(source))),
    ),
  ].join('\n')
}

/**
 * Notes that translations, files or folders, have all words of the default language as they are now.
 *
 * @returns how many files were marked.
 */
export function markTranslated(
  root: string,
  { folder, sources }: Edition,
  names: readonly string[],
): number {
  const place = path.join(root, folder)
  const file = path.join(place, 'sources.json')
  const old = readHashes(file)
  let marked = 0
  const hashes = sources
    .filter(({ count }) => count > 0)
    .map((source) => {
      const name = path.relative(root, source.file)
      const own = path.join(place, name)
      const isMarked = names.some((given) => `${own}/`.startsWith(`${path.normalize(given)}/`))
      if (isMarked) marked += 1
      return [name, isMarked ? source.hash : old[name]] as const
    })
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)
  return marked
}
