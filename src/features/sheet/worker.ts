import { formatCsv, parseCsv } from './csv'
import {
  indexSheet,
  matchingRows,
  prepareSearch,
  prepareSort,
  viewSheet,
  type PageView,
  type SheetIndex,
  type TableQuery,
} from './engine'

/** A query without a page, because exports have all pages. */
export type ExportQuery = Pick<TableQuery, 'search' | 'sort'>

export type ParseResult =
  | { ok: true; header: readonly string[]; rowCount: number }
  | { ok: false; reason: 'empty' | 'too-large' | 'unreadable' }

export type SheetEngine = ReturnType<typeof createSheetEngine>

/** Milliseconds after a view in which `prepare` does not begin a column, because the next query would wait for it. */
const restAfterAnswer = 200

/** A method call, as a message to the worker. The reply has the same `id`. */
export type EngineRequest = { id: number; method: keyof SheetEngine; args: readonly unknown[] }

export type EngineReply = { id: number; value: unknown } | { id: number; error: string }

/**
 * The engine: parses a CSV file and makes views. It keeps the rows in the worker: sending 100,000 rows to the
 * page would block it for 0.3 s, so only views are sent. Queries throw before `finish`.
 */
export function createSheetEngine() {
  let decoder = new TextDecoder()
  let texts: string[] = []
  let index: SheetIndex | null = null
  let answeredAt = 0
  const loaded = () => {
    if (!index) throw new Error('No sheet')
    return index
  }

  return {
    /** Drops the bytes so far, because a retry downloads the file from its start. */
    start(): void {
      decoder = new TextDecoder()
      texts = []
    },

    append(bytes: Uint8Array): void {
      texts.push(decoder.decode(bytes, { stream: true }))
    },

    /** Parses the file. `locales` are BCP 47 tags of the sort order. Never throws. */
    finish(locales: readonly string[]): ParseResult {
      try {
        const sheet = parseCsv(texts.join('') + decoder.decode())
        texts = []
        if (sheet.header.length === 0) return { ok: false, reason: 'empty' }
        index = indexSheet(sheet, locales)
        return { ok: true, header: sheet.header, rowCount: sheet.rows.length }
      } catch (error) {
        return { ok: false, reason: error instanceof RangeError ? 'too-large' : 'unreadable' }
      }
    },

    view(query: TableQuery): PageView {
      const view = viewSheet(loaded(), query)
      answeredAt = performance.now()
      return view
    },

    exportCsv(query: ExportQuery): Blob {
      const { header, rows } = loaded().sheet
      const matching = Array.from(matchingRows(loaded(), query), (row) => rows[row] ?? [])
      return new Blob([formatCsv(header, matching)], { type: 'text/csv;charset=utf-8' })
    },

    /** Computes in advance what queries need, in parts, so that a query waits for one part at most. */
    async prepare(): Promise<void> {
      const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms))
      while (!prepareSearch(loaded())) await pause()
      for (let isDone = false; !isDone;) {
        const rest = answeredAt + restAfterAnswer - performance.now()
        if (rest <= 0) isDone = prepareSort(loaded())
        await pause(rest)
      }
    },
  }
}

/** Calls the method and returns its reply. Never throws: without a reply, the caller would wait forever. */
export async function answer(
  engine: SheetEngine,
  { id, method, args }: EngineRequest,
): Promise<EngineReply> {
  try {
    return { id, value: await (engine[method] as (...args: unknown[]) => unknown)(...args) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

// The main thread imports this file too, in tests and when no worker starts, and must not get a listener
const isWorker = typeof importScripts === 'function' && typeof document === 'undefined'

if (isWorker) {
  const engine = createSheetEngine()
  self.onmessage = async ({ data }: MessageEvent<EngineRequest>) =>
    self.postMessage(await answer(engine, data))
  self.postMessage('hello') // `connectWorker` waits for it
}
