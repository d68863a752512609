import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import sirv from 'sirv'

import { handleMocks } from '../tests/mocks/plugin'
import { headersFor, parseHeadersFile, parseRedirectsFile } from './hosting/headers-file'

type ServeOptions = {
  port: number
  /** Folder of the built site. */
  dist?: string
  /** Where the mail stand-in keeps what it accepted. */
  outbox?: string
}

/**
 * Serves the built site as a static host would: its `_headers` and `_redirects`, precompressed files,
 * the nearest 404.html with status 404 for what isn't there. The stand-ins answer beside it.
 */
export async function serve({ port, dist = 'dist', outbox }: ServeOptions): Promise<Server> {
  const answerMocks = handleMocks(outbox ? { outbox } : {})
  const rules = parseHeadersFile(readFileSync(path.join(dist, '_headers'), 'utf8'))
  const redirects = parseRedirectsFile(readFileSync(path.join(dist, '_redirects'), 'utf8'))
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const [name, value] of Object.entries(headersFor(rules, pathname)))
      response.setHeader(name, value)
  }
  const answerFile = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: true,
    ignores: false,
    setHeaders,
    onNoMatch: (request, response) => {
      setHeaders(response, pathOf(request))
      sendNotFound(request, response, dist)
    },
  })

  const server = createServer((request, response) => {
    const pathname = pathOf(request)
    const target = redirects[pathname]
    if (target) {
      setHeaders(response, pathname)
      response.writeHead(301, { Location: target }).end()
    } else if (/^\/_(?:headers|redirects)$|^\/\.(?!well-known\/)/.test(pathname)) {
      setHeaders(response, pathname)
      sendNotFound(request, response, dist)
    } else {
      answerMocks(request, response, () => answerFile(request, response))
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return server
}

const pathOf = (request: IncomingMessage) => request.url?.split('?')[0] ?? '/'

/** A missing page gets the nearest page 404; a missing file of another kind a plain answer. */
function sendNotFound(request: IncomingMessage, response: ServerResponse, dist: string): void {
  const pathname = pathOf(request)
  response.statusCode = 404
  response.setHeader('Cache-Control', 'no-cache')
  if (/\.\w+$/.test(pathname)) {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.end('Not found')
    return
  }
  const page = readFileSync(nearestNotFoundPage(dist, pathname))
  const accepted = String(request.headers['accept-encoding'])
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Vary', 'Accept-Encoding')
  if (accepted.includes('br')) {
    response.setHeader('Content-Encoding', 'br')
    response.end(brotliCompressSync(page))
  } else if (accepted.includes('gzip')) {
    response.setHeader('Content-Encoding', 'gzip')
    response.end(gzipSync(page))
  } else {
    response.end(page)
  }
}

/** As Cloudflare looks for it: in the address's own folder, then in the first one. */
function nearestNotFoundPage(dist: string, pathname: string): string {
  const [folder = ''] = pathname.split('/').slice(1)
  // Only plain names: `..` must not lead out of the site.
  const nearest = path.join(dist, folder, '404.html')
  return /^[\w-]+$/.test(folder) && existsSync(nearest) ? nearest : path.join(dist, '404.html')
}
