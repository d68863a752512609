import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

import { exceptions } from '../../a11y/exceptions'
import { factsFolder, type Fact } from '../../a11y/support/record'
import { run } from '../run-tests'

const resultsFile = 'a11y/results.md'

type Facts = ReturnType<typeof readFacts>

/** Counts what the workers wrote down. */
export function readFacts() {
  const facts = existsSync(factsFolder)
    ? readdirSync(factsFolder).map(
        (file) => JSON.parse(readFileSync(`${factsFolder}/${file}`, 'utf8')) as Fact,
      )
    : []
  const of = <Kind extends Fact['kind']>(kind: Kind) =>
    facts.filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)
  const audits = of('audit')
  const used = new Set(of('exception').map(({ engine, rule }) => `${engine} ${rule}`))
  const distinct = (values: readonly string[]) => new Set(values).size
  return {
    pages: distinct(audits.filter(({ state }) => state === 'base').map(({ address }) => address)),
    states: distinct(audits.filter(({ state }) => state !== 'base').map(({ state }) => state)),
    screens: distinct(audits.map(({ screen }) => screen)),
    axe: audits.filter(({ engine }) => engine === 'axe').length,
    htmlValidate: audits.filter(({ engine }) => engine === 'html-validate').length,
    ibm: audits.filter(({ engine }) => engine === 'ibm').length,
    textsMeasured: sum(of('contrast').map(({ texts }) => texts)),
    tabStops: sum(of('stops').map(({ stops }) => stops)),
    walkedPages: distinct(of('stops').map(({ address }) => address)),
    ledgers: distinct(of('ledger').map(({ journey }) => journey)),
    announcements: sum(of('ledger').map(({ messages }) => messages)),
    transcripts: of('transcript').length,
    phrases: sum(of('transcript').map(({ phrases }) => phrases)),
    mediaPages: distinct(of('media').map(({ address }) => address)),
    journeys: of('presses')
      .map(({ journey, presses }) => ({ journey, presses }))
      .toSorted((first, second) => first.journey.localeCompare(second.journey)),
    exceptions: exceptions.length,
    unusedExceptions: exceptions
      .map(({ engine, rule }) => `${engine} ${rule}`)
      .filter((name) => !used.has(name)),
  }
}

/** Writes the numbers of a full run without a finding where the statement reads them. */
export async function writeReport(facts: Facts): Promise<void> {
  const { unusedExceptions: _unused, ...numbers } = facts
  const report = {
    date: new Date().toISOString().slice(0, 10),
    isFull: true,
    tools: {
      axe: versionOf('axe-core'),
      htmlValidate: versionOf('html-validate'),
      ibm: versionOf('accessibility-checker-engine'),
      screenReader: versionOf('@guidepup/virtual-screen-reader'),
    },
    ...numbers,
  }
  await writeResults(report)
  await writeModule('src/content/accessibility-report.ts', 'accessibilityReport', report)
}

/** Writes a report that the statement imports. @param name of the module's only export. */
export async function writeModule(file: string, name: string, report: object): Promise<void> {
  await writeTextFile(
    file,
    `/** Of the last runs without a failure. Scripts in \`scripts/a11y/\` overwrite this file: do not edit it. */\nexport const ${name} = ${JSON.stringify(report)} as const\n`,
  )
}

/** Shows the reports in documents and on the built site. It is a process of its own, which reads them as written. */
export const publish = () => run('npx', ['tsx', 'scripts/a11y/publish.ts'])

type Report = Omit<Facts, 'unusedExceptions'> & {
  date: string
  tools: Record<'axe' | 'htmlValidate' | 'ibm' | 'screenReader', string>
}

/** The same numbers for people who read the repository. */
async function writeResults({ journeys, tools, date, ...report }: Report): Promise<void> {
  const rows = [
    ['Pages', report.pages],
    ['States beside the first one', report.states],
    ['Screens', `${report.screens} (390×844 touch, 1280×800, 320×256)`],
    [`Audits by axe ${tools.axe}`, report.axe],
    [`Audits by html-validate ${tools.htmlValidate}`, report.htmlValidate],
    [`Audits by IBM's engine ${tools.ibm}`, report.ibm],
    ['Violations', 0],
    ['Exceptions', report.exceptions],
    ['Texts whose contrast was measured by pixels', report.textsMeasured],
    ['Stops of Tab', `${report.tabStops} on ${report.walkedPages} pages`],
    ['Announcements compared word for word', report.announcements],
    ['Transcripts', `${report.transcripts}, ${report.phrases} phrases`],
    ['Pages in every media state', report.mediaPages],
    ...journeys.map(({ journey, presses }) => [`Key presses: ${journey}`, presses]),
  ]
  const lines = rows.map(([what, number]) => `| ${what} | ${number} |`)
  await writeTextFile(
    resultsFile,
    `# Numbers of the last run\n\nOf ${date}: all pages, states and screens, by \`npm run a11y:full\`.\n\n| what | number |\n| --- | --- |\n${lines.join('\n')}\n`,
  )
}

/** Writes a generated file of the repository, formatted like all others. */
export async function writeTextFile(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0)

function versionOf(name: string): string {
  const file = readFileSync(`node_modules/${name}/package.json`, 'utf8')
  return (JSON.parse(file) as { version: string }).version
}
