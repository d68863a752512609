/**
 * `npm run browsers`: all pages and twelve journeys in Chromium, Firefox and WebKit. A run without a failure
 * writes `a11y/browsers/results.md` and the figures of the accessibility statement.
 *
 * With `--quick`, for `npm test`: one page of each template and four journeys, in Firefox and WebKit. With names of
 * engines or journeys: only these. With `--pictures`: screenshots of the templates, side by side, in `.cache/browsers`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

import { writeTextFile } from '../../scripts/a11y/report'
import { finish } from '../../scripts/run-tests'
import { sitePages } from '../../tests/site-pages'
import { templatePages } from '../../tests/template-pages'
import { paths } from '../../src/paths'
import { tablePage } from '../../src/content/table-page'
import { choose } from '../support/choose'
import { engines, type Driver, type Engine, type LaunchOptions } from './driver'
import { ensureInstalled } from './install'
import { journeys, type Journey } from './journeys'
import { observeSite, type ObservedSite } from './observed-site'
import { launchPuppeteer } from './puppeteer-driver'
import { bundleHelpers, Visitor, type Means } from './visitor'
import { launchWebKit } from './webkit-driver'

const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const takesPictures = args.includes('--pictures')

/** The journeys of `npm test`: each needs another part of the browser. */
const quickJourneys = ['contact', 'free guide', 'table', 'drawer']
const names = journeys.map(({ name }) => name)
const chosenEngines = choose(engines, args).filter((engine) => !isQuick || engine !== 'chromium')
const chosenNames = choose(names, args).filter((name) => !isQuick || quickJourneys.includes(name))
const chosenJourneys = journeys.filter(({ name }) => chosenNames.includes(name))
const withPages = !args.some((word) => names.includes(word))

const pictures = '.cache/browsers'
const sizes = { 390: 844, 1280: 800 } as const
const widths = [390, 1280] as const
const schemes = ['light', 'dark'] as const
const pages = isQuick ? templatePages : sitePages().map(({ address }) => address)

type Result = { engine: Engine; what: string; how: string; faults: readonly string[] }
const results: Result[] = []
const versions: Partial<Record<Engine, string>> = {}

ensureInstalled('browsers')
await bundleHelpers()
mkdirSync(pictures, { recursive: true })
if (isQuick)
  await Promise.all(chosenEngines.map(checkEngine)) // two cores, two engines
else for (const engine of chosenEngines) await checkEngine(engine)
if (takesPictures) await joinPictures()
const failed = results.filter(({ faults }) => faults.length > 0)
if (failed.length === 0 && args.length === 0) await writeResults()
finish('Browsers', {
  passed: results.length - failed.length,
  failed: failed.length,
  failures: failed.map(
    ({ engine, what, how, faults }) => `${engine} ${what} ${how}: ${faults.join('; ')}`,
  ),
})

async function checkEngine(engine: Engine): Promise<void> {
  if (withPages)
    for (const scheme of isQuick ? (['light'] as const) : schemes)
      await use(engine, { dark: scheme === 'dark' }, async (driver, site) => {
        for (const [index, width] of widths.entries()) {
          await driver.resize(width, sizes[width])
          for (const [place, page] of pages.entries())
            if (!isQuick || place % 2 === index)
              await check(engine, page, `${width} ${scheme}`, site, () =>
                checkPage(new Visitor(driver, site, 'mouse'), page, `${width}-${scheme}`),
              )
        }
      })
  for (const means of isQuick ? (['keyboard'] as const) : (['mouse', 'keyboard'] as const)) {
    await use(engine, {}, (driver, site) =>
      makeJourneys(
        chosenJourneys.filter((journey) => !journey.withoutScripts),
        driver,
        site,
        means,
      ),
    )
    const scriptless = chosenJourneys.filter((journey) => journey.withoutScripts)
    if (engine === 'firefox' && scriptless.length > 0)
      await use(engine, { scripts: false }, (driver, site) =>
        makeJourneys(scriptless, driver, site, means),
      )
  }
}

