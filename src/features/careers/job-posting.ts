import { site } from '../../config'
import { company } from '../../content/company'
import type { Job } from '../../content/jobs'
import { jobPath } from '../../paths'
import { listRequirements } from './jobs'

/**
 * A `JobPosting` node of structured data. Null without a posting date, before it or after the job's end: Google
 * penalizes sites with expired or undated jobs.
 *
 * @param today ISO date; in prerendered pages, the day of the build.
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
        ? { '@type': 'Organization', name: company.name, sameAs: `${site.origin}/` }
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
    url: site.origin + jobPath(job.id),
  }
}

const isoDate = (date: Date) => date.toISOString().slice(0, 10)

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
