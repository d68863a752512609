/**
 * The types of longer texts: data instead of HTML, so that tests can check links and lists, and no
 * text can contain a script.
 */

/** A piece of running text. */
export type Inline =
  | string
  /** Important words, rendered as `strong`. */
  | { readonly strong: string }
  /** Code, rendered as `code`: a property, a tag, an event, part of a URL. */
  | { readonly code: string }
  /** A link to a page of this site; `path` comes from `paths`. */
  | { readonly text: string; readonly path: string; readonly lang?: string }
  /** An external link: `https:`, `mailto:` or `tel:` (which does not break across lines). */
  | { readonly text: string; readonly href: string }

/** The text of one paragraph: plain, or pieces, which are joined without spaces. */
export type RichText = string | readonly Inline[]

/** A data table. The first cell of each row is its header. */
export type TextTable = {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A part of a section. A plain text is a paragraph. */
export type Block =
  | RichText
  /** A bulleted list. */
  | { readonly list: readonly RichText[] }
  /** A numbered list, for steps in order. One that goes on after a note starts with another number than 1. */
  | { readonly steps: readonly RichText[]; readonly start?: number }
  | { readonly table: TextTable }
  /** A highlighted note, such as a worked example or a warning. */
  | { readonly note: RichText }

/** A heading and its content. `id` is the anchor: kebab-case, unique on the page. */
export type TextSection = {
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

/** Title and description of a page for search engines and link previews. */
export type PageMeta = {
  /** Without the site's suffix, which is added; of a content file at most 60 characters. The specific part comes first. */
  readonly title: string
  /** 50 to 160 characters, unique on the site. */
  readonly description: string
  readonly keywords?: readonly string[]
}

/** A button that links to a page of the site. */
export type CallToAction = { readonly label: string; readonly path: string }

/** A picture of the content, in the sizes that the build makes. */
export type Picture = {
  readonly src: string
  readonly width: number
  readonly height: number
  /** `srcset` of the AVIF and JPEG files; a drawing (SVG) has none. */
  readonly avif?: string
  readonly jpeg?: string
}
