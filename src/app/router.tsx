import type { RouteObject } from 'react-router-dom'

import { ErrorLayout } from './layouts/ErrorLayout'
import { RootLayout } from './layouts/RootLayout'
import { pageRows, type PageRow } from './routes'
import { Prefetch } from './start/prefetch'

/**
 * The route table in React Router's form: every page inside the one layout. A page that fails leaves the
 * layout in place.
 *
 * @param load fetches a page's code.
 */
export function createRoutes(load = (row: PageRow) => row.load()): RouteObject[] {
  return [
    {
      element: (
        <>
          <RootLayout />
          <Prefetch rows={pageRows} />
        </>
      ),
      children: [
        {
          errorElement: <ErrorLayout />,
          children: pageRows.map((row) => ({
            id: row.path,
            path: row.path,
            lazy: () => load(row),
          })),
        },
      ],
    },
  ]
}
