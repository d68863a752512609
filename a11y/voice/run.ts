/**
 * `npm run voice`: Orca, a real screen reader, reads the site in Firefox and Chromium on a virtual screen. Only
 * assertions fail; lines that are not in the transcripts beside this file are printed. A scenario that passes writes
 * its transcript, one that fails removes it. If Firefox has all transcripts, the statement's readings are written.
 *
 * With `--quick`, for `npm test`: lead, contact and table in Firefox. With names of engines or scenarios: only these.
 */
import { publish } from '../../scripts/a11y/report'
import { keepTranscript, readTranscript, writeVoiceReport } from '../../scripts/a11y/voice-report'
import { finish } from '../../scripts/run-tests'
import { serveCopy } from '../../tests/site-copy'
import { launchPuppeteer } from '../browsers/puppeteer-driver'
import { choose } from '../support/choose'
import { Listener, startOrca } from './orca'
import { scenarios, type Scenario } from './scenarios'

const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const words = isQuick ? ['firefox', 'lead', 'contact', 'table'] : args
const names = choose(Object.keys(scenarios), words)
const failures: string[] = []
const versions: Record<string, string> = {}
let passed = 0

await startOrca().catch(startOrca) // what does not start is tried once more
const site = await serveCopy({})
for (const engine of choose(['firefox', 'chromium'], words)) {
  const launch = () =>
    launchPuppeteer(engine, { screenReader: true, downloads: '.cache/downloads' })
  const driver = await launch().catch(launch)
  const listener = new Listener(driver, site, 'keyboard')
  await listener.begin()
  versions[engine] = driver.version
  for (const name of names) await listen(listener, name)
  await driver.close()
}
await site.close()
if (!isQuick && (await writeVoiceReport(Object.keys(scenarios), versions)) && !(await publish()))
  failures.push('publish')
finish('Voice', { passed, failed: failures.length, failures })

async function listen(listener: Listener, name: string): Promise<void> {
  const { engine } = listener.driver
  const start = Date.now()
  const scenario = scenarios[name] as Scenario
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
