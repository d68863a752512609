import type { RouteObject } from 'react-router-dom'

import { ErrorLayout } from './layouts/ErrorLayout'
import { RootLayout } from './layouts/RootLayout'
import { pageRows, type PageRow } from './routes'

/** The route table as the router wants it: every page inside the one layout. */
export function createRoutes(rows: readonly PageRow[] = pageRows): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <ErrorLayout />,
      children: rows.map((row) => ({ id: row.path, path: row.path, lazy: row.load })),
    },
  ]
}
