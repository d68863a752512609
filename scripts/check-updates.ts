/**
 * `npm run check:updates`: what breaks when the packages are updated within their ranges? Copies the tracked
 * files to a temporary folder, runs `npm update` and the steps below there, and names each package that lets
 * a step fail. The working tree stays as it is; exit code 1 says that something broke.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const steps: readonly (readonly [name: string, ...command: string[]])[] = [
  ['npm ci', 'npm', 'ci'],
  ['build', 'npm', 'run', '--silent', 'build'],
  ['types', 'npm', 'run', '--silent', 'types'],
  ['unit tests', 'npx', 'vitest', 'run', '--silent', '--reporter=dot'],
  ['browser tests', 'npx', 'playwright', 'test', '--grep=@smoke', '--reporter=dot'],
]
const folder = mkdtempSync(path.join(tmpdir(), 'check-updates-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.on('SIGINT', () => {}) // `run` exits when its command was stopped, so that the folder goes
for (const file of run(['git', 'ls-files', '-z'], '.').output.split('\0')) {
  if (file && existsSync(file)) cpSync(file, path.join(folder, file))
}
const lockFile = path.join(folder, 'package-lock.json')
const lock = readFileSync(lockFile, 'utf8')

const versions = readVersions(lock)
const changes = new Map<string, string>()
const installed = [...new Set([...versions.keys()].map(nameOf))]
const notFound = findCulprits(installed, update)
update(installed.filter((name) => !notFound.includes(name)))
for (const [place, version] of readVersions(readFileSync(lockFile, 'utf8'))) {
  const before = versions.get(place)
  if (before && before !== version) changes.set(nameOf(place), `${before} -> ${version}`)
}
console.log(`${changes.size} packages to update`)
for (const [name, change] of changes) console.log(`  ${name} ${change}`)

const updated = [...changes.keys()]
const failure = updated.length > 0 ? updateAndRunSteps(updated) : undefined
if (failure) findWhatBreaks(failure)
else if (updated.length > 0) console.log('Nothing breaks with them')

function findWhatBreaks(failureOfAll: string): void {
  process.exitCode = 1
  console.log(`With them, ${failureOfAll}`)
  writeFileSync(lockFile, lock)
  const failureBefore = runSteps()
  if (failureBefore) return console.log(`Without any update, ${failureBefore}`)
  const culprits = findCulprits(updated, updateAndRunSteps)
  const others = updated.filter((name) => !culprits.includes(name))
  const failureOfOthers = others.length > 0 && updateAndRunSteps(others)
  console.log(`With the other ${others.length}, ${failureOfOthers || 'nothing breaks'}`)
}

/** Halves the list down to the single packages that fail, or to those that fail only together, and reports them. */
function findCulprits(names: string[], attempt: (names: string[]) => string | undefined): string[] {
  const failureOfNames = attempt(names)
  if (!failureOfNames) return []
  const middle = Math.ceil(names.length / 2)
  const halves = names.length > 1 ? [names.slice(0, middle), names.slice(middle)] : []
  const found = halves.flatMap((half) => findCulprits(half, attempt))
  if (found.length > 0) return found
  process.exitCode = 1
  const described = names.map((name) => {
    const current = versions.get(`node_modules/${name}`)
    return `${name} ${changes.get(name) ?? `${current} -> newest in range`}`
  })
  console.log(`package ${described.join(', ')}: ${failureOfNames}`)
  return names
}

/** Updates these packages in the lock file as it was, and says what failed. */
function update(names: string[]): string | undefined {
  writeFileSync(lockFile, lock)
  return runStep('npm update', ['npm', 'update', '--package-lock-only', ...names])
}

function runSteps(): string | undefined {
  for (const [name, ...command] of steps) {
    const failureOfStep = runStep(name, command)
    if (failureOfStep) return failureOfStep
  }
  return undefined
}

function updateAndRunSteps(names: string[]): string | undefined {
  return update(names) ?? runSteps()
}

/** The step's name and the first lines of its output that speak of an error, or nothing if it passed. */
function runStep(name: string, command: readonly string[]): string | undefined {
  const { status, output } = run(command, folder)
  if (status === 0) return undefined
  const lines = output.split('\n').filter((line) => line.trim() && !line.includes('error code'))
  const first = lines.findIndex((line) => /error|fail|^ *1\) /i.test(line))
  return `${name} fails: ${lines.slice(Math.max(first, 0)).slice(0, 2).join(' ')}`
}

function run([command = '', ...args]: readonly string[], cwd: string) {
  // `npm run --silent` passes its silence on
  const env = { ...process.env, npm_config_loglevel: 'error' }
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const
  const { signal, status, stdout, stderr } = spawnSync(command, args, options)
  if (signal) process.exit(1)
  return { status, output: stripVTControlCharacters(stdout + stderr) }
}

/** The version of each place in `node_modules`. */
function readVersions(text: string): Map<string, string | undefined> {
  const { packages } = JSON.parse(text) as { packages: Record<string, { version?: string }> }
  const places = Object.entries(packages).filter(([place]) => place !== '')
  return new Map(places.map(([place, { version }]) => [place, version]))
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
