/**
 * Does the site grow with its blog? Builds it twice in a temporary copy, as it is and with 1,000 more
 * posts, and compares what the home page and an article weigh and how long a build takes.
 *
 * `npx tsx scripts/bench/blog-growth.ts [how many posts to add]`; fails when a page grew.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { readPosts } from '../build/blog-data'

const added = Number(process.argv[2] ?? 1000)
/** Pages may differ by this much, in bytes. */
const tolerance = 1024
const article = 'measure-leads'

type Chunk = { file: string; imports?: string[] }
type Weight = { html: number; script: number; data: number }
type Build = {
  posts: number
  /** Of the clock, and of the processor: the second tells the work, however busy the machine is. */
  seconds: number
  processor: number
  weights: Record<string, Weight>
  others: string
}

const copy = await mkdtemp(path.join(tmpdir(), 'blog-growth-'))
try {
  await copyProject(copy)
  const before = await build(copy)
  await addPosts(copy, added)
  const after = await build(copy)
  report(before, after)
} finally {
  await rm(copy, { recursive: true, force: true })
}

/** What git knows of, as it lies in the folder, and the packages. */
async function copyProject(target: string): Promise<void> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  const present = new Set(await readdir('.', { recursive: true }))
  for (const file of files.split('\n').filter((name) => name && present.has(name))) {
    await cp(file, path.join(target, file), { recursive: true })
  }
  await symlink(path.resolve('node_modules'), path.join(target, 'node_modules'))
}

/** Posts as long as the real ones: their own words, in an order of their own. */
async function addPosts(folder: string, count: number): Promise<void> {
  const models = (await readPosts()).map(({ post }) => post)
  for (let index = 0; index < count; index++) {
    const model = models[index % models.length]!
    const id = `synthetic-${index}`
    const day = new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10)
    const shuffle = (text: string) => shuffleWords(text, index)
    const post = {
      ...model,
      id,
      title: `${shuffle(model.title)} ${index}`.slice(0, 45),
      content: shuffle(model.content),
      description: model.description && shuffle(model.description),
      isoDate: day,
      subsections: model.subsections.map((part) => ({
        ...part,
        items: part.items.map((item) => ({
          ...item,
          content: item.content.map((block) =>
            typeof block === 'string' ? shuffle(block) : block,
          ),
        })),
      })),
    }
    const file = path.join(folder, 'src/content/blog/posts', `${id}.ts`)
    await writeFile(
      file,
      `import type { Post } from '../post'\n\nexport const post: Post = ${JSON.stringify(post)}\n`,
    )
  }
}

/** The same words in another order, always the same for the same seed. */
function shuffleWords(text: string, seed: number): string {
  const words = text.split(' ')
  let state = seed + 1
  for (let last = words.length - 1; last > 0; last--) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const other = state % (last + 1)
    ;[words[last], words[other]] = [words[other]!, words[last]!]
  }
  return words.join(' ')
}

async function build(folder: string): Promise<Build> {
  const started = performance.now()
  const timed = 'TIMEFORMAT="processor %U %S"; time npm run --silent build'
  const { status, stderr } = spawnSync('bash', ['-c', timed], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=4096' },
  })
  if (status !== 0) throw new Error(`The build failed:\n${stderr.slice(0, 4000)}`)
  const seconds = (performance.now() - started) / 1000
  const [, user, system] = /processor ([\d.]+) ([\d.]+)/.exec(stderr) ?? []
  const dist = path.join(folder, 'dist')
  const posts = (await readdir(path.join(dist, 'data/blog'))).filter((f) => f.endsWith('.json'))
  const size = async (file: string) => zipped(await readFile(path.join(dist, file)))
  const kilobytes = async (file: string) => `${file} ${format(await size(file))}`
  return {
    posts: posts.length,
    seconds,
    processor: Number(user) + Number(system),
    weights: {
      'home page': await weigh(dist, 'index.html', 'HomePage'),
      article: await weigh(
        dist,
        `blog/${article}.html`,
        'BlogPostPage',
        `data/blog/${article}.json`,
      ),
      'blog list': await weigh(dist, 'blog.html', 'BlogListPage'),
    },
    others: (
      await Promise.all(['data/blog.json', 'data/search.json', 'feed.xml'].map(kilobytes))
    ).join(', '),
  }
}

/** What a page costs a visitor: its HTML, the scripts it starts with, and its own data. */
async function weigh(dist: string, html: string, page: string, data?: string): Promise<Weight> {
  const size = async (file: string) => zipped(await readFile(path.join(dist, file)))
  const manifest = JSON.parse(
    await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, Chunk>
  const files = new Set<string>()
  const follow = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  const entry = Object.keys(manifest).find((name) => /index\.html$|entry-client/.test(name))
  follow(entry ?? '')
  follow(`src/pages/${page}.tsx`)
  const scripts = await Promise.all([...files].map(size))
  return {
    html: await size(html),
    script: scripts.reduce((sum, bytes) => sum + bytes, 0),
    data: data ? await size(data) : 0,
  }
}

function zipped(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length
}

function format(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`
}

function report(before: Build, after: Build): void {
  console.log('gzip sizes                html        script      data')
  for (const [page, weight] of Object.entries(before.weights)) {
    for (const [label, { html, script, data }] of [
      [`${page}, ${before.posts} posts`, weight],
      [`${page}, ${after.posts} posts`, after.weights[page]!],
    ] as const) {
      const cells = [html, script, data].map((bytes) => format(bytes).padEnd(12))
      console.log(label.padEnd(26) + cells.join(''))
    }
  }
  for (const { posts, others, seconds, processor } of [before, after]) {
    const time = `${seconds.toFixed(0)} s, ${processor.toFixed(0)} s of processor time`
    console.log(`${posts} posts: built in ${time}; ${others}`)
  }
  const perPost = (after.processor - before.processor) / (after.posts - before.posts)
  console.log(
    `Each further post adds ${(perPost * 1000).toFixed(0)} ms of processor time to a build.`,
  )
  for (const page of ['home page', 'article']) {
    for (const part of ['html', 'script', 'data'] as const) {
      const growth = after.weights[page]![part] - before.weights[page]![part]
      if (Math.abs(growth) > tolerance) {
        console.error(`The ${page} changed by ${format(growth)} (${part})`)
        process.exitCode = 1
      }
    }
  }
}
