import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { x } from 'tinyexec'

/** The medians of one page and build, by name. */
export type Row = Record<string, string | number>

/** Lower is better. */
const figures = ['fcp', 'lcp', 'tbt', 'htmlKb', 'scriptKb', 'requests'] as const

/**
 * Builds a commit and the last one in clean clones, with their own packages. They are removed when the process ends.
 *
 * @returns the folders of the sites: the old one twice, because it is compared with itself, too. @throws if a build fails.
 */
export async function buildBoth(commit: string): Promise<string[]> {
  const old = await buildCommit(commit)
  return [old, old, await buildCommit('HEAD')]
}

async function buildCommit(commit: string): Promise<string> {
  const clone = mkdtempSync(path.join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(clone, { recursive: true, force: true }))
  // A trial: a build for a real domain needs settings and audits
  const env = { VITE_SITE_URL: 'http://localhost:4173' }
  const run = (command: string, ...args: string[]) =>
    x(command, args, { throwOnError: true, nodeOptions: { cwd: clone, env } })
  console.error(`building ${commit} in ${clone}`)
  await run('git', 'clone', '--quiet', process.cwd(), '.')
  await run('git', 'checkout', '--quiet', commit)
  await run('npm', 'ci', '--no-audit', '--no-fund')
  await run('npm', 'run', 'build')
  return path.join(clone, 'dist')
}

/**
 * Compares two builds. The largest difference between two measurements of the old build is the noise of a figure.
 *
 * @param rows three for each page: of the old build, of the same again, and of the new one. Without both of the old one a
 *   page is left out: one failure would make the noise of all pages unknown.
 * @returns a table of new ÷ old, or `0 → new`, with the noise in its last line, and whether any figure is worse by more than that.
 */
export function compare(rows: readonly Row[]): { table: Row[]; isWorse: boolean } {
  const pages = rows.flatMap((old, index) => {
    const [again, now] = rows.slice(index + 1)
    const isMeasured = again && now && old['runs'] !== 0 && again['runs'] !== 0
    return index % 3 === 0 && isMeasured ? [{ old, again, now }] : []
  })
  const difference = (from: Row, to: Row, name: string) => Number(to[name]) - Number(from[name])
  const noise = Object.fromEntries(
    figures.map((name) => {
      const differences = pages.map(({ old, again }) => Math.abs(difference(old, again, name)))
      return [name, Math.max(...differences)]
    }),
  )
  // Names of files change, and with them a few bytes of each compressed page: what rounds to 1.00 is no difference
  const isOver = (name: string, old: Row, now: Row) =>
    !(difference(old, now, name) <= Math.max(noise[name] ?? 0, Number(old[name]) * 0.005))
  const table = pages.map(({ old, now }) => ({
    subject: old['subject'] ?? '',
    ...Object.fromEntries(
      figures.map((name) => {
        const ratio = old[name]
          ? (Number(now[name]) / Number(old[name])).toFixed(2)
          : `0 → ${now[name]}`
        return [name, `${ratio}${isOver(name, old, now) ? ' worse' : ''}`]
      }),
    ),
  }))
  return {
    table: [...table, { subject: 'noise, ms or kB', ...noise }],
    isWorse: pages.some(({ old, now }) => figures.some((name) => isOver(name, old, now))),
  }
}
