import type { Job } from '../../content/jobs'
import { cleanText } from '../../lib/clean-text'

export type JobFilter = {
  /** Searched for in title and description, trimmed and in any case. '' matches all jobs. */
  readonly search: string
  /** The exact category; '' means all. */
  readonly category: string
}

/** The jobs that match both the category and the search, in the passed order. */
export function filterJobs(jobs: readonly Job[], { search, category }: JobFilter): readonly Job[] {
  const needle = cleanText(search).toLowerCase()
  return jobs.filter(
    (job) =>
      (category === '' || job.category === category) &&
      (job.title.toLowerCase().includes(needle) || job.description.toLowerCase().includes(needle)),
  )
}

/** A job's requirements as a list: the endpoint may send a list or one text. */
export function listRequirements({ requirements }: Job): readonly string[] {
  return typeof requirements === 'string' ? [requirements] : requirements
}
