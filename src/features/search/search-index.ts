import { dayInIndia } from '../../lib/day-in-india'
import { fetchList } from '../../lib/fetch-data'
import type { IndexedPage } from './site-search'

let pending: Promise<readonly IndexedPage[] | undefined> | undefined

/** Fetches the index of all pages, once for each visit. As {@link fetchList}; after a failure, the next call tries again. */
export function fetchSearchIndex(): Promise<readonly IndexedPage[] | undefined> {
  pending ??= fetchList<IndexedPage>('/data/search.json').then((pages) => {
    if (!pages) pending = undefined
    return pages?.filter(({ validThrough }) => !validThrough || validThrough >= dayInIndia())
  })
  return pending
}
