import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { RenderedPage } from '../../src/app/entry-prerender'
import { mainMenu } from '../../src/content/navigation'
import { renderSocialPicture } from '../media/social'

const cache = path.resolve('.cache/social')
/** Increase it when the drawing's code changes, or cached pictures keep the old drawing. */
const version = 3

/**
 * Writes the picture that a shared link shows, `/social{address}.png`, for each page. A picture whose text did not
 * change comes from the cache.
 */
export async function writeSocialPictures(dist: string, pages: readonly RenderedPage[]) {
  await mkdir(cache, { recursive: true })
  for (const { page, report } of pages) {
    const { address } = page
    const picture = { title: report.title, section: sectionOf(address), seed: address }
    const key = createHash('sha256').update(JSON.stringify([version, picture]))
    const cached = path.join(cache, `${key.digest('hex')}.png`)
    if (!existsSync(cached)) await writeFile(cached, renderSocialPicture(picture))
    const target = path.join(dist, `social${address === '/' ? '/home' : address}.png`)
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(cached, target)
  }
}

/** The word above the title: the main menu's name for this part of the site, if it has one. */
function sectionOf(address: string): string {
  const first = address.split('/')[1] ?? ''
  return mainMenu.find((item) => item.path === `/${first}`)?.label ?? ''
}
