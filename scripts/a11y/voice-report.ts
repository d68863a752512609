/** Writes what the accessibility statement says of `npm run voice`. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { voiceReport } from '../../src/content/voice-report'
import { writeModule } from './report'

const fileOf = (scenario: string, engine: string) =>
  `a11y/voice/${scenario.replaceAll(' ', '-')}-${engine}.txt`

/** @returns the lines of a scenario's transcript, one for each action; none if it was never heard. */
export function readTranscript(scenario: string, engine: string): readonly string[] {
  const file = fileOf(scenario, engine)
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
}

/** Keeps the transcript of a scenario that has passed, and removes the one of a scenario that has failed. */
export function keepTranscript(
  scenario: string,
  engine: string,
  lines: readonly string[],
  hasPassed: boolean,
): void {
  if (hasPassed) writeFileSync(fileOf(scenario, engine), lines.join('\n') + '\n')
  else rmSync(fileOf(scenario, engine), { force: true })
}

/**
 * Writes the figures and four readings, if all scenarios have passed in Firefox at their last run.
 *
 * @param run the versions of the browsers of this run.
 * @returns whether it has written them.
 */
export async function writeVoiceReport(
  scenarios: readonly string[],
  run: Readonly<Record<string, string>>,
): Promise<boolean> {
  const versions = Object.entries({ ...voiceReport.versions, ...run }).filter(([engine]) =>
    scenarios.every((scenario) => readTranscript(scenario, engine).length > 0),
  )
  const browsers = versions.map(([engine]) => engine)
  if (!browsers.includes('firefox')) return false
  const [orca = ''] = /[\d.]+/.exec(execFileSync('orca', ['--version'], { encoding: 'utf8' })) ?? []
  // A line is the action in brackets, then what was said
  const utterances = (line = '') => line.replace(/^\[.*?\] /, '').split(' / ')
  const lines = browsers.flatMap((engine) =>
    scenarios.flatMap((scenario) => readTranscript(scenario, engine)),
  )
  const [home, contact, post] = readTranscript('read', 'firefox').filter((line) =>
    line.startsWith('[KP_Add]'),
  )
  const report = {
    date: new Date().toISOString().slice(0, 10),
    versions: { orca, ...Object.fromEntries(versions) },
    scenarios: scenarios.length,
    utterances: lines.flatMap(utterances).length,
    readings: {
      home: utterances(home),
      contact: utterances(contact),
      post: utterances(post),
      table: utterances(readTranscript('table read', 'firefox').at(-1)),
    },
  }
  await writeModule('src/content/voice-report.ts', 'voiceReport', report)
  return true
}
