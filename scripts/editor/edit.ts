/** `npm run edit`: the content editor in the browser, with the site in development mode beside it. */
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import sirv from 'sirv'
import { createServer } from 'vite'

import { kinds } from '../../src/content/schema/kinds'
import { createConfig } from './config'

/** Nothing is loaded from or sent to another origin. The editor's interface adds styles and shows blobs. */
const editorPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const site = await createServer({ configLoader: 'runner' })
await site.listen()
const [siteUrl = ''] = site.resolvedUrls?.local ?? []
site.watcher.on('add', formatOnSave).on('change', formatOnSave)

const config = createConfig(kinds, { folder: path.basename(process.cwd()), siteUrl })
const editorUrl = await serveEditor(config, Number(process.env.PORT || 4174))

console.log(`The site:   ${siteUrl}`)
console.log(`The editor: ${editorUrl} (open it in Chrome or Edge)`)

/**
 * Formats a Markdown or YAML file of the content, so that the editor and a person write the same file. A file with a
 * syntax error stays as it is: the site shows the error.
 */
async function formatOnSave(file: string): Promise<void> {
  if (!file.startsWith(path.resolve('src/content') + path.sep) || !/\.(md|yaml)$/.test(file)) return
  try {
    const text = await readFile(file, 'utf8')
    const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file })
    // Writing an unchanged file would be another change
    if (formatted !== text) await writeFile(file, formatted)
  } catch (error) {
    console.error(`${path.relative('.', file)} was not formatted: ${(error as Error).message}`)
  }
}

/**
 * Serves the editor's page, its configuration and the published package on localhost.
 *
 * @param port 0 chooses a free one.
 * @returns the page's URL.
 */
async function serveEditor(config: object, port: number): Promise<string> {
  const page = sirv(path.join(import.meta.dirname, 'page'), { dev: true })
  // Not `dist/`, which loads its icons from a content delivery network
  const cms = sirv(path.join(import.meta.dirname, 'node_modules/@sveltia/cms'))

  const server = createHttpServer((request, response) => {
    response.setHeader('Content-Security-Policy', editorPolicy)
    response.setHeader('Cache-Control', 'no-cache')
    if (request.url?.startsWith('/config.json')) {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(config))
      return
    }
    const notFound = () => void response.writeHead(404).end()
    page(request, response, () => cms(request, response, notFound))
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}
