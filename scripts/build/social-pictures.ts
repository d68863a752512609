import sharp from 'sharp'

import type { RenderedPage } from '../../src/app/entry-prerender'
import type { PageType } from '../../src/content/schema/texts'
import { renderPng, socialMarkup, type SocialPicture } from '../drawings/social'
import { writeFiles } from '../files'
import { openCache } from './cache'

type Labels = Partial<Record<PageType, string>>
export type SocialPictures = Awaited<ReturnType<typeof startSocialPictures>>

/**
 * Writes the picture that a shared link shows, `/social{address}.png`, of each page that is added, while the next
 * pages are rendered.
 */
export async function startSocialPictures(dist: string) {
  const cache = await openCache('.cache/social')
  const versions = JSON.stringify(sharp.versions)
  const pictures: Promise<void>[] = []
  const write = async (picture: SocialPicture, file: string) => {
    const markup = socialMarkup(picture)
    const png = await cache.get([versions, markup], () => renderPng(markup))
    await writeFiles(dist, { [file]: png })
  }
  return {
    /** @param labels name the types of pages, in the language of the page. */
    add(
      { page: { address, type }, report }: Pick<RenderedPage, 'page' | 'report'>,
      labels: Labels,
    ) {
      const file = `social${address === '/' ? '/home' : address}.png`
      const section = labels[type] ?? ''
      const picture = { title: report.title, section, layout: layouts[type], seed: address }
      pictures.push(write(picture, file))
    },
    /** @throws if a picture could not be written. */
    async finish() {
      await Promise.all(pictures)
      await cache.prune()
    },
  }
}

/** The layout of the pictures of each type of page. */
export const layouts: Readonly<Record<PageType, SocialPicture['layout']>> = {
  page: 'right',
  service: 'right',
  question: 'right',
  post: 'left',
  article: 'left',
  caseStudy: 'left',
  job: 'band',
  legal: 'band',
  demo: 'band',
}
