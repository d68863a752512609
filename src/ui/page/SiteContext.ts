import { createContext } from 'react'

/** Facts about the site that components deep in the tree need, such as its name and origin. */
export type SiteFacts = {
  name: string
  /** Scheme and host, without a slash at the end. */
  origin: string
  /** In the format of Open Graph, such as `en_IN`. */
  locale: string
  /** The account on X with its @, or ''. */
  xHandle: string
  /** Text that says that a link opens in a new tab. */
  opensInNewTab: string
}

export const SiteContext = createContext<SiteFacts>({
  name: '',
  origin: '',
  locale: 'en_IN',
  xHandle: '',
  opensInNewTab: '',
})
