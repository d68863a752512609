import type { IncomingMessage } from 'node:http'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'

import { ignoreOddRange } from '../serve'

/** What the sandboxed frame of the guides' form loads, which has no origin: production allows the same. */
const frameFiles =
  /^\/(?:embed\/free-pdf-form[\w.-]+|fonts\/[\w-]+\.woff2|@react-refresh|@vite\/client|(?:@fs\/[^?]+\/)?node_modules\/vite\/dist\/client\/env\.mjs|@id\/__x00__virtual:embed-style\.css|src\/(?:config|lib\/is-composing)\.ts|src\/features\/guides\/free-pdf-form\.css)(?:\?|$)/

/**
 * Vite plugin for `npm run dev` and the preview: other origins, such as that of a sandboxed frame, can read the files of the
 * embedded form and no others. Requests that would end the server are made harmless.
 */
export function devRequests(): Plugin {
  const guard = ({ httpServer, middlewares }: ViteDevServer | PreviewServer) => {
    httpServer?.prependListener('request', makeHarmless)
    middlewares.use(({ url = '' }, response, next) => {
      if (frameFiles.test(url)) response.setHeader('Access-Control-Allow-Origin', '*')
      next()
    })
  }
  return {
    name: 'dev-requests',
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: guard,
    configurePreviewServer: guard,
  }
}

/** Servers end or fail at addresses that cannot be parsed. */
function makeHarmless(request: IncomingMessage): void {
  try {
    decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
  } catch {
    request.url = '/'
  }
  ignoreOddRange(request)
}
