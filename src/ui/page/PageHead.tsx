import { createContext, use } from 'react'
import { Helmet } from 'react-helmet-async'

import { makeHeadTags, type PageDescription } from '../../seo/head-tags'
import { usePageAddress } from '../hooks/use-page-address'

/** What a page reports to the prerender step, besides its markup. */
export type HeadReport = {
  /** Structured data (schema.org), written into the page's head as JSON-LD. */
  structuredData: readonly object[]
  /** The page's own title and description, for its social picture. */
  title: string
  description: string
}

/** Only the prerender step provides it: Trusted Types would refuse a script element made in the browser. */
export const HeadContext = createContext<((report: HeadReport) => void) | undefined>(undefined)

export type PageHeadProps = PageDescription & Partial<Pick<HeadReport, 'structuredData'>>

/** Title, description, canonical address and social tags. One on each page: react-helmet-async 3 keeps duplicates. */
export function PageHead({ structuredData = [], ...page }: PageHeadProps) {
  const { title, canonical, tags } = makeHeadTags(page, usePageAddress())
  const { meta } = page
  use(HeadContext)?.({ title: meta.title, description: meta.description, structuredData })

  return (
    <Helmet>
      <title>{title}</title>
      {canonical && <link rel="canonical" href={canonical} />}
      {tags.map((tag) => (
        <meta key={Object.values(tag).join()} {...tag} />
      ))}
    </Helmet>
  )
}
