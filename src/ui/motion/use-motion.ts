import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'

import { readStored, store } from '../../lib/storage'
import { useHydrated } from '../hooks/use-hydrated'

/**
 * Whether an animation that starts by itself may run (WCAG 2.2.2): not before hydration, and not with
 * `prefers-reduced-motion`, unless the visitor chose otherwise during this visit.
 *
 * @param key names the choice in session storage.
 */
export function useMotion(key: string): { canMove: boolean; toggle: () => void } {
  const storageKey = `motion-${key}`
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [chosen, setChosen] = useState<string>()
  const stored = useHydrated(() => readStored(storageKey, 'session'), undefined)
  const choice = chosen ?? stored
  const canMove = choice === null ? !isReduced : choice === 'play'

  const toggle = () => {
    const next = canMove ? 'pause' : 'play'
    store(storageKey, next, 'session')
    setChosen(next)
  }
  return { canMove, toggle }
}
