import { site } from '../config'
import { company } from '../generated/company'
import { edition, otherEditions } from '../generated/edition'
import type { PageMeta } from '../content/schema/text'
import { noonInIndia } from '../lib/day-in-india'
import { handleOnX } from '../lib/social-profiles'

export type PageDescription = {
  meta: PageMeta
  /** The title is exactly `meta.title`, without the site's name. */
  bareTitle?: boolean
  /** Keeps the page out of search engines. `nofollow` also stops them from following its links. */
  noindex?: boolean | 'nofollow'
  /** Path of the canonical address, if it is not the page's own. */
  canonicalPath?: string
  /** The language of its own words, if that is not the site's. */
  lang?: string
  article?: { date: string; author: string; updated?: string }
  /** Day of the last change, YYYY-MM-DD. */
  updated?: string
}

/** Attributes of a `meta` element. */
type MetaTag = ({ name: string } | { property: string }) & { content: string; lang?: string }

/** As Open Graph writes languages: `en_IN`. */
const localeOf = ({ tag }: { readonly tag: string }) => tag.replace('-', '_')

/** Tags with words of the page, which may be in a language of its own. */
const ownWords = /description|title|alt$/

/** Lets search engines show pictures in full width: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
const largePreview = 'max-image-preview:large'

/**
 * The tags of a page's head: title, description, canonical address and social tags.
 *
 * @param pathname the page's own path.
 * @returns `canonical`: null for a page that search engines should not list.
 */
export function makeHeadTags(page: PageDescription, pathname: string) {
  const { meta, bareTitle, noindex, canonicalPath, article, updated = article?.updated } = page
  const address = canonicalPath ?? pathname
  const title = bareTitle ? meta.title : `${meta.title} | ${company.name}`
  const url = site.origin + address
  const path = pathname.slice(edition.prefix.length) || '/'
  const twins = noindex ? [] : otherEditions.filter(({ paths }) => paths.includes(path))
  const picture = `${site.origin}/social${address === '/' ? '/home' : address}.png`
  const robots = noindex === 'nofollow' ? 'noindex,nofollow' : noindex ? 'noindex' : largePreview
  const contents: Record<string, string | undefined> = {
    description: meta.description,
    // A comma would end a keyword
    keywords: meta.keywords?.map((word) => word.replaceAll(',', '')).join(', '),
    robots,
    'twitter:card': 'summary_large_image',
    'twitter:site': handleOnX(company.social ?? []),
    'twitter:image:alt': title, // the other tags are those of Open Graph
    'og:site_name': company.name,
    'og:locale': localeOf({ tag: page.lang ?? edition.tag }),
    'og:type': article ? 'article' : 'website',
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': url,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'article:published_time': article && noonInIndia(article.date),
    'article:modified_time': updated && noonInIndia(updated),
    'article:author': article?.author,
  }
  const tags = Object.entries(contents).flatMap(([name, content]): MetaTag[] => {
    if (!content) return []
    const tag = /^(?:og|article):/.test(name) ? { property: name, content } : { name, content }
    return [page.lang && ownWords.test(name) ? { ...tag, lang: page.lang } : tag]
  })
  for (const twin of twins.filter(({ tag }) => tag !== page.lang))
    tags.push({ property: 'og:locale:alternate', content: localeOf(twin) })
  return { title, canonical: noindex ? null : url, tags }
}

/** Removes head tags of another page: `createRoot` keeps them, and browsers show the first of two titles. */
export function removePageTags(): void {
  const tags =
    'title, meta[property], link[rel="canonical"], script[type="application/ld+json"], ' +
    'meta:is([name="description"], [name="keywords"], [name="robots"], [name^="twitter:"])'
  for (const tag of document.head.querySelectorAll(tags)) tag.remove()
}
