import { useEffect, useState } from 'react'

/**
 * A value that has stood still for a while: what is announced while someone types is the result, not
 * every letter's.
 *
 * @param delay milliseconds; 0 follows at once.
 */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return delay === 0 ? value : settled
}
