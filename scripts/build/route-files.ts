import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

import { withSlashes } from '../files'

/** Name of a global set, to which a row of the route table adds the modules that it imports. */
const recorded = '__importedByRoutes'

/** The module that starts the app, an entry of the build for browsers. */
export const appEntry = 'src/app/entry-client.tsx'

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
 * @returns a function that names the script files of the app, its entry last, then those of a route (by its `load`), as
 *   the starter expects them: without folder and extension, each after those that it imports.
 *   @throws if a module is not in the manifest.
 */
export async function readRouteFiles(dist: string) {
  const json = await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(json) as Manifest
  /** The files of chunks, after those of all their static imports. */
  const filesOf = (keys: readonly string[], seen = new Set<string>()): string[] =>
    keys.flatMap((key) => {
      const chunk = manifest[key]
      if (!chunk) throw new Error(`${key} is not in the manifest`)
      if (seen.has(key)) return []
      return [...filesOf(chunk.imports ?? [], seen.add(key)), chunk.file]
    })
  const keyOf = (module: string) => (`${module}.tsx` in manifest ? `${module}.tsx` : `${module}.ts`)
  const starter = filesOf(['index.html'])

  return async (load: () => Promise<unknown>): Promise<string[]> => {
    const modules = new Set<string>()
    Object.assign(globalThis, { [recorded]: modules })
    await load()
    if (modules.size === 0) throw new Error('A row of the route table imported nothing')
    return filesOf([appEntry, ...Array.from(modules, keyOf)])
      .filter((file) => !starter.includes(file))
      .map((file) => path.posix.basename(file, '.js'))
  }
}
