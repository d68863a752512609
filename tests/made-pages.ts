import type { PageSource } from '../scripts/build/search-index'
import type { IndexedPage } from '../src/features/search/site-search'

/** A page as the build reads it. Its language follows from the address. */
export const makePageSource = (address: string, more: Partial<PageSource> = {}): PageSource => ({
  address,
  lang: address.startsWith('/hi') ? 'hi-IN' : 'en-IN',
  route: address,
  type: 'page',
  noindex: false,
  canonical: address,
  template: address,
  title: 'Title',
  description: 'About',
  headings: [],
  text: '',
  ...more,
})

/** An entry of the search index. */
export const makeIndexedPage = (
  address: string,
  title: string,
  more: Partial<IndexedPage> = {},
): IndexedPage => ({
  address,
  title,
  type: 'page',
  description: '',
  headings: [],
  words: '',
  ...more,
})
