/**
 * `npm run bench`: what every page costs and how fast it is, as a table and as JSON.
 *
 * --routes all|/,/services   pages to measure; else one of each template
 * --runs 5                   runs of each measurement, of which the median counts
 * --parts sizes,lighthouse,navigation,interaction
 * --cpu 4                    how many times slower the processor is
 * --throttling simulate|devtools    how Lighthouse slows the page down
 * --dist dist,../old/dist  builds to compare, which take turns within each measurement; --port 4305
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { sitePages } from '../../../tests/site-pages'
import { templatePages } from '../../../tests/template-pages'
import { serve } from '../../serve'
import { interactionNames, measureInteraction, measureNavigation } from './journeys'
import { audit } from './lighthouse'
import { launchBrowser, slowNetwork, withPhone } from './visitor'
import { weighPage } from './weigh-page'

type Figures = Readonly<Record<string, number>>
type Build = { readonly dist: string; readonly port: number; readonly origin: string }
type Part = {
  readonly title: string
  readonly subjects: readonly string[]
  /** Undefined where there is nothing to measure. */
  readonly measure: (subject: string, build: Build) => Promise<Figures | undefined>
  readonly runs?: number
}

const resultsFile = '.cache/bench/results.json'

/** Ten segments of 1,460 bytes, before the first acknowledgement (RFC 6928). What is larger takes a round trip more. */
const firstFlight = 14.6

const { values: options } = parseArgs({
  options: {
    routes: { type: 'string', default: 'templates' },
    runs: { type: 'string', default: '5' },
    parts: { type: 'string', default: 'sizes,lighthouse,navigation,interaction' },
    throttling: { type: 'string', default: 'simulate' },
    cpu: { type: 'string', default: '4' },
    port: { type: 'string', default: '4305' },
    dist: { type: 'string', default: 'dist' },
  },
})
const cpu = Number(options.cpu)
const throttling = options.throttling === 'devtools' ? 'devtools' : 'simulate'
const slowed = `processor ${cpu}× slower, median of ${options.runs}`

const builds = options.dist.split(',').map((dist, index): Build => {
  const port = Number(options.port) + index
  return { dist, port, origin: `http://localhost:${port}` }
})
const missing = builds.find(({ dist }) => !existsSync(`${dist}/index.html`))
if (missing) {
  console.error(`Nothing built in ${missing.dist} yet: run \`npm run build\` first`)
  process.exit(1)
}
const pages = sitePages().map(({ address }) => address)
const routes = chooseRoutes(options.routes)
const servers = await Promise.all(
  builds.map(({ dist, port }) => serve({ port, dist, outbox: '.outbox/bench' })),
)
const browser = await launchBrowser()

const parts: Readonly<Record<string, Part>> = {
  sizes: { title: 'Sizes, kB gzip; requests', subjects: routes, measure: weigh, runs: 1 },
  lighthouse: {
    title: `Lighthouse 12, mobile, ${throttling}, ms, ${slowed}`,
    subjects: routes,
    measure: (address, { origin }) => audit(`${origin}${address}`, throttling, cpu),
  },
  navigation: {
    title: `Click to new h1 painted, ms: 150 ms, 1.6 Mbit/s, ${slowed}`,
    subjects: routes,
    measure: (address, { origin, dist }) =>
      measureNavigation(browser, origin, address, { pages, dist }, cpu),
  },
  interaction: {
    title: `Interaction, ms: ${slowed}`,
    subjects: interactionNames,
    measure: (name, { origin }) => measureInteraction(browser, origin, name, cpu),
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
async function measurePart({ subjects, measure, runs = Number(options.runs) }: Part) {
  const rows: Record<string, string | number>[] = []
  for (const subject of subjects) {
    console.error(subject)
    const measured = builds.map((build) => ({ build, runs: [] as Figures[] }))
    for (let run = 0; run < runs; run++)
      for (const { build, runs } of measured) {
        const figures = await tryToMeasure(() => measure(subject, build))
        if (figures) runs.push(figures)
      }
    for (const { build, runs } of measured) {
      const medians = Object.keys(runs[0] ?? {}).map((name) => [
        name,
        Number(median(runs.map((figures) => figures[name] ?? NaN)).toPrecision(4)),
      ])
      rows.push({ subject, build: build.dist, ...Object.fromEntries(medians) })
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

async function weigh(address: string, { origin, dist }: Build): Promise<Figures> {
  const weight = await withPhone(browser, origin, { network: slowNetwork }, (page) =>
    weighPage(page, address, dist),
  )
  const inKilobytes = Object.entries(weight).map(([name, value]) =>
    /^request|^render/.test(name) ? [name, value] : [name, value / 1000],
  )
  const figures = Object.fromEntries(inKilobytes) as typeof weight
  if (figures.html > firstFlight)
    console.warn(`WARNING: ${address} (${dist}) is larger than the first flight of packets`)
  return figures
}

/** The middle of the values; the mean of the two middle ones where their number is even. */
function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/**
 * Runs a measurement, again if it fails: a busy machine can cause that.
 *
 * @returns undefined after three failures, so that one value is missing and the benchmark goes on.
 */
async function tryToMeasure<Value>(run: () => Promise<Value>): Promise<Value | undefined> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    try {
      return await run()
    } catch (error) {
      console.error(`  attempt ${attempt} of 3 failed: ${String(error).split('\n')[0]}`)
    }
  }
  return undefined
}
