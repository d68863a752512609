import { timeouts } from '../../config'
import { dayInIndia } from '../../lib/day-in-india'
import type { IndexedPage } from './site-search'

type PageIndex = readonly IndexedPage[]

let pending: Promise<PageIndex | undefined> | undefined

/**
 * Fetches the index of all pages, made at build, once for each visit.
 *
 * Never throws: without a connection, an answer in time and a list in it, it returns undefined, a failure for
 * `useOnDemand`, and the next call tries again.
 */
export function fetchSearchIndex(): Promise<PageIndex | undefined> {
  pending ??= load().then((pages) => {
    if (!pages) pending = undefined
    return pages
  })
  return pending
}

const isValid = ({ validThrough }: IndexedPage) => !validThrough || validThrough >= dayInIndia()

async function load(): Promise<PageIndex | undefined> {
  const signal = AbortSignal.timeout(timeouts.call)
  try {
    const response = await fetch('/data/search.json', { signal })
    const pages: unknown = response.ok ? await response.json() : undefined
    return Array.isArray(pages) ? (pages as PageIndex).filter(isValid) : undefined
  } catch (error) {
    console.error('The search index was not loaded', error)
    return undefined
  }
}
