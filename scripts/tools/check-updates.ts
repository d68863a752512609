/**
 * `npm run check:updates`: finds out what breaks when packages are updated within their ranges. Copies the project
 * to a temporary folder, runs `npm update` and the steps below there, and names each package that makes a
 * step fail. The working tree stays unchanged; exit code 1 means that something broke.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { copyProject } from '../copy-project'

type Versions = Record<string, string>
/** Packages by their path in `node_modules`; `''` is the project itself. */
type Lock = { packages: Record<string, { version?: string }> }

const steps: readonly (readonly [name: string, ...command: string[]])[] = [
  ['npm ci', 'npm', 'ci'],
  ['build', 'npm', 'run', '--silent', 'build'],
  ['types', 'npm', 'run', '--silent', 'types'],
  ['unit tests', 'npx', 'vitest', 'run', '--silent', '--reporter=dot'],
  ['browser tests', 'npx', 'playwright', 'test', '--grep=@smoke', '--reporter=dot'],
]
const folder = copyProject('check-updates')
process.on('SIGINT', () => {}) // keeps this process until `run` notices and exits, so that the folder is removed
const manifestFile = path.join(folder, 'package.json')
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Versions>
const lockFile = path.join(folder, 'package-lock.json')
const readLock = () => JSON.parse(readFileSync(lockFile, 'utf8')) as Lock
const before = readLock()
const changes = new Map<string, string>()

const direct = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
const notInstallable = findCulprits(direct, update)
update(direct.filter((name) => !notInstallable.includes(name)))
const after = readLock()
for (const [place, { version }] of Object.entries(after.packages)) {
  const current = before.packages[place]?.version
  if (place && current && current !== version)
    changes.set(nameOf(place), `${current} -> ${version}`)
}
console.log(`${changes.size} packages to update`)
for (const [name, change] of changes) console.log(`  ${name} ${change}`)

const updated = [...changes.keys()]
const failure = updated.length > 0 ? runSteps() : undefined
if (failure) findWhatBreaks(failure)
else if (updated.length > 0) console.log('Nothing breaks with them')

function findWhatBreaks(failureOfAll: string): void {
  process.exitCode = 1
  console.log(`With them, ${failureOfAll}`)
  const failureBefore = tryUpdates([])
  if (failureBefore) return console.log(`Without any update, ${failureBefore}`)
  const culprits = findCulprits(updated, tryUpdates)
  const others = updated.filter((name) => !culprits.includes(name))
  const failureOfOthers = others.length > 0 && tryUpdates(others)
  console.log(`With the other ${others.length}, ${failureOfOthers || 'nothing breaks'}`)
}

/** Halves the list until single packages fail, or several that fail only together. Reports and returns them. */
function findCulprits(names: string[], attempt: (names: string[]) => string | undefined): string[] {
  const failureOfNames = attempt(names)
  if (!failureOfNames) return []
  const middle = Math.ceil(names.length / 2)
  const halves = names.length > 1 ? [names.slice(0, middle), names.slice(middle)] : []
  const found = halves.flatMap((half) => findCulprits(half, attempt))
  if (found.length > 0) return found
  process.exitCode = 1
  const described = names.map((name) => {
    const current = before.packages[`node_modules/${name}`]?.version
    return `${name} ${changes.get(name) ?? `${current} -> newest in range`}`
  })
  console.log(`package ${described.join(', ')}: ${failureOfNames}`)
  return names
}

/** Updates these direct dependencies and theirs. All others are pinned. */
function update(names: string[]): string | undefined {
  const pinned = structuredClone(manifest)
  for (const versions of [pinned.dependencies ?? {}, pinned.devDependencies ?? {}])
    for (const name of Object.keys(versions).filter((other) => !names.includes(other)))
      versions[name] = before.packages[`node_modules/${name}`]?.version ?? ''
  writeFileSync(manifestFile, JSON.stringify(pinned, null, 2))
  writeFileSync(lockFile, JSON.stringify(before, null, 2))
  return runStep('npm update', ['npm', 'update', '--package-lock-only'])
}

/** Runs the steps with these packages from the updated lock file and all others from the old one. */
function tryUpdates(names: string[]): string | undefined {
  const mixed = structuredClone(before)
  for (const [place, entry] of Object.entries(after.packages))
    if (names.includes(nameOf(place)) && mixed.packages[place]) mixed.packages[place] = entry
  writeFileSync(lockFile, JSON.stringify(mixed, null, 2))
  // Adds what the updated packages need from others
  return runStep('npm install', ['npm', 'install', '--package-lock-only']) ?? runSteps()
}

function runSteps(): string | undefined {
  let failed: string | undefined
  for (const [name, ...command] of steps) failed ??= runStep(name, command)
  return failed
}

/** Returns the step's name and two lines of its output from the first error on; undefined if it passed. */
function runStep(name: string, command: readonly string[]): string | undefined {
  const { status, output } = run(command, folder)
  if (status === 0) return undefined
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.includes('error code'))
  const first = lines.findIndex((line) => /error|\bfail\b|^1\) /i.test(line))
  return `step ${name} fails: ${lines.slice(Math.max(first, 0)).slice(0, 2).join(' ')}`
}

function run([command = '', ...args]: readonly string[], cwd: string) {
  // Overrides the `silent` that `npm run --silent` passes on, which would hide npm's errors
  const env = { ...process.env, npm_config_loglevel: 'error' }
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const
  const { signal, status, stdout, stderr } = spawnSync(command, args, options)
  if (signal) process.exit(1)
  return { status, output: stripVTControlCharacters(stderr + stdout) }
}

function nameOf(place: string): string {
  return place.split('node_modules/').at(-1) ?? ''
}
