import { healthPosts } from '../content/health'
import { builtInJobs } from '../content/jobs'
import type { PageKind } from '../content/search-page'
import { blogPostPath, healthPostPath, jobPath, paths } from '../paths'
import { pageRows } from './routes'

/** One concrete page of the site. */
export type SitePage = {
  /** Its path from the site's root, such as `/blog/first-post`. */
  readonly address: string
  /** Path pattern of its row in the route table. */
  readonly route: string
  readonly kind: PageKind
  readonly noindex: boolean
  /** Address that search engines should list: its own, except for an alias. */
  readonly canonical: string
  /** Pages with the same template share a stylesheet. */
  readonly template: string
  /** ISO date of the last change, if the content has one. */
  readonly lastModified?: string
}

/** The pages of a route with a parameter: address, and ISO date of the last change. */
type Expansion = readonly { address: string; lastModified?: string }[]

/**
 * All concrete pages: what is prerendered, listed in sitemap.xml and audited.
 *
 * @param posts id and ISO date of every blog post.
 */
export function listPages(posts: readonly { id: string; isoDate: string }[]): SitePage[] {
  const expansions: Record<string, Expansion> = {
    [`${paths.blog}/:id`]: posts.map((post) => ({
      address: blogPostPath(post.id),
      lastModified: post.isoDate,
    })),
    // The endpoint's jobs are unknown at build: hosts answer with 404.html, and the browser renders the job
    [`${paths.careers}/:id`]: builtInJobs.map((job) => ({
      address: jobPath(job.id),
      lastModified: job.datePosted,
    })),
    [healthPostPath('').replace(/$/, ':id')]: healthPosts.map((post) => ({
      address: healthPostPath(post.id),
      lastModified: post.isoDate,
    })),
  }
  return pageRows
    .filter((row) => row.path !== '*')
    .flatMap((row) => {
      const concrete = expansions[row.path] ?? [{ address: row.path }]
      return concrete.map((page) => ({
        ...page,
        route: row.path,
        kind: row.kind ?? 'page',
        noindex: row.noindex ?? false,
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
  const route = healthPostPath('').replace(/$/, ':id')
  return [{ address, route, kind: 'demo', noindex: true, canonical: address, template: route }]
}
