import { useEffect, useState } from 'react'

import { readStored, store } from '../lib/storage'

/**
 * Whether something that moves by itself may move (WCAG 2.2.2). Still until the page is alive, and
 * with `prefers-reduced-motion`; what the visitor chose by the button lasts for the visit.
 *
 * @param key names the choice, so that each moving thing has its own.
 * @returns `canMove`, and `toggle` for the button.
 */
export function useMotion(key: string): { canMove: boolean; toggle: () => void } {
  const storageKey = `motion-${key}`
  const [canMove, setCanMove] = useState(false)

  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
    const decide = () => {
      const choice = readStored(storageKey, 'session')
      setCanMove(choice === null ? !reduced.matches : choice === 'play')
    }
    decide()
    reduced.addEventListener('change', decide)
    return () => reduced.removeEventListener('change', decide)
  }, [storageKey])

  const toggle = () => {
    store(storageKey, canMove ? 'pause' : 'play', 'session')
    setCanMove(!canMove)
  }
  return { canMove, toggle }
}
