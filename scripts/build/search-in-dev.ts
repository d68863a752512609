import type { Plugin } from 'vite'

import { makeSearchIndex, readText, type PageSource } from './search-index'

type Prerenderer = typeof import('../../src/entry-prerender')

/**
 * The search index for `npm run dev`, where nothing is prerendered: made of the pages as they are when the
 * search first asks for it, and anew when a file has changed.
 */
export function searchInDev(): Plugin {
  return {
    name: 'search-in-dev',
    configureServer(server) {
      let index: Promise<string> | undefined
      server.watcher.on('all', () => {
        index = undefined
      })
      const make = async () => {
        const module = await server.ssrLoadModule('/src/entry-prerender.tsx')
        const { pages, renderTemplate } = module as Prerenderer
        const sources: PageSource[] = []
        for (const { page, html, report } of (await renderTemplate(pages)).pages) {
          const { title, description } = report
          sources.push({ ...page, title, description, ...readText(html) })
        }
        return JSON.stringify(makeSearchIndex(sources))
      }
      server.middlewares.use('/data/search.json', (_request, response, next) => {
        // Kept while it is made: a browser that gave up finds it when it asks again
        index ??= make()
        index.then(
          (json) => response.setHeader('Content-Type', 'application/json').end(json),
          (error: unknown) => {
            index = undefined
            next(error)
          },
        )
      })
    },
  }
}
