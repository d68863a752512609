import { site } from '../config'
import { company } from '../generated/company'
import type { Job } from '../content/schema/types'
import { dayInIndia } from '../lib/day-in-india'
import { jobPath } from '../paths'
import { anywhere, countryName, employmentTypes, isOpen, listRequirements } from '../lib/jobs'

/**
 * A `JobPosting` node of structured data. Null for a job that is not open, or has no posting date or no country that
 * is known: search engines require both, and Google penalizes sites with expired jobs.
 *
 * @param today as YYYY-MM-DD; in prerendered pages, the day of the build.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPostingNode(job: Job, today = dayInIndia()): object | null {
  const places = readPlaces(job)
  const { employmentType = '' } = job
  if (!job.datePosted || !isOpen(job, today) || !places) return null
  const paragraphs = escapeHtml(job.description).split(/\n\s*\n/)
  const items = listRequirements(job).map((text) => `<li>${escapeHtml(text)}</li>`)
  return {
    '@type': 'JobPosting',
    title: job.title,
    description:
      paragraphs.map((text) => `<p>${text.replaceAll('\n', '<br>')}</p>`).join('') +
      (items.length > 0 ? `<ul>${items.join('')}</ul>` : ''),
    datePosted: job.datePosted,
    ...(job.validThrough && { validThrough: `${job.validThrough}T23:59:59+05:30` }),
    ...(employmentTypes.includes(employmentType) && { employmentType }),
    identifier: { '@type': 'PropertyValue', name: job.company, value: String(job.id) },
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      ...(job.company === company.name && { sameAs: `${site.origin}/` }),
    },
    ...places,
    directApply: false,
    url: site.origin + jobPath(job.id),
  }
}

const notPlaces =
  /\b(?:hybrid|on-?site|fully|pan|across|within|only|wfo|(?:work from |in[- ]|(?:head|corporate|regional|branch|registered) )office|(?:field|client)[- ](?:work|site)|multiple (?:cities|locations)|(?:day|night) shift)\b|\d+ ?(?:%|days?\b)(?:\W*(?:a|per)? week\b)?/gi
const aliases: Readonly<Record<string, string>> = { USA: 'US', UK: 'GB', UAE: 'AE' }

/**
 * Where the work is done, from texts such as 'town, state, country'; `/`, `;`, `|` and 'or' separate several. Null if
 * no country is known. A hybrid job is not remote: Google wants TELECOMMUTE for what is wholly remote only.
 */
function readPlaces({ location = '', country, jobLocationType }: Job): object | null {
  const isRemote =
    jobLocationType === 'TELECOMMUTE' ||
    (anywhere.test(location) && !/hybrid|\bwfo|office|\bdays?\b(?! shift)/i.test(location))
  const known = location
    .replace(new RegExp(anywhere, 'gi'), ' · ')
    .replace(notPlaces, ' · ')
    .split(/[;/|\n]|\sor\s/i)
    .flatMap((text) => (text.includes(',') ? text : text.split(/ (?:and|&) /)))
    .map((text) => readPlace(text, country))
    .filter(({ addressCountry }) => addressCountry)
  const towns = known.filter((place) => place.addressLocality ?? place.addressRegion)
  const places = (isRemote || towns.length > 0 ? towns : known.slice(0, 1)).map((address) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', ...address },
  }))
  const homes = [...new Set(known.map(({ addressCountry = '' }) => addressCountry))]
  const applicants = homes.map((code) => ({ '@type': 'Country', name: countryName(code) }))
  if (homes.length === 0) return null
  return {
    ...(places.length > 0 && { jobLocation: places.length > 1 ? places : places[0] }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: applicants.length > 1 ? applicants : applicants[0],
    }),
  }
}

/** One place, in the country of its text, else in the job's. The agency's city and state are in the agency's country. */
function readPlace(text: string, jobCountry?: string) {
  const parts = text
    .split(/[,·()[\]]|\s[-–—]\s/)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}.]+$/gu, ''))
    .filter(Boolean)
  const last = parts.at(-1) ?? ''
  const isLast = (name?: string) => name?.toLowerCase() === last.toLowerCase()
  const named =
    aliases[last] ??
    [jobCountry, company.countryCode].find((code) => code && isLast(countryName(code)))
  const isHome = [company.city, company.state].some(isLast)
  if (named || (jobCountry && isLast(jobCountry))) parts.pop()
  const hasRegion = parts.length > 1 || parts[0] === company.state
  const addressRegion = hasRegion ? parts.pop() : undefined
  const addressLocality = parts.pop()
  const streetAddress = parts.join(', ') || undefined
  const addressCountry = named ?? jobCountry ?? (isHome ? company.countryCode : undefined)
  return { streetAddress, addressLocality, addressRegion, addressCountry }
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
