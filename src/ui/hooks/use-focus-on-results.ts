import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** `location.state` of a link that moves the focus to the list it changes. */
export const focusResults = { focus: 'results' } as const

/** Moves the focus to the heading of the list after a navigation with {@link focusResults}. */
export function useFocusOnResults(): void {
  const { key, state } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    const { focus } = (state ?? {}) as Partial<typeof focusResults>
    if (focus === focusResults.focus) focusOnResults()
  }, [key, state])
}

export function focusOnResults(): void {
  const heading = document.getElementById(focusResults.focus)
  if (heading) heading.tabIndex = -1
  heading?.focus()
}
