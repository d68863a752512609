import { matchRoutes } from 'react-router-dom'

import { isSavingData, whenIdle } from './lib/when-idle'
import type { LoadedPage, PageRow } from './routes'

/**
 * Fetches pages before they are asked for: code and data of a link that someone points at, focuses
 * or touches; the code of the links in sight of header and main when the page is idle. Nothing where data is to be saved.
 *
 * @param rows the route table itself, not the router's routes: those may leave the page when a file is
 * gone, which nobody has asked for yet.
 * @param onLoad gets each page's code when it has come.
 * @returns a function to call when a page is shown, the first one included: it looks for its links.
 */
export function prefetchPages(
  rows: readonly PageRow[],
  onLoad: (address: string, page: LoadedPage) => void,
): () => void {
  if (isSavingData()) return () => {}

  const routes = rows.map(({ path, load }) => ({ path, load }))

  const done = new Set<string>()
  // One page at a time: what somebody asks for meanwhile shares a slow line with no more than that
  let atRest = Promise.resolve()
  const prefetch = (link: HTMLAnchorElement, isMeant: boolean) => {
    if (link.origin !== location.origin || link.pathname === location.pathname) return
    const key = `${link.pathname} ${isMeant}`
    if (done.has(key)) return
    done.add(key)
    const fetchNow = async () => {
      try {
        const page = await fetchPage(routes, link, isMeant)
        if (page) onLoad(link.pathname, page)
      } catch {
        // A failure shows when the link is followed.
        done.delete(key)
      }
    }
    if (isMeant) void fetchNow()
    else atRest = atRest.then(idle).then(fetchNow)
  }

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) prefetch(link, true)
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(sign, onIntent, { passive: true, capture: true })

  const inSight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inSight.unobserve(target)
      prefetch(target as HTMLAnchorElement, false)
    }
  })
  return () => {
    inSight.disconnect()
    // The footer's many links wait until someone points at one.
    for (const link of document.querySelectorAll('header a[href], main a[href]'))
      inSight.observe(link)
  }
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

type Route = Pick<PageRow, 'path' | 'load'>

async function fetchPage(
  routes: Route[],
  { href, pathname }: HTMLAnchorElement,
  withData: boolean,
) {
  const match = matchRoutes(routes, pathname)?.[0]
  if (!match) return undefined
  const page = await match.route.load()
  if (withData && typeof page.loader === 'function')
    await page.loader({
      request: new Request(href),
      params: match.params,
      context: undefined,
    } as never)
  return page
}
