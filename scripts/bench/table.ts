/**
 * The spreadsheet page at scale, beside two grids that are given all rows: from the end of the
 * response to the first rows, a key in the search, sorting by text and by date, the longest task on
 * the main thread after the response, memory. Medians.
 *
 * npx tsx scripts/bench/table.ts [--rows 1000,10000,100000] [--runs 5]      needs a build
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'

import { parseCsv } from '../../src/lib/csv'
import { paths } from '../../src/paths'
import { serve } from '../serve'
import { makeCsv } from './make-csv'
import { collect, figure, median, table } from './numbers'
import { benchFolder } from './packages'
import { launchBrowser } from './visitor'
import { installProbe } from './table-probe'
import { buildRivals, rivals } from './table-rivals'

/** Milliseconds; heap in MB. */
export type TableFigures = {
  firstRows: number
  search: number
  textSort: number
  dateSort: number
  /** 0 where no task was longer than 50 ms: the browser reports none below. */
  longestTask: number
  heap: number
}

type Options = { rows?: readonly number[]; runs?: number }

const pages = {
  ours: paths.formTable,
  'data-grid': '/bench/data-grid',
  'ag-grid': '/bench/ag-grid',
}
type PageName = keyof typeof pages
const labels: Record<PageName, string> = {
  ours: 'this page',
  'data-grid': 'DataGrid, all rows',
  'ag-grid': 'AG Grid, all rows',
}

