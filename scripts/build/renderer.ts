import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import type { SitePage } from '../../src/app/sitemap'
import { blogPostPath } from '../../src/paths'
import { dayInIndia } from '../../src/lib/day-in-india'
import { openCache } from './cache'

export type PrerenderEntry = typeof import('../../src/app/entry-prerender')

/** The chunk of the server build that holds all posts. */
export const postsChunk = 'posts'

/**
 * Renders pages. A post whose page was rendered by an earlier build, with the same code and on the same day, comes
 * from a cache. Its page may read no other post than those of its own entry in `posts`.
 */
export async function openRenderer({ posts, renderPage }: PrerenderEntry, serverFolder: string) {
  const cache = await openCache('.cache/rendered')
  const files = (await readdir(serverFolder, { recursive: true })).filter(
    (file) => file.endsWith('.js') && path.basename(file) !== `${postsChunk}.js`,
  )
  const code = createHash('sha256')
  for (const file of files.sort()) code.update(await readFile(path.join(serverFolder, file)))
  const codeHash = code.digest('hex')
  const entries = new Map(posts.map((entry) => [blogPostPath(entry.post.id), entry]))
  return {
    async render(page: SitePage): ReturnType<PrerenderEntry['renderPage']> {
      const entry = entries.get(page.address)
      if (!entry) return renderPage(page)
      const inputs = JSON.stringify([dayInIndia(), page, entry])
      const json = await cache.get([codeHash, inputs], async () =>
        JSON.stringify(await renderPage(page)),
      )
      return JSON.parse(json.toString()) as Awaited<ReturnType<PrerenderEntry['renderPage']>>
    },
    finish: () => cache.prune(),
  }
}
