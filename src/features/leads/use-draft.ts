import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

import { leadFieldNames, type LeadFieldName } from '../../content/forms'
import { createDraftStore, type Draft } from './draft'
import { toLead } from './lead-text'
import type { Lead } from './mail'

/** One draft for both forms, so that a visitor can continue in the other. It keeps the reference of a lead that failed. */
export const leadDraft = createDraftStore<LeadFieldName | 'reference'>('lead-draft', [
  ...leadFieldNames,
  'reference',
])

type LeadDraftOptions = {
  form: RefObject<HTMLFormElement | null>
  values: Lead
  setValues: (values: Lead) => void
  serviceOptions: readonly string[]
}

/**
 * Restores the draft into the form, and stores every change. It restores after hydration, because the
 * prerendered form has no draft; what was typed before hydration takes precedence.
 *
 * @returns `clearDraft`, which deletes the draft.
 */
export function useDraft({ form, values, setValues, serviceOptions }: LeadDraftOptions) {
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
    const restored = mergeTexts(values, readForm(form.current) ?? {}, draft)
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
function mergeTexts(...sources: Draft<LeadFieldName>[]): Lead {
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
