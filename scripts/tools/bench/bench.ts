/**
 * `npm run bench`: what every page costs and how fast it is, as a table and as JSON.
 *
 * --routes all|/,/services   pages to measure; else one of each template
 * --runs 5                   runs of each measurement, of which the median counts
 * --parts sizes,lighthouse,navigation,interaction,table
 * --cpu 4                    how many times slower the processor is, but for the table's part
 * --throttling simulate|devtools    how Lighthouse slows the page down
 * --dist dist,../old/dist  builds to compare, which take turns within each measurement; --port 4305
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { paths } from '../../../src/paths'
import { serve } from '../../serve'
import { chooseRoutes } from './choose-routes'
import { interactionNames, measureInteraction, measureNavigation } from './journeys'
import { audit } from './lighthouse'
import { figure, kilobytes, median, table, tryToMeasure } from './numbers'
import { bundleGrids, gridNames, measureTable, tableFigures } from './table'
import { launchBrowser, slowNetwork, withPhone } from './visitor'
import { weighPage } from './weigh-page'

const resultsFile = '.cache/bench/results.json'

const { values: options } = parseArgs({
  options: {
    routes: { type: 'string', default: 'templates' },
    runs: { type: 'string', default: '5' },
    parts: { type: 'string', default: 'sizes,lighthouse,navigation,interaction,table' },
    throttling: { type: 'string', default: 'simulate' },
    cpu: { type: 'string', default: '4' },
    port: { type: 'string', default: '4305' },
    dist: { type: 'string', default: 'dist' },
  },
})
const runs = Number(options.runs)
const cpu = Number(options.cpu)

const builds = options.dist.split(',').map((dist, index) => {
  const port = Number(options.port) + index
  return { name: dist, dist, port, origin: `http://localhost:${port}` }
})
const missing = builds.find(({ dist }) => !existsSync(`${dist}/index.html`))
if (missing) {
  console.error(`Nothing built in ${missing.dist} yet: run \`npm run build\` first`)
  process.exit(1)
}
const { chosen, all } = chooseRoutes(options.routes)
const servers = await Promise.all(
  builds.map(({ dist, port }) => serve({ port, dist, outbox: '.outbox/bench' })),
)
const browser = await launchBrowser()
const results: Record<string, unknown> = { options, measured: new Date().toISOString() }

/** Ten segments of 1,460 bytes, before the first acknowledgement (RFC 6928). What is larger takes a round trip more. */
const firstFlight = 14_600

const parts: Record<string, () => Promise<unknown>> = {
  sizes: benchSizes,
  lighthouse: benchLighthouse,
  navigation: benchNavigation,
  interaction: benchInteraction,
  table: benchTable,
}
try {
  for (const part of options.parts.split(',')) results[part] = await parts[part]?.()
} finally {
  await browser.close()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  mkdirSync(path.dirname(resultsFile), { recursive: true })
  writeFileSync(resultsFile, JSON.stringify(results, null, 2))
}

type Row<Figures> = { subject: string; variant: string; figures: Figures }

/**
 * Measures every subject with every variant. The variants take turns, so that a machine that is slow for a while
 * is slow for all of them.
 *
 * @returns one row for each subject and variant, with the median of every figure.
 */
async function alternate<Variant extends { name: string }, Figures extends Record<string, number>>(
  subjects: readonly string[],
  variants: readonly Variant[],
  rounds: number,
  measure: (subject: string, variant: Variant) => Promise<Figures | undefined>,
): Promise<Row<Figures>[]> {
  const rows = []
  for (const subject of subjects) {
    console.error(subject)
    const found = variants.map((variant) => ({ variant, measured: [] as Figures[] }))
    for (let round = 0; round < rounds; round++)
      for (const { variant, measured } of found) {
        const figures = await tryToMeasure(() => measure(subject, variant))
        if (figures) measured.push(figures)
      }
    for (const { variant, measured } of found) {
      const names = Object.keys(measured[0] ?? {})
      const medianOf = (name: string) => median(measured.map((figures) => figures[name] ?? NaN))
      const figures = Object.fromEntries(names.map((name) => [name, medianOf(name)])) as Figures
      if (measured.length > 0) rows.push({ subject, variant: variant.name, figures })
    }
  }
  return rows
}

