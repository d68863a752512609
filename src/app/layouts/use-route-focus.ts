import { useEffect, useRef, useState } from 'react'
import { useNavigationType, type Location } from 'react-router-dom'

import { removeStructuredData } from '../../seo/structured-data'
import { afterClosing, beforeFocus } from '../../ui/screen-reader-pauses'

/**
 * Moves the focus after a navigation: to the element that the URL's hash names, else to the new page's `h1`. Back from
 * an anchor on the same page focuses the link that was followed. The browser handles the first load, React Router's
 * `ScrollRestoration` the scroll position.
 * @param location of the page that is shown as a whole.
 * @returns the page's title for the live region, when the drawer with its link has closed; empty on the first page.
 */
export function useRouteFocus(location: Location): string {
  const navigationType = useNavigationType()
  const last = useRef(location)
  /** The hash of the link that was followed from a history entry, by the entry's key. */
  const followed = useRef(new Map<string, string>())
  const [announced, setAnnounced] = useState({ pathname: '', title: '' })

  useEffect(() => {
    const from = last.current
    if (from === location) return
    last.current = location
    const { pathname, search, hash, key } = location

    if (from.pathname !== pathname) {
      const target = findAnchor(hash) ?? document.querySelector<HTMLElement>('h1')
      const before = document.activeElement
      setTimeout(() => {
        const active = document.activeElement
        const hasMovedOn = active !== before && active?.closest('main, [role="dialog"]')
        if (target && last.current === location && !hasMovedOn) moveFocus(target)
      }, beforeFocus)
      setTimeout(() => setAnnounced({ pathname, title: document.title }), afterClosing)
      removeStructuredData()
    } else if (from.search === search) {
      const isBackOrForward = navigationType === 'POP'
      if (!isBackOrForward) followed.current.set(from.key, hash)
      const next = isBackOrForward && (followed.current.get(key) ?? (hash ? '' : from.hash))
      const target = (next && findLink(next)) || findAnchor(hash)
      if (target) moveFocus(target)
    }
  }, [location, navigationType])

  return announced.pathname === location.pathname ? announced.title : ''
}

function findLink(hash: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')
  return [...links].find((link) => link.hash === hash)
}

/**
 * The element of the current page that a URL's hash (`#…`) points to; null if there is none.
 * @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 */
function findAnchor(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return id ? (document.getElementById(id) ?? document.getElementById(decode(id))) : null
}

/** An invalid encoding stays unchanged, as in browsers. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Focuses an element without scrolling. If it is not focusable, it becomes so for scripts. */
function moveFocus(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
