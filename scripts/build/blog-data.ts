import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'

import type { Post } from '../../src/content/blog/post'
import type { PostWithRelated } from '../../src/content/blog/summary'
import { summarize, withRelated } from '../../src/lib/posts'

const folder = path.resolve('src/content/blog/posts')
const latestCount = 3

/**
 * Reads every post of `src/content/blog/posts`, newest first.
 *
 * @throws if a file exports no `post`, or the post's id is not the file's name.
 */
export async function readPosts(): Promise<PostWithRelated[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'))
  const posts: Post[] = []
  for (const file of files) {
    const url = pathToFileURL(path.join(folder, file)).href
    const module = (await tsImport(url, import.meta.url)) as { post?: Post }
    if (module.post?.id !== path.basename(file, '.ts')) {
      throw new Error(`${file} must export a post whose id is the file's name`)
    }
    posts.push(module.post)
  }
  return withRelated(posts)
}

/**
 * Cuts the blog into what each page needs: the home page gets three summaries, the list all
 * summaries, an article only itself (as `/data/blog/{id}.json`). So no page grows with the blog.
 */
export function blogData(): Plugin {
  let posts: Promise<PostWithRelated[]> | undefined
  const read = () => (posts ??= readPosts())
  const modules: Record<string, (all: PostWithRelated[]) => string> = {
    'virtual:posts/latest': (all) =>
      exportJson(
        'latestPosts',
        all.slice(0, latestCount).map(({ post }) => summarize(post)),
      ),
    'virtual:posts/index': (all) =>
      exportJson(
        'postSummaries',
        all.map(({ post }) => summarize(post)),
      ),
    'virtual:posts/all': (all) => exportJson('posts', all),
  }

  return {
    name: 'blog-data',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const make = modules[id.slice(1)]
      return make?.(await read())
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
        const id = /^\/data\/blog\/([^/?]+)\.json/.exec(request.url ?? '')?.[1]
        if (id === undefined) return next()
        const found = (await read()).find(({ post }) => post.id === decodeURIComponent(id))
        response.statusCode = found ? 200 : 404
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(found ?? null))
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const entry of await read()) {
        this.emitFile({
          type: 'asset',
          fileName: `data/blog/${entry.post.id}.json`,
          source: JSON.stringify(entry),
        })
      }
    },
  }
}

function exportJson(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)}`
}
