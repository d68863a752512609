import { useCallback, useEffect, useRef, useState } from 'react'

/** What was loaded, by its `load`: Back then renders the whole page at once, and its scroll position can be restored. */
const loadedValues = new WeakMap<() => Promise<unknown>, unknown>()

/** Loads data once `isNeeded`, or by `request`, which also retries a failure (`undefined`). `load` must not change. */
export function useOnDemand<Value>(load: () => Promise<Value | undefined>, isNeeded: boolean) {
  const [value, setValue] = useState(() => loadedValues.get(load) as Value | undefined)
  const [hasFailed, setHasFailed] = useState(false)
  const isRequested = useRef(value !== undefined)

  const request = useCallback(() => {
    if (isRequested.current) return
    isRequested.current = true
    const settle = (loaded: Value | undefined) => {
      isRequested.current = loaded !== undefined
      if (loaded !== undefined) loadedValues.set(load, loaded)
      setHasFailed(loaded === undefined)
      setValue(() => loaded)
    }
    load().then(settle, (error: unknown) => {
      console.error('Data was not loaded', error)
      settle(undefined)
    })
  }, [load])

  useEffect(() => {
    if (isNeeded) request()
  }, [isNeeded, request])

  return { value, hasFailed, request }
}
