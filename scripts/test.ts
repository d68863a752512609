/**
 * `npm test`: what breaks most, in five minutes. `npm run test:all`: the rest of what is deterministic. No check is in
 * both. The second has the build from the first if nothing has changed since.
 */
import { existsSync, mkdirSync } from 'node:fs'

import { beginBuild, isBuildCurrent } from './build-stamp'
import { lookForBrowser } from './find-browser'
import { finishParts, runPart, type Part } from './run-parts'
import { run } from './run-tests'

const tsx = ['node', ...process.execArgv] as const
const vitest = ['npx', 'vitest', 'run', '--configLoader', 'runner', '--reporter=minimal'] as const
const playwright = ['npx', 'playwright', 'test', '--project=e2e', '--project=a11y'] as const

const repeatable = (name: string, ...command: Part['command']): Part => ({
  name,
  command,
  repeat: `npm run ${name}`,
})
const content = repeatable('content', ...tsx, 'scripts/content/cli.ts')
const build = repeatable('build', ...tsx, 'scripts/build.ts')
const lint = repeatable('lint', 'npm', 'run', '--silent', 'lint')
const types = repeatable('types', 'npx', 'tsc')
const unitTests = (project: string): Part => ({
  name: project === 'unit' ? 'unit tests' : 'slow unit tests',
  command: [...vitest, '--reporter=./tests/vitest-reporter.ts', '--project', `${project}*`],
})
const browserTests = (name: string, ...selection: readonly string[]): Part => ({
  name,
  command: [...playwright, '--reporter=dot,./tests/playwright-reporter.ts', ...selection],
})
/** Programs with windows, on a virtual screen. */
const desktop = (name: string): Part => ({
  name,
  command: ['npm', 'run', '--silent', name, '--', '--quick'],
})

mkdirSync('.cache', { recursive: true })
await ensureBrowser()
if (await runPart(content)) {
  if (process.argv.includes('--all')) await proveTheRest()
  else await proveTheCore()
}
finishParts()

async function proveTheCore(): Promise<void> {
  // Side by side: the build needs one core, and browser tests wait for pages half of their time
  await Promise.all([buildAndTest(), runInTurn(lint, types, unitTests('unit'))])
}

async function buildAndTest(): Promise<void> {
  const remember = beginBuild()
  if (!(await runPart(build))) return
  remember()
  await runPart(browserTests('browser tests', '--grep=@smoke'))
}

async function proveTheRest(): Promise<void> {
  const isBuilt = isBuildCurrent() || (await runPart(build))
  // Alone, because Orca misses announcements on a busy machine
  if (isBuilt) await runPart(desktop('voice'))
  const slow = runPart(unitTests('slow'))
  const others = browserTests('all other browser tests', '--grep-invert=@smoke')
  if (isBuilt) await Promise.all([slow.then(() => runPart(others)), runPart(desktop('browsers'))])
  await slow
}

async function runInTurn(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) await runPart(part)
}

/** Installs a Chromium if there is none. If that fails, says what to do and ends the run. */
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
  if (lookForBrowser() !== null) return
  console.error(
    'No Chromium could be installed: install the package `chromium`, or set CHROMIUM_PATH to a Chromium, and run the command again.',
  )
  console.log('0 passed, 1 failed')
  process.exit(1)
}
