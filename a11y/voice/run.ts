/**
 * `npm run voice`: Orca, a real screen reader, reads the site in Firefox and Chromium on a virtual screen. Only
 * assertions fail; lines that are not in the transcripts beside this file are printed. A run without arguments and
 * failures writes the transcripts and `src/content/voice-report.ts`; `--update` writes the transcripts in any case.
 *
 * With `--quick`: lead, contact and table in Firefox. With names of engines or scenarios: only these.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { writeTextFile } from '../../scripts/a11y/report'
import { finish, run } from '../../scripts/run-tests'
import { serveCopy } from '../../tests/site-copy'
import { ensureInstalled } from '../browsers/install'
import { choose } from '../support/choose'
import { engines, Listener, type Engine } from './orca'
import { scenarios, type Scenario } from './scenarios'

const args = process.argv.slice(2)
if (!process.env.VOICE_SPEECH) await startSession()

const words = args.includes('--quick') ? ['firefox', 'lead', 'contact', 'table'] : args
const names = choose(Object.keys(scenarios), words)
const transcripts = new Map<string, readonly string[]>()
const failures: string[] = []
const versions: Partial<Record<Engine, string>> = {}
const readings: Record<string, readonly string[]> = {}
let passed = 0

const site = await serveCopy({})
for (const engine of choose(engines, words)) {
  const listener = await Listener.start(engine, site.origin)
  versions[engine] = listener.version
  for (const name of names) await listen(listener, engine, name, scenarios[name] as Scenario)
  await listener.close()
  passed += listener.passed
  if (engine === 'firefox') Object.assign(readings, listener.readings)
}
await site.close()
const isComplete = args.length === 0 && failures.length === 0
if (isComplete || args.includes('--update'))
  for (const [file, lines] of transcripts) writeFileSync(file, lines.join('\n') + '\n')
if (isComplete) {
  await writeReport()
  if (!(await run('npx', ['tsx', 'scripts/a11y/publish.ts']))) failures.push('publish')
}
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
  transcripts.set(file, lines)
}

/** Writes the figures and readings that the statement shows. */
async function writeReport(): Promise<void> {
  const [orca] = /[\d.]+/.exec(execFileSync('orca', ['--version'], { encoding: 'utf8' })) ?? []
  const lines = [...transcripts.values()].flat()
  const report = {
    date: new Date().toISOString().slice(0, 10),
    versions: { orca, ...versions },
    scenarios: names.length,
    assertions: passed,
    utterances: lines.flatMap((line) => line.split(' / ')).length,
    readings,
  }
  await writeTextFile(
    'src/content/voice-report.ts',
    `/** What Orca said in the last run without a failure. \`npm run voice\` overwrites this file: do not edit it. */\nexport const voiceReport = ${JSON.stringify(report)} as const\n`,
  )
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