/** Measures all, prints a table and keeps the figures in `.cache/bench/table.json`. */
export async function benchTable({ rows = [1_000, 10_000, 100_000], runs = 5 }: Options = {}) {
  if (!existsSync('dist/index.html'))
    throw new Error('Nothing built yet: run `npm run build` first')
  const scripts = await buildRivals()
  let csv = ''
  const server = await serve({ port: 0, outbox: '.outbox/bench' })
  const [answerSite] = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const url = request.url?.split('?')[0] ?? ''
    const name = url.replace('/bench/', '')
    if (url === '/sheet.csv') {
      response.writeHead(200, { 'Content-Type': 'text/csv; charset=utf-8' }).end(csv)
    } else if (rivals.some((rival) => rival === name)) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(rivalPage(name))
    } else if (url.startsWith('/bench/')) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' })
      response.end(readFileSync(path.join(scripts, path.basename(name))))
    } else answerSite?.(request, response)
  })
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`

  const figures: { rows: number; page: PageName; medians: TableFigures; load: number }[] = []
  const browser = await launchBrowser()
  try {
    for (const count of rows) {
      csv = makeCsv(count)
      const task = planTask(csv)
      for (const page of Object.keys(pages) as PageName[]) {
        console.error(`${labels[page]}, ${count} rows`)
        const values = await collect(runs, () => measure(browser, origin + pages[page], task))
        const middle = (key: keyof TableFigures) => median(values.map((value) => value[key]))
        const medians: TableFigures = {
          firstRows: middle('firstRows'),
          search: middle('search'),
          textSort: middle('textSort'),
          dateSort: middle('dateSort'),
          longestTask: middle('longestTask'),
          heap: middle('heap'),
        }
        figures.push({ rows: count, page, medians, load: os.loadavg()[0] ?? Number.NaN })
      }
    }
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
  mkdirSync(benchFolder, { recursive: true })
  const kept = { measured: new Date().toISOString(), cpu: os.cpus()[0]?.model, runs, figures }
  writeFileSync(path.join(benchFolder, 'table.json'), JSON.stringify(kept, null, 2))
  console.log(
    table(
      ['rows', 'page', 'first rows', 'search', 'text sort', 'date sort', 'longest task', 'heap MB'],
      figures.map(({ rows: count, page, medians }) => [
        String(count),
        labels[page],
        figure(medians.firstRows),
        figure(medians.search),
        figure(medians.textSort),
        figure(medians.dateSort),
        medians.longestTask === 0 ? '< 50' : figure(medians.longestTask),
        figure(medians.heap),
      ]),
    ),
  )
  return kept
}

const rivalPage = (name: string) =>
  `<!doctype html><html lang="en"><title>${name}</title><div id="root"></div><script type="module" src="/bench/${name}.js"></script>`

/** A search whose last key changes the first row, and what the rows must then say. */
type Task = {
  before: string
  key: string
  emailBefore: string
  emailAfter: string
  firstEmail: string
  earliest: string
}

const emailColumn = 2

function planTask(csv: string): Task {
  const { rows } = parseCsv(csv)
  const emailOf = (needle: string) =>
    rows.find((row) => row.some((cell) => cell.includes(needle)))?.[emailColumn] ?? ''
  const timestamps = rows.map((row) => row[0] ?? '')
  // 31/12/2026 18:05:00 → 2026123118:05:00
  const sortable = (text: string) => text.replace(/(\d\d)\/(\d\d)\/(\d{4}) /, '$3$2$1')
  const earliest = timestamps.reduce((a, b) => (sortable(b) < sortable(a) ? b : a))
  for (const key of '0123456789') {
    const before = 'ref 4'
    const [emailBefore, emailAfter] = [emailOf(before), emailOf(before + key)]
    if (emailAfter && emailAfter !== emailBefore) {
      return { before, key, emailBefore, emailAfter, firstEmail: emailOf(''), earliest }
    }
  }
  throw new Error('This sheet has nothing to search for')
}

async function measure(browser: Browser, address: string, task: Task): Promise<TableFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    // tsx wraps named functions in a helper that functions sent to the page do not find there.
    await page.addInitScript('globalThis.__name ??= (named) => named')
    await page.addInitScript(installProbe)
    await page.goto(address)
    const firstRows = await page.evaluate(
      async () => (await window.probe.firstRows) - window.probe.responseEnd(),
    )

    const field = page.getByRole('searchbox', { name: 'Search rows' })
    const type = (text: string, expected: string) =>
      change(page, 'input', emailColumn, expected, () => field.fill(text))
    await type(task.before, task.emailBefore)
    const search = await change(page, 'keydown', emailColumn, task.emailAfter, () =>
      field.press(task.key),
    )
    await type('', task.firstEmail)
    const sortBy = (name: string, column: number, expected: string | null) =>
      change(page, 'click', column, expected, () =>
        page
          .getByRole('columnheader', { name })
          .first()
          .click({ position: { x: 30, y: 20 } }),
      )
    const textSort = await sortBy('Email', emailColumn, null)
    const dateSort = await sortBy('Timestamp', 0, task.earliest)

    const longestTask = await page.evaluate(() => {
      const { tasks, responseEnd } = window.probe
      const after = tasks.filter(({ start, duration }) => start + duration > responseEnd())
      return Math.max(0, ...after.map(({ duration }) => duration))
    })
    return { firstRows, search, textSort, dateSort, longestTask, heap: await weighHeap(page) }
  } finally {
    await context.close()
  }
}

async function change(
  page: Page,
  event: string,
  column: number,
  expected: string | null,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(([...args]) => window.probe.arm(...args), [event, column, expected] as [
    string,
    number,
    string | null,
  ])
  await act()
  return page.evaluate(() => window.probe.change)
}

/** MB of JavaScript in use after a collection, that of the page's workers included. */
async function weighHeap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  let { usedSize: bytes } = await devtools.send('Runtime.getHeapUsage')

  const workers: string[] = []
  devtools.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId))
  const answers: Promise<number>[] = []
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  for (const sessionId of workers) {
    const ask = (id: number, method: string) =>
      devtools.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method }),
      })
    answers.push(
      new Promise((resolve) =>
        devtools.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
          const answer = JSON.parse(message) as { id?: number; result?: { usedSize?: number } }
          if (from === sessionId && answer.id === 2) resolve(answer.result?.usedSize ?? Number.NaN)
        }),
      ),
    )
    await ask(1, 'HeapProfiler.collectGarbage')
    await ask(2, 'Runtime.getHeapUsage')
  }
  for (const worker of await Promise.all(answers)) bytes += worker
  return bytes / 1024 / 1024
}

if (process.argv[1]?.endsWith('bench/table.ts')) {
  const { values } = parseArgs({ options: { rows: { type: 'string' }, runs: { type: 'string' } } })
  await benchTable({
    ...(values.rows && { rows: values.rows.split(',').map(Number) }),
    ...(values.runs && { runs: Number(values.runs) }),
  })
}
