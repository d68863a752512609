import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** State of an address that asks for focus on the list's heading, once the list is drawn. */
export const focusResults = { focus: 'results' } as const

/** Moves the focus to the heading with the id `results` when an address with {@link focusResults} is shown. */
export function useFocusOnResults(): void {
  const { key, state } = useLocation() as {
    key: string
    state: Partial<typeof focusResults> | null
  }
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    if (state?.focus === focusResults.focus) focusOnResults()
  }, [key, state])
}

/** Moves the focus to the heading with the id `results`, where it is drawn already. */
export function focusOnResults(): void {
  const heading = document.getElementById(focusResults.focus)
  if (heading) heading.tabIndex = -1
  heading?.focus()
}
