import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

import type { PostSummary } from '../../src/content/schema/types'
import { drawCover } from '../drawings/pictures'
import { listFiles } from '../files'
import { generatedFiles } from './generated-files'

const folder = 'src/generated/data'

/**
 * Vite plugin for the files that pages fetch: what the compiler makes of the content for them, in `data/`, and the cover
 * of each post, as `images/covers/{id}.svg`. In `npm run dev` the page is loaded again when one of them changes.
 */
export function blogData(): Plugin {
  let files: Record<string, () => string> | undefined
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const list = () => ({
    ...Object.fromEntries(listFiles(folder).map((name) => [`data/${name}`, () => read(name)])),
    ...Object.fromEntries(
      (JSON.parse(read('blog.json')) as PostSummary[]).map((post) => [
        `images/covers/${post.id}.svg`,
        () => drawCover(post),
      ]),
    ),
  })
  return {
    ...generatedFiles('blog-data', async () => (files ??= list())),
    hotUpdate({ file }) {
      if (!file.includes(`/${folder}/`)) return
      files = undefined
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
