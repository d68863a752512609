import { site } from '../config'
import { company } from '../content/company'
import type { Job } from '../content/types'
import { dayInIndia } from '../lib/day-in-india'
import { jobPath } from '../paths'
import { isOpen, listRequirements } from '../lib/jobs'

/**
 * A `JobPosting` node of structured data. Null for a job that is not open or has no posting date: Google penalizes
 * sites with expired or undated jobs.
 *
 * @param today as YYYY-MM-DD; in prerendered pages, the day of the build.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPostingNode(job: Job, today = dayInIndia()): object | null {
  if (!job.datePosted || !isOpen(job, today)) return null
  const [locality = '', region] = (job.location ?? '').split(',').map((part) => part.trim())
  const items = listRequirements(job).map((text) => `<li>${escapeHtml(text)}</li>`)
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: `<p>${escapeHtml(job.description)}</p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}`,
    datePosted: job.datePosted,
    ...(job.validThrough && { validThrough: `${job.validThrough}T23:59:59+05:30` }),
    ...(job.employmentType && { employmentType: job.employmentType }),
    identifier: { '@type': 'PropertyValue', name: job.company, value: String(job.id) },
    hiringOrganization:
      job.company === company.name
        ? { '@type': 'Organization', name: company.name, sameAs: `${site.origin}/` }
        : { '@type': 'Organization', name: job.company },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(locality && { addressLocality: locality }),
        ...(region && { addressRegion: region }),
        addressCountry: company.countryCode,
      },
    },
    directApply: false,
    url: site.origin + jobPath(job.id),
  }
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
