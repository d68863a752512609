import { useLayoutEffect } from 'react'
import { Outlet, useLocation, useRouteError, type RouteObject } from 'react-router-dom'

import { ErrorLayout } from './layouts/ErrorLayout'
import { RootLayout } from './layouts/RootLayout'
import { pageRows, type PageRow } from './routes'
import { FollowLinks } from './start/follow-links'
import { Prefetch } from './start/prefetch'

/** React Router's routes of the route table, in a layout that stays when a page throws. `load` loads a page's code. */
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

/** Loads a page until that succeeds, once: even a loaded `import()` takes a task, in which React shows `loading`. */
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
  // Removing its text moves the caret to the next page: Orca in Firefox would read there, not say the focused heading
  useLayoutEffect(() => () => document.getSelection()?.removeAllRanges(), [])
  return <Outlet />
}

function Rethrow(): never {
  throw useRouteError()
}
