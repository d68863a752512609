import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

import type { RenderedPage } from '../../src/app/entry-prerender'
import type { PageKind } from '../../src/content/search-page'
import type { SocialPicture } from '../media/social'

/** A picture and its file. */
export type PictureTask = { picture: SocialPicture; file: string }

/**
 * Starts a thread that writes the picture that a shared link shows, `/social{address}.png`, of each page that is
 * added, while the next pages are rendered.
 */
export function startSocialPictures(dist: string) {
  const worker = new Worker(new URL('./social-worker.js', import.meta.url))
  const ended = once(worker, 'exit')
  return {
    add({ page: { address, kind }, report }: Pick<RenderedPage, 'page' | 'report'>) {
      const file = path.join(dist, `social${address === '/' ? '/home' : address}.png`)
      const picture = { title: report.title, ...sections[kind], seed: address }
      worker.postMessage({ picture, file } satisfies PictureTask)
    },
    /** @throws if a picture could not be written. */
    async finish() {
      worker.postMessage(null)
      await ended
    },
  }
}

/** The word above the title, and the layout, by the part of the site that a page belongs to. */
export const sections: Readonly<Record<PageKind, Pick<SocialPicture, 'section' | 'layout'>>> = {
  page: { section: '', layout: 'right' },
  service: { section: 'Services', layout: 'right' },
  post: { section: 'Blog', layout: 'left' },
  article: { section: 'How we work', layout: 'left' },
  case: { section: 'Case study', layout: 'left' },
  job: { section: 'Careers', layout: 'band' },
  legal: { section: 'Legal', layout: 'band' },
  demo: { section: 'Demo', layout: 'band' },
  question: { section: '', layout: 'right' },
}
