/** Tells whether `dist/` is still what the last `npm test` has built from the same files, so that `test:all` need not build again. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { dayInIndia } from '../src/lib/day-in-india'
import { listFiles } from './files'

const fileIn = (root: string) => path.join(root, '.cache/tested-build')

/** Forgets the last build. @returns a function that remembers the new one when it has ended, and what it was begun with. */
export function beginBuild(root = '.'): () => void {
  rmSync(fileIn(root), { force: true })
  const before = hashInput(root)
  return () => {
    if (before) writeFileSync(fileIn(root), before + hashFiles(root, outputOf(root)))
  }
}

/** Whether nothing has changed since: neither what the build reads, nor what it has written. */
export const isBuildCurrent = (root = '.'): boolean =>
  existsSync(fileIn(root)) &&
  readFileSync(fileIn(root), 'utf8') === `${hashInput(root)}${hashFiles(root, outputOf(root))}`

const outputOf = (root: string) => [
  '.cache/pages.json',
  ...listFiles(path.join(root, 'dist')).map((name) => `dist/${name}`),
]

/** @returns a hash of what the build reads; null where Git cannot list the files. */
function hashInput(root: string): string | null {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', listing, { encoding: 'utf8', cwd: root })
  if (status !== 0) return null
  const settings = Object.entries(process.env).filter(([name]) =>
    /^(?:VITE|ALLOW|HOSTING)_/.test(name),
  )
  // What is open or published depends on the day
  const setup = JSON.stringify([settings.toSorted(), process.version, dayInIndia()])
  return hashFiles(root, stdout.split('\0'), setup)
}

function hashFiles(root: string, names: readonly string[], start = ''): string {
  const hash = createHash('sha256').update(start)
  for (const name of names.toSorted()) {
    const file = path.join(root, name)
    // Git lists other repositories and links to folders, too
    if (statSync(file, { throwIfNoEntry: false })?.isFile())
      hash.update(`\0${name}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}
