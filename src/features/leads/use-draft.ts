import { useEffect, useLayoutEffect, useRef } from 'react'

import { leadFieldNames, type Lead, type LeadFieldName } from '../../content/lead-fields'
import { startOf } from '../../lib/excerpt'
import { draftLifetime, isRecent, readStored, store } from '../../lib/storage'
import { takeEarlyEntries } from '../../ui/hooks/use-early-entries'
import { toLead } from './lead-text'

/** Unsent text by field name; empty fields are left out. */
type Draft = Partial<Record<(typeof draftFields)[number], string>>

const draftFields = [...leadFieldNames, 'reference'] as const
const storageKey = 'lead-draft'

/** One draft for both forms, so that a visitor can continue in the other. It keeps the reference of a lead that failed. */
export const leadDraft = createDraftStore()

type LeadDraftOptions = {
  values: Lead
  setValues: (values: Lead) => void
  serviceOptions: readonly string[]
}

/**
 * Restores the draft into the form, and stores every change. It restores after hydration, because the
 * prerendered form has no draft; what was typed before hydration takes precedence. The text of a link comes last.
 *
 * @returns `clearDraft`, which deletes the draft.
 */
export function useDraft({ values, setValues, serviceOptions }: LeadDraftOptions) {
  const lastValues = useRef<Lead>(undefined)
  /** A service that only the other form offers. Kept, or this form would delete it from the draft. */
  const otherService = useRef('')

  useLayoutEffect(() => {
    if (lastValues.current) return
    const draft = leadDraft.read()
    if (draft.service && !serviceOptions.includes(draft.service)) {
      otherService.current = draft.service
      delete draft.service
    }
    // A link may have a text: `/contactus?description=…`
    const fromLink = new URLSearchParams(location.search).get('description') ?? ''
    const restored = mergeTexts(values, takeEarlyEntries(leadFieldNames), draft, {
      description: startOf(fromLink, 500),
    })
    if (leadFieldNames.some((name) => restored[name] !== values[name])) setValues(restored)
  })

  useEffect(() => {
    if (lastValues.current && lastValues.current !== values) {
      const service = values.service || otherService.current
      leadDraft.write({ ...toLead((name) => values[name]), service })
    }
    lastValues.current = values
  }, [values])

  const clearDraft = () => {
    otherService.current = ''
    leadDraft.clear()
  }
  return { clearDraft }
}

/** For each field, the first source's text that is not empty. */
function mergeTexts(...sources: Draft[]): Lead {
  const text = (name: LeadFieldName) => sources.find((source) => source[name])?.[name] ?? ''
  return Object.fromEntries(leadFieldNames.map((name) => [name, text(name)])) as Lead
}

/** What the fields show, which may be more than their events told: password managers fill them in without any. */
export function readForm(form: HTMLFormElement | null): Lead | null {
  if (!form) return null
  const data = new FormData(form)
  return Object.fromEntries(
    leadFieldNames.map((name) => [name, String(data.get(name) ?? '')]),
  ) as Lead
}

/**
 * Keeps a form's draft in `sessionStorage`: it survives a reload, and ends with the tab or after a day. If
 * storage is blocked or full, it is kept in memory until the page is left. No method throws. Stored data is
 * not trusted: only strings of the form's fields are read.
 */
export function createDraftStore() {
  let memory: string | null = null
  let expiry: ReturnType<typeof setTimeout> | undefined

  const save = (text: string | null) => {
    memory = text
    store(storageKey, text)
    // If storage is full, an older draft is still there and would be restored instead of this one
    if (readStored(storageKey) !== text) store(storageKey, null)
    clearTimeout(expiry)
    if (text !== null) expiry = setTimeout(save, draftLifetime, null)
  }

  const pick = (source: object): Draft => {
    const picked: Draft = {}
    for (const field of draftFields) {
      const value: unknown = Object.hasOwn(source, field) && (source as Draft)[field]
      if (typeof value === 'string' && value !== '') picked[field] = value
    }
    return picked
  }

  const read = (): Draft => {
    const text = readStored(storageKey) ?? memory
    // A computer that sleeps stops the timer
    return text !== null && isRecent(text) ? pick(JSON.parse(text) as object) : {}
  }

  return {
    /** The draft; `{}` if there is none. */
    read,
    /** Changes the passed fields. */
    write: (values: Draft) => {
      const draft = pick({ ...read(), ...values })
      const isEmpty = Object.keys(draft).length === 0
      save(isEmpty ? null : JSON.stringify({ at: Date.now(), ...draft }))
    },
    clear: () => save(null),
  }
}
