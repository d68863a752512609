import type { Value } from '../../src/content/schema/modules'
import type { Picture } from '../../src/content/schema/text'
import type { DayParts } from '../../src/lib/format-date'

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
}

/** An entry as the site gets it: a value that matches its kind's type in `src/content/schema/types.ts`. */
export type Entry = {
  readonly file: string
  readonly id: string
  readonly lineOf: ContentFile['lineOf']
  readonly value: Value
  readonly links: readonly { readonly line: number; readonly target: string }[]
}

/** By the kind's name. Entries with a problem are left out. */
export type Entries = Readonly<Record<string, readonly Entry[]>>

export type Options = {
  /** Finds or makes the sizes of a picture. Throws what is wrong, after the field's name. */
  readonly readPicture: (file: string) => Promise<Picture>
  /** Whether headings, paragraphs and items of lists that start with `{if name}` are shown. */
  readonly conditions?: Readonly<Record<string, boolean>>
  /** What placeholders stand for, besides the company. */
  readonly facts?: Readonly<Record<string, unknown>>
  /** How a time in a fact is written. */
  readonly dayParts?: DayParts
}
