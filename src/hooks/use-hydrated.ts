import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Is this component part of prerendered markup that React takes over? Then true for good, and while prerendering. */
export function useTakenOver(): boolean {
  const [markup] = useState(() => ({ isTakenOver: false }))
  // React asks for the server's snapshot only where it prerenders or takes over. It is the same object, so
  // nothing is drawn because of it.
  useSyncExternalStore(
    neverChanges,
    () => markup,
    () => Object.assign(markup, { isTakenOver: true }),
  )
  return markup.isTakenOver
}

/**
 * A value that the browser knows and the prerendered page could not: the first render says what the
 * served page says, so that hydration finds what it expects. The browser's value follows in a drawing that can
 * be interrupted, not in the task that takes over the page.
 *
 * @param read reads the browser's value; must return the same value when nothing changed.
 * @param prerendered what the served page shows.
 */
export function useHydrated<Value>(read: () => Value, prerendered: Value): Value {
  const isTakenOver = useTakenOver()
  const [isOver, setIsOver] = useState(!isTakenOver)
  useEffect(() => startTransition(() => setIsOver(true)), [])
  return isOver ? read() : prerendered
}
