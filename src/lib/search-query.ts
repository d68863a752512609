import { startOf } from './excerpt'

/** How many characters of a query are read, and how many a search field accepts. */
export const maxQueryLength = 100

/** The query `?q=…`, at most 100 characters and 10 words: one word of 7,000 letters would block the browser. */
export function readQuery(params: URLSearchParams): string {
  const text = startOf(params.get('q') ?? '', maxQueryLength)
  return /^\s*(?:\S+\s*){0,10}/.exec(text)?.[0] ?? ''
}
