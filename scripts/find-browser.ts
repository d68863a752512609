import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The headless shell first: the same engine without a window's work, so tests take a fifth less time. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** How it is started, by tests and benches alike. */
export const browserArguments = [
  // Root in a container has no sandbox; the next three keep the browser from calling home
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell fetches pictures from further below than the browsers people have
  '--blink-settings=lazyLoadingImageMarginPx4G=1250,lazyLoadingImageMarginPxUnknown=1250',
]

/**
 * Where a Chromium lies: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 *
 * @returns the path to start, `undefined` for Playwright's own, `null` where there is none.
 */
export function lookForBrowser(): string | undefined | null {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return existsSync(chosen) ? chosen : null
  if (existsSync(chromium.executablePath())) return undefined
  return systemBrowsers.find((path) => existsSync(path)) ?? null
}

/**
 * The same, for callers that cannot go on without one.
 *
 * @throws with one sentence that says what to do.
 */
export function findBrowser(): string | undefined {
  const found = lookForBrowser()
  if (found === null) {
    throw new Error(
      'No Chromium was found: run `npx playwright install --with-deps chromium`, install the package `chromium`, or set CHROMIUM_PATH.',
    )
  }
  return found
}
