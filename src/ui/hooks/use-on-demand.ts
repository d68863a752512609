import { useCallback, useEffect, useRef, useState } from 'react'

/** What was loaded, by its `load`: Back then renders the whole page at once, and its scroll position can be restored. */
const kept = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * Loads data once `isNeeded` is true, or earlier when `request` is called, for example at focus.
 *
 * @param load must keep its identity. It resolves to `undefined` on failure; `request` then tries again.
 */
export function useOnDemand<Value>(load: () => Promise<Value | undefined>, isNeeded: boolean) {
  const [value, setValue] = useState(() => kept.get(load) as Value | undefined)
  const [hasFailed, setHasFailed] = useState(false)
  const isRequested = useRef(value !== undefined)

  const request = useCallback(() => {
    if (isRequested.current) return
    isRequested.current = true
    void load().then((loaded) => {
      isRequested.current = loaded !== undefined
      if (loaded !== undefined) kept.set(load, loaded)
      setHasFailed(loaded === undefined)
      setValue(() => loaded)
    })
  }, [load])

  useEffect(() => {
    if (isNeeded) request()
  }, [isNeeded, request])

  return { value, hasFailed, request }
}
