import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'

import { isSavingData, whenIdle } from '../../lib/when-idle'
import { findRow, type PageRow } from '../routes'

/**
 * Prefetches code and data of a link that is hovered, focused or touched, and once the page is idle the code of those
 * that are visible in the menu and in main. Does nothing if the visitor saves data.
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
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        queue = queue.then(idle).then(() => fetchPage(rows, target as HTMLAnchorElement, false))
      }
    })
    const cancel = whenIdle(() => {
      // Not logo, search, breadcrumbs and footer, which few visitors follow: each page has them, and would fetch all again
      for (const link of document.querySelectorAll('header nav a[href], main a[href]:not(nav a)'))
        observer.observe(link)
    })
    return () => {
      for (const type of intents) removeEventListener(type, prefetchLink, { capture: true })
      cancel()
      observer.disconnect()
    }
  }, [rows, pathname])

  return null
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve))

/** Prefetches one page at a time, so that a click competes with no more than that for a slow connection. */
let queue = Promise.resolve()

async function fetchPage(
  rows: readonly PageRow[],
  { href, origin, pathname }: HTMLAnchorElement,
  withData: boolean,
): Promise<void> {
  if (origin !== location.origin || pathname === location.pathname) return
  const row = findRow(rows, pathname)
  if (!row) return
  try {
    const { loader } = await row.load()
    const params = matchPath(row.path, pathname)?.params ?? {}
    if (withData) await loader?.({ request: new Request(href), params })
  } catch {
    // Silent: following the link tries again and shows the error
  }
}
