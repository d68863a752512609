/** What the test commands share: running a command, and saying how far it is and what has failed. */
import { x } from 'tinyexec'

export type Counts = {
  passed: number
  failed: number
  /** Names of what failed, repeated at the end of the run: the log before is thousands of lines long. */
  failures?: string[]
}

/** Runs a command. @returns whether it ended without an error. */
export async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { exitCode } = await x(command, args, { nodeOptions: { stdio: 'inherit', env } })
  return exitCode === 0
}

/** Shows how far a part is: to the command that runs it as one of many, or on the terminal. */
export function showProgress(done: number, of: number): void {
  const progress = `${done} of ${of}`
  if (process.env.REPORT_PROGRESS) console.log(`progress: ${progress}`)
  else if (process.stdout.isTTY) process.stdout.write(`\r${progress}${done === of ? '\n' : ''}`)
}

/** Prints what failed and the line of counts that ends each run, and ends the process. */
export function finish(what: string, { passed, failed, failures = [] }: Counts): never {
  for (const name of failures) console.log(`Failed: ${name}`)
  console.log(`${what} took ${Math.round(performance.now() / 1000)} s`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