async function benchSizes() {
  const rows = await alternate(chosen, builds, 1, (address, { origin, dist }) =>
    withPhone(browser, origin, { network: slowNetwork }, (page) => weighPage(page, address, dist)),
  )
  const sizes = [
    'html',
    'scriptBeforeIdle',
    'scriptUntilHydrated',
    'scriptLater',
    'fonts',
    'pictures',
    'videos',
  ] as const
  const counts = [
    'requests',
    'requestsUntilHydrated',
    'requestsBeforePaint',
    'renderBlocking',
  ] as const
  print('Sizes, kB gzip; requests', ['route', 'build', ...sizes, ...counts], rows, (weight) => [
    ...sizes.map((name) => kilobytes(weight[name])),
    ...counts.map((name) => figure(weight[name])),
  ])
  for (const { subject, variant, figures } of rows)
    if (figures.html > firstFlight)
      console.warn(`WARNING: ${subject} (${variant}) is larger than the first flight of packets`)
  return rows
}

async function benchLighthouse() {
  const throttling = options.throttling === 'devtools' ? 'devtools' : 'simulate'
  const rows = await alternate(chosen, builds, runs, (address, { origin }) =>
    audit(`${origin}${address}`, throttling, cpu),
  )
  print(
    `Lighthouse 12, mobile, ${throttling}, processor ${cpu}× slower, median of ${runs}`,
    'route,build,perf,a11y,best,SEO,FCP s,LCP s,TBT ms,CLS,SI s,machine'.split(','),
    rows,
    (run) => [
      ...[run.performance, run.accessibility, run['best-practices'], run.seo].map((score) =>
        figure(score),
      ),
      figure(run.fcp / 1000, 2),
      figure(run.lcp / 1000, 2),
      figure(run.tbt),
      figure(run.cls, 3),
      figure(run.speedIndex / 1000, 2),
      figure(run.benchmarkIndex),
    ],
  )
  return rows
}

async function benchNavigation() {
  const pages = all.map((page) => page.address)
  const rows = await alternate(chosen, builds, runs, (address, { origin, dist }) =>
    measureNavigation(browser, origin, address, { pages, dist }, cpu),
  )
  print(
    `Click to new h1 painted, ms: processor ${cpu}× slower, 150 ms, 1.6 Mbit/s, median of ${runs}`,
    ['to', 'build', 'at once', 'code fetched'],
    rows,
    ({ cold, warm }) => [figure(cold), figure(warm)],
  )
  return rows
}

async function benchInteraction() {
  const rows = await alternate(interactionNames, builds, runs, (name, { origin }) =>
    measureInteraction(browser, origin, name, cpu),
  )
  print(
    `Interaction, ms: processor ${cpu}× slower, median of ${runs}`,
    ['what', 'build', 'INP', 'click to shown'],
    rows,
    ({ inp, shown }) => [figure(inp), figure(shown)],
  )
  return rows
}

async function benchTable() {
  await bundleGrids()
  const pages = [
    ...builds.map(({ name, origin }) => ({ name, address: origin + paths.formTable })),
    ...gridNames.map((name) => ({ name, address: `${builds[0]?.origin}/bench/${name}` })),
  ]
  const rows = await alternate(['100,000 rows'], pages, runs, (_, { address }) =>
    measureTable(browser, address),
  )
  print(
    `This page beside grids that hold all rows, ms, median of ${runs}`,
    ['sheet', 'page', ...tableFigures],
    rows,
    (figures) => tableFigures.map((name) => figure(figures[name])),
  )
  return rows
}

function print<Figures>(
  title: string,
  headers: string[],
  rows: readonly Row<Figures>[],
  format: (figures: Figures) => string[],
): void {
  const cells = rows.map(({ subject, variant, figures }) => [subject, variant, ...format(figures)])
  console.log(`\n${title}\n\n${table(headers, cells)}`)
}
