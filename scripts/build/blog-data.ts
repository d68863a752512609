import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { register } from 'tsx/esm/api'
import type { Plugin } from 'vite'

import { limits, pageSizes } from '../../src/config'
import type { Post } from '../../src/content/blog/post'
import type { PostWithRelated } from '../../src/content/blog/summary'
import { summarize, withRelated } from '../../src/features/blog/posts'
import { drawCover } from '../drawings/pictures'
import { generatedFiles } from './generated-files'

const folder = path.resolve('src/content/blog/posts')

/**
 * Reads all posts of `src/content/blog/posts`, newest first.
 *
 * @throws if a file exports no `post`, or the post's id is not the file's name.
 */
export async function readPosts(): Promise<PostWithRelated[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'))
  // One importer for all files (`tsImport` registers one for each, which is slow for a thousand posts), in a new
  // namespace each time: otherwise an edited post comes from the module cache
  const importer = register({ namespace: `posts-${performance.now()}` })
  const readPost = async (file: string): Promise<Post> => {
    const url = pathToFileURL(path.join(folder, file)).href
    const { post } = (await importer.import(url, import.meta.url)) as { post?: Post }
    if (post?.id === path.basename(file, '.ts')) return post
    throw new Error(`${file} must export a post whose id is the file's name`)
  }
  try {
    return withRelated(await Promise.all(files.map(readPost)))
  } finally {
    await importer.unregister()
  }
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
        unscriptedPosts: isForBrowser ? [] : summarizeAll(all.slice(pageSizes.blog)),
      }),
    'virtual:posts/all': (all) => exportJson({ posts: all }),
  }
  const virtualModules: Plugin = {
    name: 'blog-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const make = modules[id.slice(1)]
      return make?.(await read(), this.environment.name === 'client')
    },
    hotUpdate({ file }) {
      if (path.dirname(path.resolve(file)) !== folder) return
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
