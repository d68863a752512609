import { paths } from '../paths'
import { otherPages, siteMapHeadings as headings } from '../generated/texts/site-map'
import { workPage } from '../generated/texts/work'
import { approachItems, mainMenu, type NavigationItem } from './navigation'
import { edition, isDefaultEdition } from '../generated/edition'
import { pageLabels } from '../generated/page-labels'
import { caseStudies } from '../generated/work'
import { services as lists } from '../generated/service-lists'

/** A heading with its links. */
export type SiteMapGroup = { readonly heading: string; readonly items: readonly NavigationItem[] }

/** Other labels say that their page is in the default language, but the name of a card is no link. */
const labelOf = (name: string, path: string) =>
  isDefaultEdition || path.startsWith(`${edition.prefix}/`)
    ? name
    : `${name} ${edition.inDefaultLanguage}`
const services = lists.cards.map(({ name, path }) => ({ label: labelOf(name, path), path }))

const listed: readonly SiteMapGroup[] = [
  {
    heading: headings.company,
    items: [
      ...mainMenu,
      ...(caseStudies.length > 0 ? [{ label: workPage.heading, path: paths.work }] : []),
      ...caseStudies.map(({ title, path }) => ({ label: title, path })),
    ],
  },
  {
    heading: headings.services,
    items: [
      ...services,
      ...lists.local
        .map(({ title, path }) => ({ label: title, path }))
        .filter((item) => services.every((service) => service.path !== item.path)),
    ],
  },
  {
    heading: headings.approach,
    items: approachItems,
  },
  {
    heading: headings.more,
    items: otherPages,
  },
]

const listedPaths = new Set(listed.flatMap(({ items }) => items.map(({ path }) => path)))

/**
 * All pages that visitors may look for. Blog posts and job openings are left out, because their own pages list them.
 * Pages of Markdown files that no menu has are in the last group.
 */
export const siteMap: readonly SiteMapGroup[] = listed.map((group) =>
  group === listed.at(-1)
    ? {
        ...group,
        items: [...group.items, ...pageLabels.filter(({ path }) => !listedPaths.has(path))],
      }
    : group,
)
