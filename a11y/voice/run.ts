/**
 * `npm run voice`: Orca, a real screen reader, reads the site in Firefox and Chromium on a virtual screen. Only
 * assertions fail; lines that are not in the transcripts beside this file are printed. A scenario that passes writes
 * its transcript, one that fails removes it. If Firefox has all transcripts, the statement's readings are written.
 *
 * With `--quick`, for `npm test`: lead, contact and table in Firefox. With names of engines or scenarios: only these.
 */
import { spawn } from 'node:child_process'

import { publish } from '../../scripts/a11y/report'
import { keepTranscript, readTranscript, writeVoiceReport } from '../../scripts/a11y/voice-report'
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
const names = choose(Object.keys(scenarios), words)
const failures: string[] = []
const versions: Partial<Record<Engine, string>> = {}
let passed = 0

const site = await serveCopy({})
for (const engine of choose(engines, words)) {
  const listener = await Listener.start(engine, site.origin)
  versions[engine] = listener.version
  for (const name of names) await listen(listener, engine, name, scenarios[name] as Scenario)
  await listener.close()
}
await site.close()
if (!isQuick && (await writeVoiceReport(Object.keys(scenarios), versions)) && !(await publish()))
  failures.push('publish')
finish('Voice', { passed, failed: failures.length, failures })

async function listen(listener: Listener, engine: Engine, name: string, scenario: Scenario) {
  const start = Date.now()
  await scenario(listener).catch((error: unknown) => listener.failures.push(String(error)))
  const lines = listener.transcript.splice(0)
  const faults = listener.failures.splice(0)
  const took = Math.round((Date.now() - start) / 1000)
  console.log(`${faults.length ? '✘' : '✓'} ${engine} ${name} (${took} s)`)
  failures.push(...faults.map((fault) => `${engine} ${name}: ${fault}`))
  const kept = readTranscript(name, engine)
  for (const line of lines) if (!kept.includes(line)) console.log(`  + ${line}`)
  if (faults.length === 0) passed++
  if (!isQuick) keepTranscript(name, engine, lines, faults.length === 0)
}

/** Runs this file inside a session of Orca. One that does not start is tried once more. */
async function startSession(): Promise<never> {
  ensureInstalled()
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
