import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { listFiles } from '../../scripts/files'
import { serve } from '../../scripts/serve'

/** A copy of the built site on a server of its own, which a test can change while tabs are open. */
export type SiteCopy = {
  readonly origin: string
  readonly dist: string
  /** Deploys a new version: every hashed file gets a new name, and the old ones are gone. */
  readonly deploy: () => Promise<void>
  /** Deletes files that the pages still request. */
  readonly lose: (name: RegExp) => Promise<void>
  readonly close: () => Promise<void>
}

type CopyOptions = {
  /** Edits the pages before they are served. */
  editPage?: (html: string) => string
  /** Answers a request in place of the server. @returns whether it did. */
  answer?: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** Copies the last build into a folder, without the compressed files, and edits its pages. */
export async function copySite(dist: string, editPage?: (html: string) => string): Promise<void> {
  await cp('dist', dist, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  if (editPage) await editFiles(dist, /\.html$/, editPage)
}

/** The edit of a page that loads one script more. The policy allows files of the site. */
export const withScript = (address: string) => (html: string) =>
  html.replace('</head>', `<script src="${address}"></script></head>`)

/** Copies and serves the last build. */
export async function serveCopy({
  editPage,
  answer = () => false,
}: CopyOptions): Promise<SiteCopy> {
  const dist = await mkdtemp(path.join(tmpdir(), 'site-'))
  await copySite(dist, editPage)
  let server: Server
  let port = 0
  const up = async () => {
    server = await serve({ port, dist, outbox: path.join(dist, '.outbox') })
    port = (server.address() as AddressInfo).port
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      if (answer(request, response)) return
      for (const listener of listeners) void listener.call(server, request, response)
    })
  }
  const down = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const replace = async (change: () => Promise<void>) => {
    await down()
    await change()
    await up()
  }
  await up()
  return {
    origin: `http://localhost:${port}`,
    dist,
    deploy: () => replace(() => renameHashedFiles(dist)),
    lose: (name) => replace(() => removeFiles(dist, name)),
    close: async () => {
      await down()
      await rm(dist, { recursive: true })
    },
  }
}

async function renameHashedFiles(dist: string): Promise<void> {
  const folder = path.join(dist, 'assets')
  const names = new Map<string, string>()
  for (const file of await readdir(folder)) {
    const { name, ext } = path.parse(file)
    const newName = name.replace(/..$/, 'ZZ')
    names.set(name, newName)
    await rename(path.join(folder, file), path.join(folder, newName + ext))
  }
  const pattern = new RegExp([...names.keys()].map(escapePattern).join('|'), 'g')
  await editFiles(dist, /\.(?:html|js)$|_headers$/, (text) =>
    text.replace(pattern, (name) => names.get(name) ?? name),
  )
}

/** Escapes what has a meaning in a regular expression. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

async function editFiles(
  folder: string,
  name: RegExp,
  edit: (text: string) => string,
): Promise<void> {
  for (const file of listFiles(folder)) {
    if (!name.test(file)) continue
    const place = path.join(folder, file)
    await writeFile(place, edit(await readFile(place, 'utf8')))
  }
}

async function removeFiles(folder: string, name: RegExp): Promise<void> {
  for (const file of listFiles(folder)) if (name.test(file)) await rm(path.join(folder, file))
}
