import { timeouts } from '../../config'
import type { Job } from '../../content/schema/types'

/**
 * Why there is no list. `status`: not 2xx. `empty`: not one valid job in the array. `timeout`: no complete answer in
 * 10 s. `too-large`: over {@link maxJobsBytes}. `network`: the connection failed. `aborted`: by the caller's signal.
 */
export type JobsFailure =
  'status' | 'not-json' | 'not-array' | 'empty' | 'timeout' | 'too-large' | 'network' | 'aborted'

export type JobsResult =
  { ok: true; jobs: readonly [Job, ...Job[]] } | { ok: false; reason: JobsFailure }

/** More than a thousand jobs of a thousand words. What follows is not downloaded. */
const maxJobsBytes = 10 * 1024 * 1024

const logged = new Set<'info' | 'warn'>()

/** Logs at each level once in a page load, or every page with jobs would repeat it. */
function logOnce(level: 'info' | 'warn', text: string): void {
  if (!logged.has(level)) console[level](text)
  logged.add(level)
}

/**
 * Fetches the open jobs. The answer is not trusted: `readJobs` checks each job and copies its fields.
 * Never throws: every failure is a `reason`, and the first one is logged. So are the jobs that were left out.
 *
 * @param signal aborts the call; that is not logged.
 * @param options `timeout`: milliseconds for the call, including the body.
 */
export async function fetchJobs(
  url: string,
  signal?: AbortSignal,
  { timeout = timeouts.call }: { timeout?: number } = {},
): Promise<JobsResult> {
  const result = await request(url, timeout, signal)
  // No warning, because an empty list is a normal answer and the built-in jobs are shown
  if (!result.ok && result.reason !== 'aborted')
    logOnce('info', `The built-in jobs are shown: no list from the endpoint (${result.reason})`)
  return result
}

async function request(url: string, timeout: number, signal?: AbortSignal): Promise<JobsResult> {
  const fail = (reason: JobsFailure): JobsResult => ({ ok: false, reason })
  if (signal?.aborted) return fail('aborted')

  const controller = new AbortController()
  let failure: JobsFailure = 'network'
  const stop = (reason: JobsFailure) => {
    failure = reason
    controller.abort()
  }
  signal?.addEventListener('abort', () => stop('aborted'), { once: true })
  const timer = setTimeout(stop, timeout, 'timeout')
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      signal: controller.signal,
    })
    if (!response.ok) return fail('status')
    let loaded = 0
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, body) {
        loaded += bytes.byteLength
        if (loaded > maxJobsBytes) stop('too-large')
        else body.enqueue(bytes)
      },
    })
    const data: unknown = await new Response(response.body?.pipeThrough(limit)).json()
    if (!Array.isArray(data)) return fail('not-array')
    if (data.length === 0) return fail('empty')
    // Loaded only now: the table of character references is large, and many sites have no endpoint
    const { readJobs } = await import('./job-schema')
    const [first, ...others] = readJobs(data, (leftOut) => logOnce('warn', leftOut)) ?? []
    return first ? { ok: true, jobs: [first, ...others] } : fail('empty')
  } catch (error) {
    return fail(error instanceof SyntaxError ? 'not-json' : failure)
  } finally {
    clearTimeout(timer)
    controller.abort() // or the rest of the body still downloads
  }
}
