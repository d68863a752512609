import { useEffect, useLayoutEffect, useRef } from 'react'

import { leadFieldNames, type Lead } from '../../content/lead-fields'
import { startOf } from '../../lib/excerpt'
import { draftLifetime, isRecent, readStored, store } from '../../lib/storage'
import { takeEarlyEntries } from '../../ui/hooks/use-early-entries'
import { cleanLead, makeLead } from './lead-text'

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
 * Restores the draft into the form after hydration, and stores every change. What was typed before hydration takes
 * precedence; the text of a link comes last. @returns a function that deletes the draft.
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
    const linked = { description: startOf(fromLink, 500) }
    const sources: Draft[] = [values, takeEarlyEntries(leadFieldNames), draft, linked]
    const restored = makeLead((name) => sources.find((source) => source[name])?.[name] ?? '')
    if (leadFieldNames.some((name) => restored[name] !== values[name])) setValues(restored)
  })

  useEffect(() => {
    if (lastValues.current && lastValues.current !== values) {
      const service = values.service || otherService.current
      leadDraft.write({ ...cleanLead(values), service })
    }
    lastValues.current = values
  }, [values])

  return () => {
    otherService.current = ''
    leadDraft.clear()
  }
}

/** What the fields show, which may be more than their events told: password managers fill them in without any. */
export function readForm(form: HTMLFormElement | null): Lead | null {
  if (!form) return null
  const data = new FormData(form)
  return makeLead((name) => String(data.get(name) ?? ''))
}

/**
 * Keeps a draft in `sessionStorage` for a day, or in memory until the page is left if storage is blocked or full. No
 * method throws. Stored data is not trusted: only strings of the form's fields are read.
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
