import { array, lazy, mixed, object, string } from 'yup'

import type { Job } from '../../content/jobs'

/** In characters or entries, more than any real job has: the endpoint's answer is not trusted. */
const limits = { id: 64, line: 200, text: 20_000, link: 2_048, requirements: 100, jobs: 1_000 }

const line = () => string().strict().required().max(limits.line)
const text = () => string().strict().required().max(limits.text)

/**
 * What a job must have to be shown. Strict: Yup would otherwise convert types, for example a number to
 * a text. Texts are trimmed before.
 */
const jobSchema = object({
  /** Part of the URL of the job's page, so it has no characters that need encoding. */
  id: mixed<string | number>((value): value is string | number =>
    typeof value === 'number'
      ? Number.isSafeInteger(value) && value >= 0
      : typeof value === 'string' && /^[\w-]+$/.test(value) && value.length <= limits.id,
  ).required(),
  title: line(),
  company: line(),
  location: line(),
  category: line(),
  description: text(),
  requirements: lazy((value: unknown) =>
    Array.isArray(value) ? array().of(text()).strict().max(limits.requirements) : text(),
  ),
}).strict()

const requiredFields = Object.keys(jobSchema.fields) as (keyof typeof jobSchema.fields)[]

const employmentTypes: readonly unknown[] = [
  'FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER',
] // prettier-ignore

/**
 * The valid jobs of the endpoint's answer, without duplicate ids. Only the fields of `Job` are copied.
 * Never throws.
 *
 * @param data parsed JSON of any type.
 * @returns null if `data` is not an array.
 */
export function readJobs(data: unknown): Job[] | null {
  if (!Array.isArray(data)) return null
  const jobs = new Map<string, Job>()
  for (const item of data.slice(0, limits.jobs)) {
    const job = readJob(item)
    if (job && !jobs.has(String(job.id))) jobs.set(String(job.id), job)
  }
  return [...jobs.values()]
}

function readJob(item: unknown): Job | null {
  if (typeof item !== 'object' || item === null) return null
  const read = (name: keyof Job): unknown =>
    // Only own properties, because every object inherits some, such as `constructor`
    Object.hasOwn(item, name) ? trimmed((item as Record<string, unknown>)[name]) : undefined
  const candidate = Object.fromEntries(requiredFields.map((name) => [name, read(name)]))
  if (!jobSchema.isValidSync(candidate)) return null

  const datePosted = readDay(read('datePosted'))
  const validThrough = readDay(read('validThrough'))
  const employmentType = read('employmentType')
  return {
    ...(candidate as Pick<Job, (typeof requiredFields)[number]>),
    linkedinUrl: readLink(read('linkedinUrl')),
    ...(datePosted && { datePosted }),
    ...(validThrough && { validThrough }),
    ...(employmentTypes.includes(employmentType) && { employmentType: String(employmentType) }),
  }
}

/** Trims a text, or each text of a list. Other values stay unchanged, for the schema to reject. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (!Array.isArray(value)) return value
  return value.map((entry: unknown) => (typeof entry === 'string' ? entry.trim() : entry))
}

/** The normalized URL; '' unless it is `http(s)`, because a `javascript:` link would run code. */
function readLink(value: unknown): string {
  if (typeof value !== 'string' || value.length > limits.link) return ''
  try {
    // Not URL.canParse: Safari has it only since 17
    const { protocol, href } = new URL(value)
    return protocol === 'https:' || protocol === 'http:' ? href : ''
  } catch {
    return ''
  }
}

/** The day (YYYY-MM-DD) of an ISO date or time; undefined if there is no such day. */
function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > limits.line) return undefined
  const day = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(value)?.[1]
  if (!day) return undefined
  const time = new Date(`${day}T00:00:00Z`)
  // 31 February would roll over into March
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : undefined
}
