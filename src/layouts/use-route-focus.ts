import { useEffect, useRef, useState } from 'react'
import { UNSAFE_useScrollRestoration, useLocation } from 'react-router-dom'

/**
 * After a change of page: focus on the new page's `h1`, so that a keyboard starts there and a
 * screen reader says where it is; the scroll position is the router's (top, or restored on Back).
 * Not on the first load, which the browser announces itself, and not when only the query changes.
 *
 * @param isArriving whether the page's sections are still to come: Tab on the heading would pass them by.
 * @returns the new page's title for the live region; empty until the first change of page.
 */
export function useRouteFocus(isArriving: boolean): string {
  UNSAFE_useScrollRestoration({ storageKey: 'scroll-positions' })
  const { pathname, hash, key } = useLocation()
  const lastPage = useRef({ pathname, hash })
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (isArriving) return
    const last = lastPage.current
    // Also a hash that Back has taken away: Forward brings it again
    lastPage.current = { pathname, hash }
    const isSamePage = last.pathname === pathname
    if (isSamePage && (hash === '' || last.hash === hash)) return

    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const heading = target ?? document.querySelector<HTMLElement>('h1')
    if (heading) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    if (!isSamePage) {
      setAnnouncement(document.title)
      // The served page's structured data speaks of the page that was left.
      for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
        data.remove()
    }
  }, [pathname, hash, key, isArriving])

  return announcement
}
