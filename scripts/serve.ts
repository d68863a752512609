import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

import { site } from '../src/config'
import { handleMocks } from './mocks/plugin'
import { headersFor, parseHeadersFile } from './hosting/headers-file'
import { parseRedirectsFile, redirectOf } from './hosting/redirects'

type ServeOptions = {
  port: number
  /** Address of the network interface to listen on. Other machines reach only others than the default. */
  host?: string | undefined
  /** Folder of the built site. */
  dist?: string | undefined
  /** Folder for the leads that the mail mock server accepts. */
  outbox?: string | undefined
}

/**
 * Serves the built site (`_headers`, `_redirects`, precompressed files) as a static host would, and the mock servers.
 *
 * @throws if the folder has no built site, or the port is in use.
 */
export async function serve({ port, host = '127.0.0.1', dist = 'dist', outbox }: ServeOptions) {
  const answerMocks = handleMocks(outbox)
  const rules = parseHeadersFile(readFileSync(path.join(dist, '_headers'), 'utf8'))
  const redirects = parseRedirectsFile(readFileSync(path.join(dist, '_redirects'), 'utf8'))
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(headersFor(rules, pathname)))
      // The frame's policy names the site's origin, which is another one here
      response.setHeader(name, value.replaceAll(site.origin, `http://${response.req.headers.host}`))
    // sirv does not know this type
    if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
  }
  const answerNotFound = (request: IncomingMessage, response: ServerResponse) => {
    setHeaders(response, pathOf(request))
    // Not the rule of the missing file: it would be missing for as long
    response.setHeader('Cache-Control', headersFor(rules, '/404')['Cache-Control'] ?? 'no-cache')
    sendNotFound(request, response, dist)
  }
  const answerFile = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false, // but it serves .well-known
    setHeaders,
    onNoMatch: answerNotFound,
  })

  const server = createServer((request, response) => {
    const pathname = pathOf(request)
    const target = redirectOf(redirects, request.url ?? '/', pathname)
    if (target) {
      setHeaders(response, pathname)
      response.writeHead(301, { Location: target }).end()
    } else if (/^\/_(?:headers|redirects)$/.test(pathname)) {
      answerNotFound(request, response)
    } else {
      ignoreOddRange(request)
      answerMocks(request, response, () => answerFile(request, response))
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}

/** The path as sirv decodes it, so that no spelling of a path avoids the rules for it. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const pathname = url.replace(/\?.*/s, '')
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/**
 * sirv ends the process at some ranges, and reads only those like `bytes=5-10` and `bytes=5-` correctly.
 * RFC 9110 (section 14.2) allows to ignore all others. It does not compare `If-Range` either.
 */
export function ignoreOddRange({ headers }: IncomingMessage): void {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? []
  const isRead = end === '' || (Number(end) > 0 && Number(end) >= Number(start))
  if (!isRead || headers['if-range']) delete headers.range
}

/** Folders of files, where a missing one is not answered with a page. nginx.conf has the same. */
const fileFolders = /^\/(?:assets|fonts|images|videos|pdf|data)\//

/** As Cloudflare Pages, but for the first folder only: answers with its 404.html, else the site's, or with text for a file. */
function sendNotFound(request: IncomingMessage, response: ServerResponse, dist: string): void {
  const pathname = pathOf(request)
  response.statusCode = 404
  if (fileFolders.test(pathname)) {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.end('Not found')
    return
  }
  const [folder = ''] = pathname.split('/').slice(1)
  const nearest = path.join(dist, folder, '404.html')
  // Only plain names, or `..` would lead out of `dist`
  const isThere = /^[\w-]+$/.test(folder) && existsSync(nearest)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(readFileSync(isThere ? nearest : path.join(dist, '404.html')))
}
