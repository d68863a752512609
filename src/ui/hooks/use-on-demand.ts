import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Loads data once `isNeeded` is true, or earlier when `request` is called, for example at focus.
 *
 * @param load must keep its identity. It resolves to `undefined` on failure; `request` then tries again.
 */
export function useOnDemand<Value>(load: () => Promise<Value | undefined>, isNeeded: boolean) {
  const [value, setValue] = useState<Value>()
  const [hasFailed, setHasFailed] = useState(false)
  const isRequested = useRef(false)

  const request = useCallback(() => {
    if (isRequested.current) return
    isRequested.current = true
    void load().then((loaded) => {
      isRequested.current = loaded !== undefined
      setHasFailed(loaded === undefined)
      setValue(() => loaded)
    })
  }, [load])

  useEffect(() => {
    if (isNeeded) request()
  }, [isNeeded, request])

  return { value, hasFailed, request }
}
