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

import { chooseRoutes } from './bench/choose-routes'
import { interactionNames, measureInteraction, measureNavigation } from './bench/journeys'
import { loadLighthouse, type LighthouseFigures } from './bench/lighthouse'
import { collect, figure, kilobytes, median, table } from './bench/numbers'
import { benchFolder } from './bench/packages'
import { benchTable } from './bench/table'
import { launchBrowser, slowNetwork, withPhone } from './bench/visitor'
import { weighPage, type PageWeight } from './bench/weigh-page'
import { serve } from './serve'

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
const parts = new Set(options.parts.split(','))

type Build = { name: string; dist: string; origin: string }
const builds: Build[] = options.dist.split(',').map((dist, index) => ({
  name: dist,
  dist,
  origin: `http://localhost:${Number(options.port) + index}`,
}))

const missing = builds.find(({ dist }) => !existsSync(`${dist}/index.html`))
if (missing) {
  console.error(`Nothing built in ${missing.dist} yet: run \`npm run build\` first`)
  process.exit(1)
}
const { chosen, all } = chooseRoutes(options.routes)
const servers = await Promise.all(
  builds.map(({ dist, origin }) =>
    serve({ port: Number(new URL(origin).port), dist, outbox: '.outbox/bench' }),
  ),
)
const results: Record<string, unknown> = { options, measured: new Date().toISOString() }

try {
  if (parts.has('sizes')) results.sizes = await benchSizes()
  if (parts.has('lighthouse')) results.lighthouse = await benchLighthouse()
  if (parts.has('navigation')) results.navigation = await benchNavigation()
  if (parts.has('interaction')) results.interaction = await benchInteraction()
  if (parts.has('table')) results.table = await benchTable({ runs })
} finally {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  mkdirSync(benchFolder, { recursive: true })
  writeFileSync(path.join(benchFolder, 'results.json'), JSON.stringify(results, null, 2))
}

/**
 * Measures every subject with every build. The builds take turns, so that a machine that is slow for a while is
 * slow for all of them.
 *
 * @returns one row for each subject and build, with the median of every figure.
 */
async function alternate<Figures extends Record<string, number>>(
  subjects: readonly string[],
  rounds: number,
  measure: (subject: string, build: Build) => Promise<Figures | undefined>,
): Promise<{ subject: string; build: string; figures: Figures }[]> {
  const rows = []
  for (const subject of subjects) {
    console.error(subject)
    const found = new Map<Build, Figures[]>(builds.map((build) => [build, []]))
    for (let round = 0; round < rounds; round++)
      for (const build of builds) {
        const [figures] = await collect(1, () => measure(subject, build))
        if (figures) found.get(build)?.push(figures)
      }
    for (const [{ name: build }, runsOfBuild] of found) {
      const [first] = runsOfBuild
      if (!first) continue
      const figures = Object.fromEntries(
        Object.keys(first).map((key) => [key, median(runsOfBuild.map((run) => run[key] ?? NaN))]),
      ) as Figures
      rows.push({ subject, build, figures })
    }
  }
  return rows
}

/** Ten segments of 1,460 bytes, before the first acknowledgement (RFC 6928). What is larger takes a round trip more. */
const firstFlight = 14_600

async function benchSizes() {
  const browser = await launchBrowser()
  const rows = await alternate<PageWeight>(chosen, 1, (address, { origin, dist }) =>
    withPhone(browser, origin, { network: slowNetwork }, (page) => weighPage(page, address, dist)),
  )
  await browser.close()
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
  for (const { subject, build, figures } of rows)
    if (figures.html > firstFlight)
      console.warn(`WARNING: ${subject} (${build}) is larger than the first flight of packets`)
  return rows
}

async function benchLighthouse() {
  const audit = await loadLighthouse()
  const throttling = options.throttling === 'devtools' ? 'devtools' : 'simulate'
  const rows = await alternate<LighthouseFigures>(chosen, runs, (address, { origin }) =>
    audit(`${origin}${address}`, { throttling, cpu }),
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
  const browser = await launchBrowser()
  const pages = all.map((page) => page.address)
  const rows = await alternate(chosen, runs, (address, { origin, dist }) =>
    measureNavigation(browser, origin, address, { pages, dist }, cpu),
  )
  await browser.close()
  print(
    `Click to new h1 painted, ms: processor ${cpu}× slower, 150 ms, 1.6 Mbit/s, median of ${runs}`,
    ['to', 'build', 'at once', 'code fetched'],
    rows,
    ({ cold, warm }) => [figure(cold), figure(warm)],
  )
  return rows
}

async function benchInteraction() {
  const browser = await launchBrowser()
  const rows = await alternate(interactionNames, runs, (name, { origin }) =>
    measureInteraction(browser, origin, name, cpu),
  )
  await browser.close()
  print(
    `Interaction, ms: processor ${cpu}× slower, median of ${runs}`,
    ['what', 'build', 'INP', 'click to shown'],
    rows,
    ({ inp, shown }) => [figure(inp), figure(shown)],
  )
  return rows
}

function print<Figures>(
  title: string,
  headers: string[],
  rows: readonly { subject: string; build: string; figures: Figures }[],
  format: (figures: Figures) => string[],
): void {
  const cells = rows.map(({ subject, build, figures }) => [subject, build, ...format(figures)])
  console.log(`\n${title}\n\n${table(headers, cells)}`)
}
