import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'

/** The headless shell first: the same engine without windows, with which tests take a fifth less time. */
const systemBrowsers = 'chromium-headless-shell chromium chromium-browser google-chrome'
  .split(' ')
  .map((name) => `/usr/bin/${name}`)

/** Arguments of the browser, the same for tests and benchmarks. */
export const browserArguments = [
  // Chromium refuses to run as root with a sandbox. The next three stop its own network requests
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell loads lazy pictures earlier than other builds; these are the usual distances in px
  '--blink-settings=lazyLoadingImageMarginPx4G=1250,lazyLoadingImageMarginPxUnknown=1250',
]

/** Finds a Chromium: `CHROMIUM_PATH`, else Playwright's own (`undefined`), else the system's; `null` if there is none. */
export function lookForBrowser(): string | undefined | null {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return existsSync(chosen) ? chosen : null
  if (existsSync(chromium.executablePath())) return undefined
  return systemBrowsers.find((path) => existsSync(path)) ?? null
}

/** As {@link lookForBrowser}. @throws if there is none, with a message that says what to do. */
export function findBrowser(): string | undefined {
  const found = lookForBrowser()
  if (found === null)
    throw new Error(
      'No Chromium was found: run `npx playwright install --with-deps chromium`, install the package `chromium`, or set CHROMIUM_PATH.',
    )
  return found
}

/** Starts that browser, with more arguments if necessary. */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, ...more] })
