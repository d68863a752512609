import { paths } from '../paths'
import { mainMenu, type NavigationItem } from './navigation'
import { localServices, serviceCards } from './services'

/** A heading with its links. */
export type SiteMapGroup = { readonly heading: string; readonly items: readonly NavigationItem[] }

const services = serviceCards.map(({ name, path }) => ({ label: name, path }))

/**
 * All pages that visitors may look for. Blog posts and job openings are left out, because their own
 * pages list them. A unit test compares this with the route table.
 */
export const siteMap: readonly SiteMapGroup[] = [
  { heading: 'Company', items: mainMenu },
  {
    heading: 'Services',
    items: [
      ...services,
      ...localServices
        .map(({ title, path }) => ({ label: title, path }))
        .filter((item) => services.every((service) => service.path !== item.path)),
    ],
  },
  {
    heading: 'How we work',
    items: [
      { label: 'Data-Driven Approach', path: paths.dataDriven },
      { label: 'Relevance in Decision-Making', path: paths.relevant },
      { label: 'Keyword-Specific Writing', path: paths.keywordSpecific },
      { label: 'Strategic Planning', path: paths.strategy },
      { label: 'Creativity and the Future of SEO', path: paths.creative },
    ],
  },
  {
    heading: 'More',
    items: [
      { label: 'Health-Care Website Demo', path: paths.healthcare },
      { label: 'Privacy Policy', path: paths.privacyPolicy },
      { label: 'Terms & Conditions', path: paths.terms },
      { label: 'Refund Policy', path: paths.refundPolicy },
      { label: 'Accessibility', path: paths.accessibility },
    ],
  },
]
