import type { Browser, Page } from 'playwright'

/**
 * Waits until the page is idle and has fetched nothing for a second and a half. ("networkidle" comes once a page, perhaps
 * before.) Links are prefetched one by one when the page is idle: on a busy machine, a pause alone may be before the next.
 */
export const untilQuiet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const count = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== count();) {
      before = count()
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise((resolve) => setTimeout(resolve, 1500))
    }
  })

/**
 * Opens a fresh visitor's phone, gives it to `visit`, and closes it again. The processor is `cpu` times slower than this
 * machine's, and the network as slow as Lighthouse's if `isSlow`.
 */
export async function withPhone<Value>(
  browser: Browser,
  origin: string,
  { cpu, isSlow }: { cpu: number; isSlow?: boolean },
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
    const throughput = (1.6 * 1024 * 1024) / 8
    const network = { latency: 150, downloadThroughput: throughput, uploadThroughput: throughput }
    if (isSlow)
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    return await visit(page)
  } finally {
    await context.close()
  }
}
