import { readStored, store } from '../../lib/storage'

/** Unsent text by field name; empty fields are left out. */
export type Draft<Field extends string> = Partial<Record<Field, string>>

/** Milliseconds after the last change for which a draft is kept. The privacy policy promises it. */
export const draftLifetime = 24 * 60 * 60 * 1_000

/**
 * Keeps a form's draft in `sessionStorage`: it survives a reload, and ends with the tab or after a day. If
 * storage is blocked or full, it is kept in memory until the page is left. No method throws. Stored data is
 * not trusted: only strings of the passed fields are read.
 */
export function createDraftStore<Field extends string>(key: string, fields: readonly Field[]) {
  let memory: string | null = null
  let expiry: ReturnType<typeof setTimeout> | undefined

  const save = (text: string | null) => {
    memory = text
    store(key, text, 'session')
    // If storage is full, an older draft is still there and would be restored instead of this one
    if (readStored(key, 'session') !== text) store(key, null, 'session')
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
    const draft = parse(readStored(key, 'session') ?? memory)
    if (typeof draft !== 'object' || draft === null) return {}
    const at: unknown = Object.hasOwn(draft, 'at') && (draft as { at: unknown }).at
    // In either direction, because a clock can be set back
    if (typeof at === 'number' && Math.abs(Date.now() - at) < draftLifetime) return pick(draft)
    save(null)
    return {}
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

/** The parsed value; undefined if the text is not JSON. */
function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
