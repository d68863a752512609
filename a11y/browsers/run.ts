/**
 * `npm run browsers`: all pages and twelve journeys in Chromium, Firefox and WebKit. When all of them have
 * passed at their last run, it writes `results.md` and the figures of the accessibility statement.
 *
 * With `--quick`, for `npm test`: one page of each template and four journeys, in Firefox and WebKit. With names of
 * engines or journeys: only these. With `--pictures`: screenshots of the templates, side by side, in `.cache/browsers`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { joinPictures } from '../../scripts/a11y/join-pictures'
import { writeBrowserReport, type Result } from '../../scripts/a11y/browser-report'
import { publish } from '../../scripts/a11y/report'
import { finish } from '../../scripts/run-tests'
import { tablePage } from '../../src/content/table-page'
import { paths } from '../../src/paths'
import { sitePages } from '../../tests/site-pages'
import { templatePages } from '../../tests/template-pages'
import { choose } from '../support/choose'
import { engines, type Driver, type Engine, type LaunchOptions } from './driver'
import { expectedFaults, journeys, withoutScripts, type Journey } from './journeys'
import { observeSite, type ObservedSite } from './observed-site'
import { launchPuppeteer } from './puppeteer-driver'
import { Visitor, type Means } from './visitor'
import { launchWebKit } from './webkit-driver'

const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const words = isQuick
  ? [...args, 'firefox', 'webkit', 'contact', 'free guide', 'table', 'drawer']
  : args
const names = choose(Object.keys(journeys), words)
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

const results: Result[] = []
const failures: string[] = []

if (pictures) mkdirSync(pictures, { recursive: true })
await Promise.all(choose(engines, words).map(checkEngine))
if (pictures) await joinPictures(pictures, engines)
if (!isQuick && (await writeBrowserReport(results)) && !(await publish())) failures.push('publish')
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
  for (const how of means)
    for (const scripts of engine === 'firefox' ? [true, false] : [true])
      await makeJourneys(engine, how, scripts)
}

async function makeJourneys(engine: Engine, how: Means, scripts: boolean): Promise<void> {
  const chosen = names.filter((name) => withoutScripts.includes(name) !== scripts)
  if (chosen.length === 0) return
  await use(engine, { scripts, motion: true }, async (driver, site) => {
    await driver.resize(1280, 800)
    for (const name of chosen) {
      const make = journeys[name] as Journey
      const visitor = new Visitor(driver, site, how)
      await check(driver, site, name, how, () => make(visitor, downloadsOf(engine)))
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
  const site = await observeSite()
  await act(driver, site)
  await driver.close()
  await site.close()
}

/** Notes what was checked, with what it threw and what went wrong on the site meanwhile. */
async function check(
  { engine, version }: Driver,
  site: ObservedSite,
  what: string,
  how: string,
  act: () => Promise<readonly string[] | void>,
): Promise<void> {
  const found = (await act().catch((error: unknown) => [String(error)])) ?? []
  const faults = [
    ...found,
    ...site.takeFaults().filter((fault) => !expectedFaults[what]?.test(fault)),
  ]
  results.push({ engine, version, what, how, faults })
  const line = `${engine} ${what} ${how} ${faults.join('; ')}`
  console.log(`${faults.length ? '✘' : '✓'} ${line}`)
  if (faults.length > 0) failures.push(line)
}

async function checkPage(visitor: Visitor, page: string, how: string): Promise<readonly string[]> {
  const { engine, screenshot } = visitor.driver
  await visitor.open(page)
  if (page === paths.formTable) await visitor.see('grid', tablePage.grid.label)
  const picture = `${pictures}/${page.replaceAll('/', '_')}-${how} ${engine}.png`
  if (pictures && templatePages.includes(page)) writeFileSync(picture, await screenshot())
  return visitor.ask('audit')
}
