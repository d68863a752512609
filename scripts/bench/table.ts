/**
 * The spreadsheet page at scale, beside two grids that are given all rows: from the end of the
 * response to the first rows, a key in the search, sorting by text and by date, the longest task on
 * the main thread after the response, memory. Medians.
 *
 * Search and sort are measured twice: at once after the first rows, and when the page has prepared
 * its columns in the background (the other two prepare nothing).
 *
 * npx tsx scripts/bench/table.ts [--rows 1000,10000,100000] [--runs 5]      needs a build
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { paths } from '../../src/paths'
import { serve } from '../serve'
import { makeCsv } from '../../tests/mocks/make-csv'
import { collect, figure, median, table } from './numbers'
import { benchFolder } from './packages'
import { measure, planTask, type TableFigures } from './table-measure'
import { buildRivals, rivals } from './table-rivals'
import { launchBrowser } from './visitor'

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
      const names = Object.keys(pages) as PageName[]
      const measured = Object.fromEntries(names.map((name) => [name, [] as TableFigures[]]))
      // In turn, so that a machine that is busy for a while is busy for all of them
      for (let run = 1; run <= runs; run++) {
        console.error(`${count} rows, run ${run}`)
        for (const page of names) {
          const once = await collect(1, () => measure(browser, origin + pages[page], task))
          measured[page]?.push(...once)
        }
      }
      for (const page of names) {
        const values = measured[page] ?? []
        const middle = (key: keyof TableFigures) => median(values.map((value) => value[key]))
        const medians: TableFigures = {
          firstRows: middle('firstRows'),
          search: middle('search'),
          textSort: middle('textSort'),
          dateSort: middle('dateSort'),
          laterSearch: middle('laterSearch'),
          laterTextSort: middle('laterTextSort'),
          laterDateSort: middle('laterDateSort'),
          prepared: middle('prepared'),
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
      [
        'rows',
        'page',
        'first rows',
        'search',
        'text sort',
        'date sort',
        'prepared',
        'then search',
        'text sort',
        'date sort',
        'longest task',
        'heap MB',
      ],
      figures.map(({ rows: count, page, medians }) => [
        String(count),
        labels[page],
        figure(medians.firstRows),
        figure(medians.search),
        figure(medians.textSort),
        figure(medians.dateSort),
        figure(medians.prepared),
        figure(medians.laterSearch),
        figure(medians.laterTextSort),
        figure(medians.laterDateSort),
        medians.longestTask === 0 ? '< 50' : figure(medians.longestTask),
        figure(medians.heap),
      ]),
    ),
  )
  return kept
}

const rivalPage = (name: string) =>
  `<!doctype html><html lang="en"><title>${name}</title><div id="root"></div><script type="module" src="/bench/${name}.js"></script>`

if (process.argv[1]?.endsWith('bench/table.ts')) {
  const { values } = parseArgs({ options: { rows: { type: 'string' }, runs: { type: 'string' } } })
  await benchTable({
    ...(values.rows && { rows: values.rows.split(',').map(Number) }),
    ...(values.runs && { runs: Number(values.runs) }),
  })
}
