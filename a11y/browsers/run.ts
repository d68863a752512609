/**
 * `npm run browsers`: all pages and twelve journeys in Chromium, Firefox and WebKit. When all of them have
 * passed at their last run, it writes `results.md`.
 *
 * With `--quick`, for `npm test`: one page of each template and four journeys, in Firefox and WebKit. With names of
 * engines or journeys: only these. With `--pictures`: screenshots of the templates, side by side, in `.cache/browsers`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

import { writeTextFile } from '../../scripts/a11y/report'
import { finish } from '../../scripts/run-tests'
import { tablePage } from '../../src/content/table-page'
import { paths } from '../../src/paths'
import { sitePages } from '../../tests/site-pages'
import { templatePages } from '../../tests/template-pages'
import { choose } from '../support/choose'
import { engines, type Driver, type Engine, type LaunchOptions } from './driver'
import { ensureInstalled } from './install'
import { journeys, type Journey } from './journeys'
import { observeSite, type ObservedSite } from './observed-site'
import { launchPuppeteer } from './puppeteer-driver'
import { bundleHelpers, Visitor } from './visitor'
import { launchWebKit } from './webkit-driver'

const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const words = isQuick
  ? [...args, 'firefox', 'webkit', 'contact', 'free guide', 'table', 'drawer']
  : args
const names = choose(
  journeys.map(({ name }) => name),
  words,
)
const pages = isQuick
  ? templatePages
  : args.some((word) => names.includes(word))
    ? []
    : sitePages().map(({ address }) => address)
const pictures = args.includes('--pictures') ? '.cache/browsers' : null
const sizes = [
  [390, 844],
  [1280, 800],
] as const
const schemes = isQuick ? (['light'] as const) : (['light', 'dark'] as const)
const means = isQuick ? (['keyboard'] as const) : (['mouse', 'keyboard'] as const)

const downloadsOf = (engine: Engine) => path.resolve('.cache/downloads', engine)
const nameOf = (page: string) => page.replaceAll('/', '_')

const results: { engine: Engine; what: string; how: string; faults: readonly string[] }[] = []

ensureInstalled('browsers')
await bundleHelpers()
if (pictures) mkdirSync(pictures, { recursive: true })
await Promise.all(choose(engines, words).map(checkEngine))
if (pictures) await joinPictures(pictures)
const failures = results
  .filter(({ faults }) => faults.length > 0)
  .map(({ engine, what, how, faults }) => `${engine} ${what} ${how}: ${faults.join('; ')}`)
if (!isQuick) await writeResults()
finish('Browsers', { passed: results.length - failures.length, failed: failures.length, failures })

async function checkEngine(engine: Engine): Promise<void> {
  for (const scheme of schemes)
    await use(engine, { dark: scheme === 'dark' }, async (driver, site) => {
      for (const [index, [width, height]] of sizes.entries()) {
        await driver.resize(width, height)
        // A quick run opens each page at one of the widths
        for (const page of pages.filter((_, place) => !isQuick || place % 2 === index))
          await check(driver, site, page, `${width} ${scheme}`, () =>
            checkPage(new Visitor(driver, site, 'mouse'), page, `${width}-${scheme}`),
          )
      }
    })
  const chosen = journeys.filter(({ name }) => names.includes(name))
  await makeJourneys(
    engine,
    chosen.filter((journey) => !journey.withoutScripts),
  )
  if (engine === 'firefox')
    await makeJourneys(
      engine,
      chosen.filter((journey) => journey.withoutScripts),
      { scripts: false },
    )
}

async function makeJourneys(
  engine: Engine,
  list: readonly Journey[],
  options?: Partial<LaunchOptions>,
): Promise<void> {
  if (list.length === 0) return
  for (const how of means)
    await use(engine, options, async (driver, site) => {
      await driver.resize(1280, 800)
      for (const { name, make, faults } of list) {
        const visitor = new Visitor(driver, site, how)
        await check(driver, site, name, how, () => make(visitor, downloadsOf(engine)), faults)
      }
    })
}

/** Starts a browser and a copy of the site, and closes both in the end. */
async function use(
  engine: Engine,
  options: Partial<LaunchOptions> | undefined,
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
  const site = await observeSite()
  await act(driver, site)
  await driver.close()
  await site.close()
}

