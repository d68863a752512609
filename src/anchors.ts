import { createPath } from 'react-router-dom'

import { findAnchor, moveFocus } from './lib/anchor'
import { isModified } from './lib/is-modified'
import type { DataRouter } from './router'

/**
 * Leads to places on the same page: the focus and the scroll position go there at once, the address by the
 * router, which draws the page anew whenever it likes. Left to the browser, a link like that is no
 * entry of the router's: Back would leave the visitor where they are, and React, which draws what
 * comes by `popstate` in the same task, would take over all sections of the page first.
 *
 * It is for links in `main`. After Back the focus is on the link by which the visitor had gone on, after
 * Forward on its place again; the scroll position is the router's. Has to be called before anybody
 * else subscribes to the router.
 */
export function followAnchors(router: DataRouter): void {
  let isFollowing = false
  let shown = router.state.location
  let index = readIndex()
  /** Of the entries of the history that were seen, by their place in it. */
  const hashes = new Map([[index, shown.hash]])

  addEventListener(
    'click',
    (event) => {
      // React would hear of it at once, in the middle of taking over the page
      if (!('hydrated' in document.documentElement.dataset)) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.closest('main') || !isOnThisPage(link) || isModified(event)) return
      const target = findAnchor(link.hash)
      if (!target) return
      event.preventDefault()
      isFollowing = true
      void router.navigate(createPath(link), { replace: link.href === location.href })
      isFollowing = false
      moveFocus(target)
      target.scrollIntoView()
    },
    { capture: true },
  )

  router.subscribe((state) => {
    if (state.location === shown) return
    const last = { location: shown, index }
    shown = state.location
    index = readIndex()
    hashes.set(index, shown.hash)
    // It would scroll there once more as soon as the page is drawn, wherever the visitor is by then
    if (isFollowing) state.restoreScrollPosition = false
    else if (shown.pathname === last.location.pathname) {
      const link = index < last.index ? findLink(hashes.get(index + 1)) : null
      const target = link ?? (shown.hash === last.location.hash ? null : findAnchor(shown.hash))
      if (target) moveFocus(target)
    }
  })
}

/** The link on this page that leads to a place of it. */
function findLink(hash = ''): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')
  return [...links].find((link) => isOnThisPage(link) && link.hash === hash)
}

const isOnThisPage = ({ origin, pathname, search, hash, target }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  pathname === location.pathname &&
  search === location.search &&
  hash !== '' &&
  !target

/** Where in the history the visitor is: the router counts its entries. NaN for the browser's own. */
function readIndex(): number {
  const { idx } = (history.state ?? {}) as { idx?: number }
  return idx ?? NaN
}
