import { company } from './company'
import type { PageMeta } from './schema/text'

export type ServicesPageContent = PageMeta & {
  readonly heading: string
  readonly lead: string
  readonly cardsHeading: string
  readonly localHeading: string
  readonly localIntro: string
  /** Accessible name of the list of tags on each local service. */
  readonly keywordsLabel: string
  /** Headings of each service page. */
}

export const servicesPage: ServicesPageContent = {
  title: 'Marketing, web and app services',
  description:
    'Eight lines of work, from SEO and Google Ads to websites and apps, and twelve narrower jobs you can order one at a time.',
  heading: 'Our Services',
  lead: 'If people cannot find you, start with search or ads. If they find you and do not call, start with the website. Not sure which it is? Ask us, and we will look at your numbers first.',
  cardsHeading: 'What we do',
  localHeading: `Individual services for ${company.city} businesses`,
  localIntro:
    'Each of these can be ordered alone, for as long as you need it. Every page says how the work is done and what to expect from it.',
  keywordsLabel: 'Keywords',
}
