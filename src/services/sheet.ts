import { timeouts } from '../config'
import type { PageView, TableQuery } from '../lib/table-view'
import type { EngineReply, EngineRequest, ExportQuery } from './sheet-worker'

/** A sheet that has been loaded. Its rows stay in the worker; pages of them are asked for. */
export type LoadedSheet = {
  readonly header: readonly string[]
  /** Data rows, the header not counted. */
  readonly rowCount: number
  /**
   * The rows of one page. The newest query wins: calls that were overtaken resolve with its view, so
   * that whoever waits sees the same, newest rows. Rejects only for a defect in the engine.
   */
  view: (query: TableQuery) => Promise<PageView>
  /** What the search leaves, in the order shown, all pages, as `text/csv` (see `formatCsv`). */
  exportCsv: (query: ExportQuery) => Promise<Blob>
  /**
   * Resolves when every column has been prepared for sorting and searching, which begins after the
   * first view. Nothing has to wait for it: what is asked for earlier is prepared first.
   */
  readonly prepared: Promise<void>
  /** Frees the worker and the rows. Promises still open are never settled. */
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
  /** Told at most ten times a second. */
  onProgress?: (progress: SheetProgress) => void
  /** Ends the loading; what is loaded already ends by `dispose`. */
  signal?: AbortSignal
  /** Whose alphabet sorts the text. The visitor's, unless told otherwise. */
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
 * Never throws: everything that can go wrong on the way is a `reason`. A connection that fails or
 * breaks off is tried once more. Where workers cannot run, the same is done on the main thread.
 */
export async function loadSheet(url: string, options: SheetOptions = {}): Promise<SheetResult> {
  const engine = connectEngine()
  const fail = (reason: SheetFailure): SheetResult => {
    engine.close()
    if (reason !== 'aborted') console.error(`Sheet was not loaded: ${reason}`)
    return { ok: false, reason }
  }
  const locales = options.locales ?? globalThis.navigator?.languages ?? []

  for (let attempt = 1; ; attempt++) {
    engine.send({ type: 'start', locales: [...locales] })
    const end = await download(url, options, (bytes) => engine.send({ type: 'bytes', bytes }))
    if (end === 'complete') break
    if (end !== 'network' || attempt === 2) return fail(end)
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
  }

  engine.send({ type: 'end' })
  options.signal?.addEventListener('abort', engine.abort)
  const answer = await engine.parsed
  options.signal?.removeEventListener('abort', engine.abort)
  return answer.type === 'failed' ? fail(answer.reason) : { ok: true, sheet: open(engine, answer) }
}

/* The download */

async function download(
  url: string,
  { onProgress, signal, timeout = timeouts.call, maxBytes = maxSheetBytes }: SheetOptions,
  onBytes: (bytes: Uint8Array) => void,
): Promise<'complete' | DownloadFailure> {
  if (signal?.aborted) return 'aborted'
  const controller = new AbortController()
  let cause: DownloadFailure = 'network'
  const stop = (reason: DownloadFailure) => {
    cause = reason
    controller.abort()
  }
  const stopAborted = () => stop('aborted')
  signal?.addEventListener('abort', stopAborted)
  let timer = setTimeout(stop, timeout, 'timeout')

  try {
    const response = await fetch(url, { signal: controller.signal })
    if (!response.ok) return 'status'
    if (/html/i.test(response.headers.get('content-type') ?? '')) return 'html'
    const length = readLength(response.headers)
    if (length !== null && length > maxBytes) return 'too-large'

    const reader = response.body?.getReader()
    const isPage = makePageDetector()
    let loaded = 0
    let reportedAt = 0
    for (;;) {
      clearTimeout(timer)
      timer = setTimeout(stop, timeout, 'timeout')
      const { done = true, value } = (await reader?.read()) ?? {}
      const now = performance.now()
      if (done || !value || now - reportedAt >= progressEvery) {
        // Where a length was told for the compressed bytes, more may come than that
        onProgress?.({ loaded, total: length !== null && length >= loaded ? length : null })
        reportedAt = now
      }
      if (done || !value) return 'complete'
      loaded += value.byteLength
      if (loaded > maxBytes) return 'too-large'
      if (isPage(value)) return 'html'
      onBytes(value)
    }
  } catch {
    return cause
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stopAborted)
    controller.abort() // of a body that is not wanted; after the end it does nothing
  }
}

/** Bytes in all, if the server tells, and tells about what arrives here (not compressed). */
function readLength(headers: Headers): number | null {
  const length = Number(headers.get('content-length') ?? NaN)
  return Number.isFinite(length) && !headers.has('content-encoding') ? length : null
}

/** Tells by the first characters whether a web page comes instead of a CSV. */
function makePageDetector(): (bytes: Uint8Array) => boolean {
  const decoder = new TextDecoder()
  let opening = ''
  return (bytes) => {
    if (opening.length >= 1024) return false
    opening += decoder.decode(bytes.subarray(0, 1024), { stream: true })
    return /^\s*<(?:!doctype\s+html|html)\b/i.test(opening)
  }
}

/* The engine's other end */

type Ready = Extract<EngineReply, { type: 'ready' }>
type ParseEnd = Ready | { type: 'failed'; reason: SheetFailure }

type Engine = {
  send: (request: EngineRequest) => void
  /** Sends a question and waits for the answer of the same id. */
  ask: {
    (type: 'view', query: TableQuery): Promise<PageView>
    (type: 'export', query: ExportQuery): Promise<Blob>
  }
  readonly parsed: Promise<ParseEnd>
  readonly prepared: Promise<void>
  /** Ends the waiting for `parsed`. */
  abort: () => void
  close: () => void
}

