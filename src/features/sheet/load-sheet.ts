import { fetchBytes, type FetchFailure, type FetchOptions } from '../../lib/fetch-data'
import { newestWins } from '../../lib/newest-wins'
import { connectWorker, runOnMainThread, type CallEngine } from './connect-worker'
import type { PageView, SheetQuery } from './engine'
import type { FileWarning } from './csv'
import type { ExportQuery } from './worker'

/** A sheet. Its rows stay in the worker; calls reject if the engine fails, and wait while the file is still loading. */
export type LoadedSheet = {
  readonly header: readonly string[]
  /** Rows without the header. */
  readonly rowCount: number
  readonly warning: FileWarning | null
  /** The view for a query. Unfinished earlier calls get the newest query's view, so that fast typing does not queue up. */
  view: (query: SheetQuery) => Promise<PageView>
  /** The same beside it, for one row: the shown view and that row do not get each other's query. */
  viewRow: (query: SheetQuery) => Promise<PageView>
  /** The matching rows of all pages, sorted, with these columns, as `text/csv` (see `formatCsv`). */
  exportCsv: (query: ExportQuery) => Promise<Blob>
  /** Computes in advance what searches and sorts need. Call it after the first view, which would wait for it. */
  prepare: () => Promise<void>
  /** Terminates the worker, which frees the rows. Open promises are never settled. */
  dispose: () => void
}

/**
 * `html`: a private sheet answers 200 with a login page. `too-large`: over {@link maxSheetBytes} or `maxCells`.
 * `network`: the connection failed twice. `empty`: not one cell. `unreadable`: the engine failed, as out of memory.
 */
export type SheetFailure = FetchFailure | 'empty' | 'unreadable'

export type SheetResult = { ok: true; sheet: LoadedSheet } | { ok: false; reason: SheetFailure }

/** In bytes; `total` is null if the server does not send it. */
export type SheetProgress = { readonly loaded: number; readonly total: number | null }

/** `signal` stops the download. A loaded sheet is freed by `dispose`. */
export type SheetOptions = Pick<FetchOptions, 'signal' | 'timeout' | 'maxBytes'> & {
  /** Called with the first page of a large file, of `pageSize` rows, while the rest is loading. */
  onFirstRows?: (sheet: LoadedSheet, view: PageView) => void
  pageSize?: number
  /** Called at most ten times a second, and at the end. */
  onProgress?: (progress: SheetProgress) => void
}

/** A Google sheet at its limit of 10 million cells has about this size. */
export const maxSheetBytes = 50 * 1024 * 1024

/** Milliseconds before the second attempt, in which most broken connections recover, and between reports of progress. */
const retryAfter = 500
const progressEvery = 100

/** Downloads a CSV file, twice if the connection breaks, and parses it in a worker or the main thread. Never throws. */
export async function loadSheet(url: string, options: SheetOptions = {}): Promise<SheetResult> {
  const closing = new AbortController()
  const dispose = () => closing.abort()
  // Started first, so that its script loads during the download
  const engine = connectWorker(closing.signal).then((call) => call ?? runOnMainThread())
  const fail = (reason: SheetFailure): SheetResult => {
    dispose()
    if (reason !== 'aborted')
      console.error(`The sheet of VITE_SHEET_CSV_URL was not loaded: ${reason}`)
    return { ok: false, reason }
  }

  // Errors are ignored here, because `finish` fails too and reports them
  const send = (request: (call: CallEngine) => Promise<void>) =>
    void engine.then(request).catch(() => {})
  /** The engine once it has all rows. Without them, what waits for it is never answered. */
  let setLoaded: (call: CallEngine) => void = () => {}
  const loaded = new Promise<CallEngine>((resolve) => (setLoaded = resolve))
  const calls = {
    view: newestWins(async (query: SheetQuery) => (await loaded)('view', query)),
    viewRow: newestWins(async (query: SheetQuery) => (await loaded)('view', query)),
    exportCsv: async (query: ExportQuery) => (await loaded)('exportCsv', query),
    prepare: async () => (await loaded)('prepare'),
    dispose,
  }
  let charset = ''
  const attempt = () => {
    send((call) => call('start'))
    return download(url, options, (bytes, type) => {
      charset = /charset="?([^\s";]+)/i.exec(type)?.[1] ?? ''
      send(async (call) => {
        const first = await call('append', bytes, charset, options.pageSize)
        if (!first || closing.signal.aborted) return
        const { view, ...read } = first
        options.onFirstRows?.({ ...read, warning: null, ...calls }, view)
      })
    })
  }

  let end = await attempt()
  if (end === 'network') {
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
    end = await attempt()
  }
  if (end) return fail(end)

  try {
    const call = await engine
    const parsed = await call('finish', [...(globalThis.navigator?.languages ?? [])], charset)
    if (!parsed.ok) return fail(parsed.reason)
    if (options.signal?.aborted) return fail('aborted')
    setLoaded(call)
    const { header, rowCount, warning } = parsed
    return { ok: true, sheet: { header, rowCount, warning, ...calls } }
  } catch {
    return fail('unreadable')
  }
}

async function download(
  url: string,
  { onProgress, ...options }: SheetOptions,
  onBytes: (bytes: Uint8Array, contentType: string) => void,
): Promise<FetchFailure | null> {
  let [loaded, reportedAt, length] = [0, 0, 0]
  const report = () => {
    reportedAt = performance.now()
    // Cross-origin, `content-encoding` is hidden: the length may be of compressed bytes, and too small
    onProgress?.({ loaded, total: length >= loaded ? length || null : null })
  }
  const handleBytes = (bytes: Uint8Array, { headers }: Response) => {
    // With compression, `content-length` counts fewer bytes than arrive here
    length = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))
    loaded += bytes.byteLength
    onBytes(bytes, headers.get('content-type') ?? '')
    if (performance.now() - reportedAt >= progressEvery) report()
  }
  const failure = await fetchBytes(url, handleBytes, { maxBytes: maxSheetBytes, ...options })
  if (!failure) report()
  return failure
}
