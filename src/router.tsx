import type { createBrowserRouter, RouteObject } from 'react-router-dom'

import { ErrorLayout } from './layouts/ErrorLayout'
import { RootLayout } from './layouts/RootLayout'
import { pageRows, type PageRow } from './routes'

export type DataRouter = ReturnType<typeof createBrowserRouter>

/**
 * The route table as the router wants it: every page inside the one layout.
 *
 * @param load how a page's code is fetched.
 */
export function createRoutes(
  rows: readonly PageRow[] = pageRows,
  load = (row: PageRow) => row.load(),
): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <ErrorLayout />,
      children: rows.map((row) => ({ id: row.path, path: row.path, lazy: () => load(row) })),
    },
  ]
}
