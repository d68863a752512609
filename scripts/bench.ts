/**
 * `npm run bench`: what every page costs and how fast it is, as a table and as JSON.
 *
 * --routes all|/,/services   pages to measure; else one of each template
 * --runs 5                   runs of each measurement, of which the median counts
 * --parts sizes,lighthouse,navigation,interaction,table
 * --cpu 4                    how many times slower the processor is, but for the table's part
 * --throttling simulate|devtools    how Lighthouse slows the page down
 * --dist dist              another build, to compare with; --port 4305
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { chooseRoutes } from './bench/choose-routes'
import { measureInteractions, measureNavigation, type NavigationFigures } from './bench/journeys'
import { loadLighthouse, type LighthouseFigures } from './bench/lighthouse'
import { figure, kilobytes, retry, table } from './bench/numbers'
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

if (!existsSync(`${options.dist}/index.html`)) {
  console.error('Nothing built yet: run `npm run build` first')
  process.exit(1)
}
const { chosen, all } = chooseRoutes(options.routes)
const origin = `http://localhost:${options.port}`
const server = await serve({
  port: Number(options.port),
  dist: options.dist,
  outbox: '.outbox/bench',
})
const results: Record<string, unknown> = { options, measured: new Date().toISOString() }

try {
  if (parts.has('sizes')) results.sizes = await benchSizes()
  if (parts.has('lighthouse')) results.lighthouse = await benchLighthouse()
  if (parts.has('navigation')) results.navigation = await benchNavigation()
  if (parts.has('interaction')) results.interaction = await benchInteraction()
  if (parts.has('table')) results.table = await benchTable({ runs })
} finally {
  server.closeAllConnections()
  server.close()
  mkdirSync(benchFolder, { recursive: true })
  writeFileSync(path.join(benchFolder, 'results.json'), JSON.stringify(results, null, 2))
}

async function benchSizes(): Promise<Record<string, PageWeight>> {
  const browser = await launchBrowser()
  const weights: Record<string, PageWeight> = {}
  for (const address of chosen) {
    console.error(`sizes of ${address}`)
    weights[address] = await retry(3, () =>
      withPhone(browser, origin, { network: slowNetwork }, (page) =>
        weighPage(page, address, options.dist),
      ),
    )
  }
  await browser.close()
  print(
    'Sizes, kB gzip; requests',
    [
      'route',
      'HTML',
      'JS < idle',
      'JS < alive',
      'JS later',
      'fonts',
      'pictures',
      'video',
      'all',
      '< alive',
      '< paint',
      'blocking',
    ],
    Object.entries(weights).map(([address, weight]) => [
      address,
      ...[
        weight.html,
        weight.scriptBeforeIdle,
        weight.scriptUntilAlive,
        weight.scriptLater,
        weight.fonts,
        weight.pictures,
        weight.videos,
      ].map(kilobytes),
      ...[
        weight.requests,
        weight.requestsUntilAlive,
        weight.requestsBeforePaint,
        weight.renderBlocking,
      ].map(String),
    ]),
  )
  return weights
}

async function benchLighthouse(): Promise<Record<string, LighthouseFigures>> {
  const audit = await loadLighthouse()
  const throttling = options.throttling === 'devtools' ? 'devtools' : 'simulate'
  const found: Record<string, LighthouseFigures> = {}
  for (const address of chosen) {
    console.error(`Lighthouse on ${address}`)
    found[address] = await audit(`${origin}${address}`, {
      runs,
      throttling,
      cpu,
    })
  }
  print(
    `Lighthouse 12, mobile, ${throttling}, processor ${cpu}× slower, median of ${runs}`,
    ['route', 'perf', 'a11y', 'best', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'SI s', 'machine'],
    Object.entries(found).map(([address, run]) => [
      address,
      ...[run.performance, run.accessibility, run['best-practices'], run.seo].map((score) =>
        figure(score),
      ),
      figure(run.fcp / 1000, 2),
      figure(run.lcp / 1000, 2),
      figure(run.tbt),
      figure(run.cls, 3),
      figure(run.speedIndex / 1000, 2),
      figure(run.benchmarkIndex),
    ]),
  )
  return found
}

async function benchNavigation(): Promise<NavigationFigures[]> {
  const browser = await launchBrowser()
  const found: NavigationFigures[] = []
  for (const address of chosen) {
    console.error(`navigation to ${address}`)
    const navigation = await measureNavigation(
      browser,
      origin,
      address,
      { pages: all.map((page) => page.address), dist: options.dist },
      { runs, cpu },
    )
    if (navigation) found.push(navigation)
  }
  await browser.close()
  print(
    `Click to new h1 painted, ms: processor ${cpu}× slower, 150 ms, 1.6 Mbit/s, median of ${runs}`,
    ['to', 'from', 'at once', 'code fetched'],
    found.map(({ from, to, cold, warm }) => [to, from, figure(cold), figure(warm)]),
  )
  return found
}

async function benchInteraction() {
  const browser = await launchBrowser()
  console.error('interaction')
  const found = await measureInteractions(browser, origin, { runs, cpu })
  await browser.close()
  print(
    `Interaction, ms: processor ${cpu}× slower, median of ${runs}`,
    ['what', 'INP', 'press to shown'],
    found.map(({ name, inp, shown }) => [name, figure(inp), figure(shown)]),
  )
  return found
}

function print(title: string, headers: string[], rows: string[][]): void {
  console.log(`\n${title}\n\n${table(headers, rows)}`)
}
