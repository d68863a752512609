import { redirect as schema } from '../../src/content/schema/schemas'
import { sourceKey } from '../hosting/redirects'

type Row = { readonly from: string; readonly to: string }

/** The last part of an address, by its words alone. A number, as of a page of a list, is none. */
const wordsOf = (address: string) =>
  (
    address
      .replace(/\.\w+$/, '')
      .split('/')
      .findLast(Boolean) ?? ''
  )
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|^\p{N}+$/gu, '')

/**
 * Finds the one page whose address ends in the same words as an old address: `lines` are old addresses, whole or without
 * their host, or lines of a table in CSV, or of a sitemap in XML. Those that fit no page or several are `unmatched`.
 */
export function matchRedirects(
  lines: readonly string[],
  pages: readonly string[],
  rows: readonly Row[],
): { added: Row[]; unmatched: string[] } {
  const known = new Set(rows.map(({ from }) => sourceKey(from)))
  const added: Row[] = []
  const unmatched: string[] = []
  const texts = lines
    .map((text) => text.replace('\uFEFF', '').trim())
    .flatMap((text) =>
      text.startsWith('<')
        ? Array.from(text.matchAll(/<loc>\s*([^<\s]+)/g), ([, url = '']) => url)
        : text,
    )
  for (const line of texts.filter(Boolean)) {
    const [address] = /https?:\/\/[^\s"<,]+/.exec(line) ?? [line]
    const from = address.replace(/^"?(?:https?:\/\/[^/?",\s]*)?|[",\s].*$/g, '') || '/'
    const key = schema.isValidSync({ from, to: '/' }) ? sourceKey(from) : ''
    if (known.has(key) || pages.includes(key.replace(/\.html$/, ''))) continue
    const found = pages.filter((page) => wordsOf(key) && wordsOf(page) === wordsOf(key))
    const [to, ...others] = found
    if (to && others.length === 0) added.push({ from, to })
    else unmatched.push(line)
    if (key) known.add(key)
  }
  return { added, unmatched }
}
