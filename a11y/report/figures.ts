import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

import { company } from '../../src/generated/company'
import type figures from './figures.json'

const file = 'a11y/report/figures.json'
const statement = 'src/content/legal/accessibility.md'

/**
 * Keeps the figures of a whole run without a failure, with its day, commit and company. The accessibility statement
 * of that company shows them, and so has changed on this day; `tests/unit/figures.test.ts` compares the documents with them.
 *
 * @param part the part of the file that the run belongs to.
 */
export function keepFigures(part: keyof typeof figures, values: object): void {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  const date = new Date().toISOString().slice(0, 10)
  const all = JSON.parse(readFileSync(file, 'utf8')) as object
  const kept = { ...all, [part]: { date, commit: stdout.trim(), site: company.name, ...values } }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
  const text = readFileSync(statement, 'utf8')
  writeFileSync(statement, text.replace(/^updated: .*$/m, `updated: ${date}`))
}
