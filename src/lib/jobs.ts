import type { Job } from '../content/types'
import { foldText } from './fold-text'

export type JobFilter = {
  /** Searched for in title and description, as {@link foldText} compares texts. '' matches all jobs. */
  readonly search: string
  /** The exact category; '' means all. */
  readonly category: string
}

/** The jobs that match both the category and the search, in the passed order. */
export function filterJobs(jobs: readonly Job[], { search, category }: JobFilter): readonly Job[] {
  const needle = foldText(search)
  return jobs.filter(
    (job) =>
      (category === '' || job.category === category) &&
      [job.title, job.description].some((text) => foldText(text).includes(needle)),
  )
}

/** Whether the day on which a job is posted has come. @param today as YYYY-MM-DD */
export const isPosted = ({ datePosted = '' }: Job, today: string): boolean => datePosted <= today

/** Whether a job may be offered: from `datePosted` to the end of `validThrough`. @param today as YYYY-MM-DD */
export const isOpen = (job: Job, today: string): boolean =>
  isPosted(job, today) && (!job.validThrough || job.validThrough >= today)

/** A job's requirements as a list: the endpoint may send a list or one text. */
export function listRequirements({ requirements }: Job): readonly string[] {
  return [requirements].flat().filter(Boolean)
}
