import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

import { answer, faults, find, readOption, type Answers, type Mock } from './answer'
import { makeCsv } from './make-csv'

const sample = readFileSync(new URL('./sheet-sample.csv', import.meta.url))
const signIn = '<!doctype html><title>Sign in</title><h1>Sign in to continue to Sheets</h1>'

const mostRows = 120_000 // about 28 MB: more would keep the process busy, and its memory full

/** A CSV, or its pieces. */
const csv = (body: string | Uint8Array | AsyncGenerator<Uint8Array>, length?: number) => {
  const isWhole = typeof body === 'string' || body instanceof Uint8Array
  const bytes = isWhole ? new Uint8Array(Buffer.from(body)) : undefined
  const total = bytes?.length ?? length
  return answer(bytes ?? (Readable.toWeb(Readable.from(body)) as ReadableStream), 'text/csv', {
    headers: total === undefined ? {} : { 'Content-Length': String(total) },
  })
}

async function* drip(delay: number) {
  const size = Math.ceil(sample.length / 10)
  for (let at = 0; at < sample.length; at += size) {
    await sleep(delay)
    yield sample.subarray(at, at + size)
  }
}

/** Half of the Content-Length, and then this. */
function half(end: () => Promise<unknown>) {
  const send = async function* () {
    yield sample.subarray(0, sample.length / 2)
    await sleep(50) // so that it is sent before the connection breaks
    await end()
  }
  return csv(send(), sample.length)
}

async function* flood(megabytes: number) {
  for (let sent = 0; sent < megabytes; sent += 1) yield Buffer.alloc(1024 * 1024, sample)
}

/** By the option: `/sheet.csv?fault=cut`, or `/form-table?mock-sheet=cut` for the page's request. */
const answersTo = (params: URLSearchParams): Answers => ({
  ...faults,
  html: () => answer(signIn, 'text/html'),
  'html-as-csv': () => csv(signIn),
  empty: () => csv(''),
  'header-only': () => csv(sample.subarray(0, sample.indexOf('\n') + 1)),
  // Ten pieces in 8 s, or with the pauses of `&delay=`, in ms
  slow: () => csv(drip(Number(params.get('delay') ?? 800)), sample.length),
  // The connection breaks, or nothing more comes
  cut: () => half(() => Promise.reject(new Error('cut'))),
  stall: () => half(() => new Promise(() => {})),
  // Long, but within the limit
  huge: () => csv(makeCsv(mostRows)),
  // Without a Content-Length
  'too-large': () => csv(flood(60)),
})

/** Mock of the spreadsheet's CSV export: 57 rows of leads, or `?rows=100000` of them. */
export const answerSheet: Mock = (request) => {
  const params = new URL(request.url).searchParams
  const fault = find(answersTo(params), readOption(request, 'mock-sheet'))
  if (fault) return fault()
  const rows = params.get('rows')
  return csv(rows ? makeCsv(Math.min(Number(rows), mostRows)) : sample)
}
