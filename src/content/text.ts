/**
 * The grammar of longer texts: typed data in place of markup, so that a text can be checked
 * (every in-site link is a path, every list is a list) and can never carry a script.
 */

/** A piece of running text. */
export type Inline =
  | string
  /** Stressed words. */
  | { readonly strong: string }
  /** What is typed or read letter by letter: a property, a tag, an event, part of an address. */
  | { readonly code: string }
  /** A number or a name that is not torn at its hyphens or spaces. It is copied and found as it stands. */
  | { readonly nowrap: string }
  /** A link to a page of this site; `path` comes from `paths`. */
  | { readonly text: string; readonly path: string }
  /** A link out of this site: `https:`, `mailto:` or `tel:` (never torn at a line's end). */
  | { readonly text: string; readonly href: string }

/** One paragraph's worth of text: plain, or pieces that are joined without added spaces. */
export type RichText = string | readonly Inline[]

/** A data table. The first cell of each row names the row. */
export type TextTable = {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** What a section is made of. A bare text is a paragraph. */
export type Block =
  | RichText
  /** A bulleted list. */
  | { readonly list: readonly RichText[] }
  /** A numbered list, for what is done in order. */
  | { readonly steps: readonly RichText[] }
  | { readonly table: TextTable }
  /** A short remark set apart from the text, such as a worked example or a warning. */
  | { readonly note: RichText }

/** A heading with what stands under it. `id` is the anchor: kebab-case, unique on the page. */
export type TextSection = {
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

/** What search engines and shared links say of a page. */
export type PageMeta = {
  /** Without the site's suffix; the specific part first. At most 45 characters. */
  readonly title: string
  /** 50 to 160 characters, unique on the site. */
  readonly description: string
  readonly keywords?: readonly string[]
}

/** A button that leads to a page of the site. */
export type CallToAction = { readonly label: string; readonly path: string }
