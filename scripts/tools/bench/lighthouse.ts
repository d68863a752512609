import lighthouse from 'lighthouse'

import { launchBrowser } from '../../find-browser'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
  script: 'bootup-time',
}
/** For the connection with the browser. */
const port = 4305

/**
 * One run in a new browser, whose processor is `cpu` times slower.
 *
 * @param throttlingMethod `simulate` estimates from an unthrottled load, `devtools` throttles the load itself.
 * @returns scores, times in milliseconds (`script`: of all scripts), kilobytes as they were sent, and `machine`,
 *   Lighthouse's measure of this machine: compare figures of similar values only.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export async function audit(
  url: string,
  throttlingMethod: string,
  cpu: number,
): Promise<Record<string, number>> {
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const throttling = { cpuSlowdownMultiplier: cpu }
    const flags = { port, logLevel: 'silent', onlyCategories: categories, throttlingMethod, throttling } // prettier-ignore
    const report = (await lighthouse(url, flags))?.lhr
    if (!report || report.runtimeError || report.categories.performance?.score === null)
      throw new Error(report?.runtimeError?.message ?? 'Lighthouse gave no result')
    const sent = report.audits['resource-summary']?.details?.items ?? []
    const of = (type: string) => sent.find(({ resourceType }) => resourceType === type)
    return Object.fromEntries([
      ...categories.map((name) => [name, (report.categories[name]?.score ?? NaN) * 100]),
      ...Object.entries(audits).map(([name, id]) => [name, report.audits[id]?.numericValue ?? NaN]),
      ['htmlKb', (of('document')?.transferSize ?? 0) / 1000],
      ['scriptKb', (of('script')?.transferSize ?? 0) / 1000],
      ['requests', of('total')?.requestCount ?? NaN],
      ['machine', report.environment.benchmarkIndex],
    ])
  } finally {
    await browser.close()
  }
}
