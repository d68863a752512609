import { useEffect, useEffectEvent } from 'react'

export type Field = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) & {
  /** Set by `boot.ts` when the visitor has entered something. */
  isEdited?: boolean
}

/** What the visitor entered before hydration, by field name. A name is taken once. */
const entries = new Map<string, string>()
const taken = new Set<string>()
/** The path of the prerendered page. Fields of other pages are rendered by React from the start. */
let pathname = ''

/**
 * Records what is entered until the fields hydrate. Call it before `hydrateRoot`: if hydration fails, React renders
 * new, empty fields.
 */
export function recordEarlyEntries(): void {
  pathname = window.location.pathname
  taken.clear()
  findFields().forEach(recordIfChanged)
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => record(target as Field), true)
}

/**
 * Passes what the visitor entered before hydration to the form's state: from the next render on, React shows the
 * state's values.
 *
 * @param names of the form's fields; each name is on a prerendered page once.
 * @param onEntries called when the form has mounted, if there are entries.
 */
export function useEarlyEntries<Name extends string>(
  names: readonly Name[],
  onEntries: (entries: Partial<Record<Name, string>>) => void,
): void {
  const handle = useEffectEvent(() => {
    const found = takeEarlyEntries(names)
    if (Object.keys(found).length > 0) onEntries(found)
  })
  // Not a layout effect: React Router does not navigate before the effects of the first render, and a letter typed
  // between the two must not be lost
  useEffect(() => handle(), [])
}

/** As `useEarlyEntries`, in an effect of the caller. @returns the entries by name. */
export function takeEarlyEntries<Name extends string>(
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {}
  if (window.location.pathname !== pathname) return found
  findFields().forEach(recordIfChanged) // password managers fill fields in without an event
  for (const name of names) {
    const entry = entries.get(name)
    if (entry !== undefined) found[name] = entry
    entries.delete(name)
    taken.add(name)
  }
  return found
}

const findFields = () => document.querySelectorAll<Field>('input, select, textarea')

function record(field: Field): void {
  const isThere = window.location.pathname === pathname
  if (isThere && field.name && !taken.has(field.name)) entries.set(field.name, field.value)
}

/** A field without an entry, or one that React has rendered again, has its value of the prerendered page. */
function recordIfChanged(field: Field): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After Back or a reload, browsers fill in what was there when the page was left: the draft is newer
  const isRestored = navigation?.type === 'back_forward' || navigation?.type === 'reload'
  if (isRestored && !field.isEdited) return
  if (field.value !== initialValue(field)) record(field)
}

/** The value in the prerendered page. */
function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const option = Array.from(field.options).find(({ defaultSelected }) => defaultSelected)
  return (option ?? field.options[0])?.value ?? ''
}
