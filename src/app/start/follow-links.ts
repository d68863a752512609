import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { findRow, type PageRow } from '../routes'

/**
 * Follows links within the site with the router. One listener for all: each of React Router's `Link`s, some eighty on a
 * page, would render again with every state of a navigation. It comes after React's own handlers, which can prevent it.
 * Left to the browser: modifier keys, `target` or `download`, other sites, files, and what no page has as its address.
 */
export function FollowLinks({ rows }: { rows: readonly PageRow[] }) {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
      if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.target || link.hasAttribute('download')) return
      const { href, origin, pathname, search, hash } = link
      if (origin !== location.origin) return
      if (pathname !== location.pathname && !findRow(rows, pathname)) return
      event.preventDefault()
      void navigate(pathname + search + hash, { replace: href === location.href })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, rows])
  return null
}
