import createCache from '@emotion/cache'
import { CacheProvider, css as serialize, type CSSObject } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'

import { site } from '../config'
import { foldWord, splitWords } from '../features/search/words'
import { edition } from '../generated/edition'
import { faqs } from '../generated/faqs'
import { posts } from '../generated/posts'
import { pictureLabels } from '../generated/texts/shell'
import { variableStyles } from '../theme/base-styles'
import { printStyles } from '../theme/print'
import { theme } from '../theme/theme'
import { HeadContext, type HeadReport } from '../ui/page/PageHead'
import { App } from './App'
import { createRoutes } from './router'
import { pageRows, type PageRow } from './routes'
import { listNotFoundPages, listPages, type SitePage } from './sitemap'
import { emotionKey } from './start/emotion-cache'

export type RenderedPage = {
  page: SitePage
  /** Markup of the root element, after the tags that React hoists: title, description, canonical and social tags. */
  html: string
  report: HeadReport
}

/** A style by Emotion's id. A global one applies without a class. */
export type RenderedStyle = { id: string; css: string; isGlobal: boolean }

/** The pages of one template, and the styles that they share. */
export type RenderedTemplate = {
  pages: readonly RenderedPage[]
  /** CSS of their markup, global styles first. */
  css: string
  /** The ids of all rendered styles but global ones: Emotion would insert a missing one again, even a composed one. */
  ids: readonly string[]
}

export const pages = listPages(posts.map(({ post }) => post))
export const notFoundPages = listNotFoundPages()
// In the words of this language, which are not those of modules that the build imports itself
export { edition, faqs, foldWord, pictureLabels, posts, splitWords }

/** The function that loads the page of a row. @param route its path, such as `/blog/:id`. @throws if there is none. */
export function loaderOf(route: string): PageRow['load'] {
  const row = pageRows.find(({ path }) => path === route)
  if (!row) throw new Error(`${route} is not in the route table`)
  return row.load
}

const routes = createRoutes()
const handler = createStaticHandler(routes)

// Without Emotion's prefixes: the build adds those that a supported browser needs
const cacheOptions = { key: emotionKey, stylisPlugins: [] }

/** All variables of the theme, as CSS. A page has those that it reads. */
export const themeStyles = toCss(variableStyles(theme))

/** Inline in each page: as a file, they delayed the largest paint by a request. */
const paperStyles = toCss([{ '@media print': printStyles }])

function toCss(styles: readonly object[]): string {
  return styles.map((style) => serialize(style as CSSObject).styles).join('')
}

/** Extracts the styles that a template's pages need. @param rendered all their styles, in the order of rendering. */
export function extractStyles(
  pages: readonly RenderedPage[],
  rendered: Iterable<RenderedStyle>,
): RenderedTemplate {
  const cache = createCache(cacheOptions)
  for (const { id, css, isGlobal } of rendered) {
    // Material UI's components set variables of all their variants, and read those of one
    cache.inserted[id] = css.replace(
      /(--(?:variant|_focus|App)[\w-]+):[^;}]+;?/g,
      (all, name: string) => (css.includes(`var(${name}`) ? all : ''),
    )
    if (!isGlobal) cache.registered[`${cacheOptions.key}-${id}`] = css
  }
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(
    pages.map(({ html }) => html).join(''),
  )
  return {
    pages,
    css: styles.map(({ css }) => css).join('') + paperStyles,
    ids: Object.keys(cache.registered).map((name) => name.slice(emotionKey.length + 1)),
  }
}

/** A closed `FindablePanel`. React cannot write its value of `hidden` (https://github.com/facebook/react/issues/24740). */
const closedPanel = 'hidden="" data-panel="findable"'

/**
 * Renders a page to complete markup, lazy parts included, and its styles in the order of rendering. Its own Emotion
 * cache makes the result the same whatever was rendered before. @throws if the page redirects or a component throws.
 */
export async function renderPage(
  page: SitePage,
): Promise<RenderedPage & { styles: RenderedStyle[] }> {
  const context = await handler.query(new Request(new URL(page.address, site.origin)))
  if (context instanceof Response) throw new Error(`${page.address} redirects`)
  if (context.errors) throw Object.values(context.errors)[0]

  const cache = createCache(cacheOptions)
  cache.compat = true // keeps the CSS in the cache: else Emotion writes `<style>`s into the markup
  let report: HeadReport = { structuredData: [], title: '', description: '' }
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <HeadContext value={(reported) => (report = reported)}>
        <App>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
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
  const html = await new Response(prelude).text()
  return {
    page,
    html: html.replaceAll(closedPanel, closedPanel.replace('""', '"until-found"')),
    report,
    styles: Object.entries(cache.inserted).map(([id, css]) => ({
      id,
      css: String(css),
      isGlobal: !(`${cacheOptions.key}-${id}` in cache.registered),
    })),
  }
}
