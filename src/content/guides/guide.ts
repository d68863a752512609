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
  /** Headings of the two pages that the website shows as a sample. */
  readonly samples: readonly [string, string]
}

/** Of the pictures of sample pages. */
export const sampleSize = { width: 480, height: 679 }

/** What the website says about a guide's PDF file, as `scripts/tools/guides` found it. */
export type PdfFile = {
  readonly pages: number
  readonly bytes: number
  /** Headings of its sections. */
  readonly contents: readonly string[]
  /** Pages shown as pictures, `public/images/guides/pages/{id}-1` and `-2`, with the headings on each. */
  readonly samples: readonly { readonly page: number; readonly headings: readonly string[] }[]
}
