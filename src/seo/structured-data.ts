/**
 * schema.org nodes for the prerendered pages, of types that search engines read. The browser has no use for them: those
 * that many pages have are empty there, and their code is left out.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */

import { site } from '../config'
import { company } from '../generated/company'
import { edition } from '../generated/edition'
import type { ServicePage } from '../content/schema/types'
import { noonInIndia } from '../lib/day-in-india'
import { profileHref } from '../lib/social-profiles'

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
  if (!import.meta.env.SSR) return {}
  return {
    ...agency,
    '@type': 'ProfessionalService',
    legalName: company.legalName,
    description: company.description,
    image: `${origin}/social/home.png`,
    email: company.email,
    telephone: company.phones[0],
    priceRange: company.priceRange,
    foundingDate: company.foundedYear?.toString(),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      addressLocality: company.address.locality,
      addressRegion: company.address.region,
      postalCode: company.address.postalCode,
      addressCountry: company.countryCode,
    },
    geo: company.geo && { '@type': 'GeoCoordinates', ...company.geo },
    openingHoursSpecification: company.openingHours && {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: company.openingHours.openDays,
      opens: company.openingHours.opens,
      closes: company.openingHours.closes,
    },
    sameAs: company.social?.map(({ url }) => profileHref(url)),
  }
}

/** The site's name for search results: one node for all languages. */
export function siteNode(): object {
  if (!import.meta.env.SSR) return {}
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: `${origin}/`,
    name: company.name,
    inLanguage: edition.tag,
    publisher: agency,
  }
}

/** The page's place in the site. The last step, the page itself, may have no path. */
export function breadcrumbNode(crumbs: readonly { label: string; path?: string }[]): object {
  if (!import.meta.env.SSR) return {}
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
export function changedNode(page: { title: string; path: string }, day: string): object {
  if (!import.meta.env.SSR) return {}
  return {
    '@type': 'WebPage',
    name: page.title,
    url: origin + page.path,
    dateModified: noonInIndia(day),
    inLanguage: edition.tag,
  }
}

/** An article. What the editorial team writes is the agency's. A guest may have no address. */
export function articleNode(
  type: 'Article' | 'BlogPosting',
  post: {
    title: string
    author: string
    authorUrl?: string
    date: string
    updated?: string
    lang?: string
  },
  more: { path: string; description: string; body: string },
): object {
  const { author: name, authorUrl: url } = post
  const person = { '@type': 'Person', name, url: url?.replace(/^\//, `${origin}/`) }
  return {
    '@type': type,
    headline: post.title,
    description: more.description,
    image: [`${origin}/social${more.path}.png`],
    author: name.startsWith(company.name) ? agency : person,
    publisher: agency,
    datePublished: noonInIndia(post.date),
    ...(post.updated && { dateModified: noonInIndia(post.updated) }),
    articleBody: more.body,
    mainEntityOfPage: origin + more.path,
    inLanguage: post.lang ?? edition.tag,
  }
}

/** A service of the agency. */
export function serviceNode(service: ServicePage): object {
  if (!import.meta.env.SSR) return {}
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
