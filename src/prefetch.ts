import { matchRoutes } from 'react-router-dom'

import { isSavingData, whenIdle } from './lib/when-idle'
import type { PageRow } from './routes'

/**
 * Fetches pages before they are asked for: code and data of a link that someone points at, focuses
 * or touches; the code of the links in sight when the page is idle. Nothing where data is to be saved.
 *
 * @param rows the route table itself, not the router's routes: those may leave the page when a file is
 * gone, which nobody has asked for yet.
 * @returns a function to call after each change of page: it looks for the new page's links.
 */
export function prefetchPages(rows: readonly PageRow[]): () => void {
  if (isSavingData()) return () => {}

  const routes = rows.map(({ path, load }) => ({ path, load }))

  const done = new Set<string>()
  const prefetch = (link: HTMLAnchorElement, isMeant: boolean) => {
    if (link.origin !== location.origin || link.pathname === location.pathname) return
    const key = `${link.pathname} ${isMeant}`
    if (done.has(key)) return
    done.add(key)
    // A failure shows when the link is followed.
    fetchPage(routes, link, isMeant).catch(() => done.delete(key))
  }

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) prefetch(link, true)
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, onIntent, { passive: true })

  const inSight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inSight.unobserve(target)
      whenIdle(() => prefetch(target as HTMLAnchorElement, false))
    }
  })
  return () => {
    inSight.disconnect()
    // The footer's many links wait until someone points at one.
    for (const link of document.querySelectorAll('header a[href], main a[href]'))
      inSight.observe(link)
  }
}

type Route = Pick<PageRow, 'path' | 'load'>

async function fetchPage(routes: Route[], link: HTMLAnchorElement, withData: boolean) {
  for (const { route, params } of matchRoutes(routes, link.pathname) ?? []) {
    const { loader } = await route.load()
    if (!withData || typeof loader !== 'function') continue
    const request = new Request(link.href)
    await loader({ request, params, context: undefined } as never)
  }
}
