/** What the test commands share: running a command, and saying how far it is and what has failed. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

export type Counts = {
  passed: number
  failed: number
  /** Names of what failed, repeated at the end of the run: the log before is thousands of lines long. */
  failures?: string[]
}

/** Runs a command. @returns whether it ended without an error. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).on(
      'close',
      (code) => resolve(code === 0),
    )
  })
}

/** Shows how far a part is: to the command that runs it as one of many, or on the terminal. */
export function showProgress(done: number, of: number): void {
  const progress = `${done} of ${of}`
  if (process.env.REPORT_PROGRESS) console.log(`progress: ${progress}`)
  else if (process.stdout.isTTY) process.stdout.write(`\r${progress}${done === of ? '\n' : ''}`)
}

/**
 * Runs tests that write a report, and counts them. A run without a report counts as one failure.
 *
 * @param read returns the counts of a report.
 */
export async function runTests(
  args: readonly string[],
  file: string,
  read: (report: never) => Counts,
  env?: Record<string, string>,
): Promise<Counts> {
  rmSync(file, { force: true })
  const hasPassed = await run('npx', args, env)
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed, failures } = read(JSON.parse(readFileSync(file, 'utf8')) as never)
  return { passed, failed: hasPassed || failed > 0 ? failed : 1, failures }
}

/** Runs Playwright, whose counts `tests/count-reporter.ts` writes. */
export const runBrowserTests = (args: readonly string[] = [], env?: Record<string, string>) =>
  runTests(
    ['playwright', 'test', ...args],
    '.cache/playwright-counts.json',
    (counts: Counts) => counts,
    env,
  )

/** Prints what failed and the line of counts that ends each run, and ends the process. */
export function finish(what: string, { passed, failed, failures = [] }: Counts): never {
  for (const name of failures) console.log(`Failed: ${name}`)
  console.log(`${what} took ${Math.round(performance.now() / 1000)} s`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
