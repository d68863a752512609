/**
 * `npm run check:scripts`: runs each script of package.json in a bare clone, as the first one. Scripts that need a
 * build may say so; none may end because a file is missing that another script makes.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

import packageFile from '../../package.json' with { type: 'json' }
import { finish } from '../../scripts/run-tests'
import { copyProject } from './copy-project'

/** What a script may need before it does its work, in seconds. A longer one is stopped: it has started. */
const enough = 30
const made = 'src/generated public/images/content .cache dist dist-caddy dist-nginx'.split(' ')

process.chdir(copyProject('scripts', ['node_modules']))
const failures: string[] = []
let passed = 0
for (const name of Object.keys(packageFile.scripts).filter((name) => name !== 'check:scripts')) {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
  const output = await start(name)
  const [missing] = /Cannot find module.*|ENOENT.*|Failed to load url.*/.exec(output) ?? []
  console.log(`${missing ? 'Failed' : 'Passed'}: npm run ${name}`)
  if (missing) failures.push(`npm run ${name}: ${missing}`)
  else passed += 1
}
finish('Each script in a bare clone', { passed, failed: failures.length, failures })

/** Runs a script until it ends, or for as long as is enough. @returns what it printed. */
async function start(name: string): Promise<string> {
  // A process group of its own, so that its servers and browsers end with it
  const child = spawn('npm', ['run', '--silent', name], { detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()))
  child.stdin.end()
  const closed = once(child, 'close')
  await Promise.race([closed, wait(enough * 1_000, undefined, { ref: false })])
  if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  await closed
  return output
}
