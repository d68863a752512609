import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'

import { untilQuiet } from './visitor'

/** What one visit to a page fetches: bytes as gzip sends them, and numbers of requests. */
export type PageWeight = {
  html: number
  /** Script that was asked for before the page's load event; idle time comes after it. */
  scriptBeforeIdle: number
  /** Script that was asked for until the page was alive (hydrated), the former included. */
  scriptUntilHydrated: number
  /** Script that came later: what was fetched ahead, and what sections near the screen need. */
  scriptLater: number
  fonts: number
  pictures: number
  videos: number
  /** Data: posts, jobs, spreadsheet. */
  data: number
  requests: number
  /** Of these, all but the scripts, data and videos that came after the page was alive. */
  requestsUntilHydrated: number
  /** Requests sent before the first paint, on the network the page's caller set up. */
  requestsBeforePaint: number
  /** Requests the first paint waits for, the page itself not counted. */
  renderBlocking: number
}

type Fetched = { url: string; startTime: number; isBlocking: boolean }
type Visit = { loadedAt: number; aliveAt: number; paintAt: number; fetched: Fetched[] }

/**
 * Visits a page and adds up what it fetches until the network is quiet.
 *
 * @param page a fresh page (its cache empty) of a browser that has not been here before.
 * @param folder where the built site lies: sizes are read there, not from the wire.
 */
export async function weighPage(page: Page, address: string, folder: string): Promise<PageWeight> {
  await page.addInitScript(markAlive)
  const response = await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  await untilQuiet(page)
  await page.waitForLoadState('networkidle')
  const visit = await page.evaluate(readVisit)

  const weight: PageWeight = {
    html: gzipSync((await response?.body()) ?? '', { level: 9 }).length,
    scriptBeforeIdle: 0,
    scriptUntilHydrated: 0,
    scriptLater: 0,
    fonts: 0,
    pictures: 0,
    videos: 0,
    data: 0,
    requests: 1 + visit.fetched.length,
    requestsUntilHydrated: 1,
    requestsBeforePaint: 1,
    renderBlocking: 0,
  }
  for (const { url, startTime, isBlocking } of visit.fetched) {
    const kind = kindOf(url)
    const size = sizeOf(url, folder)
    const isEarly = startTime <= visit.aliveAt
    if (kind !== 'script') weight[kind] += size
    else if (isEarly) weight.scriptUntilHydrated += size
    else weight.scriptLater += size
    if (kind === 'script' && startTime < visit.loadedAt) weight.scriptBeforeIdle += size
    // A picture's moment depends on the machine, its number does not.
    if (isEarly || kind === 'fonts' || kind === 'pictures') weight.requestsUntilHydrated += 1
    if (startTime < visit.paintAt) weight.requestsBeforePaint += 1
    if (isBlocking) weight.renderBlocking += 1
  }
  return weight
}

/** Runs in the page, before its own scripts: notes when the page says that it is hydrated. */
function markAlive(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.documentElement?.hasAttribute('data-hydrated')) return
    performance.mark('alive')
    observer.disconnect()
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
}

/** Runs in the page. */
function readVisit(): Visit {
  const startOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Infinity
  // Asked for by browsers with a window, and by nobody's first paint
  const icons = Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]'),
    ({ href }) => href,
  )
  const entries = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !icons.includes(name)) as (PerformanceResourceTiming & {
    renderBlockingStatus?: string
  })[]
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return {
    loadedAt: visit?.loadEventStart ?? Infinity,
    aliveAt: startOf('alive'),
    paintAt: startOf('first-contentful-paint'),
    fetched: entries.map((entry) => ({
      url: entry.name,
      startTime: entry.startTime,
      isBlocking: entry.renderBlockingStatus === 'blocking',
    })),
  }
}

function kindOf(url: string): 'script' | 'fonts' | 'pictures' | 'videos' | 'data' {
  const { pathname } = new URL(url)
  if (/\.m?js$/.test(pathname)) return 'script'
  if (/\.woff2?$/.test(pathname)) return 'fonts'
  if (/\.(?:avif|webp|jpe?g|png|svg|gif|ico)$/.test(pathname)) return 'pictures'
  if (/\.(?:webm|mp4)$/.test(pathname)) return 'videos'
  return 'data'
}

/** The file as it is sent: compressed beside the original, or small or compact enough as it is. */
function sizeOf(url: string, folder: string): number {
  const file = path.join(folder, decodeURIComponent(new URL(url).pathname))
  if (!existsSync(file) || statSync(file).isDirectory()) return 0
  if (existsSync(`${file}.gz`)) return statSync(`${file}.gz`).size
  return /\.(?:js|css|svg|json)$/.test(file)
    ? gzipSync(readFileSync(file), { level: 9 }).length
    : statSync(file).size
}
