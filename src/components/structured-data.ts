/**
 * schema.org nodes for the prerendered pages. Only what search engines still read in 2026:
 * Organization/ProfessionalService, WebSite, BreadcrumbList, BlogPosting.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */

import type { company as companyFacts } from '../content/company'

type Company = typeof companyFacts

const agencyId = (origin: string) => `${origin}/#agency`

/** The agency, as a local business: name, address and phone as the footer has them. */
export function agencyNode(company: Company, origin: string): object {
  return {
    '@type': 'ProfessionalService',
    '@id': agencyId(origin),
    name: company.name,
    legalName: company.legalName,
    description: company.description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/social/home.png`,
    email: company.email,
    telephone: company.phones[0],
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
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: company.openingHours.opens,
      closes: company.openingHours.closes,
    },
    sameAs: Object.values(company.social),
  }
}

/** The site's name for search results. */
export function siteNode(company: Company, origin: string): object {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: `${origin}/`,
    name: company.name,
    inLanguage: 'en-IN',
    publisher: { '@id': agencyId(origin) },
  }
}

/** Where the page stands. The last step may leave its address out. */
export function breadcrumbNode(
  origin: string,
  crumbs: readonly { label: string; path?: string }[],
): object {
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

/**
 * An article.
 *
 * @param article `isoDate` is a day; it is given out as midnight in India.
 */
export function articleNode(
  origin: string,
  article: {
    path: string
    type: 'Article' | 'BlogPosting'
    headline: string
    description: string
    image: string
    author: string
    isoDate: string
    body: string
  },
): object {
  return {
    '@type': article.type,
    headline: article.headline,
    description: article.description,
    image: [origin + article.image],
    author: { '@type': 'Person', name: article.author, url: `${origin}/about-digital-marketing` },
    publisher: { '@id': agencyId(origin) },
    datePublished: `${article.isoDate}T00:00:00+05:30`,
    articleBody: article.body,
    mainEntityOfPage: origin + article.path,
    inLanguage: 'en-IN',
  }
}

/** A line of work that the agency sells. */
export function serviceNode(
  company: Company,
  origin: string,
  service: { path: string; name: string; description: string },
): object {
  return {
    '@type': 'Service',
    name: service.name,
    description: service.description,
    url: origin + service.path,
    provider: { '@id': agencyId(origin) },
    areaServed: { '@type': 'AdministrativeArea', name: company.state },
  }
}
