import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { expect, test, type Page } from 'playwright/test'

import { untilQuiet } from '../../scripts/tools/bench/visitor'
import { otherEditions } from '../../src/generated/edition'
import { paths } from '../../src/paths'
import { sitePages } from '../site-pages'
import { templates } from '../template-pages'

/**
 * What the code of a page may weigh. Never times, which depend on the machine, nor texts and pictures, which are the
 * owner's. In kB as gzip sends them:
 * - `early`: scripts and styles that are asked for before the page's load event; idle time comes after it.
 * - `script`: script that is asked for until the page is alive (hydrated), the former included.
 * - `fonts`
 *
 * Numbers of requests:
 * - `eager`: before the load event, lazy pictures aside. They share the line with what the largest paint shows.
 * - `requests`: all until the page is quiet, with what it fetches ahead.
 */
type Budget = Record<'early' | 'script' | 'fonts' | 'eager' | 'requests', number>
type Budgets = Readonly<Record<string, Budget>>

const file = 'tests/budgets.json'
const names = ['early', 'script', 'fonts', 'eager', 'requests'] as const
const howTo =
  'make it lighter, or for a new template run `UPDATE_BUDGETS=1 npm run e2e -- budgets --workers=1`'

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

const addresses = new Set(sitePages().map(({ address }) => address))
/** In another language, a page has other fonts and longer words. */
const translated = otherEditions.flatMap(({ tag, prefix }) => [
  [`${tag}: home`, prefix] as const,
  [`${tag}: contact`, prefix + paths.contact] as const,
  [`${tag}: service`, prefix + paths.localSeo] as const,
])
for (const [template, address] of [...Object.entries(templates), ...translated]) {
  // A company may have no jobs, or no spreadsheet
  if (!addresses.has(address)) continue
  test(`${template} stays within its budget`, async ({ page }) => {
    const { weight, blocking, eager } = await weigh(page, address)
    // Lowers budgets, never raises them: whoever needs more room edits the file and says why in the commit
    if (process.env.UPDATE_BUDGETS === '1') lower(template, weight)
    const budget = readBudgets()[template]
    if (!budget) throw new Error(`${template} has no budget: ${howTo}`)
    const over = names.filter((name) => weight[name] > budget[name])
    const overruns = over.map((name) => `${name}: ${weight[name]} of ${budget[name]}`)
    const asked = `before its load event it asks for ${eager.join(' ')}`
    expect(overruns, `${address} has grown: ${howTo}; ${asked}`).toEqual([])
    expect(blocking, 'what the first paint waits for, besides the page').toEqual([])
    // An empty measurement would be within any budget
    expect(weight.script).toBeGreaterThan(50)
  })
}

test('no budget is higher than in the last commit', () => {
  const before = committedBudgets()
  const raised = Object.entries(readBudgets()).flatMap(([template, budget]) =>
    names
      .filter((name) => budget[name] > (before[template]?.[name] ?? Infinity))
      .map((name) => `${template}: ${name} is ${budget[name]}`),
  )
  expect(raised).toEqual([])
})

const readBudgets = () => JSON.parse(readFileSync(file, 'utf8')) as Budgets

/** The budgets of the last commit. Outside of a Git clone there is nothing to compare with. */
function committedBudgets(): Budgets {
  try {
    return JSON.parse(String(execFileSync('git', ['show', `HEAD:${file}`]))) as Budgets
  } catch {
    return {}
  }
}

/** Lowers a budget to what the page weighs with a little room, to half a kilobyte, or records a new one. */
function lower(template: string, weight: Budget): void {
  const budgets = readBudgets()
  const room = (name: keyof Budget) =>
    /eager|requests/.test(name) || weight[name] === 0
      ? weight[name]
      : Math.ceil(weight[name] * 2 + 1) / 2
  const lowest = (name: keyof Budget) => Math.min(budgets[template]?.[name] ?? Infinity, room(name))
  const updated = {
    ...budgets,
    [template]: Object.fromEntries(names.map((name) => [name, lowest(name)])),
  }
  const lines = Object.entries(updated).map(
    ([name, budget]) =>
      `  "${name}": ${JSON.stringify(budget).replace(/[{:,]/g, '$& ').replace('}', ' }')}`,
  )
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

type Fetched = { path: string; startTime: number; isBlocking: boolean; isLazy: boolean }

/** Visits a page of `dist`, with an empty cache, and adds up what it fetches until the network is quiet. */
async function weigh(page: Page, address: string) {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.documentElement?.hasAttribute('data-hydrated')) return
      performance.mark('alive')
      observer.disconnect()
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
  await untilQuiet(page)
  const { loadedAt, aliveAt, fetched } = await page.evaluate(readVisit)
  const scripts = fetched.filter(({ path }) => /\.m?js$/.test(path))
  const isEarly = ({ startTime }: Fetched) => startTime < aliveAt
  const eager = fetched.filter(({ startTime, isLazy }) => startTime < loadedAt && !isLazy)
  const weight: Budget = {
    early: kilobytes(eager.filter(({ path }) => /\.(?:m?js|css)$/.test(path))),
    script: kilobytes(scripts.filter(isEarly)),
    fonts: kilobytes(fetched.filter(({ path }) => path.endsWith('.woff2'))),
    eager: eager.length,
    requests: 1 + fetched.length,
  }
  return {
    weight,
    blocking: fetched.filter(({ isBlocking }) => isBlocking),
    eager: eager.map(({ path }) => path),
  }
}

/** The size of files as hosts with gzip send them, also small ones, which `npm start` sends as they are. */
function kilobytes(files: readonly Fetched[]): number {
  const sizes = files.map(({ path }) => {
    const file = readFileSync(`dist${path}`)
    return /\.(?:js|css)$/.test(path) ? gzipSync(file, { level: 9 }).length : file.length
  })
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** Runs in the page. */
function readVisit(): { loadedAt: number; aliveAt: number; fetched: Fetched[] } {
  // Asked for by browsers with a window, and by nobody's first paint
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')]
  const lazy = Array.from(document.images).filter(({ loading }) => loading === 'lazy')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const entries = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !icons.some(({ href }) => href === name))
  return {
    loadedAt: visit?.loadEventStart ?? Infinity,
    aliveAt: performance.getEntriesByName('alive')[0]?.startTime ?? Infinity,
    fetched: entries.map((entry) => ({
      path: decodeURI(new URL(entry.name).pathname),
      startTime: entry.startTime,
      isLazy: lazy.some(({ currentSrc }) => currentSrc === entry.name),
      isBlocking: 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
    })),
  }
}
