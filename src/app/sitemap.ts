import { edition } from '../generated/edition'
import { healthPosts } from '../generated/health'
import { builtInJobs } from '../generated/jobs'
import type { PageType } from '../content/schema/texts'
import { isOpen, isPosted } from '../lib/jobs'
import { dayInIndia, listPublished } from '../lib/day-in-india'
import { blogPostPath, healthPostPath, jobPath, paths } from '../paths'
import { pageRows } from './routes'

/** One concrete page of the site. */
export type SitePage = {
  /** Its path from the site's root, such as `/blog/first-post`. */
  readonly address: string
  /** BCP 47 tag of its language. */
  readonly lang: string
  /** Path pattern of its row in the route table. */
  readonly route: string
  readonly type: PageType
  readonly noindex: boolean
  /** Address that search engines should list: its own, except for an alias. */
  readonly canonical: string
  /** Pages with the same template share a stylesheet. */
  readonly template: string
  /** ISO date of the last change, if the content has one. */
  readonly lastModified?: string
  /** ISO date after which the site no longer offers the page. */
  readonly validThrough?: string
}

const healthPostRoute = `${healthPostPath('')}:id`

/** The pages of a route with a parameter. */
type Expansion = readonly (Pick<SitePage, 'address'> & Partial<SitePage>)[]

/**
 * All concrete pages: what is prerendered, listed in sitemap.xml and audited.
 *
 * @param posts id and ISO dates of every blog post.
 * @param today as YYYY-MM-DD: what is dated later has no page yet, and a closed job's page is not indexed.
 */
export function listPages(
  posts: readonly { id: string; date: string; updated?: string }[],
  today = dayInIndia(),
): SitePage[] {
  const expansions: Record<string, Expansion> = {
    [`${paths.blog}/:id`]: posts.map((post) => ({
      address: blogPostPath(post.id),
      lastModified: post.updated ?? post.date,
    })),
    // The endpoint's jobs are unknown at build: hosts answer with 404.html, and the browser renders the job
    [`${paths.careers}/:id`]: builtInJobs
      .filter((job) => isPosted(job, today))
      .map((job) => ({
        address: jobPath(job.id),
        lastModified: job.datePosted,
        validThrough: job.validThrough,
        noindex: job.sample || !isOpen(job, today),
      })),
    [healthPostRoute]: listPublished(healthPosts, today).map((post) => ({
      address: healthPostPath(post.id),
      lastModified: post.date,
    })),
  }
  return pageRows
    .filter((row) => row.path !== '*')
    .flatMap((row) => {
      const concrete: Expansion = expansions[row.path] ?? [
        { address: row.path, lastModified: row.lastModified },
      ]
      return concrete.map((page) => ({
        ...page,
        lang: edition.tag,
        route: row.path,
        type: row.type ?? 'page',
        noindex: page.noindex ?? row.noindex ?? false,
        canonical: row.canonical ?? page.address,
        template: row.template ?? row.path,
      }))
    })
}

/**
 * Pages for missing addresses that differ from `/404`. A host answers with the nearest 404.html, which
 * must match what the router renders there.
 */
export function listNotFoundPages(): SitePage[] {
  const address = healthPostPath('404')
  return pageRows
    .filter(({ path }) => path === healthPostRoute)
    .map(({ path }) => ({
      address,
      lang: edition.tag,
      route: path,
      type: 'demo',
      noindex: true,
      canonical: address,
      template: path,
    }))
}
