/**
 * `npm run bench`: how fast a build is, as a table. docs/speed.md has examples.
 *
 * --routes all|/,/services   pages to measure; else one of each template
 * --runs 5                   runs of each measurement, of which the median counts
 * --parts lighthouse,navigation,interaction
 * --cpu 4                    how many times slower the processor is
 * --throttling simulate|devtools    how Lighthouse slows the page down
 * --dist dist,../old/dist    builds to compare, which take turns within each measurement
 * --against 1a2b3c4          compares the last commit with another: builds both in clean clones, prints new ÷ old, and ends
 *                            with 1 where the new one is worse by more than the old one differs from itself
 *
 * Lighthouse reaches the browser at port 4305, which must be free.
 */
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'

import { sitePages } from '../../../tests/site-pages'
import { templatePages } from '../../../tests/template-pages'
import { launchBrowser } from '../../find-browser'
import { serve } from '../../serve'
import { buildBoth, compare, type Row } from './against'
import { interactionNames, measureInteraction, measureNavigation } from './journeys'
import { audit } from './lighthouse'
import { median } from './median'

type Figures = Readonly<Record<string, number>>
type Part = {
  readonly title: string
  readonly subjects: readonly string[]
  /** Undefined where there is nothing to measure. */
  readonly measure: (subject: string, origin: string) => Promise<Figures | undefined>
}

const { values: options } = parseArgs({
  options: {
    routes: { type: 'string', default: 'templates' },
    runs: { type: 'string', default: '5' },
    parts: { type: 'string' },
    throttling: { type: 'string', default: 'simulate' },
    cpu: { type: 'string', default: '4' },
    dist: { type: 'string', default: 'dist' },
    against: { type: 'string' },
  },
})
const cpu = Number(options.cpu)
const slowed = `processor ${cpu}× slower, medians of the runs`
const pages = sitePages().map(({ address }) => address)
const templates = templatePages.filter((address) => pages.includes(address))
const routes = { all: pages, templates }[options.routes] ?? options.routes.split(',')
const unknown = routes.find((address) => !pages.includes(address))
if (unknown !== undefined) throw new Error(`${unknown} is no page of the site`)

const { against } = options
if (against && options.parts)
  throw new Error('--against measures with Lighthouse only: leave --parts out')
const dists = against ? await buildBoth(against) : options.dist.split(',')
const builds = await Promise.all(
  dists.map(async (dist) => {
    const server = await serve({ port: 0, dist, outbox: '.outbox/bench' })
    return { dist, server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }
  }),
)
const browser = await launchBrowser()

const parts: Readonly<Record<string, Part>> = {
  lighthouse: {
    title: `Lighthouse, mobile, ${options.throttling}, ms and kB, ${slowed}`,
    subjects: routes,
    measure: (address, origin) => audit(`${origin}${address}`, options.throttling, cpu),
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

const partNames = against ? 'lighthouse' : (options.parts ?? Object.keys(parts).join())
try {
  for (const name of partNames.split(',')) {
    const part = parts[name]
    if (!part) throw new Error(`No part is called ${name}`)
    const rows = await measurePart(part)
    const { table, isWorse } = against ? compare(rows) : { table: rows, isWorse: false }
    console.log(`\n${part.title}`)
    console.table(table)
    if (isWorse) process.exitCode = 1
  }
} finally {
  await browser.close()
  for (const { server } of builds) server.close().closeAllConnections()
}

/**
 * Measures every subject with every build. The builds take turns, so that a machine that is slow for a while is slow
 * for all of them. A measurement that fails, as on a busy machine, is left out.
 *
 * @returns one row for each subject and build, with the number of runs and the median of every figure.
 */
async function measurePart({ subjects, measure }: Part) {
  const rows: Row[] = []
  for (const subject of subjects) {
    console.error(subject)
    const measured = builds.map((build) => ({ ...build, runs: [] as Figures[] }))
    for (let run = 0; run < Number(options.runs); run++)
      for (const { origin, runs } of measured) {
        const figures = await measure(subject, origin).catch((error: Error) =>
          console.error(`  failed: ${error.message.split('\n')[0]}`),
        )
        if (figures) runs.push(figures)
      }
    for (const { dist, runs } of measured) {
      const medians = Object.keys(runs[0] ?? {}).map((name) => {
        const values = runs.map((figures) => figures[name] ?? NaN)
        return [name, Number(median(values).toPrecision(4))]
      })
      rows.push({ subject, build: dist, runs: runs.length, ...Object.fromEntries(medians) })
    }
  }
  return rows
}
