/**
 * `npm test`: everything that must hold, one part after the other, and one line at the end that
 * counts it. Lint, format and types count as one check each.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { lookForBrowser } from './find-browser'

type Counts = { passed: number; failed: number }

const started = performance.now()
const total: Counts = { passed: 0, failed: 0 }

ensureBrowser()
mkdirSync('.cache', { recursive: true })
for (const script of ['lint', 'types']) addCheck(run('npm', ['run', '--silent', script]))
addReport('unit tests', '.cache/vitest.json', readVitest, () =>
  run('npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile=.cache/vitest.json',
  ]),
)
const isBuilt = run('npm', ['run', '--silent', 'build'])
addCheck(isBuilt)
if (isBuilt) {
  addReport(
    'browser tests',
    '.cache/playwright-counts.json',
    (counts) => counts as Counts,
    () => run('npx', ['playwright', 'test']),
  )
}

const seconds = Math.round((performance.now() - started) / 1000)
console.log(`All parts took ${seconds} s`)
// `npm run a11y:full -- --add` counts these with its own.
writeFileSync('.cache/test-counts.json', JSON.stringify(total))
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

function addCheck(hasPassed: boolean): void {
  if (hasPassed) total.passed += 1
  else total.failed += 1
}

/** Runs a part and adds what its report counts. A part that leaves no report has failed. */
function addReport(
  name: string,
  file: string,
  read: (report: unknown) => Counts,
  runPart: () => boolean,
): void {
  rmSync(file, { force: true })
  const hasPassed = runPart()
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1 }
  total.passed += counts.passed
  total.failed += counts.failed
  if (!hasPassed && counts.failed === 0) total.failed += 1
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`)
}

function readVitest(report: unknown): Counts {
  const { numPassedTests, numTotalTests, numFailedTestSuites, success } = report as Record<
    string,
    number
  > & {
    success: boolean
  }
  const passed = numPassedTests ?? 0
  const failed = (numTotalTests ?? 0) - passed
  return {
    passed,
    failed: failed + (success || failed > 0 ? 0 : Math.max(1, numFailedTestSuites ?? 1)),
  }
}

/** The browser is found or installed, else one clear sentence says what to do. */
function ensureBrowser(): void {
  if (lookForBrowser() !== null) return
  console.log('No Chromium found: installing one')
  const isRoot = process.getuid?.() === 0
  // Playwright's own download first; where that host cannot be reached, the system's package.
  run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  if (lookForBrowser() === null && isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    // The shell is what Playwright's own download would be; older Debian has only the whole browser
    for (const browser of ['chromium-headless-shell', 'chromium'])
      if (lookForBrowser() === null)
        run('apt-get', [
          'install',
          '-y',
          '-qq',
          '--no-install-recommends',
          browser,
          'fonts-liberation',
        ])
  }
  if (lookForBrowser() === null) {
    console.error(
      'No Chromium could be installed: install the package `chromium`, or set CHROMIUM_PATH to a Chromium, and run npm test again.',
    )
    console.log('0 passed, 1 failed')
    process.exit(1)
  }
}
