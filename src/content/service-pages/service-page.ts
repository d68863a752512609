import type { CallToAction, PageMeta, RichText, TextSection } from '../text'

/** A tool, a network or a kind of work: picture, name and a sentence. */
export type Tile = {
  /** Kebab-case key of the picture `public/images/tiles/{picture}.svg`. */
  readonly picture: string
  readonly name: string
  readonly description: string
}

/** The page of one service. */
export type ServicePage = PageMeta & {
  readonly path: string
  /** The page's `h1`. */
  readonly heading: string
  /** The paragraph under the heading. */
  readonly lead: RichText
  /** Heading of the tile grid; a page without tiles has none. */
  readonly tilesHeading?: string
  readonly tiles: readonly Tile[]
  readonly sections: readonly TextSection[]
  readonly callToAction: CallToAction
}
