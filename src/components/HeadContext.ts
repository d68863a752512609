import { createContext } from 'react'

/** What a page hands to the prerender step beside its markup. */
export type HeadReport = {
  /** Structured data (schema.org), written into the page's head as JSON-LD. */
  structuredData: readonly object[]
  /** The page's own title and description, for its social picture. */
  title: string
  description: string
}

/**
 * Given by the prerender step, absent in the browser: structured data belongs to the served page.
 * A script element made in the browser would be refused by Trusted Types.
 */
export const HeadContext = createContext<((report: HeadReport) => void) | undefined>(undefined)
