import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

import { isLocal } from '../mocks/plugin'
import { ignoreOddRange } from '../serve'

/** Nothing is loaded from or sent to another origin. The editor's interface adds styles and shows blobs. */
const editorPolicy = [
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'",
  "img-src 'self' blob: data:; media-src 'self' blob:; connect-src 'self' blob: data:",
  "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ')

/** Serves the editor's page, its configuration and the published package to this machine. @throws if the port is in use. */
export async function serveEditor(config: object, port: number): Promise<Server> {
  const page = sirv(path.join(import.meta.dirname, 'page'), { dev: true })
  // Not `dist/`, which loads its icons from a content delivery network
  const cms = sirv(path.join(import.meta.dirname, 'node_modules/@sveltia/cms'), { dev: true })

  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', editorPolicy)
    response.setHeader('Cache-Control', 'no-cache')
    if (!isLocal(request)) return void response.writeHead(403).end()
    // The editor adds a query, so that no cache answers
    if (request.url?.startsWith('/config.json')) {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(config))
      return
    }
    ignoreOddRange(request)
    const notFound = () => void response.writeHead(404).end()
    page(request, response, () => cms(request, response, notFound))
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return server
}
