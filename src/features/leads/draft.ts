import { draftLifetime, isRecent, readStored, store, type StoredKey } from '../../lib/storage'

/** Unsent text by field name; empty fields are left out. */
export type Draft<Field extends string> = Partial<Record<Field, string>>

/**
 * Keeps a form's draft in `sessionStorage`: it survives a reload, and ends with the tab or after a day. If
 * storage is blocked or full, it is kept in memory until the page is left. No method throws. Stored data is
 * not trusted: only strings of the passed fields are read.
 */
export function createDraftStore<Field extends string>(key: StoredKey, fields: readonly Field[]) {
  let memory: string | null = null
  let expiry: ReturnType<typeof setTimeout> | undefined

  const save = (text: string | null) => {
    memory = text
    store(key, text)
    // If storage is full, an older draft is still there and would be restored instead of this one
    if (readStored(key) !== text) store(key, null)
    clearTimeout(expiry)
    if (text !== null) expiry = setTimeout(save, draftLifetime, null)
  }

  const pick = (source: object): Draft<Field> => {
    const picked: Draft<Field> = {}
    for (const field of fields) {
      const value: unknown = Object.hasOwn(source, field) && (source as Draft<Field>)[field]
      if (typeof value === 'string' && value !== '') picked[field] = value
    }
    return picked
  }

  const read = (): Draft<Field> => {
    const text = readStored(key) ?? memory
    // A computer that sleeps stops the timer
    return text !== null && isRecent(text) ? pick(JSON.parse(text) as object) : {}
  }

  return {
    /** The draft; `{}` if there is none. */
    read,
    /** Changes the passed fields. */
    write: (values: Draft<Field>) => {
      const draft = pick({ ...read(), ...values })
      const isEmpty = Object.keys(draft).length === 0
      save(isEmpty ? null : JSON.stringify({ at: Date.now(), ...draft }))
    },
    clear: () => save(null),
  }
}
