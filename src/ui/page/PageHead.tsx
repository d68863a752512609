import { createContext, use } from 'react'
import { Helmet } from 'react-helmet-async'
import { useLocation } from 'react-router-dom'

import type { PageMeta } from '../../content/text'
import { noonInIndia } from '../../lib/day-in-india'
import { SiteContext } from './SiteContext'

/** What a page reports to the prerender step, besides its markup. */
export type HeadReport = {
  /** Structured data (schema.org), written into the page's head as JSON-LD. */
  structuredData: readonly object[]
  /** The page's own title and description, for its social picture. */
  title: string
  description: string
}

/**
 * Only the prerender step provides it: structured data has to be in the served page, and Trusted Types
 * would refuse a script element made in the browser.
 */
export const HeadContext = createContext<((report: HeadReport) => void) | undefined>(undefined)

type PageHeadProps = {
  meta: PageMeta
  /** The title is exactly `meta.title`, without the site's name. */
  bareTitle?: boolean
  /** Keeps the page out of search engines. `nofollow` also stops them from following its links. */
  noindex?: boolean | 'nofollow'
  /** Path of the canonical address, if it is not the page's own. */
  canonicalPath?: string
  article?: { date: string; author: string }
  /** Day of the last change, YYYY-MM-DD. */
  updated?: string
  /** schema.org nodes; only the prerendered page carries them. */
  structuredData?: readonly object[]
}

/** Lets search engines show pictures in full width: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
const largePreview = 'max-image-preview:large'

/**
 * The page's title, description, canonical address and social tags. Render exactly one on each page:
 * react-helmet-async 3 on React 19 renders native tags and does not remove duplicates.
 */
export function PageHead(props: PageHeadProps) {
  const { meta, bareTitle, noindex, canonicalPath, article, updated, structuredData = [] } = props
  const { name, origin, locale, xHandle } = use(SiteContext)
  const { pathname } = useLocation()
  const reportHead = use(HeadContext)
  const address = canonicalPath ?? pathname
  const title = bareTitle ? meta.title : `${meta.title} | ${name}`
  const canonical = origin + address
  const picture = `${origin}/social${address === '/' ? '/home' : address}.png`

  reportHead?.({ title: meta.title, description: meta.description, structuredData })

  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords.join(', ')} />}
      {!noindex && <link rel="canonical" href={canonical} />}
      <meta
        name="robots"
        content={noindex ? (noindex === 'nofollow' ? 'noindex,nofollow' : 'noindex') : largePreview}
      />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={locale} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      {article && <meta property="article:published_time" content={noonInIndia(article.date)} />}
      {updated && <meta property="article:modified_time" content={noonInIndia(updated)} />}
      {article && <meta property="article:author" content={article.author} />}
      <meta name="twitter:card" content="summary_large_image" />
      {xHandle && <meta name="twitter:site" content={xHandle} />}
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={picture} />
    </Helmet>
  )
}
