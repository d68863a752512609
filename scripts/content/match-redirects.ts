import { redirect as schema } from '../../src/content/schema/schemas'
import { sourceKey } from '../hosting/redirects'

type Row = { readonly from: string; readonly to: string }

/** The last part of an address, by its words alone. */
const wordsOf = (address: string) =>
  (
    address
      .replace(/\.\w+$/, '')
      .split('/')
      .findLast(Boolean) ?? ''
  )
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * Finds the one page whose address ends in the same words as an old address.
 *
 * @param lines old addresses, whole or without their host; also lines of a table in CSV.
 * @param pages addresses of the site.
 * @param rows redirects that are there already.
 * @returns new redirects, and the lines that fit no page or several. What the site has is in neither.
 */
export function matchRedirects(
  lines: readonly string[],
  pages: readonly string[],
  rows: readonly Row[],
): { added: Row[]; unmatched: string[] } {
  const known = new Set([...pages, ...rows.map(({ from }) => sourceKey(from))])
  const added: Row[] = []
  const unmatched: string[] = []
  for (const line of lines.map((text) => text.replace('\uFEFF', '').trim()).filter(Boolean)) {
    const from = line.replace(/^"?(?:https?:\/\/[^/",\s]*)?|[",\s].*$/g, '') || '/'
    const key = schema.isValidSync({ from, to: '/' }) ? sourceKey(from) : ''
    if (known.has(key.replace(/\.html$/, ''))) continue
    const found = pages.filter((page) => wordsOf(key) && wordsOf(page) === wordsOf(key))
    const [to, ...others] = found
    if (to && others.length === 0) added.push({ from, to })
    else unmatched.push(line)
    if (key) known.add(key)
  }
  return { added, unmatched }
}
