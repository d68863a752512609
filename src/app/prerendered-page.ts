import { matchRoutes, type RouteObject } from 'react-router-dom'

import { paths } from '../paths'

/**
 * Whether the markup, prerendered for the path `page`, is of the current URL, or hydration would fail. A static host
 * answers a URL without a file with 404.html, also if the router can render it (a job of the endpoint).
 */
export function isPrerenderedFor(routes: RouteObject[], page: string): boolean {
  if (page === location.pathname) return true
  const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route
  const route = routeOf(location.pathname)
  if (route?.path === '*') return page === paths.notFound
  return page.endsWith(paths.notFound) && route === routeOf(page)
}

/** Replaces `/page.html`, `/page/` or `/index.html`, where several hosts also serve the page, by the page's own URL. */
export function correctUrl(page: string | undefined): void {
  const { pathname, search, hash } = location
  const own = pathname.replace(/(?:\/index)?(?:\.html|\/)*$/, '') || paths.home
  if (own === page && own !== pathname) history.replaceState(history.state, '', own + search + hash)
}
