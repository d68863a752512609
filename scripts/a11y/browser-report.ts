/** Writes what the repository and the accessibility statement say of `npm run browsers`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { engines, type Engine } from '../../a11y/browsers/driver'
import { journeys, withoutScripts } from '../../a11y/browsers/journeys'
import { sitePages } from '../../tests/site-pages'
import { writeModule, writeTextFile } from './report'

/** One check of a page or journey in an engine. */
export type Result = {
  engine: Engine
  version: string
  /** A page's path or a journey's name. */
  what: string
  /** Width and colors of a page, such as `390 light`; `mouse` or `keyboard`. */
  how: string
  faults: readonly string[]
}

/** What is known of a check from its last run. */
type Last = { day: string; version: string; hasPassed: boolean }

const ledger = '.cache/browsers.json'

/**
 * Notes the results of a run. If all checks have passed at their last run, writes the table of them and the figures of
 * the statement.
 *
 * @returns whether it has written them.
 */
export async function writeBrowserReport(results: readonly Result[]): Promise<boolean> {
  const day = new Date().toISOString().slice(0, 10)
  const known = JSON.parse(existsSync(ledger) ? readFileSync(ledger, 'utf8') : '{}') as Record<
    string,
    Last
  >
  for (const { engine, version, what, how, faults } of results)
    known[`${engine}, ${how}, ${what}`] = { day, version, hasPassed: faults.length === 0 }
  writeFileSync(ledger, JSON.stringify(known))

  const pages = sitePages().map(({ address }) => address)
  const views = tableOf(known, pages, ['390 light', '390 dark', '1280 light', '1280 dark'])
  const names = Object.keys(journeys)
  const runs = tableOf(known, names, ['mouse', 'keyboard'])
  const missing = [...views.checks, ...runs.checks].filter((last) => !last?.hasPassed)
  console.log(`${missing.length} checks have failed at their last run, or never ran`)
  if (missing.length > 0) return false

  await writeTextFile(
    'a11y/browsers/results.md',
    `# Pages and journeys in three engines\n\nThe days on which they passed \`npm run browsers\`. Only the driver of Firefox can switch JavaScript off.\n\n${views.text}\n\n${runs.text}\n`,
  )
  const versions = engines.map((engine) => [
    engine,
    known[`${engine}, mouse, ${names[0]}`]?.version,
  ])
  const days = [...views.checks, ...runs.checks].map((last) => last?.day)
  const report = {
    date: days.toSorted()[0],
    versions: Object.fromEntries(versions) as Record<Engine, string>,
    pages: pages.length,
    views: views.checks.length,
    journeys: names.length,
    journeyRuns: runs.checks.length,
  }
  await writeModule('src/content/browser-report.ts', 'browserReport', report)
  return true
}

/** @returns a table in Markdown with a row for each page or journey, and the checks that its cells stand for. */
function tableOf(known: Record<string, Last>, rows: readonly string[], hows: readonly string[]) {
  const columns = engines.flatMap((engine) => hows.map((how) => ({ engine, how })))
  const checks: (Last | undefined)[] = []
  const body = rows.map((row) => [
    row,
    ...columns.map(({ engine, how }) => {
      if (withoutScripts.includes(row) && engine !== 'firefox') return 'not possible'
      const last = known[`${engine}, ${how}, ${row}`]
      checks.push(last)
      return last?.day ?? ''
    }),
  ])
  const head = ['', ...columns.map(({ engine, how }) => `${engine}, ${how}`)]
  const text = [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`)
  return { text: text.join('\n'), checks }
}
