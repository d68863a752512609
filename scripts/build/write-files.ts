import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes texts into files of a folder, by their names in it (`data/search.json`). */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
