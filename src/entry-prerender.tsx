import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { posts } from 'virtual:posts/all'

import { App } from './App'
import { HeadContext, type HeadReport } from './components/HeadContext'
import { site } from './config'
import { Shell } from './layouts/Shell'
import { styleCacheOptions } from './lib/style-cache'
import { createRoutes } from './router'
import { pageRows, type PageRow } from './routes'
import { listNotFoundPages, listPages } from './sitemap'

/** A prerendered page, cut into what goes where. */
export type RenderedPage = {
  /** Markup of the root element. */
  html: string
  /** Title, description, canonical and social tags, as React wrote them. */
  head: string
  /** Critical styles: the page's own rules by their Emotion id, and what holds for all elements. */
  styles: {
    globals: StyleRule[]
    rules: StyleRule[]
    /**
     * Ids of rules that only go into others: what a styled component adds to another one. No element
     * carries them, so the page needs them not, but the browser would make and insert them.
     */
    parts: string[]
    /** What the page draws in browsers only. */
    later: { rules: StyleRule[]; parts: string[] }
  }
  report: HeadReport
}

/** The CSS of one Emotion id. */
export type StyleRule = { id: string; css: string }

export const pages = listPages(posts.map(({ post }) => post))
export const notFoundPages = listNotFoundPages()
export { posts }

/**
 * What fetches a page's code.
 *
 * @param route as the route table spells it.
 */
export function loaderOf(route: string): PageRow['load'] {
  const row = pageRows.find(({ path }) => path === route)
  if (!row) throw new Error(`${route} is not in the route table`)
  return row.load
}

const routes = createRoutes()
const handler = createStaticHandler(routes)

/**
 * Renders one address to complete markup, lazy parts included.
 *
 * @param address a path from the site's root.
 * @throws if the address redirects or a component throws.
 */
export async function renderPage(address: string): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(address, site.origin)))
  if (context instanceof Response) throw new Error(`${address} redirects`)
  if (context.errors) throw Object.values(context.errors)[0]

  const cache = createCache(styleCacheOptions)
  cache.compat = true
  let report: HeadReport = { structuredData: [], title: '', description: '' }
  const router = createStaticRouter(handler.dataRoutes, context)
  const draw = async (content: ReactNode) => {
    const { prelude } = await prerender(
      <CacheProvider value={cache}>
        <HeadContext value={(given) => (report = given)}>
          <App>{content}</App>
        </HeadContext>
      </CacheProvider>,
      {
        // Without this React moves large boundaries to the end and swaps them in by inline scripts.
        progressiveChunkSize: Infinity,
        onError: (error) => {
          throw error
        },
      },
    )
    return new Response(prelude).text()
  }
  const markup = await draw(
    <Shell router={router}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Shell>,
  )
  const [head, html] = splitHead(markup)
  const styles = readStyles(cache, html)
  return { html, head, styles: { ...styles, later: { rules: [], parts: [] } }, report }
}

/** What Emotion collected for the markup, in the order of its insertion. Only classes are registered. */
function readStyles(cache: EmotionCache, html: string) {
  const styles = { globals: [] as StyleRule[], rules: [] as StyleRule[], parts: [] as string[] }
  const used = new Set(Array.from(html.matchAll(/\bcss-([\w-]+)/g), (match) => match[1]))
  for (const [id, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string' || css === '') continue
    if (cache.registered[`${cache.key}-${id}`] === undefined) styles.globals.push({ id, css })
    else if (used.has(id)) styles.rules.push({ id, css })
    else styles.parts.push(id)
  }
  return styles
}

/** React writes the tags it would hoist in front of the markup; a browser expects them in the head. */
function splitHead(markup: string): [head: string, html: string] {
  const tags = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/.exec(markup)?.[0] ?? ''
  return [tags, markup.slice(tags.length)]
}
