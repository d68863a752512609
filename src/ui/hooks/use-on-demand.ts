import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Data that is loaded when it is needed, or earlier by `request`: when somebody is about to need it.
 *
 * @param load must keep its identity. `undefined` is a failure, after which `request` tries again.
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
