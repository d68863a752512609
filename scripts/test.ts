/** `npm test`: everything that must hold, and one line at the end that counts it. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

import { lookForBrowser } from './find-browser'

type Counts = { passed: number; failed: number }

const started = performance.now()
const total: Counts = { passed: 0, failed: 0 }

await ensureBrowser()
mkdirSync('.cache', { recursive: true })
const [isBuilt] = await Promise.all([
  run('npm', ['run', '--silent', 'build']),
  runChecks(), // beside the build, which leaves one core idle
])
addCheck(isBuilt)
if (isBuilt) {
  await addReport(
    'browser tests',
    '.cache/playwright-counts.json',
    (counts) => counts as Counts,
    () => run('npx', ['playwright', 'test']),
  )
}

const seconds = Math.round((performance.now() - started) / 1000)
console.log(`All parts took ${seconds} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function runChecks(): Promise<void> {
  for (const script of ['lint', 'types']) addCheck(await run('npm', ['run', '--silent', script]))
  await addReport('unit tests', '.cache/vitest.json', readVitest, () =>
    run('npx', [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile=.cache/vitest.json',
    ]),
  )
}

function run(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(command, args, { stdio: 'inherit' }).on('close', (code) => resolve(code === 0))
  })
}

function addCheck(hasPassed: boolean): void {
  if (hasPassed) total.passed += 1
  else total.failed += 1
}

/** Runs a part and adds the counts of its report. A part without a report counts as one failure. */
async function addReport(
  name: string,
  file: string,
  read: (report: unknown) => Counts,
  runPart: () => Promise<boolean>,
): Promise<void> {
  rmSync(file, { force: true })
  const hasPassed = await runPart()
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

/** Installs a browser if there is none. If that fails, says what to do and ends the run. */
async function ensureBrowser(): Promise<void> {
  if (lookForBrowser() !== null) return
  console.log('No Chromium found: installing one')
  const isRoot = process.getuid?.() === 0
  // Playwright's own download first. If its host cannot be reached, the system's package
  await run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  if (lookForBrowser() === null && isRoot && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'])
    // The headless shell is what Playwright downloads, too. Older Debian has only the whole browser
    for (const browser of ['chromium-headless-shell', 'chromium'])
      if (lookForBrowser() === null)
        await run('apt-get', [
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
