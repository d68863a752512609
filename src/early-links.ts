import { createPath } from 'react-router-dom'

import { firstSign } from './lib/first-sign'
import { isModified } from './lib/is-modified'
import type { DataRouter } from './router'

/** For each of these, on markup that waits for the first sign, React takes over all of its section first. */
const presses = [
  'pointerover',
  'mouseover',
  'pointerdown',
  'mousedown',
  'touchstart',
  'focusin',
  'pointerup',
  'mouseup',
  'touchend',
  'click',
] as const

/**
 * Follows links to the site's pages out of sections that wait to be taken over (`HydrateOnInteraction`).
 * React hears nothing of it: it would take over the section at the touch, only to throw it away
 * for the next page. What listens to these events besides has to do so while they are captured; a link that
 * does more than lead to its page says `data-follow="own"`.
 */
export function followEarlyLinks(router: DataRouter): void {
  const listen = (event: Event) => {
    // A press while React takes over the page makes it finish at once: before that no page would be shown
    if (!('hydrated' in document.documentElement.dataset)) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.closest('main, footer') || !leadsToPage(link)) return
    event.stopPropagation()
    if (!(event instanceof MouseEvent) || event.type !== 'click' || isModified(event)) return
    event.preventDefault()
    void router.navigate(createPath(link))
  }
  for (const type of presses) addEventListener(type, listen, { capture: true })
  void firstSign.then(() => {
    for (const type of presses) removeEventListener(type, listen, { capture: true })
  })
}

/** To another page of the site, in this tab? Files have a dot in their names, pages have none. */
const leadsToPage = ({ origin, pathname, target, dataset }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  pathname !== location.pathname &&
  !pathname.includes('.') &&
  !target &&
  dataset.follow !== 'own'
