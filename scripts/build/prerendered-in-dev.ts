import { load } from 'cheerio/slim'
import type { Plugin, ViteDevServer } from 'vite'

import { drawMotif } from '../drawings/pictures'
import { serveFiles } from './generated-files'
import { formatSearchIndex, readText, type PageSource } from './search-index'

/**
 * Serves in `npm run dev` what the prerender step generates from the pages: the decorative drawings, and the search
 * index. The index is made at its first request, and again after a file has changed.
 */
export function prerenderedInDev(): Plugin {
  return {
    name: 'prerendered-in-dev',
    configureServer(server) {
      const indexFile = `data${server.config.base}search.json`
      let index: Promise<string> | undefined
      server.watcher.on('all', () => (index = undefined))
      const makeIndex = async () => {
        const { app, sources } = await readPages(server)
        const { api } = server.config.plugins.find(({ name }) => name === 'edition') ?? {}
        const originals = api && (await readPages(api as ViteDevServer)).sources
        return formatSearchIndex(sources, app, originals)
      }
      serveFiles(server, async (file) =>
        file === indexFile ? (index ??= makeIndex()) : drawMotif(file),
      )
    },
  }
}

/** Renders all pages of the language that a server has. */
async function readPages(server: ViteDevServer) {
  const module = await server.ssrLoadModule('/src/app/entry-prerender.tsx')
  const app = module as typeof import('../../src/app/entry-prerender')
  const sources: PageSource[] = []
  for (const page of app.pages) {
    const { html, report } = await app.renderPage(page)
    sources.push({ ...page, ...report, ...readText(load(html)) })
  }
  return { app, sources }
}
