/** Runs in the thread of `startSocialPictures`: writes the pictures of its messages until one is null. */
import { on } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import renderer from '@resvg/resvg-js/package.json' with { type: 'json' }

import { renderPng, socialMarkup } from '../media/social'
import { openCache } from './cache'
import type { PictureTask } from './social-pictures'

if (!parentPort) throw new Error('Start it by `startSocialPictures`')
const cache = await openCache('.cache/social')
for await (const [task] of on(parentPort, 'message') as AsyncIterable<[PictureTask | null]>) {
  if (!task) break
  const markup = socialMarkup(task.picture)
  const png = await cache.get([renderer.version, markup], async () => renderPng(markup))
  await mkdir(path.dirname(task.file), { recursive: true })
  await writeFile(task.file, png)
}
await cache.prune()
