import { createHash } from 'node:crypto'
import { load } from 'cheerio'

import { pdfFormSandbox } from '../../src/features/guides/pdf-form'

/** The headers of one path, or of all paths under it, with `*` at the end. */
export type HeaderRule = {
  path: string
  /** A header replaces the same header of earlier rules. */
  headers: Readonly<Record<string, string>>
}

/** URLs of the third parties that the site was built for; `''` or a path is the site itself, or no spreadsheet. */
export type ThirdParties = Record<'mail' | 'jobs' | 'sheet' | 'pdfForm' | 'map', string>

export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/**
 * What hosts that read `_headers` and `_redirects` accept.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export const hostLimits = { rules: 100, lineLength: 2000, redirects: 2000 } as const

/** The hash of an inline script or style, as a source in a policy: `'sha256-…'`. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Hashes of the pages' inline scripts and styles, for the policy. */
export function collectHashes(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>()
  // Emotion adds empty style elements and fills them through the CSSOM
  const styles = new Set<string>([hashOf('')])
  for (const html of pages) {
    const $ = load(html)
    // Policies ignore structured data: it is not executed
    for (const script of $('script:not([src], [type="application/ld+json"])'))
      scripts.add(hashOf($(script).text()))
    for (const style of $('style')) styles.add(hashOf($(style).text()))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

/** The origin of a URL on another host; null for the site's own. */
function foreignOrigin(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}

const formatPolicy = (directives: Record<string, readonly (string | null)[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')

/**
 * The policy of every page. A document keeps its policy while the visitor navigates in the app, so what one page
 * needs is allowed on all.
 *
 * Without `upgrade-insecure-requests`: nothing is requested by http, and Safari applies it to http://localhost.
 */
function pagePolicy(parties: ThirdParties, hashes: InlineHashes): string {
  const sheet = foreignOrigin(parties.sheet)
  // Google redirects to a host whose name varies
  const sheetFiles = sheet === 'https://docs.google.com' ? 'https://*.googleusercontent.com' : null
  const mail = foreignOrigin(parties.mail)
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts],
    'style-src': ["'self'", ...hashes.styles],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", mail, foreignOrigin(parties.jobs), sheet, sheetFiles],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", foreignOrigin(parties.map)],
    'form-action': ["'self'", mail],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // It creates the URL of the table's worker (src/features/sheet/connect-worker.ts)
    'trusted-types': [parties.sheet ? 'sheet-worker' : "'none'"],
  })
}

/**
 * The policy of the frame with the third party's form. Its script adds markup, inline styles and handlers and
 * calls its own hosts: that is allowed in this frame only, and only if a third party is configured.
 *
 * The sandbox leaves the frame without an origin: the script reaches neither the page around it, nor storage,
 * nor cookies, also when the frame's page is opened by itself.
 */
function embedPolicy(parties: ThirdParties, site: string): string {
  // In a frame without an origin, WebKit takes 'self' for that origin, so nothing matches it (WebKit bug 316847)
  const self = ["'self'", site]
  const origin = foreignOrigin(parties.pdfForm)
  const google = origin && 'https://docs.google.com'
  const any = origin && 'https:'
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': [...self, origin, origin && "'unsafe-inline'"],
    'style-src': [...self, "'unsafe-inline'", any],
    'img-src': [...self, 'data:', any],
    'font-src': [...self, 'data:', any],
    'connect-src': [...self, any],
    'frame-src': [origin ?? "'none'", google],
    'form-action': [...self, origin, google],
    'base-uri': ["'none'"],
    'frame-ancestors': self,
    sandbox: pdfFormSandbox.split(' '),
  })
}

const year = 31_536_000

/**
 * What HSTS covers beyond the site's own host, by the value of `VITE_HSTS`. Nothing by default: a subdomain without
 * HTTPS would not be reachable any more, and browsers take months to forget a preloaded domain.
 */
export const hstsScopes: Readonly<Record<string, string>> = {
  '': '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
}

/** A sandboxed frame has no origin, so all its requests are cross-origin. The files are public anyway. */
const forFrames = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

type Input = {
  parties: ThirdParties
  hashes: InlineHashes
  /** Paths of the files with a hash in their name. */
  hashed: readonly string[]
  /** A key of `hstsScopes`. */
  hsts?: string
  /** The site's own origin. */
  site: string
}

/**
 * All rules for headers: `_headers`, the files for nginx and `npm start` are made from them.
 *
 * Hashed files are listed one by one. A rule for `/assets/*` would also apply to 404s, and a browser that has
 * cached a 404 for a year never requests the file again, not even after a reload.
 */
export function buildHeaders({ parties, hashes, hashed, hsts = '', site }: Input): HeaderRule[] {
  // Their names have no hash: fresh for an hour, then revalidated in the background
  const media = { 'Cache-Control': 'public, max-age=3600, stale-while-revalidate=604800' }
  const immutable = { 'Cache-Control': `public, max-age=${year}, immutable` }
  const [csv = ''] = parties.sheet.split('?')
  const unlisted = { 'X-Robots-Tag': 'noindex, nofollow' }
  // Rows on the site itself, behind a sign-in
  const secret = { 'Cache-Control': 'private, no-store' }
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': pagePolicy(parties, hashes),
        'Strict-Transport-Security': `max-age=${2 * year}${hstsScopes[hsts]}`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': permissions(foreignOrigin(parties.map)),
        // The browser revalidates pages by their ETag. Cloudflare would replace e-mail addresses in them
        // and add a script that our policy blocks
        'Cache-Control': 'no-cache, no-transform',
      },
    },
    {
      path: '/embed/*',
      headers: {
        'Content-Security-Policy': embedPolicy(parties, site),
        'X-Frame-Options': 'SAMEORIGIN',
        ...forFrames,
      },
    },
    ...(csv ? [{ path: '/form-table', headers: unlisted }] : []),
    ...(csv.startsWith('/') ? [{ path: csv, headers: secret }] : []),
    { path: '/fonts/*', headers: { ...media, ...forFrames } },
    ...['/images/*', '/videos/*', '/pdf/*'].map((path) => ({ path, headers: media })),
    ...hashed.map((path) => ({ path, headers: immutable })),
  ]
}

/** Of these features the site uses only full screen, for the map. */
function permissions(map: string | null): string {
  const refused = 'accelerometer camera geolocation gyroscope magnetometer microphone payment usb'
  return [
    ...refused.split(' ').map((feature) => `${feature}=()`),
    `fullscreen=(self${map ? ` "${map}"` : ''})`,
  ].join(', ')
}
