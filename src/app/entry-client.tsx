import { CacheProvider } from '@emotion/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom'

import { loadChunk } from '../lib/load-chunk'
import { removeInvalid } from '../lib/storage'
import { paths } from '../paths'
import { removePageTags } from '../seo/head-tags'
import { recordEarlyEntries } from '../ui/hooks/use-early-entries'
import { App } from './App'
import { createRoutes } from './router'
import type { PageLoader } from './routes'
import { createPageCache } from './start/emotion-cache'
import { keepFocus } from './start/keep-focus'
import { keepScroll } from './start/keep-scroll'
import { reloadIfOutdated } from './start/restored-page'
import { keepStaticPage } from './start/static-page'

type DataRouter = ReturnType<typeof createBrowserRouter>

/**
 * Hydrates the prerendered page once its code and data have loaded: a lazy route without its code renders nothing.
 * @throws if the page's code cannot be loaded or its loader throws.
 * @see https://reactrouter.com/start/data/custom
 */
export async function startApp() {
  const root = document.getElementById('root')
  if (!root) throw new Error('No root element')
  removeInvalid()
  reloadIfOutdated()
  keepScroll()
  correctUrl(root.dataset.page)

  let router: DataRouter | undefined
  const routes = createRoutes((row) => loadChunk(row.load, () => leave(router)))
  const loaderData = await loadMatches(routes)
  router = createBrowserRouter(routes, { hydrationData: { loaderData } })
  const app = (
    <CacheProvider value={createPageCache()}>
      <App>
        <RouterProvider router={router} />
      </App>
    </CacheProvider>
  )
  const onUncaughtError = keepStaticPage(root)
  recordEarlyEntries()
  if (isPrerenderedFor(routes, root.dataset.page ?? '')) {
    const onRecoverableError = keepFocus(root)
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError, onRecoverableError }))
  } else {
    removePageTags()
    createRoot(root, { onUncaughtError }).render(app)
  }
}

/** Loads the page at the current URL: puts its code into its route, returns its data. A redirect leads to /404. */
async function loadMatches(routes: RouteObject[]): Promise<Record<string, unknown>> {
  const loaderData: Record<string, unknown> = {}
  for (const { route, params } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function')
      Object.assign(route, await route.lazy(), { lazy: undefined })
    if (typeof route.loader !== 'function' || !route.id) continue
    const args = { params, request: new Request(location.href) }
    const data: unknown = await (route.loader as PageLoader)(args)
    if (data instanceof Response) {
      history.replaceState(history.state, '', paths.notFound)
      return loadMatches(routes)
    }
    loaderData[route.id] = data
  }
  return loaderData
}

/** Loads the navigation's target from the server. After Back or Forward it is the current URL, so that reloads. */
function leave(router: DataRouter | undefined): void {
  const target = router?.state.navigation.location
  const path = target && createPath(target)
  if (path && path !== createPath(window.location)) window.location.assign(path)
  else window.location.reload()
}

/**
 * Whether the markup, prerendered for the path `page`, is of the current URL, or hydration would fail. A static host
 * answers a URL without a file with 404.html, also if the router can render it (a job of the endpoint).
 */
function isPrerenderedFor(routes: RouteObject[], page: string): boolean {
  if (page === location.pathname) return true
  const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route
  const route = routeOf(location.pathname)
  if (route?.path === '*') return page === paths.notFound
  return page.endsWith(paths.notFound) && route === routeOf(page)
}

/** Replaces `/page.html`, `/page/` or `/index.html`, where several hosts also serve the page, by the page's own URL. */
function correctUrl(page: string | undefined): void {
  const { pathname, search, hash } = location
  const own = pathname.replace(/(?:\/index)?(?:\.html|\/)*$/, '') || paths.home
  if (own === page && own !== pathname) history.replaceState(history.state, '', own + search + hash)
}
