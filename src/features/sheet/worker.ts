import { formatCsv, parseCsv } from './csv'
import {
  indexSheet,
  matchingRows,
  prepareSheet,
  viewSheet,
  type PageView,
  type SheetIndex,
  type TableQuery,
} from './engine'

/** All pages of a view. */
export type ExportQuery = Pick<TableQuery, 'search' | 'sort'>

export type ParseResult =
  | { ok: true; header: readonly string[]; rowCount: number }
  | { ok: false; reason: 'empty' | 'too-large' | 'unreadable' }

export type SheetEngine = ReturnType<typeof createSheetEngine>

/** Milliseconds without preparation after an answer: the next key would wait for it. */
const restAfterAnswer = 200

/** Calls a method of the engine. */
export type EngineRequest = { id: number; method: keyof SheetEngine; args: readonly unknown[] }

export type EngineReply = { id: number; value: unknown } | { id: number; error: string }

/**
 * The engine of the table page: parses the download and answers queries. It runs in a worker and keeps the
 * rows there: to send 100,000 rows to the page would block it for 0.3 s, so only those on screen are sent.
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
    /** A download begins; what came before is dropped. */
    start(): void {
      decoder = new TextDecoder()
      texts = []
    },

    append(bytes: Uint8Array): void {
      texts.push(decoder.decode(bytes, { stream: true }))
    },

    /** The download is complete. */
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

    /** Does the work ahead that queries would wait for, while nobody asks. */
    async prepare(): Promise<void> {
      for (let isDone = false; !isDone;) {
        const rest = answeredAt + restAfterAnswer - performance.now()
        if (rest <= 0) isDone = prepareSheet(loaded())
        await new Promise((resolve) => setTimeout(resolve, rest))
      }
    },
  }
}

/** Never throws: an error is a reply, so that nobody waits for ever. */
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

// On the main thread (where workers cannot run, and in tests) this module only exports the engine
const isWorker = typeof importScripts === 'function' && typeof document === 'undefined'

if (isWorker) {
  const engine = createSheetEngine()
  self.onmessage = async ({ data }: MessageEvent<EngineRequest>) =>
    self.postMessage(await answer(engine, data))
  self.postMessage('hello') // the script runs: from now on it answers
}
