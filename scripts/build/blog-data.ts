import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { register } from 'tsx/esm/api'
import type { Plugin } from 'vite'

import type { Post } from '../../src/content/blog/post'
import type { PostWithRelated } from '../../src/content/blog/summary'
import { limits, pageSizes } from '../../src/config'
import { summarize, withRelated } from '../../src/lib/posts'
import { drawCover } from '../drawings/pictures'

const folder = path.resolve('src/content/blog/posts')
/** Served beside the page, which fetches it when the list is filtered or turned over. */
const indexFile = 'data/blog.json'

/**
 * Reads every post of `src/content/blog/posts`, newest first.
 *
 * @throws if a file exports no `post`, or the post's id is not the file's name.
 */
export async function readPosts(): Promise<PostWithRelated[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'))
  const posts: Post[] = []
  // One for all files: each would stay in the way of the next (`tsImport` does, and a thousand are too many).
  // Its name is new, so that a post that was edited is read anew
  const importer = register({ namespace: `posts-${++reads}` })
  try {
    for (const file of files) {
      const url = pathToFileURL(path.join(folder, file)).href
      const module = (await importer.import(url, import.meta.url)) as { post?: Post }
      if (module.post?.id !== path.basename(file, '.ts')) {
        throw new Error(`${file} must export a post whose id is the file's name`)
      }
      posts.push(module.post)
    }
  } finally {
    await importer.unregister()
  }
  return withRelated(posts)
}

let reads = 0

/**
 * Cuts the blog into what each page needs: the home page gets three summaries, the list its first
 * page (and `/data/blog.json`, all summaries, once they are asked for), an article only itself (as
 * `/data/blog/{id}.json`), and each post's cover its own file. So no page grows with the blog.
 */
export function blogData(): Plugin {
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

  return {
    name: 'blog-data',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const make = modules[id.slice(1)]
      return make?.(await read(), this.environment.name === 'client')
    },
    configureServer(server) {
      server.watcher.add(folder)
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder)) return
        posts = undefined
        for (const id of Object.keys(modules)) {
          const module = server.moduleGraph.getModuleById(`\0${id}`)
          if (module) server.moduleGraph.invalidateModule(module)
        }
        server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use(async (request, response, next) => {
        const url = request.url ?? ''
        const cover = /^\/images\/covers\/([^/?]+)\.svg/.exec(url)?.[1]
        const covered = (await read()).find(
          ({ post }) => post.id === decodeURIComponent(cover ?? ''),
        )
        if (covered) {
          response.setHeader('Content-Type', 'image/svg+xml')
          response.end(drawCover(covered.post))
          return
        }
        const id = /^\/data\/blog\/([^/?]+)\.json/.exec(url)?.[1]
        if (id === undefined && !url.startsWith(`/${indexFile}`)) return next()
        const found = id
          ? (await read()).find(({ post }) => post.id === decodeURIComponent(id))
          : summarizeAll(await read())
        response.statusCode = found ? 200 : 404
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(found ?? null))
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({
        type: 'asset',
        fileName: indexFile,
        source: JSON.stringify(summarizeAll(await read())),
      })
      for (const entry of await read()) {
        this.emitFile({
          type: 'asset',
          fileName: `data/blog/${entry.post.id}.json`,
          source: JSON.stringify(entry),
        })
        this.emitFile({
          type: 'asset',
          fileName: `images/covers/${entry.post.id}.svg`,
          source: drawCover(entry.post),
        })
      }
    },
  }
}

const summarizeAll = (all: readonly PostWithRelated[]) => all.map(({ post }) => summarize(post))

function exportJson(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
