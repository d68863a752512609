import { useEffect, useState } from 'react'

/** Milliseconds without a key after which the result of a search is announced, instead of at every letter. */
export const announceDelay = 500

/**
 * Debounces a value, so that a live region announces one result and not one for each typed letter.
 *
 * @param delay milliseconds; 0 returns every value at once.
 * @returns the last value that did not change for `delay`.
 */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return delay === 0 ? value : settled
}
