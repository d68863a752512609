import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'

/** Nothing is loaded from or sent to another origin. The editor's interface adds styles and shows blobs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Serves the editor's page, its configuration and the published package on localhost.
 *
 * @param port 0 chooses a free one.
 * @returns the page's URL.
 */
export async function serveEditor(config: object, port: number): Promise<string> {
  const page = sirv(path.join(import.meta.dirname, 'page'), { dev: true })
  // Not `dist/`, which loads its icons from a content delivery network
  const cms = sirv(path.join(import.meta.dirname, 'node_modules/@sveltia/cms'))

  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Cache-Control', 'no-cache')
    if (request.url?.startsWith('/config.json')) {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(config))
      return
    }
    const notFound = () => void response.writeHead(404).end()
    page(request, response, () => cms(request, response, notFound))
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}
