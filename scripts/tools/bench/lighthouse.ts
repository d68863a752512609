import lighthouse from 'lighthouse'

import { launchBrowser } from '../../find-browser'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
  script: 'bootup-time',
} as const

/**
 * One run in a new browser.
 *
 * @param port for the connection with the browser.
 * @param throttlingMethod `simulate` estimates from an unthrottled load, `devtools` throttles the load itself.
 * @param cpu slowdown of the processor.
 * @returns scores, times in milliseconds (`script`: of all scripts), kilobytes as they were sent, and `machine`,
 *   Lighthouse's measure of this machine: compare figures of similar values only.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export async function audit(
  url: string,
  { port, throttlingMethod, cpu }: { port: number; throttlingMethod: string; cpu: number },
): Promise<Record<string, number>> {
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
      throttlingMethod,
      throttling: { cpuSlowdownMultiplier: cpu },
    })
    const report = result?.lhr
    if (!report || report.runtimeError || report.categories.performance?.score === null)
      throw new Error(report?.runtimeError?.message ?? 'Lighthouse gave no result')
    const figures: [string, number][] = []
    for (const name of categories)
      figures.push([name, (report.categories[name]?.score ?? NaN) * 100])
    for (const [name, id] of Object.entries(audits))
      figures.push([name, report.audits[id]?.numericValue ?? NaN])
    const sent = report.audits['network-requests']?.details?.items ?? []
    const sizeOf = (type: string) =>
      sent.reduce(
        (sum, request) => sum + (request.resourceType === type ? request.transferSize / 1000 : 0),
        0,
      )
    figures.push(['htmlKb', sizeOf('Document')], ['scriptKb', sizeOf('Script')])
    figures.push(['requests', sent.length], ['machine', report.environment.benchmarkIndex])
    return Object.fromEntries(figures)
  } finally {
    await browser.close()
  }
}
