import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * A value that the browser knows and the prerendered page could not: the first render says what the
 * served page says, so that hydration finds what it expects.
 *
 * @param read reads the browser's value; must return the same value when nothing changed.
 * @param prerendered what the served page shows.
 */
export function useHydrated<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => prerendered)
}
