import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { build } from 'vite'

import { makeCsv } from '../../mocks/make-csv'

/** In milliseconds. First rows count from the end of the response; 0 is a longest task below 50 ms. */
export const tableFigures = [
  'first rows',
  'search',
  'text sort',
  'date sort',
  'longest task',
] as const

/** Grids that the page is compared with, each a script in `pages/`. */
export const gridNames = ['data-grid', 'ag-grid'] as const

const bundles = path.resolve('.cache/bench/pages')

/** Bundles the grids' pages, minified as the site is. */
export async function bundleGrids(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: bundles,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: gridNames.map((name) => path.join(import.meta.dirname, 'pages', `${name}.js`)),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
}

const rowCount = 100_000
// The thousandth row's e-mail address: when it is searched for, another row becomes the first one
const email =
  makeCsv(1000)
    .match(/[\w.]+@example\.com/g)
    ?.at(-1) ?? ''

/** Opens the spreadsheet page or `/bench/{grid}` with 100,000 rows, and sorts and searches them. */
export async function measureTable(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    page.setDefaultTimeout(60_000)
    // tsx wraps named functions in a helper that functions sent to the page do not find there
    await page.addInitScript('globalThis.__name ??= (named) => named')
    await page.addInitScript(installProbe)
    await page.route('**/sheet.csv', (route) =>
      route.continue({ url: `${route.request().url()}?rows=${rowCount}` }),
    )
    await page.route('**/bench/*', (route) => {
      const name = path.basename(route.request().url())
      if (name.endsWith('.js')) return route.fulfill({ path: path.join(bundles, name) })
      const body = `<!doctype html><title>${name}</title><body><script type="module" src="/bench/${name}.js"></script>`
      return route.fulfill({ contentType: 'text/html', body })
    })
    await page.goto(address)
    const field = page.getByRole('searchbox', { name: 'Search rows' })
    return {
      'first rows': await page.evaluate(() => window.probe.firstRows),
      'text sort': await timeChange(page, 'click', () => sortBy(page, 'Email')),
      'date sort': await timeChange(page, 'click', () => sortBy(page, 'Timestamp')),
      search: await timeChange(page, 'input', () => field.fill(email)),
      'longest task': await page.evaluate(() => Math.max(0, ...window.probe.tasks)),
    }
  } finally {
    await page.close()
  }
}

/** Milliseconds from an event that `act` causes to the paint of another first row. */
async function timeChange(page: Page, event: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((type) => window.probe.arm(type), event)
  await act()
  return page.evaluate(() => window.probe.change)
}

const sortBy = (page: Page, name: string) =>
  page
    .getByRole('columnheader', { name })
    .first()
    .click({ position: { x: 30, y: 20 } })

type Probe = {
  /** From the end of the response to the paint of the first rows. */
  firstRows: Promise<number>
  /** Durations of long tasks; none under 50 ms. */
  tasks: number[]
  /** Watches the first row from the next event of that type on. */
  arm: (event: string) => void
  /** From that event to the paint of another first row. */
  change: Promise<number>
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs in the page, before its own scripts; it can use nothing of this file. */
function installProbe(): void {
  const firstRow = () => document.querySelector('[role="row"][aria-rowindex="2"]')?.textContent
  const untilPainted = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isThere()) return void requestAnimationFrame(look)
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now())
        channel.port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  const tasks: number[] = []
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask', buffered: true })
  const responseEnd = () => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries.find(({ name }) => name.endsWith('/sheet.csv'))?.responseEnd ?? Number.NaN
  }
  window.probe = {
    firstRows: untilPainted(() => Boolean(firstRow())).then((time) => time - responseEnd()),
    tasks,
    change: Promise.resolve(0),
    arm(event) {
      const before = firstRow()
      let start = Number.NaN
      addEventListener(event, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
      window.probe.change = untilPainted(() => {
        const now = firstRow()
        return !Number.isNaN(start) && now !== undefined && now !== before
      }).then((end) => end - start)
    },
  }
}
