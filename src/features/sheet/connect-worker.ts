import { timeouts } from '../../config'
// oxlint-disable-next-line import/default -- Vite makes this module
import workerUrl from './worker?worker&url'
import type { EngineReply, EngineRequest, SheetEngine } from './worker'

/** Calls a method of the engine, in the worker or in the main thread. */
export type CallEngine = <Method extends keyof SheetEngine>(
  method: Method,
  ...args: Parameters<SheetEngine[Method]>
) => Promise<Awaited<ReturnType<SheetEngine[Method]>>>

type OpenCall = {
  resolve: (value: never) => void
  reject: (reason: Error) => void
  limit: number
}

/** Milliseconds without any answer after which the worker counts as broken. `prepare` is waited for by nobody. */
const limits: Partial<Record<keyof SheetEngine, number>> = {
  view: timeouts.call,
  // A slow phone needs longer than that for a large file
  finish: timeouts.hang,
  exportCsv: timeouts.hang,
}

/**
 * Starts the worker and waits until it answers. Never throws. A call rejects if the engine fails or no longer answers,
 * which ends the worker. @param closing terminates it; open calls are then never settled.
 * @returns null if it does not start: no worker support, a CSP, a chunk that a deploy has removed.
 */
export async function connectWorker(closing: AbortSignal): Promise<CallEngine | null> {
  try {
    const worker = createWorker()
    closing.addEventListener('abort', () => worker.terminate())
    const open = new Map<number, OpenCall>()
    let lastId = 0
    let crash: Error | null = null
    let timer: ReturnType<typeof setTimeout>

    const end = (message: string) => {
      clearTimeout(timer)
      worker.terminate()
      crash = new Error(message)
      for (const { reject } of open.values()) reject(crash)
    }
    /** Restarts the time limit: a call may have to wait for one that takes longer. */
    const watch = () => {
      clearTimeout(timer)
      const limit = Math.max(...Array.from(open.values(), (call) => call.limit))
      if (limit > 0) timer = setTimeout(end, limit, 'The engine does not answer')
    }
    closing.addEventListener('abort', () => clearTimeout(timer))

    await new Promise<void>((resolve, reject) => {
      open.set(0, { resolve, reject, limit: timeouts.call })
      watch()
      worker.addEventListener('message', ({ data: reply }: MessageEvent<EngineReply>) => {
        if ('value' in reply) open.get(reply.id)?.resolve(reply.value as never)
        else open.get(reply.id)?.reject(new Error(reply.error))
        open.delete(reply.id)
        watch()
      })
      worker.addEventListener('error', () => end('The engine broke down'))
    })

    return (method, ...args) =>
      new Promise((resolve, reject) => {
        if (crash) return reject(crash)
        open.set(++lastId, { resolve, reject, limit: limits[method] ?? 0 })
        worker.postMessage({ id: lastId, method, args } satisfies EngineRequest)
        watch()
      })
  } catch (error) {
    console.warn('No worker: the main thread reads the sheet', error)
    return null
  }
}

/** Runs the engine in the main thread, for when no worker starts. Rejects if the chunk does not load. */
export async function runOnMainThread(): Promise<CallEngine> {
  const { createSheetEngine } = await import('./worker')
  const engine = createSheetEngine()
  return async (method, ...args) =>
    (engine[method] as (...args: unknown[]) => unknown)(...args) as never // as its signature says
}

type Policy = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | null = null

/**
 * Starts the worker. Under the CSP `require-trusted-types-for 'script'`, its URL has to come from a listed policy.
 * https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
 */
function createWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const rules = { createScriptURL: () => workerUrl }
  policy ??= trustedTypes?.createPolicy('sheet-worker', rules) ?? null
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
}
