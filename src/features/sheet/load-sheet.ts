import { timeouts } from '../../config'
import { callHere, connectWorker, type CallEngine } from './connect-worker'
import type { PageView, TableQuery } from './engine'
import type { ExportQuery } from './worker'

/** A sheet that has been loaded. Its rows stay in the worker; pages of them are asked for. */
export type LoadedSheet = {
  readonly header: readonly string[]
  /** Data rows, the header not counted. */
  readonly rowCount: number
  /**
   * The rows of one page. The newest query wins: calls before it resolve with its view, so that fast typing
   * never queues up. Rejects only for a defect in the engine.
   */
  view: (query: TableQuery) => Promise<PageView>
  /** What the search leaves, in the order shown, all pages, as `text/csv` (see `formatCsv`). */
  exportCsv: (query: ExportQuery) => Promise<Blob>
  /** Does the work ahead that searches and sorts would wait for. To be called after the first view. */
  prepare: () => Promise<void>
  /** Frees the worker and the rows. Open promises are never settled. */
  dispose: () => void
}

/**
 * Why there is no sheet: the answer's status was no success · it was a page (a private sheet answers
 * 200 with a login page) · more than {@link maxSheetBytes} · nothing came for 10 s · the connection
 * failed or broke off, twice · the caller's signal · there is not one cell · the engine broke (out of
 * memory).
 */
export type SheetFailure = DownloadFailure | 'empty' | 'unreadable'

type DownloadFailure = 'status' | 'html' | 'too-large' | 'timeout' | 'network' | 'aborted'

export type SheetResult = { ok: true; sheet: LoadedSheet } | { ok: false; reason: SheetFailure }

export type SheetProgress = {
  /** Bytes so far. */
  readonly loaded: number
  /** Bytes in all, where the server tells. */
  readonly total: number | null
}

export type SheetOptions = {
  /** Called at most ten times a second. */
  onProgress?: (progress: SheetProgress) => void
  /** Ends the loading; what is loaded already ends by `dispose`. */
  signal?: AbortSignal
  /** Whose alphabet sorts the text; by default the visitor's. */
  locales?: readonly string[]
  /** Milliseconds without data after which the download has failed. */
  timeout?: number
  maxBytes?: number
}

/** A Google sheet is full (10 million cells) at about this size. */
export const maxSheetBytes = 50 * 1024 * 1024

/** Milliseconds before the second attempt: most broken connections are back by then. */
const retryAfter = 500

/** Milliseconds between two reports of progress. */
const progressEvery = 100

/**
 * Downloads a CSV, has it parsed and indexed in a worker, and returns a handle to the rows.
 *
 * Never throws: everything that can go wrong is a `reason`. A connection that fails or breaks off is tried
 * once more. Where workers cannot run, the main thread does the same.
 */
export async function loadSheet(url: string, options: SheetOptions = {}): Promise<SheetResult> {
  const closing = new AbortController()
  const dispose = () => closing.abort()
  // Its script loads during the download
  const engine = connectWorker(closing.signal).then((call) => call ?? callHere())
  const fail = (reason: SheetFailure): SheetResult => {
    dispose()
    if (reason !== 'aborted') console.error(`Sheet was not loaded: ${reason}`)
    return { ok: false, reason }
  }

  // `finish` fails as well, and reports it
  const send = (ask: (call: CallEngine) => Promise<void>) => void engine.then(ask).catch(() => {})
  const attempt = () => {
    send((call) => call('start'))
    return download(url, options, (bytes) => send((call) => call('append', bytes)))
  }

  let end = await attempt()
  if (end === 'network') {
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
    end = await attempt()
  }
  if (end !== 'complete') return fail(end)

  try {
    const call = await engine
    const locales = options.locales ?? globalThis.navigator?.languages ?? []
    const parsed = await call('finish', [...locales])
    if (!parsed.ok) return fail(parsed.reason)
    if (options.signal?.aborted) return fail('aborted')
    const { header, rowCount } = parsed
    const sheet: LoadedSheet = {
      header,
      rowCount,
      view: newestWins((query) => call('view', query)),
      exportCsv: (query) => call('exportCsv', query),
      prepare: () => call('prepare'),
      dispose,
    }
    return { ok: true, sheet }
  } catch {
    return fail('unreadable')
  }
}

/** Asks one question at a time. While one is open, only the newest of the others is kept; it answers all. */
function newestWins<Query, Answer>(
  ask: (query: Query) => Promise<Answer>,
): (query: Query) => Promise<Answer> {
  let newest: Query
  let running: Promise<Answer> | null = null

  const run = async () => {
    try {
      for (;;) {
        const query = newest
        const answer = await ask(query)
        if (newest === query) return answer
      }
    } finally {
      running = null
    }
  }
  return (query) => {
    newest = query
    running ??= run()
    return running
  }
}

async function download(
  url: string,
  { onProgress, signal, timeout = timeouts.call, maxBytes = maxSheetBytes }: SheetOptions,
  onBytes: (bytes: Uint8Array) => void,
): Promise<'complete' | DownloadFailure> {
  const controller = new AbortController()
  const stop = (reason: DownloadFailure) => controller.abort(reason)
  const handleAbort = () => stop('aborted')
  if (signal?.aborted) return 'aborted'
  signal?.addEventListener('abort', handleAbort)
  let timer = setTimeout(stop, timeout, 'timeout')

  try {
    const response = await fetch(url, { signal: controller.signal })
    if (!response.ok) return 'status'
    if (/html/i.test(response.headers.get('content-type') ?? '')) return 'html'
    const length = readLength(response.headers)
    if (length !== null && length > maxBytes) return 'too-large'

    const reader = response.body?.getReader()
    const decoder = new TextDecoder()
    let opening = ''
    let loaded = 0
    let reportedAt = 0
    for (;;) {
      clearTimeout(timer)
      timer = setTimeout(stop, timeout, 'timeout')
      const { value } = (await reader?.read()) ?? {}
      if (!value || performance.now() - reportedAt >= progressEvery) {
        // Where the length is that of the compressed bytes, more may come
        onProgress?.({ loaded, total: length !== null && length >= loaded ? length : null })
        reportedAt = performance.now()
      }
      if (!value) return 'complete'
      loaded += value.byteLength
      if (loaded > maxBytes) return 'too-large'
      if (opening.length < 1024)
        opening += decoder.decode(value.subarray(0, 1024), { stream: true })
      // A page that is served as CSV: the login of a private sheet
      if (/^\s*<(?:!doctype\s+html|html)\b/i.test(opening)) return 'html'
      onBytes(value)
    }
  } catch {
    return controller.signal.aborted ? (controller.signal.reason as DownloadFailure) : 'network'
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', handleAbort)
    controller.abort() // of a body that is not wanted
  }
}

/** Bytes in all, if the server says so for what arrives here (not compressed). */
function readLength(headers: Headers): number | null {
  const length = Number(headers.get('content-length') ?? NaN)
  return Number.isFinite(length) && !headers.has('content-encoding') ? length : null
}