/**
 * Starts the worker at once, so that its script loads beside the download. Requests wait until it
 * says hello. If it never does (no workers, a policy, a chunk that a deploy has removed), they go
 * to an engine on this thread, of the same code.
 */
function connectEngine(): Engine {
  const parsed = defer<ParseEnd>()
  const prepared = defer<void>()
  const questions = new Map<number, Deferred<PageView | Blob>>()
  const waiting: EngineRequest[] = []
  let deliver: ((request: EngineRequest) => unknown) | null = null
  let isClosed = false
  let lastId = 0

  const receive = (reply: EngineReply) => {
    if (isClosed) return
    if (reply.type === 'ready' || reply.type === 'failed') parsed.resolve(reply)
    if (reply.type === 'prepared') prepared.resolve()
    if (reply.type === 'answer') questions.get(reply.id)?.resolve(reply.value)
    if (reply.type === 'error') questions.get(reply.id)?.reject(new Error(reply.message))
    if ('id' in reply) questions.delete(reply.id)
  }
  const openWith = (handle: (request: EngineRequest) => void) => {
    if (isClosed || deliver) return
    deliver = handle
    for (const request of waiting.splice(0)) handle(request)
  }
  const breakDown = () => {
    parsed.resolve({ type: 'failed', reason: 'unreadable' })
    const error = new Error('The engine broke down')
    for (const question of questions.values()) question.reject(error)
    deliver = (request) => 'id' in request && questions.get(request.id)?.reject(error)
  }
  const openHere = () => {
    clearTimeout(helloTimer)
    worker?.terminate()
    const module = import('./sheet-worker')
    module.then(({ createSheetEngine }) => openWith(createSheetEngine(receive)), breakDown)
  }

  const worker = startWorker()
  const helloTimer = setTimeout(openHere, worker ? timeouts.call : 0)
  worker?.addEventListener('message', ({ data }: MessageEvent<EngineReply>) => {
    if (data.type !== 'hello') return receive(data)
    clearTimeout(helloTimer)
    openWith((request) => worker.postMessage(request, listTransfers(request)))
  })
  worker?.addEventListener('error', () => (deliver ? breakDown() : openHere()))

  const send = (request: EngineRequest) => {
    if (isClosed) return
    if (deliver) deliver(request)
    else waiting.push(request)
  }
  return {
    send,
    parsed: parsed.promise,
    prepared: prepared.promise,
    abort: () => parsed.resolve({ type: 'failed', reason: 'aborted' }),
    ask(type: 'view' | 'export', query: TableQuery | ExportQuery) {
      const question = defer<PageView | Blob>()
      questions.set(++lastId, question)
      send({ type, id: lastId, query } as EngineRequest)
      return question.promise as Promise<never> // of the type that its overload names
    },
    close() {
      send({ type: 'start', locales: [] }) // frees the rows where the engine is not in a worker
      isClosed = true
      clearTimeout(helloTimer)
      worker?.terminate()
    },
  }
}

/** Bytes are handed over, not copied, where nothing else lies in their memory. */
function listTransfers(request: EngineRequest): Transferable[] {
  if (request.type !== 'bytes') return []
  const { buffer, byteLength } = request.bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}

function open(engine: Engine, { header, rowCount }: Ready): LoadedSheet {
  // One question at a time, so that fast typing never queues up; `asked` is the newest one
  let asked: { query: TableQuery; answer: Deferred<PageView> } | null = null
  let isBusy = false

  const askNext = async (): Promise<void> => {
    if (!asked) return
    isBusy = true
    const { query, answer } = asked
    const reply = engine.ask('view', query)
    await reply.catch(() => {})
    isBusy = false
    if (asked.query !== query) return askNext() // overtaken: this answer is nobody's any more
    asked = null
    reply.then(answer.resolve, answer.reject)
  }

  return {
    header,
    rowCount,
    prepared: engine.prepared,
    view(query) {
      asked = { query, answer: asked?.answer ?? defer<PageView>() }
      const { promise } = asked.answer
      if (!isBusy) void askNext()
      return promise
    },
    exportCsv: (query) => engine.ask('export', query),
    dispose: engine.close,
  }
}

/* The worker */

type Policy = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | null = null

/**
 * Under `require-trusted-types-for 'script'` a worker's address has to come from a policy; the page's
 * `trusted-types` must name ours, `sheet-worker`. Nobody else can use it, so it trusts what it gets.
 */
function trustScriptUrl(url: string | URL): string | URL {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return url
  policy ??= trustedTypes.createPolicy('sheet-worker', { createScriptURL: (address) => address })
  return policy.createScriptURL(String(url))
}

function startWorker(): Worker | null {
  try {
    // Vite bundles a worker only where it reads `new Worker(new URL(…))`, hence the name
    const Worker = class extends globalThis.Worker {
      constructor(url: string | URL, options: WorkerOptions) {
        super(trustScriptUrl(url), options)
      }
    }
    return new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  } catch (error) {
    console.warn('No worker: the sheet is read on the main thread', error)
    return null
  }
}

/* Promises */

type Deferred<T> = ReturnType<typeof defer<T>>

function defer<T>() {
  let resolve!: (value: T) => void
  let reject!: (reason: unknown) => void
  const promise = new Promise<T>((...settle) => ([resolve, reject] = settle))
  return { promise, resolve, reject }
}
