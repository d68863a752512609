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
 * After Back the focus is on the link that led away, after Forward on its place again; the scroll
 * position is the router's. Has to be called before anybody else subscribes to the router.
 */
export function followAnchors(router: DataRouter): void {
  /** The link that led to an entry of the history, by the entry's place in it. */
  const openers = new Map<number, HTMLElement>()
  let opener: HTMLElement | undefined
  let { location } = router.state
  let index = readIndex()

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
      opener = link
      void router.navigate(createPath(link), { replace: link.href === window.location.href })
      opener = undefined
      moveFocus(target)
      target.scrollIntoView()
    },
    { capture: true },
  )

  router.subscribe((state) => {
    if (state.location === location) return
    const last = { location, index }
    location = state.location
    index = readIndex()
    if (state.historyAction === 'PUSH') openers.delete(index)
    if (opener) {
      openers.set(index, opener)
      // It would scroll there once more as soon as the page is drawn, wherever the visitor is by then
      state.restoreScrollPosition = false
      return
    }
    if (state.historyAction !== 'POP' || location.pathname !== last.location.pathname) return
    const target =
      index < last.index
        ? openers.get(last.index)
        : location.hash !== last.location.hash && findAnchor(location.hash)
    if (target) moveFocus(target)
  })
}

const isOnThisPage = ({ origin, pathname, hash, target }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname === location.pathname && hash !== '' && !target

/** Where in the history the visitor is: the router counts its entries. NaN for the browser's own. */
function readIndex(): number {
  const { idx } = (history.state ?? {}) as { idx?: number }
  return idx ?? NaN
}
