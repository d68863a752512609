/**
 * `npm run voice`: Orca, a real screen reader, reads the site in Firefox and Chromium on a virtual screen. Only
 * assertions fail. A scenario that passes writes its transcript beside this file, and a whole run without a failure its
 * figures into `a11y/report/figures.json`.
 *
 * With `--quick`, for `npm run test:all`: lead, contact and table in Firefox, without transcripts. With names of
 * engines or scenarios: only these. All that Orca has said is in `.cache/voice`, with screenshots of what has failed.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

import { finish, showProgress } from '../../scripts/run-tests'
import { serveCopy } from '../support/site-copy'
import { launchPuppeteer } from '../browsers/puppeteer-driver'
import { keepFigures } from '../report/figures'
import { choose } from '../support/choose'
import { Listener, startOrca } from './orca'
import { languageScenarios } from './languages'
import { scenarios as ownScenarios, type Scenario } from './scenarios'

const scenarios = { ...ownScenarios, ...languageScenarios }
const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const words = args.filter((arg) => !arg.startsWith('--'))
const quick = ['firefox', 'lead', 'contact', 'table']
const { engines, names } = choose(
  words.length === 0 && isQuick ? quick : words,
  ['firefox', 'chromium'],
  Object.keys(scenarios),
)
const failures: string[] = []
const versions: Record<string, string> = {}
let passed = 0

await startOrca().catch(startOrca) // what does not start is tried once more
const site = await serveCopy({})
for (const engine of engines) {
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
if (words.length === 0 && !isQuick && failures.length === 0) {
  const [orca = ''] = /[\d.]+/.exec(execFileSync('orca', ['--version'], { encoding: 'utf8' })) ?? []
  const files = engines.flatMap((engine) => names.map((name) => fileOf(name, engine)))
  const utterances = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split(/\n| \/ /),
  )
  const counts = { scenarios: names.length, utterances: utterances.length }
  keepFigures('voice', { versions: { orca, ...versions }, ...counts })
}
finish('Voice', { passed, failed: failures.length, failures })

function fileOf(scenario: string, engine: string): string {
  return `a11y/voice/${scenario.replaceAll(' ', '-')}-${engine}.txt`
}

/** Listens to a scenario, and notes whether it has passed. */
async function listen(listener: Listener, name: string): Promise<void> {
  const { engine, screenshot } = listener.driver
  let result = await makeScenario(listener, name)
  // While its queue of events is long, Orca 43 drops events (its event_manager.py): on a busy machine, it can miss
  // an announcement. What it says too much is a failure at once
  if (result.missing.length > 0 && result.faults.length === 0)
    result = await makeScenario(listener, name)
  const faults = [...result.missing, ...result.faults]
  if (faults.length === 0) {
    passed++
    if (!isQuick) writeFileSync(fileOf(name, engine), result.transcript.join('\n') + '\n')
  } else {
    const repeat = `Repeat it: npm run voice -- ${engine} "${name}"`
    failures.push([`${engine} ${name}`, ...faults, repeat].join('\n  '))
    writeFileSync(`.cache/voice/failed ${name} ${engine}.png`, await screenshot())
  }
  showProgress(passed + failures.length, engines.length * names.length)
}

async function makeScenario(listener: Listener, name: string) {
  const scenario = scenarios[name] as Scenario
  // Without the drafts of the scenario before, which the site keeps when its page is left
  await listener.driver.goto(`${listener.site.origin}/robots.txt`)
  await listener.evaluate('sessionStorage.clear()')
  await scenario(listener).catch((error: unknown) => listener.missing.push(String(error)))
  return {
    transcript: listener.transcript.splice(0),
    missing: listener.missing.splice(0),
    faults: listener.faults.splice(0),
  }
}
