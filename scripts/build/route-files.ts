import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Modules that the rows of the route table imported since someone last looked. */
const recorded = '__importedByRoutes'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
type Manifest = Record<string, Chunk>

/**
 * For the prerender build: lets the dynamic imports of `src/routes.tsx` be watched, so that each
 * page can name the files its row will ask for.
 */
export function recordRouteImports(): Plugin {
  return {
    name: 'record-route-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (!id.endsWith('/src/routes.tsx')) return
      return code.replace(
        /\bimport\('(\.[^']+)'\)/g,
        (whole, module: string) => `(globalThis.${recorded}?.add('${module}'), ${whole})`,
      )
    },
  }
}

/**
 * @param dist where the browser's files and their manifest lie.
 * @returns a function that names the files a row needs, the app's own included, as the page's starter
 * expects them: without folder and ending.
 */
export async function readRouteFiles(dist: string) {
  const manifest = JSON.parse(
    await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const chunkOf = (key: string): Chunk => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the manifest`)
    return chunk
  }
  const collect = (key: string, into: Set<string>): Set<string> => {
    if (into.has(key)) return into
    into.add(key)
    for (const imported of chunkOf(key).imports ?? []) collect(imported, into)
    return into
  }
  const starter = collect('index.html', new Set())
  const app = chunkOf('index.html').dynamicImports ?? []

  return async (load: () => Promise<unknown>): Promise<string[]> => {
    const modules = new Set<string>()
    Object.assign(globalThis, { [recorded]: modules })
    await load()
    if (modules.size === 0) throw new Error('A row of the route table imported nothing')
    const keys = new Set<string>()
    for (const key of app) collect(key, keys)
    for (const module of modules) collect(keyOf(module, manifest), keys)
    return [...keys].filter((key) => !starter.has(key)).map((key) => nameOf(chunkOf(key).file))
  }
}

/** `./pages/HomePage` → `src/pages/HomePage.tsx`. */
function keyOf(module: string, manifest: Manifest): string {
  const base = path.posix.join('src', module)
  const key = [`${base}.tsx`, `${base}.ts`].find((candidate) => candidate in manifest)
  if (!key) throw new Error(`${module} is not in the manifest`)
  return key
}

const nameOf = (file: string) => path.posix.basename(file, '.js')
