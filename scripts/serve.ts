import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import sirv from 'sirv'

import { handleMocks } from '../tests/mocks/plugin'

type ServeOptions = {
  port: number
  /** Folder of the built site. */
  dist?: string
  /** Where the mail stand-in keeps what it accepted. */
  outbox?: string
}

const year = 31_536_000

/**
 * Serves the built site as a static host would: precompressed files, long cache for hashed files,
 * the page 404.html with status 404 for what isn't there. The stand-ins answer beside it.
 */
export async function serve({ port, dist = 'dist', outbox }: ServeOptions): Promise<Server> {
  const answerMocks = handleMocks(outbox ? { outbox } : {})
  const answerFile = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheOf(pathname))
      setSafetyHeaders(response)
    },
    onNoMatch: (request, response) => sendNotFound(request, response, dist),
  })

  const server = createServer((request, response) => {
    const alias = redirects[request.url?.split('?')[0] ?? '']
    if (alias) {
      response.writeHead(301, { Location: alias }).end()
      return
    }
    answerMocks(request, response, () => answerFile(request, response))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return server
}

/** Permanent redirects, as `_redirects` gives them to hosts. */
const redirects: Readonly<Record<string, string>> = {}

/** Hashed files never change; everything else is asked for again, cheaply, by its ETag. */
function cacheOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return `public, max-age=${year}, immutable`
  if (/^\/(?:fonts|images|videos|pdf)\//.test(pathname)) return 'public, max-age=86400'
  return 'no-cache'
}

function setSafetyHeaders(response: ServerResponse): void {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
}

/** A missing page gets the page 404; a missing file of another kind a plain answer. */
function sendNotFound(request: IncomingMessage, response: ServerResponse, dist: string): void {
  setSafetyHeaders(response)
  response.statusCode = 404
  response.setHeader('Cache-Control', 'no-cache')
  if (/\.\w+$/.test(request.url?.split('?')[0] ?? '')) {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.end('Not found')
    return
  }
  const page = readFileSync(path.join(dist, '404.html'))
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
