import type { PageMeta, RichText, TextSection } from '../text'

/** A legal text: numbered sections under one heading. */
export type LegalPage = PageMeta & {
  readonly path: string
  readonly heading: string
  readonly lead: RichText
  /** ISO date (YYYY-MM-DD) of the last change. */
  readonly updated: string
  readonly sections: readonly TextSection[]
}
