import { timeouts } from '../../config'
import type { Job } from '../../content/jobs'
import { readJobs } from './job-schema'

/**
 * Why there is no list: the answer's status was no success · no JSON · not an array · a list without
 * one valid job (an empty one too) · no answer in 10 s · the connection failed · the caller's signal.
 */
export type JobsFailure =
  'status' | 'not-json' | 'not-array' | 'empty' | 'timeout' | 'network' | 'aborted'

export type JobsResult =
  { ok: true; jobs: readonly [Job, ...Job[]] } | { ok: false; reason: JobsFailure }

/** Once on each page load: the visitor sees the built-in list and needs no reminder. */
let isLogged = false

/**
 * Fetches the open jobs. The answer is not trusted: every job is checked and copied by known fields.
 * Never throws: everything that can go wrong is a `reason`, logged once.
 *
 * @param signal ends the call; that is not logged.
 * @param options `timeout`: milliseconds for the whole call, its body included.
 */
export async function fetchJobs(
  url: string,
  signal?: AbortSignal,
  { timeout = timeouts.call }: { timeout?: number } = {},
): Promise<JobsResult> {
  const result = await ask(url, signal, timeout)
  if (!result.ok && result.reason !== 'aborted' && !isLogged) {
    isLogged = true
    // A note, not a warning: an empty list is a normal answer, and the visitor misses nothing.
    console.info(`The built-in jobs are shown: no list from the endpoint (${result.reason})`)
  }
  return result
}

async function ask(
  url: string,
  signal: AbortSignal | undefined,
  timeout: number,
): Promise<JobsResult> {
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
    const text = await response.text()
    const data = parse(text)
    if (data === undefined) return fail('not-json')
    const [first, ...others] = readJobs(data) ?? []
    if (first) return { ok: true, jobs: [first, ...others] }
    return fail(Array.isArray(data) ? 'empty' : 'not-array')
  } catch {
    return fail(failure)
  } finally {
    clearTimeout(timer)
    controller.abort() // of a body that is not wanted; after the end it does nothing
  }
}

/** Undefined for what is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
