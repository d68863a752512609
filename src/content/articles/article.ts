import type { CallToAction, PageMeta, RichText, TextSection } from '../text'

/** A marketing or approach article, which has its own page. */
export type Article = PageMeta & {
  readonly path: string
  /** The page's `h1`. */
  readonly heading: string
  /** One or two sentences under the heading that say what the reader gets. */
  readonly lead: RichText
  readonly sections: readonly TextSection[]
  readonly callToAction: CallToAction
}
