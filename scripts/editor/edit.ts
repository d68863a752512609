/** `npm run edit`: the content editor in the browser, with the site in development mode beside it. */
import path from 'node:path'
import { createServer } from 'vite'

import { kinds } from '../../src/content/schema/kinds'
import { createConfig } from './config'
import { formatOnSave } from './format-on-save'
import { serveEditor } from './serve-editor'

const site = await createServer({ configLoader: 'runner' })
await site.listen()
const [siteUrl = ''] = site.resolvedUrls?.local ?? []
formatOnSave(site.watcher, path.resolve('src/content'))

const config = createConfig(kinds, { folder: path.basename(process.cwd()), siteUrl })
const editorUrl = await serveEditor(config, Number(process.env.PORT || 4174))

console.log(`The site:   ${siteUrl}`)
console.log(`The editor: ${editorUrl} (open it in Chrome or Edge)`)
