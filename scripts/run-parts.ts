/** Runs the parts of a test command: a line for each, its output only if it fails, and the counts of all at the end. */
import { x } from 'tinyexec'

import { finish, type Counts } from './run-tests'

/** A command that checks something. */
export type Part = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** The command that repeats it, where the output of a failure does not say so itself. */
  readonly repeat?: string
}

const running = new Set<{ readonly name: string; readonly since: number; progress: string }>()
const total = { passed: 0, failed: 0 }
const isTerminal = process.stdout.isTTY

// Long work is never silent: a line that changes on a terminal, a line a minute in a log
setInterval(showRunning, isTerminal ? 1000 : 60_000).unref()

/**
 * Runs a part to its end, and adds its counts to the total: those in the last line of its output (see `finish` in
 * `run-tests.ts`), or one. Parts may run side by side. @returns whether it has passed.
 */
export async function runPart({ name, command, repeat }: Part): Promise<boolean> {
  const part = { name, since: performance.now(), progress: '' }
  running.add(part)
  const env = { REPORT_PROGRESS: '1', ...(isTerminal && { FORCE_COLOR: '1' }) }
  const [program, ...args] = command
  const child = x(program, args, { nodeOptions: { env, stdio: ['ignore', 'pipe', 'pipe'] } })
  let output = ''
  try {
    for await (const line of child) {
      // Playwright's dots may stand before the word
      const [, progress] = /progress: (.*)/.exec(line) ?? []
      if (progress === undefined) output += `${line}\n`
      else part.progress = progress
    }
  } catch (error) {
    // The command could not be started
    output += String(error)
  }
  running.delete(part)
  const counts = readCounts(output, child.exitCode === 0)
  total.passed += counts.passed
  total.failed += counts.failed
  clearLine()
  const seconds = secondsSince(part.since)
  if (counts.failed === 0) console.log(`✓ ${name}: ${counts.passed} passed in ${seconds} s`)
  else {
    console.log(`✗ ${name}: ${counts.failed} failed, ${counts.passed} passed in ${seconds} s`)
    console.log(output.trimEnd())
    if (repeat) console.log(`Repeat it: ${repeat}`)
  }
  return counts.failed === 0
}

/** Prints the time and the counts of all parts, and ends the process. */
export const finishParts = (): never => finish('The run', total)

function readCounts(output: string, hasPassed: boolean): Counts {
  const last = Array.from(output.matchAll(/^(\d+) passed, (\d+) failed$/gm)).at(-1)
  const passed = last ? Number(last[1]) : Number(hasPassed)
  const failed = Number(last?.[2] ?? 0)
  return { passed, failed: hasPassed || failed > 0 ? failed : 1 }
}

function showRunning(): void {
  const parts = [...running].map(
    ({ name, since, progress }) => `${name} ${progress} (${secondsSince(since)} s)`,
  )
  if (parts.length === 0) return
  const line = `… ${parts.join(' · ')}`
  if (!isTerminal) return console.log(line)
  clearLine()
  process.stdout.write(line.slice(0, process.stdout.columns))
}

function clearLine(): void {
  if (isTerminal) process.stdout.write('\r\u001B[2K')
}

const secondsSince = (time: number) => Math.round((performance.now() - time) / 1000)
