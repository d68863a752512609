import { useEffect, useRef, useState } from 'react'
import { UNSAFE_useScrollRestoration, useLocation } from 'react-router-dom'

import { findAnchor, moveFocus } from '../lib/anchor'

/**
 * After a change of page: focus on the new page's `h1`, so that a keyboard starts there and a
 * screen reader says where it is; the scroll position is the router's (top, or restored on Back).
 * Not on the first load, which the browser announces itself, and not on the way to another place of the
 * same page (see `followAnchors`).
 *
 * @returns the new page's title for the live region; empty until the first change of page.
 */
export function useRouteFocus(): string {
  UNSAFE_useScrollRestoration({ storageKey: 'scroll-positions' })
  const { pathname, hash } = useLocation()
  const lastPathname = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname

    const target = findAnchor(hash) ?? document.querySelector<HTMLElement>('h1')
    if (target) moveFocus(target)
    setAnnouncement(document.title)
    // The served page's structured data speaks of the page that was left.
    for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
      data.remove()
  }, [pathname, hash])

  return announcement
}
