/** What the site of the last build shows, so that tests need not repeat the words and counts of the content. */
import { readFileSync, statSync } from 'node:fs'

import { pageSizes } from '../src/config'
import { builtInJobs } from '../src/generated/jobs'
import { careersPage } from '../src/generated/texts/careers'
import { caseStudies } from '../src/generated/work'
import { mainMenu } from '../src/content/navigation'
import type { PostSummary, PostWithRelated } from '../src/content/schema/types'
import { isOpen } from '../src/lib/jobs'
import { dayInIndia } from '../src/lib/day-in-india'
import { blogPostPath, jobPath, paths } from '../src/paths'

/** The published posts, newest first. */
export const posts = JSON.parse(readFileSync('dist/data/blog.json', 'utf8')) as PostSummary[]

const sizeOf = ({ id }: PostSummary) => statSync(`dist/data/blog/${id}.json`).size

/** The page of the longest post, which has all that a post can have. */
export const longestPost = blogPostPath(
  posts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]?.id ?? '',
)

/** The text of a post, as its page loads it. */
export function readPost({ id }: PostSummary): PostWithRelated['post'] {
  return (JSON.parse(readFileSync(`dist/data/blog/${id}.json`, 'utf8')) as PostWithRelated).post
}

/** What the main menu calls a page; '' if the page is not in it. */
export const menuLabel = (address: string): string =>
  mainMenu.find(({ path }) => path === address)?.label ?? ''

/** The open jobs of the content. */
export const jobs = builtInJobs.filter((job) => isOpen(job, dayInIndia()))

/** The page of the first job. */
export const firstJob = jobPath(jobs[0]?.id ?? '')

/** The list of case studies and one of them, if there are any. */
export const caseStudyPages = caseStudies.slice(0, 1).flatMap(({ path }) => [paths.work, path])

/** How many entries the page of a list shows. */
export const countOnPage = (list: readonly unknown[], size: number, page = 1) =>
  list.slice((page - 1) * size, page * size).length

export const lastPage = (list: readonly unknown[], size: number) =>
  Math.max(1, Math.ceil(list.length / size))

/** What the list of jobs announces. */
export function jobStatus(count: number, page = 1): string {
  const pages = Math.max(1, Math.ceil(count / pageSizes.careers))
  return `${careersPage.jobsFound(count)}, ${careersPage.pageOf(page, pages)}`
}
