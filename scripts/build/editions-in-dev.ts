import { createServer, type Plugin } from 'vite'

import { otherEditions } from '../../src/generated/edition'
import { editionPlugin } from './edition'

/** Vite plugin that serves the other languages in `npm run dev`: each by a server of its own, below its prefix. */
export function editionsInDev(): Plugin {
  return {
    name: 'editions-in-dev',
    apply: 'serve',
    async configureServer(defaultServer) {
      const { httpServer, middlewares } = defaultServer
      // Neither Vitest's server nor those made here have one
      if (!httpServer) return
      for (const edition of otherEditions) {
        const { prefix } = edition
        const server = await createServer({
          configLoader: 'runner',
          base: `${prefix}/`,
          // Each server writes the packages that it bundles
          cacheDir: `node_modules/.vite${prefix}`,
          // Of the default language: the search finds pages by its words, too
          plugins: [{ ...editionPlugin(edition), api: defaultServer }],
          server: { middlewareMode: true, hmr: { server: httpServer } },
        })
        httpServer.once('close', () => void server.close())
        middlewares.use((request, response, next) => {
          // The build copies a language's fonts
          request.url = request.url?.replace(`/fonts${prefix}/`, `/src/content${prefix}/fonts/`)
          // Vite serves a base only with a slash at its end
          const url = request.url?.replace(RegExp(`^${prefix}(?=\\?|$)`), `${prefix}/`) ?? ''
          if (!url.startsWith(`${prefix}/`) && !url.startsWith(`/data${prefix}/`)) return next()
          request.url = url
          server.middlewares(request, response, next)
        })
      }
    },
  }
}
