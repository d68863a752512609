import { useLayoutEffect } from 'react'
import { Outlet, useLocation, useRouteError, type RouteObject } from 'react-router-dom'

import { ErrorLayout } from './layouts/ErrorLayout'
import { RootLayout } from './layouts/RootLayout'
import { pageRows, type PageRow } from './routes'
import { FollowLinks } from './start/follow-links'
import { Prefetch } from './start/prefetch'

/**
 * Makes React Router's routes from the route table: all pages are inside one layout, which stays in place when a
 * page throws.
 *
 * @param load loads a page's code.
 */
export function createRoutes(load = (row: PageRow) => row.load()): RouteObject[] {
  const rows = pageRows.map((row) => ({ ...row, load: once(row.load) }))
  return [
    {
      // An error of the layout itself: ends the app, and `keepStaticPage` shows the prerendered page
      errorElement: <Rethrow />,
      element: (
        <>
          <RootLayout />
          <FollowLinks rows={rows} />
          <Prefetch rows={rows} />
        </>
      ),
      children: [
        {
          element: <NewPage />,
          errorElement: <ErrorLayout />,
          children: rows.map((row) => ({
            id: row.path,
            path: row.path,
            lazy: () => load(row),
          })),
        },
      ],
    },
  ]
}

/**
 * Loads a page until that succeeds, then returns it at once: even a loaded `import()` takes a task, in which React would
 * render the router's state `loading`.
 */
function once(load: PageRow['load']): PageRow['load'] {
  let loaded: ReturnType<PageRow['load']> | undefined
  const fail = (error: unknown) => {
    loaded = undefined
    throw error
  }
  return () => (loaded ??= load().catch(fail))
}

/** A new path gets new elements, also from the same template: React cannot update text that a browser has translated. */
function NewPage() {
  return <Page key={useLocation().pathname} />
}

function Page() {
  // When its text is removed, the caret moves to the start of the next page. Orca in Firefox would take that for the
  // place where it reads, and not say the heading that gets the focus.
  useLayoutEffect(() => () => document.getSelection()?.removeAllRanges(), [])
  return <Outlet />
}

function Rethrow(): never {
  throw useRouteError()
}
