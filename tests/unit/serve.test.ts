import { readdir } from 'node:fs/promises'
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { serveEditor } from '../../scripts/editor/serve-editor'
import { buildHeaders, hostLimits } from '../../scripts/hosting/headers'
import { writeFiles } from '../../scripts/files'
import { formatHeadersFile } from '../../scripts/hosting/headers-file'
import { formatRedirectsFile, listRedirects } from '../../scripts/hosting/redirects'
import { serve } from '../../scripts/serve'
import { makeFolder } from '../make-folder'

const notFoundPage = '<title>404</title>'
const file = '0123456789'

const folder = makeFolder(afterAll)
const outbox = path.join(folder, 'outbox')
let server: Server
let port = 0

beforeAll(async () => {
  const dist = path.join(folder, 'dist')
  const parties = { mail: '', jobs: '/jobs', sheet: '/sheet.csv', pdfForm: '/form.js', map: '' }
  const rules = buildHeaders({
    parties,
    hashes: { scripts: [], styles: [], notFound: [], byPath: { '/form-table': [] } },
    hashed: [],
    site: 'https://www.example.com',
  })
  const own = ['/', '/form-table'].map((address) => ({ address, canonical: address }))
  const redirects = listRedirects(
    [...own, { address: '/alias/page', canonical: '/form-table' }],
    [{ from: '/old?id=5', to: '/form-table' }],
  )
  await writeFiles(dist, {
    _headers: formatHeadersFile(rules, hostLimits),
    _redirects: formatRedirectsFile(redirects, 99, false),
    'index.html': '<title>Home</title>',
    'form-table.html': '<title>Table</title>',
    'embed/form.html': '<title>Form</title>',
    '404.html': notFoundPage,
    'favicon.ico': 'icon',
    'videos/a.mp4': file,
    'assets/.secret.js': 'secret',
    '.vite/manifest.json': '{}',
    '.well-known/security.txt': 'Contact:',
  })
  server = await serve({ port: 0, dist, outbox })
  port = portOf(server)
})
afterAll(() => void server.close())

