import { useEffect } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'

import { isSavingData, whenIdle } from '../../lib/when-idle'
import type { PageRow } from '../routes'

/**
 * Fetches pages before they are asked for: code and data of a link that someone points at, focuses or touches;
 * the code of the links in view in header and main once the page is idle. Nothing where the visitor saves data.
 *
 * @param props `rows` is the route table.
 */
export function Prefetch({ rows }: { rows: readonly PageRow[] }) {
  const { pathname } = useLocation()

  useEffect(() => {
    if (isSavingData()) return
    const prefetchLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link) void fetchPage(rows, link, true)
    }
    for (const type of intents)
      addEventListener(type, prefetchLink, { passive: true, capture: true })
    return () => {
      for (const type of intents) removeEventListener(type, prefetchLink, { capture: true })
    }
  }, [rows])

  useEffect(() => {
    if (isSavingData()) return
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        queue = queue.then(idle).then(() => fetchPage(rows, target as HTMLAnchorElement, false))
      }
    })
    const cancel = whenIdle(() => {
      // The footer's many links wait until someone points at one.
      for (const link of document.querySelectorAll('header a[href], main a[href]'))
        observer.observe(link)
    })
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [rows, pathname])

  return null
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve))

/** One page at a time: what somebody asks for meanwhile shares a slow line with no more than that. */
let queue = Promise.resolve()

const done = new Set<string>()

async function fetchPage(
  rows: readonly PageRow[],
  { href, origin, pathname }: HTMLAnchorElement,
  withData: boolean,
): Promise<void> {
  if (origin !== location.origin || pathname === location.pathname) return
  const key = `${pathname} ${withData}`
  if (done.has(key)) return
  done.add(key)
  const match = matchRoutes(
    rows.map(({ path, load }) => ({ path, load })),
    pathname,
  )?.[0]
  try {
    const page = await match?.route.load()
    if (withData) await page?.loader?.({ request: new Request(href), params: match?.params ?? {} })
  } catch {
    done.delete(key) // A failure shows when the link is followed.
  }
}
