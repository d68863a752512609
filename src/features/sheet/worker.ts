import { decodeFile } from '../../lib/decode-file'
import { findFileWarning, formatCsv, parseCsv, type FileWarning } from './csv'
import {
  indexSheet,
  matchingRows,
  prepareSort,
  viewSheet,
  type PageView,
  type SheetIndex,
  type SheetQuery,
} from './engine'

/** A query without a page, because exports have all pages. `columns` are those shown, counted from 0. */
export type ExportQuery = Pick<SheetQuery, 'search' | 'sort'> & {
  readonly columns: readonly number[]
}

export type ParseResult =
  | { ok: true; header: readonly string[]; rowCount: number; warning: FileWarning | null }
  | { ok: false; reason: 'html' | 'empty' | 'too-large' | 'unreadable' }

export type SheetEngine = ReturnType<typeof createSheetEngine>

/** Milliseconds after a view in which `prepare` does not begin a column, because the next query would wait for it. */
const restAfterAnswer = 200

/** Bytes of which the first page of a longer file is made, and characters: the separator is found in as many. */
const beginning = 100_000

/** A method call, as a message to the worker. The reply has the same `id`. */
export type EngineRequest = { id: number; method: keyof SheetEngine; args: readonly unknown[] }

export type EngineReply = { id: number; value: unknown } | { id: number; error: string }

/** The engine. It keeps the rows: sending 100,000 would block the page for 0.3 s. Queries throw before `finish`. */
export function createSheetEngine() {
  let parts: Uint8Array[] = []
  let size = 0
  let ownHeader: readonly string[] = []
  let index: SheetIndex | null = null
  let answeredAt = 0
  const loaded = () => {
    if (!index) throw new Error('No sheet')
    return index
  }

  return {
    /** Drops the bytes so far, because a retry downloads the file from its start. */
    start(): void {
      parts = []
      size = 0
    },

    /** @returns the first page, once, when enough of the file is there to make one of `pageSize` rows. */
    append(bytes: Uint8Array, charset = '', pageSize = 0) {
      parts.push(bytes)
      const isEnough = size < beginning && size + bytes.byteLength >= beginning
      size += bytes.byteLength
      return isEnough && pageSize > 0 ? readFirstRows(decodeFile(parts, charset), pageSize) : null
    },

    /** Parses the file. Never throws. @param locales of the sort order. @param charset as the server declares it. */
    finish(locales: readonly string[], charset: string): ParseResult {
      try {
        const text = decodeFile(parts, charset)
        parts = []
        // The login page of a private sheet may be served as CSV
        if (/^\s*<(?:!doctype\s+html|html)\b/i.test(text)) return { ok: false, reason: 'html' }
        const sheet = parseCsv(text)
        const { header, rows } = sheet
        if (header.length === 0) return { ok: false, reason: 'empty' }
        ownHeader = sheet.ownHeader
        index = indexSheet(sheet, locales)
        return { ok: true, header, rowCount: rows.length, warning: findFileWarning(text, sheet) }
      } catch (error) {
        return { ok: false, reason: error instanceof RangeError ? 'too-large' : 'unreadable' }
      }
    },

    view(query: SheetQuery): PageView {
      const view = viewSheet(loaded(), query)
      answeredAt = performance.now()
      return view
    },

    exportCsv(query: ExportQuery): Blob {
      const { cellsOf } = loaded()
      const pick = (row: readonly string[]) => query.columns.map((at) => row[at] ?? '')
      const matching = Array.from(matchingRows(loaded(), query), (row) => pick(cellsOf(row)))
      const csv = formatCsv(pick(ownHeader), matching)
      return new Blob([csv], { type: 'text/csv;charset=utf-8' })
    },

    /** Computes in advance what queries need, in parts, so that a query waits for one part at most. */
    async prepare(): Promise<void> {
      const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms))
      for (let isDone = false; !isDone;) {
        const rest = answeredAt + restAfterAnswer - performance.now()
        if (rest <= 0) isDone = prepareSort(loaded())
        await pause(rest)
      }
    },
  }
}

/**
 * The first page of the beginning of a file: the complete file gives the same, or another header. Null if the complete
 * file may show that it is no table (JSON, XML and HTML begin with a bracket), and if fewer rows are there.
 */
function readFirstRows(start: string, pageSize: number) {
  const text = start.slice(0, start.lastIndexOf('\n', beginning) + 1)
  const sheet = parseCsv(text)
  const { header } = sheet
  const rows = sheet.rows.slice(0, -1) // in quotes, the last one may go on
  if (rows.length < pageSize || /^\s*[[{<]/.test(text) || findFileWarning(text, sheet)) return null
  const query = { search: '', sort: null, page: 1, pageSize }
  const view = { ...viewSheet(indexSheet({ header, rows }), query), isPartial: true }
  return { header, rowCount: rows.length, view }
}

/** Calls the method and returns its reply. Never throws: without a reply, the caller would wait forever. */
export async function answer(engine: SheetEngine, { id, method, args }: EngineRequest) {
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
  self.postMessage({ id: 0, value: null } satisfies EngineReply) // `connectWorker` waits for it
}
