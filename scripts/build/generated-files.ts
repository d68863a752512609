import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

const contentTypes: Record<string, string> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/**
 * A Vite plugin for files that the client build emits and `npm run dev` serves.
 * @param listFiles returns functions that make the texts, by file name in `dist`; in dev called for each request.
 */
export function generatedFiles(
  name: string,
  listFiles: () => Promise<Record<string, () => string>>,
): Plugin {
  return {
    name,
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const [fileName, make] of Object.entries(await listFiles()))
        this.emitFile({ type: 'asset', fileName, source: make() })
    },
    configureServer: (server) =>
      serveFiles(server, async (file) => new Map(Object.entries(await listFiles())).get(file)?.()),
  }
}

/** Serves a file in dev. @param find returns its text, by its name in `dist`; undefined leaves the request to Vite. */
export function serveFiles(
  server: ViteDevServer,
  find: (file: string) => Promise<string | undefined>,
): void {
  server.middlewares.use(async (request, response, next) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const file = decodeURIComponent(pathname.slice(1))
      const text = await find(file)
      if (text === undefined) return next()
      response.setHeader('Content-Type', contentTypes[path.extname(file)] ?? 'text/plain')
      response.end(text)
    } catch (error) {
      next(error)
    }
  })
}
