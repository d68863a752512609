import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Has the hash of the content that the transcripts have read. */
export const hashFile = 'a11y/transcribed-content.txt'

export const contentHash = hashContent()

/** Whether the content is the sample. How it is worded and linked is tested only then: an owner decides otherwise. */
export const isSample = readFileSync(hashFile, 'utf8').trim() === contentHash

function hashContent(): string {
  const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
  const sum = createHash('sha256')
  for (const file of files.filter((name) => /\.(?:md|yaml)$/.test(name)).toSorted())
    sum.update(file).update(readFileSync(path.join('src/content', file)))
  return sum.digest('hex')
}
