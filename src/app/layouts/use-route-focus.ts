import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import { findAnchor, moveFocus } from '../../lib/anchor'

/**
 * Moves the focus after a navigation, so that a keyboard goes on from there and a screen reader says where
 * it is: to the new page's `h1`, or to the place that the URL's hash names. Back from a place on the same page
 * leads to the link that was followed. The first load is left to the browser, the scroll position to React
 * Router's `ScrollRestoration`.
 *
 * @returns the new page's title for the live region; empty until the first change of page.
 */
export function useRouteFocus(): string {
  const location = useLocation()
  const navigationType = useNavigationType()
  const last = useRef(location)
  /** By the key of a history entry: the hash of the link that was followed from it. */
  const followed = useRef(new Map<string, string>())
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const from = last.current
    if (from === location) return
    last.current = location
    const { pathname, search, hash, key } = location

    if (from.pathname !== pathname) {
      const target = findAnchor(hash) ?? document.querySelector<HTMLElement>('h1')
      if (target) moveFocus(target)
      setAnnouncement(document.title)
      // The prerendered page's structured data describes the page that was left.
      for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
        data.remove()
    } else if (from.search === search) {
      const isBackOrForward = navigationType === 'POP'
      if (!isBackOrForward) followed.current.set(from.key, hash)
      const next = isBackOrForward && (followed.current.get(key) ?? (hash ? '' : from.hash))
      const target = (next && findLink(next)) || findAnchor(hash)
      if (target) moveFocus(target)
    }
  }, [location, navigationType])

  return announcement
}

function findLink(hash: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')
  return [...links].find((link) => link.hash === hash)
}
