import { timeouts } from '../../config'
import { dayInIndia } from '../../lib/day-in-india'
import type { IndexedPage } from './site-search'

/** The fetched search index. */
export type SearchIndexResult =
  { ok: true; pages: readonly IndexedPage[] } | { ok: false; reason: 'unavailable' }

let pending: Promise<SearchIndexResult> | undefined

/**
 * Fetches the index of all pages, made at build, once for each visit.
 *
 * Never throws: no connection, no answer in time and an answer without a list are `unavailable`, and
 * the next call tries again.
 */
export function fetchSearchIndex(): Promise<SearchIndexResult> {
  pending ??= load().then((result) => {
    if (!result.ok) pending = undefined
    return result
  })
  return pending
}

const isValid = ({ validThrough }: IndexedPage) => !validThrough || validThrough >= dayInIndia()

async function load(): Promise<SearchIndexResult> {
  try {
    const response = await fetch('/data/search.json', {
      signal: AbortSignal.timeout(timeouts.call),
    })
    const pages: unknown = response.ok ? await response.json() : undefined
    if (Array.isArray(pages)) return { ok: true, pages: (pages as IndexedPage[]).filter(isValid) }
  } catch (error) {
    console.error('The search index was not loaded', error)
  }
  return { ok: false, reason: 'unavailable' }
}
