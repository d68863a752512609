import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

type Package = { name: string; version: string; license?: string; homepage?: string }

/**
 * Writes `licenses.txt`: every package whose code is in the browser's files, with its license. Made of
 * the modules that were bundled, so that it neither lacks one nor lists what only the build needs.
 */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const folders = new Set<string>()
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const id of file.moduleIds) {
          const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]
          if (folder) folders.add(folder)
        }
      }
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: describeAll(folders) })
    },
  }
}

/** @throws if a package says nothing about its license: someone has to look. */
function describeAll(folders: Iterable<string>): string {
  const packages = Array.from(folders, (folder) => {
    const read: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    const about = read as Package
    if (!about.license) throw new Error(`${about.name} names no license`)
    return { about, text: readLicense(folder) }
  }).toSorted((a, b) => a.about.name.localeCompare(b.about.name))
  const intro = 'Open source in the code of this site, as it is sent to browsers.\n'
  const entries = packages.map(
    ({ about, text }) => `${about.name} ${about.version} (${about.license})\n\n${text}`,
  )
  return [intro, ...entries].join(`\n${'-'.repeat(80)}\n`)
}

function readLicense(folder: string): string {
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  return file ? `${readFileSync(path.join(folder, file), 'utf8').trim()}\n` : ''
}
