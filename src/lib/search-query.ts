import { startOf } from './excerpt'

/** How many characters of a query are read, and how many a search field accepts. */
export const maxQueryLength = 100

/**
 * The query of a URL (`?q=…`), at most 100 characters and 10 words of it: anybody can make a link, and one word of
 * 7,000 letters would block the browser for seconds.
 */
export function readQuery(params: URLSearchParams): string {
  const text = startOf(params.get('q') ?? '', maxQueryLength)
  return /^\s*(?:\S+\s*){0,10}/.exec(text)?.[0] ?? ''
}
