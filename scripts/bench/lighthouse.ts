import { lookForBrowser } from '../find-browser'
import { importBenchPackage, installBenchPackages } from './packages'

const packages = { lighthouse: '12.8.2', 'chrome-launcher': '1.2.1' }

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const

export type LighthouseFigures = Record<(typeof categories)[number], number> &
  Record<keyof typeof audits, number> & {
    /**
     * How fast this machine was, by Lighthouse's own measure: only figures with the like can be compared.
     *
     * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
     */
    benchmarkIndex: number
  }

export type LighthouseOptions = {
  /** `simulate` estimates from an unhindered load, `devtools` really slows the load down. */
  throttling: 'simulate' | 'devtools'
  /** How many times slower the processor is. */
  cpu: number
}

/** The little of Lighthouse that is used here. */
type Lighthouse = {
  default: (
    url: string,
    flags: object,
  ) => Promise<
    | {
        lhr: {
          runtimeError?: { message: string }
          environment: { benchmarkIndex: number }
          categories: Record<string, { score: number | null }>
          audits: Record<string, { numericValue?: number }>
        }
      }
    | undefined
  >
}
type Launcher = {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>
}

/** Loads Lighthouse, which is installed beside the project the first time. */
export async function loadLighthouse() {
  installBenchPackages(packages)
  const { default: lighthouse } = await importBenchPackage<Lighthouse>('lighthouse')
  const { launch } = await importBenchPackage<Launcher>('chrome-launcher')

  /** One run, in a browser of its own. */
  return runOnce

  async function runOnce(
    url: string,
    { throttling, cpu }: LighthouseOptions,
  ): Promise<LighthouseFigures> {
    const chrome = await launch({
      ...(lookForBrowser() ? { chromePath: lookForBrowser() } : {}),
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
      if (!report || report.runtimeError)
        throw new Error(report?.runtimeError?.message ?? 'Lighthouse gave no result')
      if (report.categories.performance?.score === null)
        throw new Error('Lighthouse could not rate the speed')
      return {
        ...Object.fromEntries(
          categories.map((name) => [name, (report.categories[name]?.score ?? Number.NaN) * 100]),
        ),
        ...Object.fromEntries(
          Object.entries(audits).map(([name, audit]) => [
            name,
            report.audits[audit]?.numericValue ?? Number.NaN,
          ]),
        ),
        benchmarkIndex: report.environment.benchmarkIndex,
      } as LighthouseFigures
    } finally {
      chrome.kill()
    }
  }
}
