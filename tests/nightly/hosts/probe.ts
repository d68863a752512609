import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'

import { otherEditions } from '../../../src/generated/edition'
import { hashOf } from '../../../scripts/hosting/headers'
import { redirects as moved } from '../../../src/generated/redirects'
import { headersFor, parseHeadersFile } from '../../../scripts/hosting/headers-file'

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** A host on loopback. */
export type Host = { origin: string; stop: () => Promise<void> }

/** Asks a host for one address, signed in unless `auth` is empty. Redirects are not followed. */
function ask(origin: string, address: string, encoding = '', auth = 'staff:secret', etag = '') {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = { 'Accept-Encoding': encoding, ...(etag && { 'If-None-Match': etag }) }
    // Not as a URL, which would be normalized
    get({ hostname, port, path: address, auth, headers: sent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(response.headersDistinct).map(([name, values]) => [
            name,
            // A header sent twice is a fault
            (values ?? []).join(' <and> '),
          ]),
        )
        resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}

type Case = { address: string; status: number; type?: RegExp; isPage?: boolean; lang?: string }

/**
 * Asks a host for one of everything and compares it with what the build promises.
 *
 * @param encodings content encodings that the host must offer.
 * @param csv path of the spreadsheet's rows, which must be behind a sign-in, as its page. None if empty.
 * @returns what is wrong, in words; nothing when all holds.
 */
export async function probe(origin: string, encodings: readonly string[], csv = '') {
  const faults: string[] = []
  const check = (address: string, what: string, actual: unknown, expected: unknown) => {
    const isFine = expected instanceof RegExp ? expected.test(String(actual)) : actual === expected
    const short = (value: unknown) => String(value).slice(0, 100)
    if (!isFine) faults.push(`${address}: ${what} is ${short(actual)}, not ${short(expected)}`)
  }
  const rules = parseHeadersFile(await readFile('dist/_headers', 'utf8'))
  const assets = await readdir('dist/assets')
  const script = assets.find((name) => /^index-.*\.js$/.test(name)) ?? ''
  const hasTable = existsSync('dist/form-table.html')
  const cases: Case[] = [
    { address: '/', status: 200, type: /^text\/html/, isPage: true },
    { address: '/services', status: 200, type: /^text\/html/, isPage: true },
    { address: '/blog', status: 200, type: /^text\/html/ },
    { address: '/blog-details-health-care/1', status: 200, type: /^text\/html/, isPage: true },
    { address: '/form-table', status: hasTable ? 200 : 404, type: /^text\/html/, isPage: true },
    { address: '/services?utm_source=x', status: 200, type: /^text\/html/, isPage: true },
    { address: `/assets/${script}`, status: 200, type: /javascript/, isPage: true },
    { address: '/sitemap.xml', status: 200, type: /xml/, isPage: true },
    { address: '/robots.txt', status: 200, type: /^text\/plain/ },
    { address: '/favicon.ico', status: 200, type: /^image\/(?:x-icon|vnd\.microsoft\.icon)/ },
    { address: '/favicon.svg', status: 200, type: /^image\/svg/ },
    { address: '/site.webmanifest', status: 200, type: /^application\/manifest\+json/ },
    { address: '/fonts/eczar-latin.woff2', status: 200, type: /^font\/woff2/ },
    { address: '/.well-known/security.txt', status: 200, type: /^text\/plain/ },
    { address: '/no-such-page', status: 404, type: /^text\/html/, isPage: true },
    { address: '/blog/no-such-post', status: 404, type: /^text\/html/ },
    { address: '/blog-details-health-care/99', status: 404, type: /^text\/html/ },
    { address: '/none.html', status: 404, type: /^text\/html/ },
    { address: '/none.php', status: 404, type: /^text\/html/ },
    { address: '/assets/gone-12345678.js', status: 404 },
    { address: '/embed/no-such-frame', status: 404 },
    { address: '/_headers', status: 404 },
    { address: '/_redirects', status: 404 },
    ...otherEditions.flatMap(({ prefix, tag, paths }): Case[] => [
      ...['', ...paths.filter((path) => path.length > 1 && path !== '/404')].map((path) => ({
        address: prefix + path,
        status: 200,
        type: /^text\/html/,
        lang: tag,
      })),
      { address: `${prefix}/no-such-page`, status: 404, type: /^text\/html/, lang: tag },
    ]),
  ]
  const embed = existsSync('dist/embed') ? await readdir('dist/embed') : []
  for (const file of embed.filter((name) => name.endsWith('.html')))
    cases.push({ address: `/embed/${file.replace('.html', '')}`, status: 200, type: /html/ })
  if (csv) cases.push({ address: csv, status: 200, type: /^text\/csv/ })

  for (const { address, status, type, isPage, lang } of cases) {
    const answer = await ask(origin, address)
    check(address, 'status', answer.status, status)
    if (lang)
      check(
        address,
        'language',
        String(answer.body),
        RegExp(`^<!doctype html><html lang="${lang}"`),
      )
    if (type) check(address, 'type', answer.headers['content-type'], type)
    const found = headersFor(rules, address.split('?')[0] ?? '')
    // A missing frame may be answered with the policy of the page 404
    const isPage404 = answer.headers['x-frame-options'] === 'DENY' && status === 404
    const expected = isPage404 ? headersFor(rules, '/404') : found
    const policy = answer.headers['content-security-policy'] ?? ''
    if (type?.test('text/html') && !address.startsWith('/embed/'))
      for (const [, style = ''] of String(answer.body).matchAll(/<style[^>]*>(.*?)<\/style>/gs))
        check(address, 'allowed style', policy.includes(hashOf(style)), true)
    if (status !== 200) expected['Cache-Control'] = 'no-cache, no-transform'
    for (const [name, value] of Object.entries(expected))
      check(address, name, withoutHashes(answer.headers[name.toLowerCase()]), withoutHashes(value))
    if (!isPage) continue
    for (const encoding of encodings) {
      const packed = await ask(origin, address, encoding)
      check(address, `encoding for ${encoding}`, packed.headers['content-encoding'], encoding)
      check(address, 'Vary', packed.headers['vary'], /accept-encoding/i)
      const again = await ask(origin, address, encoding, undefined, packed.headers['etag'])
      const expectedAgain = status === 200 ? 304 : status
      check(address, `status for ${encoding} with its ETag`, again.status, expectedAgain)
    }
  }

  // Another spelling of a path is the same path: its rules apply, or it is redirected, or nothing is there.
  for (const [spelling, address] of [
    ['/form%2Dtable', '/form-table'],
    ['/%66orm-table?a=1', '/form-table'],
    ['//form-table', '/form-table'],
    ['/./form-table', '/form-table'],
    ['/none/%2e%2e/form-table', '/form-table'],
    ['/none%2f..%2fform-table', '/form-table'],
    ['/form-table%2f', '/form-table'],
    ['/form-table%2ehtml', '/form-table'],
    ['/embed%2ffree-pdf-form', '/embed/free-pdf-form'],
    ['/%65mbed/free%2Dpdf-form', '/embed/free-pdf-form'],
    ['//embed//free-pdf-form', '/embed/free-pdf-form'],
    ['/services/../embed/free-pdf-form', '/embed/free-pdf-form'],
    ['/embed/../services', '/services'],
    ['/embed/%2e%2e%2fservices', '/services'],
    ['/fonts%2feczar-latin.woff2', '/fonts/eczar-latin.woff2'],
    [`/assets%2f${script}`, `/assets/${script}`],
    [`//assets/${script}`, `/assets/${script}`],
    [`/assets/none/../${script}`, `/assets/${script}`],
    ['/%5Fheaders', ''],
    ['//_redirects', ''],
    ['/%2evite/manifest.json', ''],
  ] as const) {
    const { status, headers } = await ask(origin, spelling)
    check(spelling, 'status', status, address ? /^(?:200|30[178]|404)$/ : /^(?:30[178]|404)$/)
    const expected = status === 200 ? headersFor(rules, address) : {}
    for (const [name, value] of Object.entries(expected))
      check(spelling, name, withoutHashes(headers[name.toLowerCase()]), withoutHashes(value))
    if (status !== 200)
      check(spelling, 'Cache-Control', headers['cache-control'], /^(?!.*immutable)/)
  }
  const table = ['/form-table', '/form%2Dtable', '//form-table', '/form-table.html.gz']
  const rows = [csv, `/${csv}`, csv.replace('.', '%2e'), `/none/..${csv}`]
  for (const spelling of csv ? [...table, ...rows] : []) {
    check(spelling, 'status without a password', (await ask(origin, spelling, '', '')).status, 401)
  }
  for (const [from, to] of [
    ...moved.flatMap(({ from, to }) => {
      const [path = '', pair] = from.split('?')
      const target = to.startsWith('/') ? to : new URL(to).href
      if (pair) return [[`${path || '/'}?old=1&${pair}`, target]]
      // Hosts differ in what they do with the query where the target has one, or an anchor
      const query = /[?#]/.test(to) ? '' : '?old=1'
      const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
      return [path, ...(/\.[^/]*$/.test(path) ? [] : [other])].flatMap((it) => {
        const sent = encodeURI(decodeURI(it))
        const asWordPress = sent.replace(/%../g, (code) => code.toLowerCase())
        return [sent, asWordPress].map((address) => [address + query, target + query])
      })
    }),
    ['/service/landing-page-seo', '/landing-page-seo'],
    ['/service/landing-page-seo.html?a=1&b=%20', '/landing-page-seo?a=1&b=%20'],
    ['/contactus.html', '/contactus'],
    ['/contactus/?a=1&b=%20', '/contactus?a=1&b=%20'],
    ['/index.html?a=1', '/?a=1'],
    ['/404.html', '/404'],
  ] as [string, string][]) {
    const { status, headers } = await ask(origin, from)
    check(from, 'status', status, 301)
    check(
      from,
      'target',
      headers['location']?.replace(/^https?:\/\/(?:127\.0\.0\.1|localhost)[^/]*/, ''),
      to,
    )
  }
  // Conditions and ranges count for what exists only: https://www.rfc-editor.org/rfc/rfc9110#section-13.2.1
  const headers = { 'If-None-Match': '*', Range: 'bytes=9-' }
  const missing = await fetch(`${origin}/blog-details-health-care/99`, { headers })
  check('health-care id', 'page', await missing.text(), /^<!doctype.*404 - Blog Not Found/is)
  check('/services', 'ETag', (await ask(origin, '/services')).headers['etag'], /"/)
  return faults
}

/** A policy without the styles that it allows: hosts may take the rule of the page's address or of its file. */
const withoutHashes = (value = '') => value.replace(/ 'sha256-[^']+'/g, '')

/** Waits until a host answers, and stops it if it does not. @throws after a minute. */
export async function waitFor(host: Host): Promise<Host> {
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    if (await ask(host.origin, '/robots.txt').catch(() => undefined)) return host
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await host.stop()
  throw new Error(`${host.origin} does not answer`)
}

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
