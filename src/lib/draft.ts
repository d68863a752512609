import { readStored, store } from './storage'

/** What was typed so far: text fields by name. */
export type Draft<Field extends string> = Partial<Record<Field, string>>

export type DraftStore<Field extends string> = {
  /** What was kept; `{}` when there is nothing, or nothing that can be read. */
  read: () => Draft<Field>
  /** Keeps the values. Fields that are all empty keep nothing. */
  write: (values: Draft<Field>) => void
  clear: () => void
}

/**
 * Keeps what was typed into a form, in `sessionStorage`: it survives a reload in the same tab and
 * ends with the tab. Where storage is blocked or full, it is kept in memory for as long as the page
 * lives. No method throws.
 *
 * What comes back is not trusted: only the named fields, and of them only texts.
 */
export function createDraftStore<Field extends string>(
  key: string,
  fields: readonly Field[],
): DraftStore<Field> {
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
    read: () => pick(parse(readStored(key, 'session')) ?? memory),
    write: (values) => {
      memory = pick(values)
      const text = Object.keys(memory).length === 0 ? null : JSON.stringify(memory)
      store(key, text, 'session')
      // Full storage keeps the older text, which would come back instead of this one
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
