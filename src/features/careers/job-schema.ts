import { decodeHTMLStrict } from 'entities/decode'
import { array, lazy, mixed, string } from 'yup'

import { jobLimits as limits } from '../../config'
import type { Job } from '../../content/schema/types'
import { cleanText } from '../../lib/clean-text'
import { dayInIndia } from '../../lib/day-in-india'
import { excerpt } from '../../lib/excerpt'
import { employmentTypes } from '../../lib/jobs'
import { findOtherLanguage } from '../../lib/other-language'
import { readApplyLink } from '../../lib/website'

const line = () => string().strict().required().max(limits.line)
const text = () => string().strict().required().max(limits.text)

/** What a job must have to be shown. Strict, or Yup would convert types. Texts are cleaned before, unless too long. */
const schemas = {
  /** `2026/seo-lead`, part of the URL of the job's page. Browsers would take a part that is `.` or `..` for a folder. */
  id: mixed<string | number>((value): value is string | number =>
    typeof value === 'number'
      ? Number.isSafeInteger(value) && value >= 0
      : typeof value === 'string' && /^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w./-]{1,64}$/.test(value),
  ).required(),
  title: line(),
  company: line(),
  location: string().strict().max(limits.line),
  category: line(),
  description: text(),
  requirements: lazy((value: unknown) =>
    Array.isArray(value) ? array().of(text()).strict().max(limits.requirements) : text(),
  ),
} as const

const fields = Object.keys(schemas) as (keyof typeof schemas)[]
const dates = ['datePosted', 'validThrough'] as const
const optional = [...dates, 'linkedinUrl', 'employmentType', 'country', 'jobLocationType'] as const

/**
 * The valid jobs of the endpoint's answer, without duplicate ids; null if `data` is no array. Only the fields of `Job`
 * are copied, with character references (`&amp;`) decoded: a text is never read as HTML. Never throws.
 * @param report gets a sentence that names the jobs and fields that are left out.
 * @param language the site's tag: jobs in another script get the language of that.
 */
export function readJobs(
  data: unknown,
  report?: (leftOut: string) => void,
  language?: string,
): Job[] | null {
  if (!Array.isArray(data)) return null
  const jobs = new Map<string, Job>()
  const faults: string[] = []
  let lostFields = 0
  data.slice(0, limits.jobs).forEach((item: unknown, index) => {
    const job = readJob(item, index + 1, language)
    if (typeof job === 'string') faults.push(job)
    else if (jobs.has(String(job.id))) faults.push(`${job.id} (duplicate id)`)
    else {
      jobs.set(String(job.id), job)
      const read: Partial<Job> = { ...job, linkedinUrl: job.linkedinUrl || job.email || '' }
      const lost = optional.filter((name) => (item as Job)[name] && !read[name])
      if (lost.length > 0) lostFields = faults.push(`${job.id} (${lost.join(', ')})`)
    }
  })
  if (data.length > limits.jobs) faults.push(`all after the first ${limits.jobs}`)
  const count = data.length - jobs.size
  const also = lostFields > 0 ? ', others without what cannot be read' : ''
  const sentence = `${count} of ${data.length} jobs left out${also}: ${faults.join(', ')}`
  if (faults.length > 0) report?.(excerpt(sentence, limits.link))
  return [...jobs.values()]
}

/** The job; or its id (or `position` in the list, from 1) and the names of its invalid fields. */
function readJob(item: unknown, position: number, language?: string): Job | string {
  const source = Object(item) as Record<string, unknown>
  const read = (name: keyof Job): unknown =>
    // Only own properties, because every object inherits some, such as `constructor`
    Object.hasOwn(source, name) ? cleaned(source[name]) : undefined
  const candidate = {
    ...Object.fromEntries(fields.map((name) => [name, read(name)])),
    location: read('location') || '',
    requirements: read('requirements') || [],
  } as Record<(typeof fields)[number], unknown>
  const invalid = fields.filter((name) => !schemas[name].isValidSync(candidate[name]))
  if (invalid.length > 0) {
    const name = invalid.includes('id') ? `entry ${position}` : String(candidate.id)
    return `${name} (${invalid.join(', ')})`
  }

  const readText = (name: keyof Job) => {
    const value = read(name)
    return typeof value === 'string' && value.length <= limits.link ? value : ''
  }
  const datePosted = readDay(readText('datePosted'))
  const validThrough = readDay(readText('validThrough'))
  const employmentType = readText('employmentType')
  const country = readText('country').toUpperCase()
  const link = readText('linkedinUrl')
  const { title, description, requirements } = candidate
  const words = [title, description, requirements].flat().join(' ')
  return {
    ...(candidate as Pick<Job, (typeof fields)[number]>),
    linkedinUrl: '',
    ...readApplyLink(link),
    ...(/^[A-Z]{2}$/.test(country) && { country }),
    ...(readText('jobLocationType') === 'TELECOMMUTE' && { jobLocationType: 'TELECOMMUTE' }),
    lang: language && findOtherLanguage(words, language),
    ...(datePosted && { datePosted }),
    ...(validThrough && { validThrough }),
    ...(employmentTypes.includes(employmentType) && { employmentType }),
  }
}

/** A text cleaned and decoded, or a list of them without empty ones. Other values stay, for the schema to reject. */
const cleaned = (value: unknown): unknown =>
  Array.isArray(value) && value.length <= limits.requirements
    ? value.map(cleanedText).filter((entry) => entry !== '')
    : cleanedText(value)

const cleanedText = (value: unknown): unknown =>
  typeof value === 'string' && value.length <= limits.text
    ? cleanText(decodeHTMLStrict(value))
    : value

const isoTime =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d(?::?\d\d)?)?)?$/

/** The day in India (YYYY-MM-DD) of an ISO date or time; undefined if there is no such day. */
function readDay(value: string): string | undefined {
  const [, date, time = '00:00', zone = '+05:30'] = isoTime.exec(value.toUpperCase()) ?? []
  const midnight = Date.parse(`${date}T00:00+05:30`)
  const moment = Date.parse(
    `${date}T${time}${zone.replace(/^(.\d\d):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)}`,
  )
  // Browsers roll 31 February over into March
  if (Number.isNaN(midnight + moment) || dayInIndia(midnight) !== date) return undefined
  const day = dayInIndia(moment)
  return day.startsWith('+') ? undefined : day // after the year 9999
}
