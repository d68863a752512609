import type { Job } from '../../content/schema/types'
import { fetchJson, type FetchFailure, type FetchOptions } from '../../lib/fetch-data'

/** `empty`: not one valid job in the array. */
type JobsResult =
  | { ok: true; jobs: readonly [Job, ...Job[]] }
  | { ok: false; reason: FetchFailure | 'not-json' | 'not-array' | 'empty' }

/** `language` is the tag of the site. */
type JobOptions = FetchOptions & { language?: string }

/** More than a thousand jobs of a thousand words. What follows is not downloaded. */
const maxJobsBytes = 10 * 1024 * 1024

const logged = new Set<'info' | 'warn'>()

/** Logs at each level once in a page load, or every page with jobs would repeat it. */
function logOnce(level: 'info' | 'warn', text: string): void {
  if (!logged.has(level)) console[level](text)
  logged.add(level)
}

/**
 * Fetches the open jobs, each checked by `readJobs`. Never throws: every failure is a `reason`. The first one is
 * logged, and so are the jobs that were left out, but not that `signal` has aborted the call.
 */
export async function fetchJobs(url: string, options?: JobOptions): Promise<JobsResult> {
  const result = await request(url, options)
  // No warning, because an empty list is a normal answer and the built-in jobs are shown
  if (!result.ok && result.reason !== 'aborted')
    logOnce('info', `The built-in jobs are shown: no list from VITE_JOBS_URL (${result.reason})`)
  return result
}

async function request(
  url: string,
  { language, ...options }: JobOptions = {},
): Promise<JobsResult> {
  const headers = { Accept: 'application/json' }
  const result = await fetchJson(url, { headers, maxBytes: maxJobsBytes, ...options })
  if (!result.ok) return result
  if (!Array.isArray(result.data)) return { ok: false, reason: 'not-array' }
  // Loaded only now: the table of character references is large, and many sites have no endpoint
  const { readJobs } = await import('./job-schema')
  const jobs = readJobs(result.data, (leftOut) => logOnce('warn', leftOut), language)
  const [first, ...others] = jobs ?? []
  return first ? { ok: true, jobs: [first, ...others] } : { ok: false, reason: 'empty' }
}
