import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

import type { PostSummary } from '../../src/content/schema/types'
import { otherEditions } from '../../src/generated/edition'
import { drawCover } from '../drawings/pictures'
import { listFiles } from '../files'
import { generatedFiles } from './generated-files'

const prefixes = ['', ...otherEditions.map(({ prefix }) => prefix)]
const folderOf = (prefix: string) => `src/generated${prefix}/data`

/**
 * Vite plugin for the files that pages fetch: what the compiler makes of the content for them, in `data/`, and the cover
 * of each post, as `images/covers/{id}.svg`. In `npm run dev` the page is loaded again when one of them changes.
 */
export function blogData(): Plugin {
  let files: Record<string, () => string> | undefined
  const read = (...names: string[]) => readFileSync(path.join(...names), 'utf8')
  const list = () => ({
    ...Object.fromEntries(
      prefixes.flatMap((prefix) =>
        listFiles(folderOf(prefix)).map((name) => [
          `data${prefix}/${name}`,
          () => read(folderOf(prefix), name),
        ]),
      ),
    ),
    ...Object.fromEntries(
      (JSON.parse(read(folderOf(''), 'blog.json')) as PostSummary[]).map((post) => [
        `images/covers/${post.id}.svg`,
        () => drawCover(post),
      ]),
    ),
  })
  return {
    ...generatedFiles('blog-data', async () => (files ??= list())),
    hotUpdate({ file }) {
      if (!/\/src\/generated\/(?:[\w-]+\/)?data\//.test(file)) return
      files = undefined
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
