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

function drip(delay: number, file: Uint8Array = sample) {
  const size = Math.ceil(file.length / 10)
  const send = async function* () {
    for (let at = 0; at < file.length; at += size) {
      await sleep(delay)
      yield file.subarray(at, at + size)
    }
  }
  return csv(send(), file.length)
}

/** Half of the Content-Length, and then this. */
function half(end: () => Promise<unknown>, file: Uint8Array = sample) {
  const send = async function* () {
    yield file.subarray(0, file.length / 2)
    await sleep(50) // so that it is sent before the connection breaks
    await end()
  }
  return csv(send(), file.length)
}

/** Enough rows for a first page before the rest has arrived. */
const many = () => Buffer.from(makeCsv(1500))

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
  slow: () => drip(Number(params.get('delay') ?? 800)),
  'slow-large': () => drip(400, many()),
  // The connection breaks, or nothing more comes
  cut: () => half(() => Promise.reject(new Error('cut'))),
  stall: () => half(() => new Promise(() => {})),
  'stall-large': () => half(() => new Promise(() => {}), many()),
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
