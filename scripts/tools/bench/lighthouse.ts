import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

import { lookForBrowser } from '../../find-browser'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const

/**
 * One run in a new browser.
 *
 * @param throttling `simulate` estimates from an unthrottled load, `devtools` throttles the load itself.
 * @param cpu slowdown of the processor.
 * @returns scores, times in milliseconds, and `machine`, Lighthouse's measure of this machine: compare figures of
 *   similar values only.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export async function audit(
  url: string,
  throttling: 'simulate' | 'devtools',
  cpu: number,
): Promise<Record<string, number>> {
  const chromePath = lookForBrowser()
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
      throttlingMethod: throttling,
      throttling: {
        rttMs: 150,
        throughputKbps: 1638.4,
        requestLatencyMs: 150 * 3.75,
        downloadThroughputKbps: 1638.4 * 0.9,
        uploadThroughputKbps: 675,
        cpuSlowdownMultiplier: cpu,
      },
    })
    const report = result?.lhr
    if (!report || report.runtimeError || report.categories.performance?.score === null)
      throw new Error(report?.runtimeError?.message ?? 'Lighthouse gave no result')
    const scores = categories.map((name) => [
      name,
      (report.categories[name]?.score ?? Number.NaN) * 100,
    ])
    const times = Object.entries(audits).map(([name, id]) => [
      name,
      report.audits[id]?.numericValue ?? Number.NaN,
    ])
    const machine = report.environment.benchmarkIndex
    return Object.fromEntries([...scores, ...times, ['machine', machine]]) as Record<string, number>
  } finally {
    chrome.kill()
  }
}
