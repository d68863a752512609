import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { FSWatcher } from 'vite'

/**
 * Formats each Markdown and YAML file of a folder when it is saved, so that the editor and a person write
 * the same file. A file with a syntax error stays as it is: the site shows the error.
 */
export function formatOnSave(watcher: FSWatcher, folder: string): void {
  const formatIfContent = (file: string) => {
    if (!file.startsWith(folder + path.sep) || !/\.(md|yaml)$/.test(file)) return
    formatFile(file).catch((error: Error) =>
      console.error(`${path.relative('.', file)} was not formatted: ${error.message}`),
    )
  }
  watcher.on('add', formatIfContent).on('change', formatIfContent)
}

async function formatFile(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file })
  // Writing an unchanged file would be another change
  if (formatted !== text) await writeFile(file, formatted)
}
