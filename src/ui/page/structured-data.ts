/**
 * schema.org nodes for the prerendered pages, of types that search engines read.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */

import { site } from '../../config'
import { company } from '../../content/company'
import type { Job } from '../../content/jobs'
import type { ServicePage } from '../../content/service-pages/service-page'
import { listRequirements } from '../../features/careers/jobs'
import { jobPath } from '../../paths'

const { origin } = site

const agency = { '@id': `${origin}/#agency` }

/** The agency, as a local business: name, address and phone as the footer has them. */
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

/** The page's place in the site. The last step may have no address. */
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

/** A line of work that the agency sells. */
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

/**
 * A job opening, for the page of that job. Null without a date of posting or after its end: search engines
 * penalize sites that publish such jobs.
 *
 * @param today ISO date; as the page is prerendered, the day of the build.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPostingNode(job: Job, today = isoDate(new Date())): object | null {
  if (!job.datePosted || job.datePosted > today) return null
  if (job.validThrough && job.validThrough < today) return null
  const [locality = job.location, region] = job.location.split(',').map((part) => part.trim())
  const requirements = listRequirements(job).map((text) => `<li>${escapeHtml(text)}</li>`)
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: `<p>${escapeHtml(job.description)}</p><ul>${requirements.join('')}</ul>`,
    datePosted: job.datePosted,
    ...(job.validThrough && { validThrough: `${job.validThrough}T23:59:59+05:30` }),
    ...(job.employmentType && { employmentType: job.employmentType }),
    identifier: { '@type': 'PropertyValue', name: job.company, value: String(job.id) },
    hiringOrganization:
      job.company === company.name
        ? { '@type': 'Organization', name: company.name, sameAs: `${origin}/` }
        : { '@type': 'Organization', name: job.company },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: locality,
        ...(region && { addressRegion: region }),
        addressCountry: company.countryCode,
      },
    },
    directApply: false,
    url: origin + jobPath(job.id),
  }
}

const isoDate = (date: Date) => date.toISOString().slice(0, 10)

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
