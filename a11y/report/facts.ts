/** What the workers of a full run have measured. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const folder = '.cache/a11y-facts'

/** One thing that was measured. */
export type Fact =
  | { kind: 'audit'; engine: Engine; address: string; state: string; screen: string }
  | { kind: 'contrast'; address: string; state: string; texts: number }
  | { kind: 'stops'; address: string; screen: string; stops: number }
  | { kind: 'ledger'; journey: string; messages: number }
  | { kind: 'media'; address: string }
  | { kind: 'exception'; engine: Engine; rule: string; element: string }

export type Engine = 'axe' | 'html-validate' | 'ibm'

/** Writes a fact of a full run to a file of its own, because workers write at the same time. */
export function record(fact: Fact): void {
  if (process.env.A11Y_FULL !== '1' && process.env.A11Y_RECORD !== '1') return
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${randomUUID()}.json`, JSON.stringify(fact))
}

/** Forgets what earlier runs have measured. */
export const forgetFacts = () => rmSync(folder, { recursive: true, force: true })

/** Counts what was measured, and finds the exceptions that nothing has used. */
export function countFacts(exceptions: readonly { engine: Engine; rule: string }[]) {
  const facts = existsSync(folder)
    ? readdirSync(folder).map(
        (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Fact,
      )
    : []
  const of = <Kind extends Fact['kind']>(kind: Kind) =>
    facts.filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)
  const audits = of('audit')
  const by = (engine: Engine) => audits.filter((audit) => audit.engine === engine).length
  const bases = audits.filter(({ state }) => state === 'base')
  const used = distinct(of('exception').map(({ engine, rule }) => `${engine} ${rule}`))
  const counts = {
    pages: distinct(bases.map(({ address }) => address)).size,
    states: distinct(audits.map(({ state }) => state)).size - 1,
    screens: distinct(audits.map(({ screen }) => screen)).size,
    axe: by('axe'),
    htmlValidate: by('html-validate'),
    ibm: by('ibm'),
    textsMeasured: sum(of('contrast').map(({ texts }) => texts)),
    tabStops: sum(of('stops').map(({ stops }) => stops)),
    walkedPages: distinct(of('stops').map(({ address }) => address)).size,
    ledgers: distinct(of('ledger').map(({ journey }) => journey)).size,
    announcements: sum(of('ledger').map(({ messages }) => messages)),
    mediaPages: distinct(of('media').map(({ address }) => address)).size,
    exceptions: exceptions.length,
  }
  const unused = exceptions
    .map(({ engine, rule }) => `${engine} ${rule}`)
    .filter((name) => !used.has(name))
  return { counts, unused }
}

const distinct = (values: readonly string[]) => new Set(values)

const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0)
