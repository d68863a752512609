/**
 * `npm run bench`: how fast a build is, as a table and as JSON. docs/speed.md has examples.
 *
 * --routes all|/,/services   pages to measure; else one of each template
 * --runs 5                   runs of each measurement, of which the median counts
 * --parts lighthouse,navigation,interaction
 * --cpu 4                    how many times slower the processor is
 * --throttling simulate|devtools    how Lighthouse slows the page down
 * --dist dist,../old/dist  builds to compare, which take turns within each measurement; --port 4305
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { sitePages } from '../../../tests/site-pages'
import { templatePages } from '../../../tests/template-pages'
import { launchBrowser } from '../../find-browser'
import { serve } from '../../serve'
import { interactionNames, measureInteraction, measureNavigation } from './journeys'
import { audit } from './lighthouse'

type Figures = Readonly<Record<string, number>>
type Part = {
  readonly title: string
  readonly subjects: readonly string[]
  /** Undefined where there is nothing to measure. */
  readonly measure: (subject: string, origin: string) => Promise<Figures | undefined>
}

const resultsFile = '.cache/bench/results.json'

const { values: options } = parseArgs({
  options: {
    routes: { type: 'string', default: 'templates' },
    runs: { type: 'string', default: '5' },
    parts: { type: 'string', default: 'lighthouse,navigation,interaction' },
    throttling: { type: 'string', default: 'simulate' },
    cpu: { type: 'string', default: '4' },
    port: { type: 'string', default: '4305' },
    dist: { type: 'string', default: 'dist' },
  },
})
const [cpu, port] = [Number(options.cpu), Number(options.port)]
const slowed = `processor ${cpu}× slower, median of ${options.runs}`

const builds = options.dist.split(',')
const missing = builds.find((dist) => !existsSync(`${dist}/index.html`))
if (missing) {
  console.error(`Nothing built in ${missing} yet: run \`npm run build\` first`)
  process.exit(1)
}
const pages = sitePages().map(({ address }) => address)
const routes = chooseRoutes(options.routes)
const originOf = (dist: string) => `http://localhost:${port + builds.indexOf(dist)}`
const servers = await Promise.all(
  builds.map((dist, index) => serve({ port: port + index, dist, outbox: '.outbox/bench' })),
)
const browser = await launchBrowser()

const parts: Readonly<Record<string, Part>> = {
  lighthouse: {
    title: `Lighthouse, mobile, ${options.throttling}, ms and kB, ${slowed}`,
    subjects: routes,
    measure: (address, origin) =>
      audit(`${origin}${address}`, {
        port: port + builds.length,
        throttlingMethod: options.throttling,
        cpu,
      }),
  },
  navigation: {
    title: `Click to new h1 painted, ms: 150 ms, 1.6 Mbit/s, ${slowed}`,
    subjects: routes,
    measure: (address, origin) => measureNavigation(browser, origin, address, cpu),
  },
  interaction: {
    title: `Interaction, ms: ${slowed}`,
    subjects: interactionNames,
    measure: (name, origin) => measureInteraction(browser, origin, name, cpu),
  },
}

const results: Record<string, unknown> = { options, measured: new Date().toISOString() }
try {
  for (const name of options.parts.split(',')) {
    const part = parts[name]
    if (!part) throw new Error(`No part is called ${name}`)
    const rows = await measurePart(part)
    results[name] = rows
    console.log(`\n${part.title}`)
    console.table(rows)
  }
} finally {
  await browser.close()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  mkdirSync(path.dirname(resultsFile), { recursive: true })
  writeFileSync(resultsFile, JSON.stringify(results, null, 2))
}

/**
 * Measures every subject with every build. The builds take turns, so that a machine that is slow for a while is slow
 * for all of them.
 *
 * @returns one row for each subject and build, with the median of every figure.
 */
async function measurePart({ subjects, measure }: Part) {
  const rows: Record<string, string | number>[] = []
  for (const subject of subjects) {
    console.error(subject)
    const measured = builds.map((build) => ({ build, runs: [] as Figures[] }))
    for (let run = 0; run < Number(options.runs); run++)
      for (const { build, runs } of measured) {
        const figures = await tryToMeasure(() => measure(subject, originOf(build)))
        if (figures) runs.push(figures)
      }
    for (const { build, runs } of measured) {
      const medians = Object.keys(runs[0] ?? {}).map((name) => [
        name,
        Number(median(runs.map((figures) => figures[name] ?? NaN)).toPrecision(4)),
      ])
      rows.push({ subject, build, ...Object.fromEntries(medians) })
    }
  }
  return rows
}

/** The addresses to measure. @throws if one of them is no page of the site. */
function chooseRoutes(choice: string): readonly string[] {
  if (choice === 'all') return pages
  if (choice === 'templates') return templatePages.filter((address) => pages.includes(address))
  const chosen = choice.split(',')
  const unknown = chosen.find((address) => !pages.includes(address))
  if (unknown !== undefined) throw new Error(`${unknown} is no page of the site`)
  return chosen
}

/** The middle of the values; the mean of the two middle ones where their number is even. */
function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/** Measures again what fails: a busy machine can cause that. After three failures, one value is missing. */
async function tryToMeasure(
  measure: () => Promise<Figures | undefined>,
  tries = 3,
): Promise<Figures | undefined> {
  try {
    return await measure()
  } catch (error) {
    console.error(`  failed: ${String(error).split('\n')[0]}`)
    return tries > 1 ? tryToMeasure(measure, tries - 1) : undefined
  }
}