/** Starts a browser and a copy of the site, and closes both in the end. */
async function use(
  engine: Engine,
  options: Partial<LaunchOptions>,
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

function downloadsOf(engine: Engine): string {
  return path.resolve('.cache/downloads', engine)
}

async function makeJourneys(
  list: readonly Journey[],
  driver: Driver,
  site: ObservedSite,
  means: Means,
): Promise<void> {
  await driver.resize(1280, sizes[1280])
  for (const journey of list)
    await check(
      driver.engine,
      journey.name,
      means,
      site,
      async () => {
        await journey.make(new Visitor(driver, site, means), downloadsOf(driver.engine))
        return []
      },
      journey.faults,
    )
}

/** Notes what was checked, with what it threw and what went wrong on the site meanwhile. */
async function check(
  engine: Engine,
  what: string,
  how: string,
  site: ObservedSite,
  act: () => Promise<readonly string[]>,
  expected?: RegExp,
): Promise<void> {
  const found = await act().catch((error: unknown) => [String(error)])
  const faults = [...found, ...site.takeFaults().filter((fault) => !expected?.test(fault))]
  results.push({ engine, what, how, faults })
  console.log(`${faults.length ? '✘' : '✓'} ${engine} ${what} ${how} ${faults.join('; ')}`)
}

async function checkPage(visitor: Visitor, page: string, how: string): Promise<readonly string[]> {
  await visitor.open(page)
  if (page === paths.formTable) await visitor.see('grid', tablePage.grid.label)
  const found = await visitor.ask('audit')
  if (takesPictures && templatePages.includes(page)) {
    const file = `${pictures}/${page.replaceAll('/', '_')}-${how}-${visitor.driver.engine}.png`
    writeFileSync(file, await visitor.driver.screenshot())
  }
  return found
}

/** Puts the screenshots of the engines side by side. */
async function joinPictures(): Promise<void> {
  for (const page of templatePages)
    for (const width of widths)
      for (const scheme of schemes) {
        const name = `${pictures}/${page.replaceAll('/', '_')}-${width}-${scheme}`
        await sharp({
          create: { width: width * 3, height: sizes[width], channels: 3, background: 'white' },
        })
          .composite(
            engines.map((engine, i) => ({
              input: `${name}-${engine}.png`,
              left: i * width,
              top: 0,
            })),
          )
          .toFile(`${name}.png`)
      }
}

/** Writes the table of results, and the figures for the statement. */
async function writeResults(): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  const table = (what: readonly string[], how: readonly string[]) => {
    const columns = engines.flatMap((engine) => how.map((way) => ({ engine, way })))
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
    const cell = (name: string, engine: Engine, way: string) =>
      results.some(
        (result) => result.engine === engine && result.what === name && result.how === way,
      )
        ? 'passed'
        : 'not possible'
    return [
      row(['', ...columns.map(({ engine, way }) => `${engine}, ${way}`)]),
      row(['---', ...columns.map(() => '---')]),
      ...what.map((name) =>
        row([name, ...columns.map(({ engine, way }) => cell(name, engine, way))]),
      ),
    ].join('\n')
  }
  const screens = widths.flatMap((width) => schemes.map((scheme) => `${width} ${scheme}`))
  const browsers = engines.map((engine) => `${engine} ${versions[engine]}`).join(', ')
  await writeTextFile(
    'a11y/browsers/results.md',
    `# Pages and journeys in three engines\n\nOf ${date}, by \`npm run browsers\`: ${browsers}. Only the driver of Firefox can switch JavaScript off.\n\n${table(pages, screens)}\n\n${table(names, ['mouse', 'keyboard'])}\n`,
  )
  const figures = {
    date,
    versions,
    pages: pages.length,
    views: results.filter(({ what }) => pages.includes(what)).length,
    journeys: names.length,
    journeyRuns: results.filter(({ what }) => names.includes(what)).length,
  }
  await writeTextFile(
    'src/content/browser-report.ts',
    `/** Figures of the last run without a failure. \`npm run browsers\` overwrites this file: do not edit it. */\nexport const browserReport = ${JSON.stringify(figures)} as const\n`,
  )
}
