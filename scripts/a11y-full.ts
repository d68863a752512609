/**
 * `npm run a11y:full`: runs the whole accessibility matrix (all pages, states and screens, three engines) and writes
 * its figures into the accessibility statement. Like `npm test` it ends with one line of counts. It takes long, so
 * it runs nightly and before a release.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

import { factsFolder } from '../a11y/support/record'
import { readFacts, writeReport } from './a11y/report'

type Counts = { passed: number; failed: number }

const countsFile = '.cache/playwright-counts.json'
const started = performance.now()

if (!existsSync('dist/index.html')) run('npm', ['run', '--silent', 'build'])
rmSync(factsFolder, { recursive: true, force: true })
rmSync(countsFile, { force: true })
const hasPassed = run('npx', ['playwright', 'test', '--project=a11y'], { A11Y_FULL: '1' })
const own: Counts = existsSync(countsFile)
  ? (JSON.parse(readFileSync(countsFile, 'utf8')) as Counts)
  : { passed: 0, failed: 1 }
if (!hasPassed && own.failed === 0) own.failed = 1

const facts = readFacts()
const unused = facts.unusedExceptions
for (const exception of unused)
  console.error(`No longer needed in a11y/exceptions.ts: ${exception}. Take it out.`)
own.failed += unused.length

if (own.failed === 0) {
  writeReport(facts, true)
  // The statement's screen-reader transcript contains these figures, so it must be updated, too
  const isSaved =
    run('npm', ['run', '--silent', 'build']) &&
    run(
      'npx',
      ['playwright', 'test', '--project=a11y', 'transcripts', '-g', ' /accessibility is'],
      {
        UPDATE_TRANSCRIPTS: '1',
      },
    )
  if (!isSaved) own.failed = 1
} else console.log('The statement keeps the numbers of the last run without a finding.')

console.log(`The whole matrix took ${Math.round((performance.now() - started) / 1000)} s`)
console.log(`${own.passed} passed, ${own.failed} failed`)
process.exit(own.failed === 0 ? 0 : 1)

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  )
}
