import { useEffect, useState } from 'react'

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
