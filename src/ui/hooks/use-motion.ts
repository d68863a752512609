import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'

import { readStored, store, type StoredKey } from '../../lib/storage'
import { useHydrated } from './use-hydrated'

export type MotionKey = Extract<StoredKey, `motion-${string}`>

/**
 * Whether an animation that starts by itself may run (WCAG 2.2.2): not before hydration, and not with
 * `prefers-reduced-motion`, unless the visitor chose otherwise during this visit.
 *
 * @param storageKey where the choice is kept.
 * @param isUnwanted another reason for it not to start by itself.
 * @returns `isKnown`: false until hydration, when `canMove` does not yet say what the visitor wants.
 */
export function useMotion(storageKey: MotionKey, isUnwanted = () => false) {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [chosen, setChosen] = useState<string>()
  const stored = useHydrated(() => readStored(storageKey), undefined)
  const choice = chosen ?? stored
  const canMove = choice === null ? !isReduced && !isUnwanted() : choice === 'play'

  const choose = (next: 'play' | 'pause') => {
    store(storageKey, next)
    setChosen(next)
  }
  return { canMove, isKnown: choice !== undefined, choose }
}
