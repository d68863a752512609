import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { makeCsv } from './make-csv'

/**
 * Mock of the spreadsheet's CSV export, `GET /sheet.csv`: 57 rows of leads. Options are in the
 * query:
 *
 * | query               | answer                                                             |
 * |---------------------|--------------------------------------------------------------------|
 * | ?fault=500          | 500 with a text                                                    |
 * | ?fault=html         | 200 with a sign-in page, as for a private sheet                    |
 * | ?fault=html-as-csv  | the same page as `text/csv`                                        |
 * | ?fault=empty        | 200 without a body                                                 |
 * | ?fault=header-only  | the header and no row                                              |
 * | ?fault=slow         | ten pieces in 8 s (`&delay=50`: every 50 ms), with Content-Length  |
 * | ?fault=cut          | half of the Content-Length, then the connection breaks             |
 * | ?fault=lost         | the connection breaks at once                                      |
 * | ?fault=hang         | never answers                                                      |
 * | ?fault=stall        | half of it, then no more data                                      |
 * | ?fault=huge         | about 30 MB of rows: long, but within the limit                    |
 * | ?fault=too-large    | 60 MB without Content-Length                                       |
 * | ?rows=100000        | as many rows, at most 120,000 (`scripts/mocks/make-csv`)           |
 *
 * The URL of the sheet is fixed at build time, so a fault may also be in the query of the page that requests
 * it, as `mock-sheet`: `/form-table?mock-sheet=slow`.
 */
const sample = readFileSync(new URL('./sheet-sample.csv', import.meta.url))
const headerOnly = sample.subarray(0, sample.indexOf('\n') + 1)
const signIn = '<!doctype html><title>Sign in</title><h1>Sign in to continue to Sheets</h1>'

/** Makes about 30 MB. More rows would keep the process busy, and its memory full. */
const hugeRows = 120_000
const megabyte = 1024 * 1024

/**
 * Answers the CSV export.
 *
 * @returns whether the request was meant for it.
 */
export async function handleSheet(
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (url.pathname !== '/sheet.csv') return false
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    answer(res, 405, 'text/plain', 'Method Not Allowed')
    return true
  }
  await respond(res, readFault(req, url), url.searchParams)
  return true
}

async function respond(res: ServerResponse, fault: string, params: URLSearchParams) {
  switch (fault) {
    case 'hang':
      return
    case 'lost':
      res.destroy()
      return
    case '500':
      answer(res, 500, 'text/plain', 'Internal Server Error')
      return
    case 'html':
      answer(res, 200, 'text/html', signIn)
      return
    case 'html-as-csv':
      answer(res, 200, 'text/csv', signIn)
      return
    case 'empty':
      answer(res, 200, 'text/csv', '')
      return
    case 'header-only':
      answer(res, 200, 'text/csv', headerOnly)
      return
    case 'slow':
      await drip(res, sample, Number(params.get('delay') ?? 800))
      return
    case 'cut':
      await sendHalf(res)
      res.destroy()
      return
    case 'stall':
      await sendHalf(res)
      return
    case 'huge':
      answer(res, 200, 'text/csv', makeCsv(hugeRows))
      return
    case 'too-large':
      await flood(res, 60)
      return
    default: {
      const rows = Number(params.get('rows') ?? NaN)
      answer(
        res,
        200,
        'text/csv',
        Number.isInteger(rows) ? makeCsv(Math.min(rows, hugeRows)) : sample,
      )
    }
  }
}

/** The fault of the request, or of the page that made it. */
function readFault(req: IncomingMessage, url: URL): string {
  const own = url.searchParams.get('fault')
  const page = req.headers.referer
  if (own !== null || !page || !URL.canParse(page)) return own ?? ''
  return new URL(page).searchParams.get('mock-sheet') ?? ''
}

async function drip(res: ServerResponse, body: Buffer, delay: number) {
  writeHead(res, body.length)
  const size = Math.ceil(body.length / 10)
  for (let at = 0; at < body.length && !res.destroyed; at += size) {
    await sleep(delay)
    res.write(body.subarray(at, at + size))
  }
  res.end()
}

async function sendHalf(res: ServerResponse) {
  writeHead(res, sample.length)
  res.write(sample.subarray(0, sample.length / 2))
  await sleep(50) // so that it is sent before the connection breaks
}

async function flood(res: ServerResponse, megabytes: number) {
  writeHead(res)
  const piece = Buffer.alloc(megabyte, sample)
  for (let sent = 0; sent < megabytes && !res.destroyed; sent++) {
    const isRoom = res.write(piece)
    if (!isRoom) {
      await new Promise<void>((resolve) => {
        // Remove both listeners, or the one that does not fire would pile up with each piece
        const resume = () => {
          res.off('drain', resume).off('close', resume)
          resolve()
        }
        res.on('drain', resume).on('close', resume)
      })
    }
  }
  res.end()
}

// Like Google, readable from any origin
const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' }

function writeHead(res: ServerResponse, length?: number) {
  const known = length === undefined ? {} : { 'Content-Length': length }
  res.writeHead(200, { ...headers, ...known, 'Content-Type': 'text/csv; charset=utf-8' })
}

function answer(res: ServerResponse, status: number, type: string, body: string | Buffer) {
  const bytes = Buffer.from(body)
  res
    .writeHead(status, {
      ...headers,
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Length': bytes.length,
    })
    .end(bytes)
}
