import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom'

import { App } from './App'
import { loadChunk } from './lib/load-chunk'
import { paths } from './paths'
import { createRoutes } from './router'
import type { PageLoader } from './routes'

type DataRouter = ReturnType<typeof createBrowserRouter>

await start()

/**
 * Hydrates the prerendered page, by React Router's recipe for a custom framework: the matched page's code and
 * data are loaded first, because a lazy route that is not there yet would render nothing.
 *
 * @see https://reactrouter.com/start/data/custom
 */
async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('No root element')

  let router: DataRouter | undefined
  const routes = createRoutes((row) => loadChunk(row.load, () => leave(router)))
  const loaderData = await loadMatches(routes)
  router = createBrowserRouter(routes, { hydrationData: { loaderData } })
  const app = (
    <App>
      <RouterProvider router={router} />
    </App>
  )
  if (isPrerenderedFor(routes, root.dataset.page ?? '')) {
    startTransition(() => void hydrateRoot(root, app))
  } else {
    removePageTags()
    createRoot(root).render(app)
  }
}

/** Loads code and data of the page at the current URL, and puts the code into its route. */
async function loadMatches(routes: RouteObject[]): Promise<Record<string, unknown>> {
  const loaderData: Record<string, unknown> = {}
  for (const { route, params } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function')
      Object.assign(route, await route.lazy(), { lazy: undefined })
    if (typeof route.loader !== 'function' || !route.id) continue
    const args = { params, request: new Request(location.href) }
    const data: unknown = await (route.loader as PageLoader)(args)
    if (data instanceof Response) {
      history.replaceState(null, '', paths.notFound)
      return loadMatches(routes)
    }
    loaderData[route.id] = data
  }
  return loaderData
}

/**
 * Is the markup in the document that of this URL? A host answers every unknown URL with the page 404.html, also
 * where the router knows better (a job from the endpoint).
 *
 * @param page the URL's path that the markup was made for.
 */
function isPrerenderedFor(routes: RouteObject[], page: string): boolean {
  if (page === location.pathname) return true
  const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route
  const route = routeOf(location.pathname)
  if (route?.path === '*') return page === paths.notFound
  return page.endsWith(paths.notFound) && route === routeOf(page)
}

/** Removes the tags that describe another page: React adopts none of them, and a browser shows the first title. */
function removePageTags() {
  const tags =
    'title, meta[property], link[rel="canonical"], script[type="application/ld+json"], ' +
    'meta:is([name="description"], [name="keywords"], [name="robots"], [name^="twitter:"])'
  for (const tag of document.head.querySelectorAll(tags)) tag.remove()
}

/** Goes by a full load to where the visitor was about to go; Back and Forward have changed the URL already. */
function leave(router: DataRouter | undefined): void {
  const target = router?.state.navigation.location
  const path = target && createPath(target)
  if (path && path !== createPath(window.location)) window.location.assign(path)
  else window.location.reload()
}
