/**
 * `npm run a11y:full`: runs the whole accessibility matrix (all pages, states and screens, three engines) and writes
 * its figures into the accessibility statement. Like `npm test` it ends with one line of counts. It takes long, so
 * it runs nightly and before a release.
 */
import { existsSync, rmSync } from 'node:fs'

import { factsFolder } from '../a11y/support/record'
import { publish, readFacts, writeReport } from './a11y/report'
import { finish, run, runBrowserTests } from './run-tests'

if (!existsSync('dist/index.html')) await run('npm', ['run', '--silent', 'build'])
rmSync(factsFolder, { recursive: true, force: true })
const counts = await runBrowserTests(['--project=a11y'], { A11Y_FULL: '1' })

const facts = readFacts()
for (const exception of facts.unusedExceptions)
  console.error(`No longer needed in a11y/exceptions.ts: ${exception}. Take it out.`)
counts.failed += facts.unusedExceptions.length

if (counts.failed === 0) {
  await writeReport(facts)
  if (!(await publish())) counts.failed = 1
} else console.log('The statement keeps the numbers of the last run without a finding.')

finish('The whole matrix', counts)
