import { healthPosts } from '../content/health'
import { builtInJobs } from '../content/jobs'
import type { PageKind } from '../content/search-page'
import { blogPostPath, healthPostPath, jobPath, paths } from '../paths'
import { pageRows } from './routes'

/** One concrete page of the site. */
export type SitePage = {
  /** Its address: a path from the site's root. */
  readonly address: string
  /** The route it belongs to, as the table spells it. */
  readonly route: string
  readonly kind: PageKind
  readonly noindex: boolean
  /** Where search engines should send people: its own address but for the alias. */
  readonly canonical: string
  /** Name that pages of the same make share. */
  readonly template: string
  /** ISO date of the last change, where the content knows one. */
  readonly lastModified?: string
}

/** What fills the parameter of a route: addresses, with the day of their last change. */
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
    // The endpoint's jobs are unknown here; the browser renders them in place of the page 404
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
 * Pages for addresses that don't exist, where they differ from `/404`. Hosts that answer with the
 * nearest 404.html then say what the router says.
 */
export function listNotFoundPages(): SitePage[] {
  const address = healthPostPath('404')
  const route = healthPostPath('').replace(/$/, ':id')
  return [{ address, route, kind: 'demo', noindex: true, canonical: address, template: route }]
}
