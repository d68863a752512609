import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'

import { readStored, store, type StoredKey } from '../../lib/storage'
import { useHydrated } from './use-hydrated'

export type MotionKey = Extract<StoredKey, `motion-${string}`>

/**
 * Whether an animation may start by itself (WCAG 2.2.2): not before hydration, nor with `prefers-reduced-motion` or if
 * it `isUnwanted`, unless the visitor chose otherwise during this visit, which `storageKey` keeps.
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
