/**
 * schema.org nodes for the prerendered pages, of types that search engines read.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */

import { site } from '../config'
import { company } from '../content/company'
import type { ServicePage } from '../content/schema/types'
import { noonInIndia } from '../lib/day-in-india'
import { profileHref } from '../lib/social-profiles'
import { paths } from '../paths'

const { origin } = site

/** Complete on each page: search engines read a page without the others. */
const agency = {
  '@type': 'Organization',
  '@id': `${origin}/#agency`,
  name: company.name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
}

/** The agency, as a local business. Name, address and phone must be the same as in the footer. */
export function agencyNode(): object {
  return {
    ...agency,
    '@type': 'ProfessionalService',
    legalName: company.legalName,
    description: company.description,
    image: `${origin}/social/home.png`,
    email: company.email,
    telephone: company.phones[0],
    priceRange: company.priceRange,
    foundingDate: String(company.foundedYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      addressLocality: company.address.locality,
      addressRegion: company.address.region,
      postalCode: company.address.postalCode,
      addressCountry: company.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...company.geo },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: company.openingHours.openDays,
      opens: company.openingHours.opens,
      closes: company.openingHours.closes,
    },
    sameAs: company.social.map(({ url }) => profileHref(url)),
  }
}

/** The site's name for search results. */
export function siteNode(): object {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: `${origin}/`,
    name: company.name,
    inLanguage: 'en-IN',
    publisher: agency,
  }
}

/** The page's place in the site. The last step, the page itself, may have no path. */
export function breadcrumbNode(crumbs: readonly { label: string; path?: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.path ? { item: origin + crumb.path } : {}),
    })),
  }
}

/** A page whose last change is known. `day` is YYYY-MM-DD. */
export const changedNode = (page: { title: string; path: string }, day: string): object => ({
  '@type': 'WebPage',
  name: page.title,
  url: origin + page.path,
  dateModified: noonInIndia(day),
  inLanguage: 'en-IN',
})

/** The anchor of a person on the about page. Not `slugify`, which every page would load then. */
export const personId = (name: string): string => name.toLowerCase().replace(/\s+/g, '-')

/** Where a person who writes is introduced: their anchor among the team. The editorial team writes as the agency. */
export const authorPath = (author: string): string | undefined =>
  author.startsWith(company.name) ? undefined : `${paths.about}#${personId(author)}`

/** An article. */
export function articleNode(
  type: 'Article' | 'BlogPosting',
  post: { title: string; author: string; date: string; updated?: string },
  more: { path: string; description: string; body: string },
): object {
  const authorUrl = authorPath(post.author)
  return {
    '@type': type,
    headline: post.title,
    description: more.description,
    image: [`${origin}/social${more.path}.png`],
    author: authorUrl ? { '@type': 'Person', name: post.author, url: origin + authorUrl } : agency,
    publisher: agency,
    datePublished: noonInIndia(post.date),
    ...(post.updated && { dateModified: noonInIndia(post.updated) }),
    articleBody: more.body,
    mainEntityOfPage: origin + more.path,
    inLanguage: 'en-IN',
  }
}

/** A service of the agency. */
export function serviceNode(service: ServicePage): object {
  return {
    '@type': 'Service',
    name: service.heading,
    description: service.description,
    url: origin + service.path,
    provider: agency,
    areaServed: { '@type': 'AdministrativeArea', name: company.state },
  }
}

/** Removes structured data from the document when it no longer holds: React does not remove what was prerendered. */
export function removeStructuredData(): void {
  for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove()
}
