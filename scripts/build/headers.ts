import { createHash } from 'node:crypto'
import { load } from 'cheerio'

import { pdfFormSandbox } from '../../src/services/pdf-form'

/** What one path (or all paths under it, with `*` at the end) is answered with. */
export type HeaderRule = {
  path: string
  /** Set in place of what an earlier rule says. */
  headers: Readonly<Record<string, string>>
}

/** Third parties that the site was built for; `''` or a path is the site itself. */
export type ThirdParties = {
  mail: string
  jobs: string
  sheet: string
  pdfForm: string
  map: string
}

export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/** What hosts that read `_headers` put up with (https://developers.cloudflare.com/pages/configuration/headers/). */
export const hostLimits = { rules: 100, lineLength: 2000 } as const

/** Emotion starts every late style element with an empty text: without its hash nothing late is styled. */
const emptyHash = hashOf('')

/** As a policy wants it: `'sha256-…'`. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Hashes of the pages' inline scripts and styles, for the policy. */
export function collectHashes(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>([emptyHash])
  for (const html of pages) {
    const $ = load(html)
    // Structured data is not executed, so policies ignore it
    for (const script of $('script:not([src], [type="application/ld+json"])'))
      scripts.add(hashOf($(script).text()))
    for (const style of $('style')) styles.add(hashOf($(style).text()))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

/** The origin of an address on another host; null for the site's own. */
function foreignOrigin(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}

const formatPolicy = (directives: Record<string, readonly (string | null)[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')

/**
 * The policy of every page. A document keeps the policy it was loaded with while the visitor moves on
 * inside it, so what one page needs is allowed on all.
 *
 * No `upgrade-insecure-requests`: nothing here is asked for by http, and Safari would apply it to
 * http://localhost.
 */
export function pagePolicy(parties: ThirdParties, hashes: InlineHashes): string {
  const sheet = foreignOrigin(parties.sheet)
  // Google answers with a redirect to a host of its own making.
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
    // The one policy makes the address of the table's worker (src/services/sheet.ts).
    'trusted-types': ['sheet-worker'],
  })
}

/**
 * The policy of the frame that holds the third party's form. Its script writes markup, styles and
 * handlers of its own and talks to its own hosts, so all of that is allowed, but only in there and only
 * when there is a third party.
 *
 * The sandbox leaves the frame without an origin: the script reaches neither the page around it, nor
 * storage, nor cookies. It holds as well where the frame's page is opened by itself.
 */
export function embedPolicy(parties: ThirdParties): string {
  const origin = foreignOrigin(parties.pdfForm)
  const google = origin && 'https://docs.google.com'
  const any = origin && 'https:'
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", origin, origin && "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'", any],
    'img-src': ["'self'", 'data:', any],
    'font-src': ["'self'", 'data:', any],
    'connect-src': ["'self'", any],
    'frame-src': [origin ?? "'none'", google],
    'form-action': ["'self'", origin, google],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: pdfFormSandbox.split(' '),
  })
}

const year = 31_536_000

/** How long a browser keeps what; pages are asked for again each time, cheaply, by their ETag. */
export const cacheRules = {
  page: 'no-cache',
  /** Names without a hash: an hour, then in the background. */
  media: 'public, max-age=3600, stale-while-revalidate=604800',
  hashed: `public, max-age=${year}, immutable`,
} as const

/** A frame without an origin asks for its files as a stranger. What they hold is public. */
const forFrames = { 'Access-Control-Allow-Origin': '*' }

type Input = {
  parties: ThirdParties
  hashes: InlineHashes
  /** Hashed files by importance: `/assets/…`. */
  hashed: readonly string[]
}

/**
 * Every rule about headers, once: `_headers`, nginx and `npm start` are made from it.
 *
 * Hashed files are named one by one. A rule for `/assets/*` would hold for its 404s as well, and a
 * browser that keeps a 404 for a year never asks again, not even after a reload.
 */
export function buildHeaders(input: Input): HeaderRule[] {
  const { parties, hashes, hashed } = input
  const map = foreignOrigin(parties.map)
  const media = ['/fonts/*', '/images/*', '/videos/*', '/pdf/*'].map((path) => ({
    path,
    headers: {
      'Cache-Control': cacheRules.media,
      ...(path === '/fonts/*' && forFrames),
    },
  }))
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': pagePolicy(parties, hashes),
        'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains; preload`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': permissions(map),
        'Cache-Control': cacheRules.page,
      },
    },
    {
      path: '/embed/*',
      headers: {
        'Content-Security-Policy': embedPolicy(parties),
        'X-Frame-Options': 'SAMEORIGIN',
        ...forFrames,
      },
    },
    { path: '/form-table', headers: { 'X-Robots-Tag': 'noindex, nofollow' } },
    ...media,
    ...hashed.map((path) => ({ path, headers: { 'Cache-Control': cacheRules.hashed } })),
  ]
}

/** Nothing but the map's full screen is ever asked for. */
function permissions(map: string | null): string {
  const refused = 'accelerometer camera geolocation gyroscope magnetometer microphone payment usb'
  return [
    ...refused.split(' ').map((feature) => `${feature}=()`),
    `fullscreen=(self${map ? ` "${map}"` : ''})`,
  ].join(', ')
}
