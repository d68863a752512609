import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

import { withSlashes } from '../files'

/** Name of a global set, to which a row of the route table adds the modules that it imports. */
const recorded = '__importedByRoutes'

/** The modules that import pages, one of them in each language. */
const table = /^src\/(?:app\/routes\.tsx|generated\/(?:[\w-]+\/)?pages\.ts)$/

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>

/** Makes the prerender build record the dynamic imports of the route table: each page names the script files of its route. */
export function recordRouteImports(): Plugin {
  return {
    name: 'record-route-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      const file = withSlashes(path.relative(process.cwd(), id))
      if (!table.test(file)) return
      return code.replace(
        /\bimport\('(\.[^']+)'\)/g,
        (whole, module: string) =>
          `(globalThis.${recorded}?.add('${path.posix.join(path.posix.dirname(file), module)}'), ${whole})`,
      )
    },
  }
}

/**
 * @param dist folder of the client build and its manifest.
 * @returns a function that names the script files of the app and of a route (by its `load`), as the starter expects them:
 *   without folder and extension, and without the starter's own files. @throws if a module is not in the manifest.
 */
export async function readRouteFiles(dist: string) {
  const json = await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(json) as Manifest
  /** The files of chunks and of all their static imports. */
  const filesOf = (keys: readonly string[], found = new Set<string>()): Set<string> => {
    for (const key of keys) {
      const chunk = manifest[key]
      if (!chunk) throw new Error(`${key} is not in the manifest`)
      if (found.has(chunk.file)) continue
      filesOf(chunk.imports ?? [], found.add(chunk.file))
    }
    return found
  }
  const keyOf = (module: string) => (`${module}.tsx` in manifest ? `${module}.tsx` : `${module}.ts`)
  const starter = filesOf(['index.html'])
  const app = manifest['index.html']?.dynamicImports ?? []

  return async (load: () => Promise<unknown>): Promise<string[]> => {
    const modules = new Set<string>()
    Object.assign(globalThis, { [recorded]: modules })
    await load()
    if (modules.size === 0) throw new Error('A row of the route table imported nothing')
    return [...filesOf([...app, ...Array.from(modules, keyOf)])]
      .filter((file) => !starter.has(file))
      .map((file) => path.posix.basename(file, '.js'))
  }
}
