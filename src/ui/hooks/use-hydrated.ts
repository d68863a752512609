import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether this component is part of the prerendered page: true if React prerenders or hydrates it. */
function useIsPrerendered(): boolean {
  const [markup] = useState({ isPrerendered: false })
  // React calls the third function only when it prerenders or hydrates. It returns the same object, so
  // that React does not render again because of it.
  useSyncExternalStore(
    neverChanges,
    () => markup,
    () => Object.assign(markup, { isPrerendered: true }),
  )
  return markup.isPrerendered
}

/**
 * A value that only the browser has; during hydration it is `prerendered`, or React would find a mismatch. It follows
 * in a transition: a changed snapshot of a store would lengthen the task that hydrates.
 * @param read must return the same value while nothing has changed.
 */
export function useHydrated<Value>(read: () => Value, prerendered: Value): Value {
  const isPrerendered = useIsPrerendered()
  const [isHydrated, setIsHydrated] = useState(!isPrerendered)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return isHydrated ? read() : prerendered
}
