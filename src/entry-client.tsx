import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  RouterProvider,
  type Location,
  type RouteObject,
} from 'react-router-dom'

import { followAnchors } from './anchors'
import { App } from './App'
import { followEarlyLinks } from './early-links'
import { Shell } from './layouts/Shell'
import { readRootVariables, readRuleNames, readVariableNames } from './lib/known-styles'
import { loadChunk } from './lib/load-chunk'
import { styleCacheOptions } from './lib/style-cache'
import { whenIdle } from './lib/when-idle'
import { createRoutes, type DataRouter } from './router'
import { pageRows, type LoadedPage } from './routes'
import { paths } from './paths'
import { prefetchPages } from './prefetch'

void start()

/**
 * Takes over the prerendered page. The matched page's code and data are fetched first: a lazy row
 * that is not there yet would render empty and throw the prerendered markup away.
 */
async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('No root element')

  let router: DataRouter | undefined
  const routes = createRoutes(pageRows, (row) =>
    loadChunk(row.load, () => leaveFor(router?.state.navigation.location)),
  )
  let loaderData = await prepare(routes)
  if (loaderData === 'not-found') {
    history.replaceState(null, '', paths.notFound)
    loaderData = await prepare(routes)
  }

  await nextTask()
  router = createBrowserRouter(
    routes,
    typeof loaderData === 'object' ? { hydrationData: { loaderData } } : {},
  )
  followAnchors(router)
  await nextTask()
  const app = (
    <CacheProvider value={createStyleCache()}>
      <App>
        <Shell router={router}>
          <RouterProvider router={router} />
        </Shell>
      </App>
    </CacheProvider>
  )

  if (isPrerenderedFor(routes, root.dataset.page))
    startTransition(() => void hydrateRoot(root, app))
  else {
    removePageTags()
    createRoot(root).render(app)
  }

  followEarlyLinks(router)
  const lookForLinks = prefetchPages(pageRows, giveToRouter(router))
  whenIdle(lookForLinks)
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(lookForLinks)
  })
}

/** Lets the browser paint, and a press through, before more is done. Timers wait a second in a hidden tab. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  port2.postMessage('')
  return new Promise((resolve) => (port1.onmessage = resolve))
}

/**
 * Does with a page's code that came early what the router does with a lazy one on the way: without it
 * every first visit to a page renders the site once more, for a moment of loading. `routes` is
 * the router's own affair; where it changes, pages are only as slow as without this.
 */
function giveToRouter(router: DataRouter) {
  return (address: string, { Component, loader }: LoadedPage) => {
    // On the way somewhere the router may be about to do the same
    if (router.state.navigation.state !== 'idle') return
    const route = matchRoutes(router.routes as RouteObject[], address)?.at(-1)?.route
    if (!route?.lazy) return
    // One element for good, as the router makes it: a component would be drawn at each change of state
    Object.assign(route, { element: createElement(Component), loader, lazy: undefined })
  }
}

/**
 * Emotion's cache, which knows the rules that the page was served with. The theme's variables that the page
 * was served without come with the first rule that reads one, or at the first sign of a visitor: all
 * elements are styled anew then, the longest task of a page that is only read.
 */
function createStyleCache() {
  const cache = createCache(styleCacheOptions)
  const served = Array.from(document.querySelectorAll('style'), (style) => style.textContent).join(
    '',
  )
  const learn = (names: string[]) => {
    for (const name of names) cache.inserted[name] = true
  }
  learn(readRuleNames(served))
  // Rules without which a page looks wrong are told of by the file they come in, once it is there
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const learnFromFile = () => learn(readToldNames(link.sheet))
    learnFromFile()
    link.addEventListener('load', learnFromFile)
  }

  const known = readRootVariables(served)
  const insert = cache.sheet.insert.bind(cache.sheet)
  cache.sheet.insert = (rule) => {
    if (readVariableNames(rule).some((name) => !known.has(name))) {
      showVariables()
      cache.sheet.insert = insert
    }
    insert(rule)
  }
  // In the frame behind the one that shows the sign's own effect: timers are held back under a finger. A
  // carousel's own scrolling, heard while captured, is no sign
  const showSoon = () => requestAnimationFrame(() => requestAnimationFrame(showVariables))
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    addEventListener(sign, showSoon, { once: true, passive: true, capture: sign !== 'scroll' })
  return cache
}

/** See `joinStyles` in scripts/build/styles.ts. */
function readToldNames(sheet: CSSStyleSheet | null): string[] {
  try {
    const last = sheet?.cssRules.item(sheet.cssRules.length - 1)
    const names = last instanceof CSSStyleRule ? last.style.getPropertyValue('--rules') : ''
    return names.match(/\S+/g) ?? []
  } catch {
    return [] // a file that did not come, or of another origin
  }
}

/** See `splitStyles` in scripts/build/critical-css.ts. */
function showVariables(): void {
  document.documentElement.dataset.variables = ''
}

/**
 * The served page's title, canonical address and social tags speak of another page: nothing adopts
 * them, and the first title in the document is the one that counts.
 */
function removePageTags() {
  const tags = document.head.querySelectorAll(
    'title, meta[property], link[rel="canonical"], script[type="application/ld+json"], ' +
      'meta:is([name="description"], [name="keywords"], [name="robots"], [name^="twitter:"])',
  )
  for (const tag of tags) tag.remove()
}

/** Goes by a real load to where the visitor was about to go; Back and Forward have gone already. */
function leaveFor(target: Location | undefined): void {
  const address = target ? createPath(target) : ''
  if (target && address !== createPath(window.location)) window.location.assign(address)
  else window.location.reload()
}

/** Fetches code and data of the page at the current address. */
async function prepare(routes: RouteObject[]): Promise<Record<string, unknown> | 'not-found'> {
  const loaderData: Record<string, unknown> = {}
  for (const { route, params } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') {
      const loaded = await route.lazy()
      Object.assign(route, loaded, { lazy: undefined })
    }
    if (typeof route.loader === 'function' && route.id) {
      const request = new Request(location.href)
      const data: unknown = await Promise.resolve(
        route.loader({ request, params, context: undefined } as never),
      ).catch((error: unknown) => error)
      if (data instanceof Response) return 'not-found'
      if (!(data instanceof Error)) loaderData[route.id] = data
    }
  }
  return loaderData
}

/**
 * Is the markup in the document this address's own? A host answers every unknown address with the
 * page 404.html, also where the router knows better (a health-care article that does not exist).
 */
function isPrerenderedFor(routes: RouteObject[], page: string | undefined): boolean {
  if (page === undefined) return false
  if (page === location.pathname) return true
  const routeOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route
  const here = routeOf(location.pathname)
  const prerendered = routeOf(page)
  // A page 404 stands for every address of its route that does not exist.
  if (here === prerendered) return page.endsWith(paths.notFound)
  return here?.path === '*' && prerendered?.path === paths.notFound
}
