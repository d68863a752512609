import sharp from 'sharp'

import type { RenderedPage } from '../../src/app/entry-prerender'
import type { PageType } from '../../src/content/schema/texts'
import { renderPng, socialMarkup, type SocialPicture } from '../drawings/social'
import { writeFiles } from '../files'
import { openCache } from './cache'

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
    add({ page: { address, type }, report }: Pick<RenderedPage, 'page' | 'report'>) {
      const file = `social${address === '/' ? '/home' : address}.png`
      pictures.push(write({ title: report.title, ...sections[type], seed: address }, file))
    },
    /** @throws if a picture could not be written. */
    async finish() {
      await Promise.all(pictures)
      await cache.prune()
    },
  }
}

/** The word above the title, and the layout, by the part of the site that a page belongs to. */
export const sections: Readonly<Record<PageType, Pick<SocialPicture, 'section' | 'layout'>>> = {
  page: { section: '', layout: 'right' },
  service: { section: 'Services', layout: 'right' },
  post: { section: 'Blog', layout: 'left' },
  article: { section: 'How we work', layout: 'left' },
  caseStudy: { section: 'Case study', layout: 'left' },
  job: { section: 'Careers', layout: 'band' },
  legal: { section: 'Legal', layout: 'band' },
  demo: { section: 'Demo', layout: 'band' },
  question: { section: '', layout: 'right' },
}
