import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { load } from 'cheerio'
import type { Plugin } from 'vite'

import { drawMotif } from '../drawings/pictures'

const folder = '/images/motifs/'

/**
 * Writes the decorative drawings that the pages refer to. Pages that only the browser renders (an endpoint's
 * job, a missing post) name the drawing of a prerendered page, so theirs is among them.
 *
 * @param pages the prerendered markup of all pages.
 */
export async function writeMotifs(dist: string, pages: readonly string[]): Promise<void> {
  const sources = pages.flatMap((html) => {
    const $ = load(html)
    return Array.from($(`img[src^="${folder}"]`), (picture) => $(picture).attr('src') ?? '')
  })
  for (const source of new Set(sources)) {
    const file = path.join(dist, source)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, drawMotif(nameOf(source)))
  }
}

/** Serves every drawing in `npm run dev`, where nothing is prerendered. */
export function motifsInDev(): Plugin {
  return {
    name: 'motifs-in-dev',
    configureServer(server) {
      server.middlewares.use(folder, (request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(drawMotif(nameOf(request.originalUrl ?? '')))
      })
    },
  }
}

const nameOf = (source: string) => source.slice(folder.length).replace(/\.svg$/, '')
