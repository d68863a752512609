import type { SitePage } from '../../src/app/sitemap'
import type { Redirect } from '../../src/content/schema/types'

/** Targets by their sources: encoded paths, some with a query of one name and value, as in `/?page_id=12`. */
export type Redirects = Readonly<Record<string, string>>

/** What Cloudflare reads of `_redirects` (https://developers.cloudflare.com/pages/configuration/redirects/). */
export const redirectLimits = { count: 2000, lineLength: 1000 } as const

/** A path as hosts and browsers send it: `%E0`, not `%e0` or the letter itself. */
const encode = (path: string) => encodeURI(decodeURI(path))

/** An address as sources are compared: decoded, without a slash at its end. @throws if it cannot be decoded. */
export function sourceKey(address: string): string {
  const [path = '', query] = address.replace(/#.*/s, '').split('?')
  return (decodeURI(path).replace(/\/+$/, '') || '/') + (query ? `?${query}` : '')
}

/** Whether the query of a request is kept: not where the target has a query or an anchor, or the source is a query. */
const keepsQuery = (from: string, to: string) => !/[?#]/.test(to) && !from.includes('?')

/** Redirects as web servers compare them. Patterns have no backslashes, which servers quote differently. */
export const readRedirects = (redirects: Redirects) =>
  Object.entries(redirects).map(([from, to]) => {
    const [encoded = '', asked] = from.split('?')
    const path = decodeURI(encoded)
    const query = asked && `(?:.*&)?${asked.replaceAll('.', '[.]')}(?:&|$)`
    return { path, pattern: toPattern(path), query, to, isQueryKept: keepsQuery(from, to) }
  })

/** What starts with a path, for nginx and Caddy. */
export const toPattern = (path: string) => `~^${path.replace(/[.+()]/g, '[$&]')}`

/** A text in the configuration of nginx and Caddy. */
export const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/**
 * Permanent redirects: from sources with a query, because hosts take the first that fits, then from aliases and from the
 * addresses of the owner's old site, because hosts limit the number, then from these with or without a slash, and from
 * the other URLs at which hosts serve the file of a page.
 */
export function listRedirects(
  pages: readonly Pick<SitePage, 'address' | 'canonical'>[],
  moved: readonly Pick<Redirect, 'from' | 'to'>[] = [],
): Redirects {
  const otherUrls = (address: string) =>
    address === '/' ? ['/index.html', '/index'] : [`${address}.html`, `${address}/`]
  const own = moved.map(({ from, to }) => {
    const [path = '', query] = from.split('?')
    const { href, origin } = new URL(to, 'https://site.invalid')
    const target = to.startsWith('/') ? href.slice(origin.length) : href
    return [encode(path || '/') + (query ? `?${query}` : ''), target] as const
  })
  const withOtherEnd = own.flatMap(([from, to]) => {
    const [path = '', query = ''] = from.split(/(?=\?)/)
    if (path === '/' || /\.[^/]*$/.test(path)) return []
    return [[(path.endsWith('/') ? path.slice(0, -1) : `${path}/`) + query, to] as const]
  })
  const all = [
    ...pages.flatMap(({ address, canonical }) =>
      address === canonical ? [] : [[address, canonical] as const],
    ),
    ...own,
    ...withOtherEnd,
    ...pages.flatMap(({ address, canonical }) =>
      otherUrls(address).map((url) => [url, canonical] as const),
    ),
  ]
  const isPath = ([from]: readonly [string, string]) => Number(!from.includes('?'))
  return Object.fromEntries(all.toSorted((a, b) => isPath(a) - isPath(b)))
}

/**
 * Redirects as both hosts read them from `_redirects`; both keep the query. Cloudflare compares paths as they are sent,
 * and WordPress writes `%e0`.
 *
 * @param limit how many rules hosts read. The others are left out with a warning.
 * @param readsQueries whether the host is Netlify, which reads a query of a source. To Cloudflare such a line is a fault:
 *   it is a comment then, which `npm start` reads.
 */
export function formatRedirectsFile(
  redirects: Redirects,
  limit: number,
  readsQueries: boolean,
  warn: (message: string) => void = console.warn,
): string {
  const lines = Object.entries(redirects).flatMap(([from, to]) => {
    const [path = '', query] = from.split('?')
    if (query) return `${readsQueries ? '' : '# '}${path} ${query} ${to} 301!\n`
    const asWordPress = path.replace(/%../g, (code) => code.toLowerCase())
    return [...new Set([path, asWordPress])].map((source) => `${source} ${to} 301\n`)
  })
  const rules = lines.filter((line) => !line.startsWith('#'))
  if (rules.length > limit)
    warn(
      `WARNING: Cloudflare reads ${limit} lines of _redirects. The last ${rules.length - limit} are left out, from “${rules[limit]?.trim()}” on: the app corrects other spellings of a page’s address, but old addresses are not found.`,
    )
  return [...lines.filter((line) => line.startsWith('#')), ...rules.slice(0, limit)].join('')
}

/** Reads what `formatRedirectsFile` wrote. */
export function parseRedirectsFile(text: string): Redirects {
  const lines = text.matchAll(/^(?:# )?(\S+)(?: (\S+=\S+))? (\S+) 301!?$/gm)
  return Object.fromEntries(
    Array.from(lines, ([, path = '', query, to = '']) => [path + (query ? `?${query}` : ''), to]),
  )
}

/** The address to which a request is redirected, if it is. @param url as it was sent. @param path of it, decoded */
export function redirectOf(redirects: Redirects, url: string, path: string): string | undefined {
  const [, query = ''] = url.split(/\?(.*)/s)
  const source = encodeURI(path)
  const pairs = query.split('&').map((pair) => `${source}?${pair}`)
  const from = [...pairs, source].find((key) => Object.hasOwn(redirects, key))
  const to = from && redirects[from]
  return from && to && (query && keepsQuery(from, to) ? `${to}?${query}` : to)
}
