import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * A value that only the browser knows. While React hydrates the page it is what the prerendered markup shows,
 * so that both agree; the browser's value follows at once.
 *
 * @param read reads the browser's value; must return the same value when nothing changed.
 * @param prerendered what the prerendered page shows.
 */
export function useHydrated<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => prerendered)
}
