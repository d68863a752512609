/**
 * `npm run browsers`: all pages and journeys in Chromium, Firefox and WebKit. A whole run without a failure
 * writes its figures into `a11y/report/figures.json`.
 *
 * With `--quick`, for `npm run test:all`: one page of each template and four journeys, in Firefox and WebKit. With
 * names of engines, journeys or addresses of pages: only these. Screenshots of what has failed are in `.cache/browsers`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { finish, showProgress } from '../../scripts/run-tests'
import { sheetPage } from '../../src/generated/texts/sheet-page'
import { paths } from '../../src/paths'
import { sitePages } from '../../tests/site-pages'
import { templatePages } from '../../tests/template-pages'
import { keepFigures } from '../report/figures'
import { choose } from '../support/choose'
import { engines as allEngines, type Driver, type Engine, type LaunchOptions } from './driver'
import { expectedFaults, journeys, withoutScripts, type Journey } from './journeys'
import { observeSite, type ObservedSite } from './observed-site'
import { launchPuppeteer } from './puppeteer-driver'
import { Visitor, type Means } from './visitor'
import { launchWebKit } from './webkit-driver'

const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const pictures = '.cache/browsers'
const given = args.filter((arg) => !arg.startsWith('--'))
const quick = ['firefox', 'webkit', ...templatePages, 'contact', 'free guide', 'table', 'drawer']
const allPages = sitePages().map(({ address }) => address)
const { engines, names } = choose(given.length === 0 && isQuick ? quick : given, allEngines, [
  ...allPages,
  ...Object.keys(journeys),
])
const pages = allPages.filter((page) => names.includes(page))
const sizes = [
  [390, 844],
  [1280, 800],
] as const
const schemes = isQuick ? (['light'] as const) : (['light', 'dark'] as const)
const means = isQuick ? (['keyboard'] as const) : (['mouse', 'keyboard'] as const)

const downloadsOf = (engine: Engine) => path.resolve('.cache/downloads', engine)

const versions: Record<string, string> = {}
const views = engines.length * pages.length * (isQuick ? 1 : sizes.length * schemes.length)
const runs = engines.flatMap((engine) => journeysIn(engine)).length * means.length
const failures: string[] = []
let passed = 0

rmSync(pictures, { recursive: true, force: true })
mkdirSync(pictures, { recursive: true })
await Promise.all(
  engines.map((engine) =>
    checkEngine(engine).catch((error: unknown) => failures.push(`${engine}: ${String(error)}`)),
  ),
)
if (given.length === 0 && !isQuick && failures.length === 0) {
  const counts = { pages: pages.length, views, journeys: Object.keys(journeys).length, runs }
  keepFigures('browsers', { versions, ...counts })
}
finish('Browsers', { passed, failed: failures.length, failures })

function journeysIn(engine: Engine): readonly string[] {
  return Object.keys(journeys).filter(
    (name) => names.includes(name) && (engine === 'firefox' || !withoutScripts.includes(name)),
  )
}

async function checkEngine(engine: Engine): Promise<void> {
  for (const scheme of pages.length > 0 ? schemes : [])
    await use(engine, { dark: scheme === 'dark' }, async (driver, site) => {
      for (const [index, [width, height]] of sizes.entries()) {
        await driver.resize(width, height)
        // A quick run opens each page at one of the widths
        for (const page of pages.filter((_, place) => !isQuick || place % 2 === index))
          await check(driver, site, page, `${width} ${scheme}`, () =>
            checkPage(new Visitor(driver, site, 'mouse'), page),
          )
      }
    })
  for (const how of means)
    for (const scripts of [true, false]) await makeJourneys(engine, how, scripts)
}

async function makeJourneys(engine: Engine, how: Means, scripts: boolean): Promise<void> {
  const chosen = journeysIn(engine).filter((name) => withoutScripts.includes(name) !== scripts)
  if (chosen.length === 0) return
  await use(engine, { scripts, motion: true }, async (driver, site) => {
    await driver.resize(1280, 800)
    for (const name of chosen) {
      const visitor = new Visitor(driver, site, how)
      await check(driver, site, name, how, async () => {
        await (journeys[name] as Journey)(visitor, downloadsOf(engine))
        return []
      })
    }
  })
}

/** Starts a browser and a copy of the site, and closes both in the end. */
async function use(
  engine: Engine,
  options: Omit<LaunchOptions, 'downloads'>,
  act: (driver: Driver, site: ObservedSite) => Promise<void>,
): Promise<void> {
  const downloads = downloadsOf(engine)
  rmSync(downloads, { recursive: true, force: true })
  mkdirSync(downloads, { recursive: true })
  const launch = () =>
    engine === 'webkit'
      ? launchWebKit({ downloads, ...options })
      : launchPuppeteer(engine, { downloads, ...options })
  const driver = await launch().catch(launch) // what does not start is tried once more
  versions[engine] = driver.version
  const site = await observeSite()
  await act(driver, site)
  await driver.close()
  await site.close()
}

/** Notes what an act throws or returns, and what went wrong on the site meanwhile. */
async function check(
  driver: Driver,
  site: ObservedSite,
  what: string,
  how: string,
  act: () => Promise<readonly string[]>,
): Promise<void> {
  const found = await act().catch((error: unknown) => [String(error)])
  const faults = [
    ...found,
    ...site.takeFaults().filter((fault) => !expectedFaults[what]?.test(fault)),
  ]
  if (faults.length === 0) passed++
  else {
    const repeat = `Repeat it: npm run browsers -- ${driver.engine} "${what}"`
    failures.push([`${driver.engine} ${what} ${how}`, ...faults, repeat].join('\n  '))
    const picture = `${pictures}/${what.replaceAll('/', '_')} ${how} ${driver.engine}.png`
    await driver.screenshot().then(
      (image) => writeFileSync(picture, image),
      () => null,
    )
  }
  showProgress(passed + failures.length, views + runs)
}

async function checkPage(visitor: Visitor, page: string): Promise<readonly string[]> {
  await visitor.open(page)
  if (page === paths.sheet) await visitor.see('grid', sheetPage.grid.label)
  return visitor.ask('audit')
}
