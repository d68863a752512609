import type { Block } from '../text'

export type GuideSection = {
  readonly heading: string
  readonly blocks: readonly Block[]
  /** Smaller parts under the section's heading. */
  readonly parts?: readonly { readonly heading: string; readonly blocks: readonly Block[] }[]
  /** Boxes to tick off with a pen or in a viewer; set as a list. */
  readonly checklist?: readonly string[]
}

/** A PDF guide: what it says. `scripts/guides` sets it. */
export type Guide = {
  /** Kebab-case; names the file `public/pdf/{id}.pdf`. */
  readonly id: string
  readonly title: string
  readonly subtitle: string
  /** One sentence for its card, 60 to 140 characters. */
  readonly description: string
  readonly sections: readonly GuideSection[]
}
