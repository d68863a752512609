import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether this component is part of the prerendered page: true where React prerenders or hydrates it. */
export function useIsPrerendered(): boolean {
  const [markup] = useState({ isPrerendered: false })
  // React reads the server's snapshot only where it prerenders or hydrates. It is the same object, so
  // nothing renders again because of it.
  useSyncExternalStore(
    neverChanges,
    () => markup,
    () => Object.assign(markup, { isPrerendered: true }),
  )
  return markup.isPrerendered
}

/**
 * A value that only the browser knows. While React hydrates the page it is what the prerendered markup shows,
 * so that both agree. The browser's value follows in a transition: a store's new snapshot would be rendered
 * within the task that hydrates.
 *
 * @param read reads the browser's value; must return the same value when nothing changed.
 * @param prerendered what the prerendered page shows.
 */
export function useHydrated<Value>(read: () => Value, prerendered: Value): Value {
  const isPrerendered = useIsPrerendered()
  const [isHydrated, setIsHydrated] = useState(!isPrerendered)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return isHydrated ? read() : prerendered
}
