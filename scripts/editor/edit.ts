/** `npm run edit`: the content editor in the browser, with the site in development mode beside it. */
import { readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { createServer } from 'vite'

import { kinds } from '../../src/content/schema/kinds'
import { createConfig } from './config'
import { serveEditor } from './serve-editor'
import { translationKinds } from './translations'

const site = await createServer({ configLoader: 'runner' })
await site.listen()
const [siteUrl = ''] = site.resolvedUrls?.local ?? []
site.watcher.on('add', formatOnSave).on('change', formatOnSave)

const config = createConfig([...kinds, ...translationKinds()], {
  folder: path.basename(process.cwd()),
  siteUrl,
})
const editor = await serveEditor(config, Number(process.env.PORT || 4174))
const { port } = editor.address() as AddressInfo

console.log(`The site:   ${siteUrl}`)
console.log(`The editor: http://localhost:${port}/ (open it in Chrome or Edge)`)

/**
 * Formats a Markdown or YAML file of the content, so that the editor and a person write the same file. A file with a
 * syntax error stays as it is: the site shows the error.
 */
async function formatOnSave(file: string): Promise<void> {
  if (!path.resolve(file).startsWith(path.resolve('src/content') + path.sep)) return
  if (!/\.(?:md|yaml)$/.test(file)) return
  try {
    const text = await readFile(file, 'utf8')
    const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file })
    // Writing an unchanged file would be another change
    if (formatted !== text) await writeFile(file, formatted)
  } catch (error) {
    console.error(`${path.relative('.', file)} was not formatted: ${(error as Error).message}`)
  }
}
