import { foldText } from './fold-text'

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting#employment-type */
export const employmentTypes: readonly string[] =
  'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' ')

/** What these functions read of a job. Days are written as YYYY-MM-DD. */
type Job = {
  readonly title: string
  readonly category: string
  readonly description: string
  readonly requirements?: readonly string[] | string
  readonly location?: string
  readonly country?: string
  readonly jobLocationType?: string
  readonly datePosted?: string
  readonly validThrough?: string
}

/** The jobs of a category whose title or description contains the search, by {@link foldText}. '' matches all jobs. */
export function filterJobs<Item extends Job>(
  jobs: readonly Item[],
  { search, category }: Readonly<Record<'search' | 'category', string>>,
): readonly Item[] {
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
  return [requirements ?? []].flat().filter(Boolean)
}

/** Items as they are shown: a single one is a paragraph, not a list of one. */
export const toBlocks = <Item>(
  list: readonly Item[],
): readonly (Item | { readonly list: readonly Item[] })[] => (list.length > 1 ? [{ list }] : list)

/** Words of a place that is anywhere. */
export const anywhere =
  /\b(?:remote(?:ly)?|anywhere|wfh|telecommut\w+|work(?:ing)?[- ]from[- ](?:home|anywhere))\b(?: (?:in|from)\b)?/i

/** The name of a country. @param code as in ISO 3166: `IN` */
export const countryName = (code: string, language = 'en'): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

/** Where a job is done, for visitors, who must be told what search engines are told. */
export function placeOf(
  { location, country, jobLocationType }: Job,
  texts: { readonly remote: string; readonly noLocation: string },
): string {
  const place = location || (country ? countryName(country) : '')
  const remote = jobLocationType && !anywhere.test(place) ? texts.remote : ''
  return [remote, place].filter(Boolean).join(', ') || texts.noLocation
}

/** The name by which applicants know the site of a link: LinkedIn, or the link's host. */
export function siteName(link: string): string {
  const host = new URL(link).hostname.replace(/^www\./, '')
  return /(?:^|\.)linkedin\.com$/.test(host) ? 'LinkedIn' : host
}
