import { formatCsv, parseCsv } from '../lib/csv'
import type { PageView, SheetIndex, TableQuery } from '../lib/table-view'
import { indexSheet, prepareSheet, viewPage, viewSheet } from '../lib/table-view'

/**
 * The engine of the table page, as it runs in a worker: it takes the bytes of the download, parses
 * and indexes them, and answers queries with the few rows that are on screen.
 *
 * Why everything stays on this side: 100,000 rows handed over as an array hold up the receiving
 * thread for some 0.3 s, the rows of one page for none. So the rows never leave the worker, the main
 * thread does no work that grows with the sheet, and the export comes back as a `Blob`, which
 * is handed over without a copy.
 */

/** What the page asks of the engine. */
export type EngineRequest =
  /** A download begins; what came before is forgotten. */
  | { type: 'start'; locales: readonly string[] }
  | { type: 'bytes'; bytes: Uint8Array }
  /** The download is complete. Answered by `ready` or `failed`. */
  | { type: 'end' }
  | { type: 'view'; id: number; query: TableQuery }
  | { type: 'export'; id: number; query: ExportQuery }

/** What the engine answers. */
export type EngineReply =
  /** The script runs. Until then, nothing is sent to a worker. */
  | { type: 'hello' }
  | { type: 'ready'; header: readonly string[]; rowCount: number }
  | { type: 'failed'; reason: 'empty' | 'too-large' | 'unreadable' }
  | { type: 'answer'; id: number; value: PageView | Blob }
  /** A request threw: a defect, reported so that nobody waits for ever. */
  | { type: 'error'; id: number; message: string }
  /** Every column is ready to be sorted and searched. */
  | { type: 'prepared' }

/** What is exported: all pages of a view. */
export type ExportQuery = Pick<TableQuery, 'search' | 'sort'>

/** Milliseconds of preparation between two looks at the mail: short enough for a main thread. */
const prepareSlice = 20

/**
 * Milliseconds of rest after an answer. The page draws it then, and who has two slow cores needs both for
 * that: a worker that goes on at once made a key's rows wait.
 */
const restAfterAnswer = 200

/**
 * Makes an engine; `reply` gets its answers. Never throws: a request that fails is answered with
 * `failed` or `error`.
 */
export function createSheetEngine(
  reply: (message: EngineReply) => void,
): (request: EngineRequest) => void {
  let decoder = new TextDecoder()
  let text: string[] = []
  let locales: readonly string[] = []
  let index: SheetIndex | null = null
  let isPreparing = false
  let restsUntil = 0

  const readSheet = () => {
    text.push(decoder.decode())
    try {
      const sheet = parseCsv(text.join(''))
      if (sheet.header.length === 0) return reply({ type: 'failed', reason: 'empty' })
      index = indexSheet(sheet, locales)
      reply({ type: 'ready', header: sheet.header, rowCount: sheet.rows.length })
    } catch (error) {
      const reason = error instanceof RangeError ? 'too-large' : 'unreadable'
      reply({ type: 'failed', reason })
    } finally {
      text = []
    }
  }

  // After the first view has been answered, so that it waits for nothing
  const prepare = (prepared: SheetIndex) => {
    if (index !== prepared) return
    const rest = restsUntil - performance.now()
    if (rest > 0) setTimeout(prepare, rest, prepared)
    else if (prepareSheet(prepared, prepareSlice)) reply({ type: 'prepared' })
    else setTimeout(prepare, 0, prepared)
  }

  const answerView = (id: number, query: TableQuery) => {
    if (!index) throw new Error('No sheet')
    reply({ type: 'answer', id, value: viewPage(index, query) })
    restsUntil = performance.now() + restAfterAnswer
    if (isPreparing) return
    isPreparing = true
    setTimeout(prepare, 0, index)
  }

  const answerExport = (id: number, query: ExportQuery) => {
    if (!index) throw new Error('No sheet')
    const { header, rows } = index.sheet
    const { matching } = viewSheet(index, { ...query, page: 1, pageSize: 1 })
    const csv = formatCsv(
      header,
      Array.from(matching, (row) => rows[row] ?? []),
    )
    reply({ type: 'answer', id, value: new Blob([csv], { type: 'text/csv;charset=utf-8' }) })
  }

  return (request) => {
    switch (request.type) {
      case 'start':
        decoder = new TextDecoder()
        text = []
        locales = request.locales
        index = null
        isPreparing = false
        return
      case 'bytes':
        text.push(decoder.decode(request.bytes, { stream: true }))
        return
      case 'end':
        return readSheet()
      case 'view':
      case 'export':
        try {
          if (request.type === 'view') answerView(request.id, request.query)
          else answerExport(request.id, request.query)
        } catch (error) {
          reply({ type: 'error', id: request.id, message: String(error) })
        }
    }
  }
}

// In a worker this module is the engine; on the main thread (no workers there, tests) only its maker
const isWorker = typeof importScripts === 'function' && typeof document === 'undefined'

if (isWorker) {
  const reply = (message: EngineReply) => self.postMessage(message)
  const handle = createSheetEngine(reply)
  self.onmessage = ({ data }: MessageEvent<EngineRequest>) => handle(data)
  reply({ type: 'hello' })
}
