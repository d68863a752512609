import { mkdirSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'

/** Facts of one run, written by all workers and collected by `scripts/a11y-full.ts`. */
export const factsFolder = '.cache/a11y-facts'

/** One thing that was measured. `npm run a11y:full` counts them for the statement. */
export type Fact =
  | { kind: 'audit'; engine: Engine; address: string; state: string; screen: string }
  | { kind: 'contrast'; address: string; state: string; texts: number }
  | { kind: 'stops'; address: string; screen: string; stops: number }
  | { kind: 'transcript'; name: string; phrases: number }
  | { kind: 'ledger'; journey: string; messages: number }
  | { kind: 'presses'; journey: string; presses: number; budget: number }
  | { kind: 'media'; check: string; address: string }
  | { kind: 'exception'; engine: Engine; rule: string; element: string }

export type Engine = 'axe' | 'html-validate' | 'ibm'

/** Writes a fact to a file of its own, because workers write at the same time. */
export function record(fact: Fact): void {
  if (process.env.A11Y_FULL !== '1' && process.env.A11Y_RECORD !== '1') return
  mkdirSync(factsFolder, { recursive: true })
  writeFileSync(`${factsFolder}/${randomUUID()}.json`, JSON.stringify(fact))
}
