import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The form in which the editor writes YAML, as `scripts/editor/format-yaml.js` has it for Prettier. */
export const yamlForm = { lineWidth: 0, singleQuote: true } as const

/**
 * Writes files into `folder`, by their paths in it (`data/search.json`). Makes missing folders. An equal file is left
 * alone, or the dev server would reload the page.
 */
export async function writeFiles(folder: string, files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    const old = await readFile(file).catch(() => null)
    if (old?.equals(Buffer.from(content))) continue
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/** Removes the files below `folder` but for those named, by their paths in it. */
export async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  const others = listFiles(folder).filter((name) => !names.has(name))
  await Promise.all(others.map((name) => rm(path.join(folder, name))))
}

/** The files below `folder`, if it is one, by their paths in it (`data/search.json`), with slashes on Windows, too. */
export const listFiles = (folder: string): string[] =>
  (existsSync(`${folder}/`) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => statSync(`${folder}/${name}`, { throwIfNoEntry: false })?.isFile())
    .map(withSlashes)

/** A path of the system with slashes, as addresses and patterns have them. */
export const withSlashes = (file: string): string => file.replaceAll('\\', '/')
