import { useEffect, useState } from 'react'

/**
 * A value once it has stayed the same for a while: for what is announced while somebody types.
 *
 * @param delay in milliseconds.
 * @returns the value as it was when it last stood still.
 */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
