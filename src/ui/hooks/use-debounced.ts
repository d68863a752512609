import { useEffect, useState } from 'react'

/**
 * Debounces a value, so that a live region announces one result and not one for each typed letter.
 *
 * @param delay in milliseconds.
 * @returns the last value that did not change for `delay`.
 */
export function useDebounced<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
