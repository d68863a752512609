import { createContext } from 'react'

/** Facts of the site that components far down need: its name and where it lives. */
export type SiteFacts = {
  name: string
  /** Scheme and host, without a slash at the end. */
  origin: string
  /** As Open Graph spells it, such as `en_IN`. */
  locale: string
  /** Words that tell that a link opens a new tab. */
  opensInNewTab: string
}

export const SiteContext = createContext<SiteFacts>({
  name: '',
  origin: '',
  locale: 'en_IN',
  opensInNewTab: '',
})
