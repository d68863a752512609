import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

import { limits, pageSizes } from '../../src/config'
import type { Post, PostWithRelated } from '../../src/content/schema/types'
import { dayInIndia, listPublished } from '../../src/lib/day-in-india'
import { drawCover } from '../drawings/pictures'
import { generatedFiles } from './generated-files'
import { summarize, withRelated } from './post-lists'

const file = path.resolve('src/generated/posts.json')

/** Reads the compiled posts, newest first, without drafts and those that are dated after `today`. */
export async function readPosts(today = dayInIndia()): Promise<PostWithRelated[]> {
  const posts = JSON.parse(await readFile(file, 'utf8')) as Post[]
  return withRelated(listPublished(posts, today).filter(({ draft }) => !draft))
}

/**
 * Vite plugins that give each page only the part of the blog that it needs, so that no page grows with the blog:
 * the home page gets three summaries, the list its first page. All summaries are in `data/blog.json`, a whole post
 * in `data/blog/{id}.json`, its cover in `images/covers/{id}.svg`.
 */
export function blogData(): Plugin[] {
  let posts: Promise<PostWithRelated[]> | undefined
  const read = () => (posts ??= readPosts())
  const modules: Record<string, (all: PostWithRelated[], isForBrowser: boolean) => string> = {
    'virtual:posts/latest': (all) =>
      exportJson({ latestPosts: summarizeAll(all.slice(0, limits.latestPosts)) }),
    'virtual:posts/list': (all, isForBrowser) =>
      exportJson({
        firstPosts: summarizeAll(all.slice(0, pageSizes.blog)),
        postCount: all.length,
        categories: [...new Set(all.map(({ post }) => post.category))],
        noScriptPosts: isForBrowser ? [] : summarizeAll(all.slice(pageSizes.blog)),
      }),
    'virtual:posts/all': (all) => exportJson({ posts: all }),
  }
  const virtualModules: Plugin = {
    name: 'blog-modules',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    async load(id) {
      const make = id.startsWith('\0') ? modules[id.slice(1)] : undefined
      return make?.(await read(), this.environment.name === 'client')
    },
    hotUpdate(update) {
      if (path.resolve(update.file) !== file) return
      posts = undefined
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
  const files = generatedFiles('blog-files', async () => {
    const all = await read()
    return {
      'data/blog.json': () => JSON.stringify(summarizeAll(all)),
      ...Object.fromEntries(
        all.flatMap((entry) => [
          [`data/blog/${entry.post.id}.json`, () => JSON.stringify(entry)],
          [`images/covers/${entry.post.id}.svg`, () => drawCover(entry.post)],
        ]),
      ),
    }
  })
  return [virtualModules, files]
}

const summarizeAll = (all: readonly PostWithRelated[]) => all.map(({ post }) => summarize(post))

function exportJson(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
