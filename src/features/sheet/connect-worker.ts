import { timeouts } from '../../config'
// oxlint-disable-next-line import/default -- Vite makes this module
import workerUrl from './worker?worker&url'
import type { EngineReply, EngineRequest, SheetEngine } from './worker'

/** Calls a method of the engine, in the worker or in the main thread. */
export type CallEngine = <Method extends keyof SheetEngine>(
  method: Method,
  ...args: Parameters<SheetEngine[Method]>
) => Promise<Awaited<ReturnType<SheetEngine[Method]>>>

/**
 * Starts the worker and waits until it answers. Never throws; a call rejects if the engine fails.
 *
 * @param closing terminates the worker; open calls are then never settled.
 * @returns null if it does not start: no worker support, a CSP, a chunk that a deploy has removed.
 */
export async function connectWorker(closing: AbortSignal): Promise<CallEngine | null> {
  try {
    const worker = createWorker()
    closing.addEventListener('abort', () => worker.terminate())
    const open = new Map<
      number,
      { resolve: (value: never) => void; reject: (reason: Error) => void }
    >()
    let lastId = 0
    let crash: Error | null = null

    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(reject, timeouts.call, new Error('The worker does not start'))
      worker.addEventListener('message', ({ data }: MessageEvent<EngineReply | 'hello'>) => {
        clearTimeout(timer)
        if (data === 'hello') return resolve()
        if ('value' in data) open.get(data.id)?.resolve(data.value as never)
        else open.get(data.id)?.reject(new Error(data.error))
        open.delete(data.id)
      })
      worker.addEventListener('error', () => {
        crash = new Error('The engine broke down')
        reject(crash)
        for (const request of open.values()) request.reject(crash)
      })
      closing.addEventListener('abort', () => clearTimeout(timer))
    }).catch((error: unknown) => {
      worker.terminate()
      throw error
    })

    return (method, ...args) =>
      new Promise((resolve, reject) => {
        if (crash) return reject(crash)
        open.set(++lastId, { resolve, reject })
        worker.postMessage({ id: lastId, method, args } satisfies EngineRequest)
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
 * Starts the worker. Under the CSP `require-trusted-types-for 'script'`, `new Worker` takes only a URL from a policy
 * that `trusted-types` lists; this one makes no other URL.
 * https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
 */
function createWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const rules = { createScriptURL: () => workerUrl }
  policy ??= trustedTypes?.createPolicy('sheet-worker', rules) ?? null
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
}
