import type { CallToAction, PageMeta, RichText, TextSection } from '../text'

/** A picture with a name and a sentence: a tool, a network, a kind of work. */
export type Tile = {
  /** Names the picture: `public/images/tiles/{picture}.svg`. Kebab-case. */
  readonly picture: string
  readonly name: string
  readonly description: string
}

/** What one line of work is, for the visitor who thinks of buying it. */
export type ServicePage = PageMeta & {
  readonly path: string
  /** The page's `h1`. */
  readonly heading: string
  /** The description paragraph under the heading. */
  readonly lead: RichText
  /** Heading of the tile grid; a page without tiles has none. */
  readonly tilesHeading?: string
  readonly tiles: readonly Tile[]
  readonly sections: readonly TextSection[]
  readonly callToAction: CallToAction
}
