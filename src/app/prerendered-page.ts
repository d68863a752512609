import { matchRoutes, type RouteObject } from 'react-router-dom'

import { paths } from '../paths'

/**
 * Is the markup in the document that of this URL? A host answers every unknown URL with the page 404.html, also
 * where the router knows better (a job from the endpoint).
 *
 * @param page the URL's path that the markup was made for.
 */
export function isPrerenderedFor(routes: RouteObject[], page: string): boolean {
  if (page === location.pathname) return true
  const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route
  const route = routeOf(location.pathname)
  if (route?.path === '*') return page === paths.notFound
  return page.endsWith(paths.notFound) && route === routeOf(page)
}

/** Removes the tags that describe another page: React adopts none of them, and a browser shows the first title. */
export function removePageTags(): void {
  const tags =
    'title, meta[property], link[rel="canonical"], script[type="application/ld+json"], ' +
    'meta:is([name="description"], [name="keywords"], [name="robots"], [name^="twitter:"])'
  for (const tag of document.head.querySelectorAll(tags)) tag.remove()
}
