import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes texts into files of `folder`, by their paths in it (`data/search.json`). Makes missing folders. */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** Everything below `folder`, by its path in it (`data/search.json`), which has slashes on Windows, too. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(withSlashes)

/** A path of the system with slashes, as addresses and patterns have them. */
export const withSlashes = (file: string): string => file.replaceAll('\\', '/')
