/** `npm test`: everything that must hold, and one line at the end that counts it. */
import { existsSync, mkdirSync } from 'node:fs'

import { isSample } from '../tests/sample-content'
import { lookForBrowser } from './find-browser'
import { finish, run, runBrowserTests, runTests, type Counts } from './run-tests'

const total = { passed: 0, failed: 0, failures: [] as string[] }

await ensureBrowser()
mkdirSync('.cache', { recursive: true })
addCheck('content', await run('npm', ['run', '--silent', 'content']))
const [isBuilt] = await Promise.all([
  run('npm', ['run', '--silent', 'build']),
  runChecks(), // beside the build, which leaves one core idle
])
addCheck('build', isBuilt)
if (isBuilt) {
  add('browser tests', await runBrowserTests(['--project=e2e', '--project=a11y']))
  for (const script of ['browsers', 'voice'])
    addCheck(script, await run('npm', ['run', '--silent', script, '--', '--quick']))
}
if (!isSample)
  console.log(
    'Transcripts, links from three pages, titles and capitals were not checked: the content has changed. ' +
      'Of the sample, run `UPDATE_TRANSCRIPTS=1 npm run a11y -- transcripts`, and review the difference.',
  )
finish('All parts', total)

async function runChecks(): Promise<void> {
  for (const script of ['lint', 'types'])
    addCheck(script, await run('npm', ['run', '--silent', script]))
  const file = '.cache/vitest.json'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`]
  type Report = {
    numPassedTests: number
    numTotalTests: number
    testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
  }
  const counts = await runTests(
    ['vitest', 'run', '--configLoader', 'runner', ...reporters],
    file,
    (report: Report) => ({
      passed: report.numPassedTests,
      failed: report.numTotalTests - report.numPassedTests,
      failures: report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(({ fullName }) => `${name} › ${fullName}`),
      ),
    }),
  )
  add('unit tests', counts)
}

function addCheck(name: string, hasPassed: boolean): void {
  if (hasPassed) total.passed += 1
  else {
    total.failed += 1
    total.failures.push(name)
  }
}

function add(name: string, { passed, failed, failures = [] }: Counts): void {
  total.passed += passed
  total.failed += failed
  // A run without a report, or with an error outside of its tests, names none
  total.failures.push(...(failed > 0 && failures.length === 0 ? [name] : failures))
  console.log(`${name}: ${passed} passed, ${failed} failed`)
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
    const install = ['install', '-y', '-qq', '--no-install-recommends']
    // The headless shell is what Playwright downloads, too. Older Debian has only the whole browser
    for (const browser of ['chromium-headless-shell', 'chromium'])
      if (lookForBrowser() === null) await run('apt-get', [...install, browser, 'fonts-liberation'])
  }
  if (lookForBrowser() === null) {
    console.error(
      'No Chromium could be installed: install the package `chromium`, or set CHROMIUM_PATH to a Chromium, and run npm test again.',
    )
    finish('Looking for a browser', { passed: 0, failed: 1 })
  }
}
