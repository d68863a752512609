import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import type { Page } from 'playwright/test'

import { untilQuiet } from '../scripts/tools/bench/visitor'

/** What one visit to a page fetches: bytes as gzip sends them, and numbers of requests. */
export type PageWeight = {
  html: number
  /** Script that was asked for before the page's load event; idle time comes after it. */
  scriptBeforeIdle: number
  /** Script that was asked for until the page was alive (hydrated), the former included. */
  scriptUntilHydrated: number
  fonts: number
  /** All but the scripts, data and videos that came after the page was alive. */
  requestsUntilHydrated: number
  /** Requests the first paint waits for, the page itself not counted. */
  renderBlocking: number
}

/** Visits a page of `dist`, which must be fresh (its cache empty), and adds up what it fetches until the network is quiet. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  await page.addInitScript(markAlive)
  const response = await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
  await untilQuiet(page)
  const { loadedAt, aliveAt, fetched } = await page.evaluate(readVisit)
  const scripts = fetched.filter(({ path }) => /\.m?js$/.test(path))
  const isEarly = ({ startTime }: Fetched) => startTime <= aliveAt
  // A picture's moment depends on the machine, its number does not
  const isCounted = ({ path }: Fetched) => /\.(?:woff2?|avif|jpe?g|png|svg|ico)$/.test(path)
  return {
    html: gzipSync((await response?.body()) ?? '').length,
    scriptBeforeIdle: bytes(scripts.filter(({ startTime }) => startTime < loadedAt)),
    scriptUntilHydrated: bytes(scripts.filter(isEarly)),
    fonts: bytes(fetched.filter(({ path }) => path.endsWith('.woff2'))),
    requestsUntilHydrated: 1 + fetched.filter((it) => isEarly(it) || isCounted(it)).length,
    renderBlocking: fetched.filter(({ isBlocking }) => isBlocking).length,
  }
}

/** The size of files as hosts with gzip send them, also small ones, which `npm start` sends as they are. */
function bytes(files: readonly Fetched[]): number {
  const sizes = files.map(({ path }) => {
    const file = readFileSync(`dist${path}`)
    return path.endsWith('.js') ? gzipSync(file, { level: 9 }).length : file.length
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Runs in the page, before its own scripts: notes when the page says that it is hydrated. */
function markAlive(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.documentElement?.hasAttribute('data-hydrated')) return
    performance.mark('alive')
    observer.disconnect()
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
}

type Fetched = { path: string; startTime: number; isBlocking: boolean }

/** Runs in the page. */
function readVisit(): { loadedAt: number; aliveAt: number; fetched: Fetched[] } {
  // Asked for by browsers with a window, and by nobody's first paint
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')]
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
      isBlocking: 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
    })),
  }
}
