import { chromium, type Browser, type Page } from 'playwright'

import { browserArguments, findBrowser } from '../../find-browser'

/** A phone on a slow mobile network, as Lighthouse has it. */
export const slowNetwork = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 }

type Conditions = {
  /** How many times slower than this machine the processor is. */
  cpu?: number
  network?: typeof slowNetwork
}

/** Starts the browser the bench and Lighthouse share the choice of. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: browserArguments,
  })
}

/** Waits until the page has fetched nothing for a second and a half. ("networkidle" comes once a page, perhaps before.) */
export const untilQuiet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const count = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== count();) {
      before = count()
      await new Promise((resolve) => setTimeout(resolve, 1500))
    }
  })

/** Opens a fresh visitor's phone, gives it to `visit`, and closes it again. */
export async function withPhone<Value>(
  browser: Browser,
  origin: string,
  { cpu, network }: Conditions,
  visit: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(45_000)
    // tsx wraps named functions in a helper that functions sent to the page do not find there.
    await page.addInitScript('globalThis.__name ??= (named) => named')
    const devtools = await context.newCDPSession(page)
    if (network) {
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: network.throughput,
        uploadThroughput: network.throughput,
      })
    }
    if (cpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    return await visit(page)
  } finally {
    await context.close()
  }
}
