import type { Plugin } from 'vite'

import { serveFiles } from './generated-files'
import { drawMotifOf } from './motifs'
import { makeSearchIndex, readPage, searchIndexFile } from './search-index'

/**
 * Serves in `npm run dev` what the prerender step generates from the pages: the decorative drawings, and the search
 * index. The index is made at its first request, and again after a file has changed.
 */
export function prerenderedInDev(): Plugin {
  return {
    name: 'prerendered-in-dev',
    configureServer(server) {
      let index: Promise<string> | undefined
      server.watcher.on('all', () => {
        index = undefined
      })
      const makeIndex = async () => {
        const module = await server.ssrLoadModule('/src/app/entry-prerender.tsx')
        const { pages, renderTemplate } = module as typeof import('../../src/app/entry-prerender')
        const rendered = await renderTemplate(pages)
        return JSON.stringify(makeSearchIndex(rendered.pages.map(readPage)))
      }
      serveFiles(server, async (file) =>
        file === searchIndexFile ? (index ??= makeIndex()) : drawMotifOf(file),
      )
    },
  }
}
