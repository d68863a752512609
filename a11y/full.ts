/**
 * `npm run a11y:full`: the whole accessibility matrix (all pages, states and screens, three engines). A run without a
 * failure writes its figures into `a11y/report/figures.json`.
 */
import { existsSync, readFileSync } from 'node:fs'

import { run } from '../scripts/run-tests'
import { exceptions } from './exceptions'
import { countFacts, forgetFacts } from './report/facts'
import { keepFigures } from './report/figures'

if (!existsSync('dist/index.html')) await run('npm', ['run', '--silent', 'build'])
forgetFacts()
const reporters = '--reporter=dot,./tests/playwright-reporter.ts'
const args = ['playwright', 'test', '--project=a11y', reporters]
const hasPassed = await run('npx', args, { A11Y_FULL: '1' })
const { counts, unused } = countFacts(exceptions)
for (const name of unused) console.log(`Nothing needs ${name} in a11y/exceptions.ts: take it out`)
if (!hasPassed || unused.length > 0) process.exit(1)
const tools = {
  axe: versionOf('axe-core'),
  htmlValidate: versionOf('html-validate'),
  ibm: versionOf('accessibility-checker-engine'),
}
keepFigures('audits', { tools, ...counts })

function versionOf(name: string): string {
  const file = readFileSync(`node_modules/${name}/package.json`, 'utf8')
  return (JSON.parse(file) as { version: string }).version
}
