import { createHash } from 'node:crypto'
import { load } from 'cheerio'

import { pdfFormSandbox } from '../../src/features/guides/pdf-form'
import { paths } from '../../src/paths'

/** The headers of one path, or of all paths under it, with `*` at the end. */
export type HeaderRule = {
  path: string
  /** A header replaces the same header of earlier rules. */
  headers: Readonly<Record<string, string>>
}

/** URLs of the third parties that the site was built for; `''` or a path is the site itself, or no spreadsheet. */
export type ThirdParties = Record<'mail' | 'jobs' | 'sheet' | 'pdfForm' | 'map', string>

/** Sources for the policy. */
export type InlineHashes = {
  scripts: readonly string[]
  /** Styles of all pages. */
  styles: readonly string[]
  /** Styles of the page 404, which any address can show. */
  notFound: readonly string[]
  /** Other styles by the path of a rule; by `/*.html` all but those of the pages below a folder, which have a later rule. */
  byPath: Readonly<Record<string, readonly string[]>>
}

/**
 * What hosts that read `_headers` accept.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export const hostLimits = { rules: 100, lineLength: 2000 } as const

/** The hash of an inline script or style, as a source in a policy: `'sha256-…'`. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Hashes of the pages' inline scripts and styles.
 *
 * @param shell what all pages have.
 * @param styles the `<style>` of each template. One that is no path pattern, such as `article`, has pages anywhere.
 */
export function collectHashes(shell: string, styles: ReadonlyMap<string, string>): InlineHashes {
  const hashesIn = (html: string, selector: string) => {
    const $ = load(html)
    return Array.from($(selector), (element) => hashOf($(element).text()))
  }
  const byPath: Record<string, string[]> = {}
  for (const [template, html] of styles) {
    const path = template.startsWith('/') ? template.replace(/:\w+$/, '*') : '/*'
    byPath[path] = [...(byPath[path] ?? []), ...hashesIn(html, 'style')]
  }
  const { [paths.notFound]: notFound = [], ...others } = byPath
  const files = Object.entries(byPath).filter(([path]) => !/^\/.+\/\*$/.test(path))
  return {
    // Policies ignore structured data: it is not executed
    scripts: hashesIn(shell, 'script:not([src], [type="application/ld+json"])'),
    // Emotion adds empty style elements and fills them through the CSSOM
    styles: [hashOf(''), ...hashesIn(shell, 'style')],
    notFound,
    byPath: { ...others, '/*.html': files.flatMap(([, hashes]) => hashes) },
  }
}

/** The origin of a URL on another host; null for the site's own. */
function foreignOrigin(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}

const googleFiles = 'https://*.googleusercontent.com'
/** Where Google's services redirect to: hosts whose names vary. */
const redirectsOf: Readonly<Record<string, readonly string[]>> = {
  'https://docs.google.com': [googleFiles],
  'https://script.google.com': [googleFiles],
  'https://drive.google.com': [googleFiles, 'https://drive.usercontent.google.com'],
  'https://maps.google.com': ['https://www.google.com'],
}

/** The origins from which the policy allows the answer of a third party. None if it is the site itself. */
export function allowedOrigins(address: string): readonly string[] {
  const origin = foreignOrigin(address)
  return origin ? [origin, ...(redirectsOf[origin] ?? [])] : []
}

const formatPolicy = (directives: Record<string, readonly (string | null)[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')

/**
 * The policy of the pages at a rule's path. A document keeps its policy while the visitor navigates in the app, so what
 * one page requests is allowed on all. Of inline styles only those of the served page are needed.
 *
 * Without `upgrade-insecure-requests`: nothing is requested by http, and Safari applies it to http://localhost.
 */
function pagePolicy(parties: ThirdParties, hashes: InlineHashes, path: string): string {
  const { scripts, styles, notFound, byPath } = hashes
  // Netlify takes the rule for `/blog/*` for `/blog`, too
  const folder = path.endsWith('/*') ? [...notFound, ...(byPath[path.slice(0, -2)] ?? [])] : []
  const own = [...folder, ...(byPath[path] ?? [])]
  const mail = foreignOrigin(parties.mail)
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles, ...own],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", mail, ...[parties.jobs, parties.sheet].flatMap(allowedOrigins)],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...allowedOrigins(parties.map)],
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
  const policyOf = (path: string) => ({
    'Content-Security-Policy': pagePolicy(parties, hashes, path),
  })
  const unlisted = { 'X-Robots-Tag': 'noindex, nofollow' }
  // Rows on the site itself, behind a sign-in
  const secret = { 'Cache-Control': 'private, no-store' }
  return [
    {
      path: '/*',
      headers: {
        ...policyOf('/*'),
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
    // Netlify takes the rule of a page's file, and redirects no file to its page
    { path: '/*.html', headers: policyOf('/*.html') },
    {
      path: '/embed/*',
      headers: {
        'Content-Security-Policy': embedPolicy(parties, site),
        'X-Frame-Options': 'SAMEORIGIN',
        ...forFrames,
      },
    },
    ...Object.keys(hashes.byPath)
      .filter((path) => !path.startsWith('/*'))
      .map((path) => ({
        path,
        // One rule for each path: of two, Cloudflare reads the last
        headers: { ...policyOf(path), ...(path === paths.sheet && unlisted) },
      })),
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
