import type { Block } from '../text'

export type GuideSection = {
  readonly heading: string
  readonly blocks: readonly Block[]
  /** Smaller parts under the section's heading. */
  readonly parts?: readonly { readonly heading: string; readonly blocks: readonly Block[] }[]
  /** A list of boxes to tick, with a pen. */
  readonly checklist?: readonly string[]
}

/** The text of a PDF guide. `scripts/tools/guides` makes the file from it. */
export type Guide = {
  /** Kebab-case. The file is `public/pdf/{id}.pdf`. */
  readonly id: string
  readonly title: string
  readonly subtitle: string
  /** One sentence for its card, 60 to 140 characters. */
  readonly description: string
  readonly sections: readonly GuideSection[]
}