/** Notes what was checked, with what it threw and what went wrong on the site meanwhile. */
async function check(
  { engine }: Driver,
  site: ObservedSite,
  what: string,
  how: string,
  act: () => Promise<readonly string[] | void>,
  expected?: RegExp,
): Promise<void> {
  const found = (await act().catch((error: unknown) => [String(error)])) ?? []
  const faults = [...found, ...site.takeFaults().filter((fault) => !expected?.test(fault))]
  results.push({ engine, what, how, faults })
  console.log(`${faults.length ? '✘' : '✓'} ${engine} ${what} ${how} ${faults.join('; ')}`)
}

async function checkPage(visitor: Visitor, page: string, how: string): Promise<readonly string[]> {
  const { engine, screenshot } = visitor.driver
  await visitor.open(page)
  if (page === paths.formTable) await visitor.see('grid', tablePage.grid.label)
  if (pictures && templatePages.includes(page))
    writeFileSync(`${pictures}/${nameOf(page)}-${how}-${engine}.png`, await screenshot())
  return visitor.ask('audit')
}

/** Puts the screenshots of the engines side by side. */
async function joinPictures(folder: string): Promise<void> {
  for (const page of templatePages)
    for (const [width, height] of sizes)
      for (const scheme of schemes) {
        const name = `${folder}/${nameOf(page)}-${width}-${scheme}`
        const parts = engines.map((engine, i) => ({
          input: `${name}-${engine}.png`,
          left: i * width,
          top: 0,
        }))
        const size = { width: width * 3, height, channels: 3, background: 'white' } as const
        await sharp({ create: size }).composite(parts).toFile(`${name}.png`)
      }
}

/** Notes the results of this run, and writes the table of all checks if none of them has failed at its last run. */
async function writeResults(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const file = '.cache/browsers.json'
  const days = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}') as Record<
    string,
    string
  >
  for (const { engine, what, how, faults } of results)
    days[`${engine}, ${how}, ${what}`] = faults.length > 0 ? 'failed' : today
  writeFileSync(file, JSON.stringify(days))

  const everyPage = sitePages().map(({ address }) => address)
  const views = sizes.flatMap(([width]) => [`${width} light`, `${width} dark`])
  const scriptless = journeys.filter((journey) => journey.withoutScripts).map(({ name }) => name)
  const table = (rows: readonly string[], how: readonly string[]) => {
    const columns = engines.flatMap((engine) => how.map((way) => `${engine}, ${way}`))
    const cell = (column: string, row: string) =>
      scriptless.includes(row) && !column.startsWith('firefox')
        ? 'not possible'
        : (days[`${column}, ${row}`] ?? 'not run')
    return [
      ['', ...columns],
      ['---', ...columns.map(() => '---')],
      ...rows.map((row) => [row, ...columns.map((column) => cell(column, row))]),
    ]
  }
  const pageTable = table(everyPage, views)
  const journeyTable = table(
    journeys.map(({ name }) => name),
    ['mouse', 'keyboard'],
  )
  const cells = [pageTable, journeyTable].map((rows) =>
    rows.slice(2).flatMap((row) => row.slice(1)),
  )
  const missing = cells.flat().filter((cell) => cell === 'failed' || cell === 'not run')
  console.log(`${missing.length} of ${cells.flat().length} checks have failed or were not run`)
  if (missing.length > 0) return
  const toText = (rows: string[][]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
  await writeTextFile(
    'a11y/browsers/results.md',
    `# Pages and journeys in three engines\n\nThe days on which they passed \`npm run browsers\`. Only the driver of Firefox can switch JavaScript off.\n\n${toText(pageTable)}\n\n${toText(journeyTable)}\n`,
  )
}
