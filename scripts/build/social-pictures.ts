import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { renderSocialPicture, type SocialPicture } from '../media/social'

const cache = path.resolve('.cache/social')

/**
 * Lays the picture that a shared link shows beside each page: `/social{address}.png`. A picture
 * whose words did not change is taken from the last build.
 */
export async function writeSocialPictures(
  dist: string,
  pictures: readonly (SocialPicture & { address: string })[],
): Promise<void> {
  await mkdir(cache, { recursive: true })
  for (const { address, ...picture } of pictures) {
    const key = createHash('sha256')
      .update(JSON.stringify([version, picture]))
      .digest('hex')
    const kept = path.join(cache, `${key}.png`)
    if (!existsSync(kept)) await writeFile(kept, await renderSocialPicture(picture))
    const target = path.join(dist, `${socialPictureOf(address)}`)
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(kept, target)
  }
}

/** Changes with the drawing, so that kept pictures are drawn again. */
const version = 1

/** Where a page's picture lies. */
export const socialPictureOf = (address: string): string =>
  `/social${address === '/' ? '/home' : address}.png`
