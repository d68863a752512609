import { readStored, store } from '../../lib/storage'

/** What was typed so far: text fields by name. */
export type Draft<Field extends string> = Partial<Record<Field, string>>

/**
 * Keeps what was typed into a form, in `sessionStorage`: it survives a reload in the same tab and ends
 * with the tab. Where storage is blocked or full, it is kept in memory until the page is left. No
 * method throws, and of what is stored only texts of the named fields are read.
 */
export function createDraftStore<Field extends string>(key: string, fields: readonly Field[]) {
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
    /** What was kept; `{}` for nothing. */
    read: () => pick(parse(readStored(key, 'session')) ?? memory),
    write: (values: Draft<Field>) => {
      memory = pick(values)
      const text = Object.keys(memory).length === 0 ? null : JSON.stringify(memory)
      store(key, text, 'session')
      // A full storage keeps the older text, which would come back instead of this one
      if (readStored(key, 'session') !== text) store(key, null, 'session')
    },
    clear: () => {
      memory = {}
      store(key, null, 'session')
    },
  }
}

/** @returns undefined for what is no JSON. */
function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
