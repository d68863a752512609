/**
 * schema.org nodes for the prerendered pages, of types that search engines read.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */

import { site } from '../../config'
import { company } from '../../content/company'
import type { ServicePage } from '../../content/service-pages/service-page'

const { origin } = site

const agency = { '@id': `${origin}/#agency` }

/** The agency, as a local business. Name, address and phone must be the same as in the footer. */
export function agencyNode(): object {
  return {
    '@type': 'ProfessionalService',
    ...agency,
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

/** An article. Its `isoDate` becomes midnight in India. */
export function articleNode(
  type: 'Article' | 'BlogPosting',
  post: { title: string; author: string; isoDate: string },
  more: { path: string; description: string; body: string },
): object {
  return {
    '@type': type,
    headline: post.title,
    description: more.description,
    image: [`${origin}/social${more.path}.png`],
    author: { '@type': 'Person', name: post.author, url: `${origin}/about-digital-marketing` },
    publisher: agency,
    datePublished: `${post.isoDate}T00:00:00+05:30`,
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
