import type { Value } from '../../src/content/schema/modules'
import type { Block, Picture } from '../../src/content/schema/text'

/** What the compiler takes from a language's `texts/language.yaml`, whether or not it is right. */
export type Language = {
  readonly tag: string
  /** Before the addresses of its pages: '' or, for example, `/hi`. */
  readonly prefix: string
  /** The categories of `Intl.PluralRules`, without those of the default language, which its schemas have. */
  readonly forms?: readonly string[]
  /** By how much titles and descriptions may be longer than those of the default language. */
  readonly lengthFactor: number
  readonly months: readonly string[]
  readonly am: string
  readonly pm: string
  /** Follows the text of a link to a page that only the default language has. */
  readonly inDefaultLanguage: string
}

/** Finds the address of a page in a language. If only the default language has it, `suffix` says so after the link's text. */
export type LinkTo = (target: string) => { readonly path: string; readonly suffix: string }

/** A heading with the blocks below it. `items` are its subheadings, `url` the target of a heading that is a link. */
export type MarkdownPart = {
  readonly line: number
  readonly heading: string
  /** By what the code knows it: in a translation, the heading in the default language. */
  readonly name: string
  readonly url?: string
  readonly blocks: Block[]
  readonly items: MarkdownPart[]
}

/** Something wrong in a content file. The message says what to do. */
export type Problem = { readonly file: string; readonly line: number; readonly message: string }

/** Reports what is wrong. */
export type ReportProblem = (problem: Problem) => void

/** Reports what is wrong in a line. */
export type Report = (line: number, message: string) => void

/** A place in a YAML value: keys and indexes. */
export type ValuePath = readonly (string | number)[]

/** An entry as it was written: a file, or an item of a list. */
export type ContentFile = {
  /** Path from the project's root. */
  readonly file: string
  /** Its name without the extension. */
  readonly id: string
  /** The value of the YAML, or of a Markdown file's front matter. */
  readonly value: unknown
  /** The line of a field, or of the nearest field around it. */
  readonly lineOf: (path: ValuePath) => number
  /** The Markdown below the front matter, and the line it starts in. */
  readonly body: { readonly text: string; readonly line: number } | null
  /** Of a translation: the entry in the default language, and what it has instead of the words of that. */
  readonly original?: CompiledEntry
  readonly faults?: readonly Fault[]
}

/** Something wrong in a field, such as `items[0].label`. The message follows its name. */
export type Fault = { readonly field: string; readonly message: string }

/** An entry as the site gets it: a value that matches its kind's type in `src/content/schema/types.ts`. */
export type Entry = {
  readonly file: string
  readonly id: string
  readonly lineOf: ContentFile['lineOf']
  readonly value: Value
  readonly links: readonly { readonly line: number; readonly target: string }[]
}

/** An entry with what is wrong in it, as the entries of other languages are paired with it. */
export type CompiledEntry = Entry & {
  readonly problems: readonly Problem[]
  /** Its value as it was written. */
  readonly written: unknown
  readonly body: ContentFile['body']
  /** The parts of its text. */
  readonly parts: readonly MarkdownPart[]
}

/** By the kind's name. Entries with a problem are left out. */
export type Entries = Readonly<Record<string, readonly Entry[]>>

/** The site in another language than the default one. */
export type Edition = {
  /** The name of its folder, such as `hi`. */
  readonly folder: string
  readonly language: Language
  /** The addresses of its pages, without its prefix. */
  readonly pages: readonly string[]
  readonly entries: Entries
  readonly sources: readonly Source[]
}

/** A file of the default language: how many of its entries a language has, and a hash of the words in it. */
export type Source = {
  readonly file: string
  readonly hash: string
  readonly count: number
  readonly total: number
}

export type Options = {
  /** Finds or makes the sizes of a picture. Throws what is wrong, after the field's name. */
  readonly readPicture: (file: string) => Promise<Picture>
  /** Whether headings, paragraphs and items of lists that start with `{if name}` are shown. */
  readonly conditions?: Readonly<Record<string, boolean>>
  /** What placeholders stand for, besides the company. */
  readonly facts?: Readonly<Record<string, unknown>>
}

/** What entries of one language have in common. */
export type Surroundings = Required<Options> & {
  readonly language: Language
  readonly linkTo: LinkTo
}
