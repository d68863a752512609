import { readStored, store, type StoredKey } from '../../lib/storage'

/** Unsent text by field name; empty fields are left out. */
export type Draft<Field extends string> = Partial<Record<Field, string>>

/**
 * Keeps a form's draft in `sessionStorage`: it survives a reload and ends with the tab. If storage is
 * blocked or full, it is kept in memory until the page is left. No method throws. Stored data is not
 * trusted: only strings of the passed fields are read.
 */
export function createDraftStore<Field extends string>(key: StoredKey, fields: readonly Field[]) {
  let memory: Draft<Field> = {}

  const pick = (source: unknown): Draft<Field> => {
    const picked: Draft<Field> = {}
    if (typeof source !== 'object' || source === null) return picked
    for (const field of fields) {
      const value: unknown = Object.hasOwn(source, field) && (source as Draft<Field>)[field]
      if (typeof value === 'string' && value !== '') picked[field] = value
    }
    return picked
  }

  return {
    /** The draft; `{}` if there is none. */
    read: () => pick(parse(readStored(key)) ?? memory),
    write: (values: Draft<Field>) => {
      memory = pick(values)
      const text = Object.keys(memory).length === 0 ? null : JSON.stringify(memory)
      store(key, text)
      // If storage is full, an older draft is still there and would be restored instead of this one
      if (readStored(key) !== text) store(key, null)
    },
    clear: () => {
      memory = {}
      store(key, null)
    },
  }
}

/** The parsed value; undefined if the text is not JSON. */
function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
