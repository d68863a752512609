/**
 * `npm run voice`: Orca, a real screen reader, reads the site in Firefox and Chromium on a virtual screen. Only
 * assertions fail; lines that are not in the transcripts beside this file are printed. A scenario that passes writes
 * its transcript.
 *
 * With `--quick`, for `npm test`: lead, contact and table in Firefox. With names of engines or scenarios: only these.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { finish } from '../../scripts/run-tests'
import { serveCopy } from '../../tests/site-copy'
import { ensureInstalled } from '../browsers/install'
import { choose } from '../support/choose'
import { engines, Listener, type Engine } from './orca'
import { scenarios, type Scenario } from './scenarios'

const args = process.argv.slice(2)
if (!process.env.VOICE_SPEECH) await startSession()

const isQuick = args.includes('--quick')
const words = isQuick ? ['firefox', 'lead', 'contact', 'table'] : args
const failures: string[] = []
let passed = 0

const site = await serveCopy({})
for (const engine of choose(engines, words)) {
  const listener = await Listener.start(engine, site.origin)
  for (const name of choose(Object.keys(scenarios), words))
    await listen(listener, engine, name, scenarios[name] as Scenario)
  await listener.close()
}
await site.close()
finish('Voice', { passed, failed: failures.length, failures })

async function listen(listener: Listener, engine: Engine, name: string, scenario: Scenario) {
  const start = Date.now()
  await scenario(listener).catch((error: unknown) => listener.failures.push(String(error)))
  const lines = listener.transcript.splice(0)
  const faults = listener.failures.splice(0)
  const took = Math.round((Date.now() - start) / 1000)
  console.log(`${faults.length ? '✘' : '✓'} ${engine} ${name} (${took} s)`)
  failures.push(...faults.map((fault) => `${engine} ${name}: ${fault}`))
  const file = `a11y/voice/${name.replaceAll(' ', '-')}-${engine}.txt`
  const kept = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  for (const line of lines) if (!kept.includes(line)) console.log(`  + ${line}`)
  if (faults.length > 0) return
  passed++
  if (!isQuick) writeFileSync(file, lines.join('\n') + '\n')
}

/** Runs this file inside a session of Orca. One that does not start is tried once more. */
async function startSession(): Promise<never> {
  ensureInstalled('voice')
  const command = ['a11y/voice/session.sh', process.execPath, '--import', 'tsx']
  const start = () =>
    new Promise<number>((resolve) => {
      const session = spawn('bash', [...command, ...process.argv.slice(1)], {
        stdio: 'inherit',
        detached: true, // a group of processes, all of which end with the session
      })
      const end = () => void process.kill(-(session.pid ?? 0))
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
      session.on('exit', (code) => {
        end()
        resolve(code ?? 1)
      })
    })
  const status = await start()
  process.exit(status === 75 ? await start() : status)
}