const portOf = (listening: Server) => (listening.address() as AddressInfo).port

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Sends a path as it is, which `fetch` would normalize. */
function ask(
  address: string,
  options: { headers?: Record<string, string>; method?: string; host?: string; at?: number } = {},
): Promise<Answer> {
  const { headers = {}, method = 'GET', host = '127.0.0.1', at = port } = options
  return new Promise((resolve, reject) => {
    // A connection of its own: the server closes those of broken requests
    request({ host, port: at, path: address, method, headers, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('URLs', () => {
  test.each([
    ['/index.html', '/'],
    ['/index.html?q=a%20b', '/?q=a%20b'],
    ['/form-table.html', '/form-table'],
    ['/form-table/?q=1', '/form-table?q=1'],
    ['/form%2Dtable%2ehtml', '/form-table'],
    ['/alias/page', '/form-table'],
    ['/old/?a=1&id=5', '/form-table'],
    ['/alias/page.html', '/form-table'],
  ])('%s is redirected to the URL of its page', async (address, location) => {
    const { status, headers } = await ask(address)
    expect({ status, location: headers.location }).toEqual({ status: 301, location })
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  const missing =
    '/none /none.html /none.php /none/index.html /_headers /%5Fheaders /_redirects /.vite/manifest.json /%2evite/manifest.json /assets/%2Esecret.js /.env //_headers /%'
  test.each(missing.split(' '))('%s is answered with the page 404', async (address) => {
    const { status, headers, body } = await ask(address)
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-cache, no-transform')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    // A script that is missing is not a page
    const isScript = address.startsWith('/assets/')
    expect(headers['content-type']?.startsWith('text/html')).toBe(!isScript)
    if (isScript) return
    expect(body).toBe(notFoundPage)
  })

  test('pages are neither kept nor changed on the way', async () => {
    for (const address of ['/', '/form-table', '/form%2Dtable', '/embed/form']) {
      const { status, headers } = await ask(address)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-cache, no-transform')
      const robots = address.includes('table') ? 'noindex, nofollow' : undefined
      expect(headers['x-robots-tag'], address).toBe(robots)
    }
  })

  test('files have their content types', async () => {
    expect((await ask('/favicon.ico')).headers['content-type']).toBe('image/x-icon')
    expect((await ask('/videos/a.mp4')).headers['content-type']).toBe('video/mp4')
    const contact = await ask('/.well-known/security.txt')
    expect({ status: contact.status, body: contact.body }).toEqual({
      status: 200,
      body: 'Contact:',
    })
  })
})

describe('Range', () => {
  const get = (range: string, headers = {}) =>
    ask('/videos/a.mp4', { headers: { range, ...headers } })

  test.each([
    ['bytes=2-4', '234'],
    ['bytes=7-', '789'],
    ['bytes=5-5', '5'],
    ['bytes=0-999', file],
  ])('%s is answered with a part', async (range, part) => {
    const { status, body } = await get(range)
    expect({ status, body }).toEqual({ status: 206, body: part })
  })

  // RFC 9110, section 14.2: a server may ignore it
  const ignored =
    'bytes= bytes=- bytes=abc bytes=-0 bytes=-3 bytes=0-0 bytes=1-2,4-5 bytes=0-99999999999999999999 bytes=99999999999999999999- lines=1-2 1-2'
  test.each(ignored.split(' '))('%s is ignored', async (range) => {
    const { status, headers, body } = await get(range)
    expect({ status, body }).toEqual({ status: 200, body: file })
    expect(headers['content-range']).toBeUndefined()
  })

  test('a part that begins after the end of the file is refused', async () => {
    const { status, headers } = await get('bytes=999999999-')
    expect(status).toBe(416)
    expect(headers['content-range']).toBe('bytes */10')
  })

  test('a part of another version of the file is not sent', async () => {
    expect((await get('bytes=2-4', { 'if-range': '"old"' })).body).toBe(file)
  })
})

describe('the mock servers', () => {
  const mocked = ['/outbox', '/outbox.json', '//x/outbox', '/jobs', '/sheet.csv?fault=empty']
  // Options that no table of answers has, though every object does
  mocked.push('/jobs?list=constructor', '/sheet.csv?fault=toString')

  test('answer this machine by its own names', async () => {
    for (const host of ['localhost', 'LOCALHOST:80', '127.0.0.1:4173', '[::1]:1'])
      for (const address of mocked)
        expect((await ask(address, { headers: { host } })).status, `${host} ${address}`).toBe(200)
  })

  const strangers = 'www.agency.in localhost.agency.in agency.in:80 127.0.0.1.agency.in [::2]'
  test.each(strangers.split(' '))('do not exist for the host name "%s"', async (host) => {
    for (const address of mocked)
      expect((await ask(address, { headers: { host } })).status, address).toBe(404)
    const method = 'POST'
    expect((await ask('/api/v1.0/email/send', { headers: { host }, method })).status).toBe(404)
    expect(await readdir(outbox).catch(() => [])).toEqual([])
    expect((await ask('/', { headers: { host } })).status).toBe(200)
  })

  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

  test.skipIf(!outside)('do not exist for other machines, which HOST lets in', async () => {
    await expect(ask('/', { host: outside ?? '' })).rejects.toThrow('ECONNREFUSED')

    const open = await serve({ port: 0, host: '0.0.0.0', dist: path.join(folder, 'dist'), outbox })
    const options = { host: outside ?? '', at: portOf(open), headers: { host: 'localhost' } }
    expect((await ask('/', options)).status).toBe(200)
    for (const address of mocked) expect((await ask(address, options)).status, address).toBe(404)
    open.close()
  })
})

test('the editor answers this machine by its own names only, and survives any request', async () => {
  const editor = await serveEditor({ title: 'Editor' }, 0)
  const get = async (address: string, headers = {}) =>
    (await ask(address, { at: portOf(editor), host: 'localhost', headers })).status
  for (const host of ['www.agency.in', 'localhost.agency.in', '[::2]'])
    for (const address of ['/', '/config.json', '/start.js'])
      expect(await get(address, { host }), `${host} ${address}`).toBe(403)
  for (const address of ['/%', '/%00', '/..%2f..%2fpackage.json'])
    expect(await get(address), address).toBe(404)
  expect(await get('/start.js', { range: 'bytes=-3' })).toBe(200)
  // Answered with 431, or cut off before that is read
  await get('/', { cookie: 'a'.repeat(20_000) }).catch(() => {})
  connect(portOf(editor), 'localhost').end('POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\npart')
  expect(await get('/config.json?_=1')).toBe(200) // as the editor asks
  editor.close()
})
