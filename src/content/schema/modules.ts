/** The value of an entry, with Markdown parsed and pictures found. Entries with a problem are left out. */
export type Value = Readonly<Record<string, unknown>>

/** A module of `src/generated`, which exports one constant. */
export type Module = {
  /** Its file below `src/generated`, without the extension. */
  readonly name: string
  readonly constant: string
  /** The type of the constant, or of each item of its list, in `types.ts`. */
  readonly type: string
  readonly isList: boolean
  readonly value: unknown
}

/**
 * What a module of all entries of a kind is made by, in the order of their files or of their list, and in the language
 * of a tag.
 */
export type MakeModules = (
  values: readonly Value[],
  name: string,
  tag?: string,
) => readonly Module[]

/** Pages need the mark of invented examples in few places, and must not grow by it. */
const withoutMark = (value: Value): Value => ({ ...value, sample: undefined })
const pick = (value: Value, fields: readonly string[]): Value =>
  Object.fromEntries(fields.map((field) => [field, value[field]]))

/** The module of an object, if there is one. */
export const one = (constant: string, type: string): MakeModules => {
  return ([value], name) =>
    value ? [{ name, constant, type, isList: false, value: withoutMark(value) }] : []
}

/** The module of a list, with all fields of the entries but `sample`, or with those named. */
export const list = (constant: string, type: string, fields?: readonly string[]): MakeModules => {
  const read = (value: Value) => (fields ? pick(value, fields) : withoutMark(value))
  return (values, name) => [{ name, constant, type, isList: true, value: values.map(read) }]
}
