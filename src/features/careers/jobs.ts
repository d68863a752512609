import type { Job } from '../../content/jobs'

export type JobFilter = {
  /** Searched for in title and description, upper or lower case. '' finds every job. */
  readonly search: string
  /** Exactly this one; '' means all. */
  readonly category: string
}

/** The jobs that have the category AND contain the search text, in the order given. */
export function filterJobs(jobs: readonly Job[], { search, category }: JobFilter): readonly Job[] {
  const wanted = search.trim().toLowerCase()
  return jobs.filter(
    (job) =>
      (category === '' || job.category === category) &&
      (job.title.toLowerCase().includes(wanted) || job.description.toLowerCase().includes(wanted)),
  )
}

/** The requirements as a list, whether they came as one or as a text. */
export function listRequirements({ requirements }: Job): readonly string[] {
  return typeof requirements === 'string' ? [requirements] : requirements
}
