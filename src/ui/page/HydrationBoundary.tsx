import Box from '@mui/material/Box'
import { Children, Suspense, type ReactNode } from 'react'

import { useSectionsShown } from '../hooks/use-sections-shown'

type HydrationBoundaryProps = { children: ReactNode }

/**
 * Renders sections after the heading of a page that a link opened. On the first load, React hydrates each child in its
 * own Suspense boundary and task, so a click on one does not wait for the others. Nested, as siblings share a task.
 * @see https://react.dev/reference/react/Suspense
 */
export function HydrationBoundary({ children }: HydrationBoundaryProps) {
  // The space keeps the footer out of view
  return useSectionsShown() ? <Nested>{children}</Nested> : <Box sx={{ minHeight: '100vh' }} />
}

function Nested({ children }: HydrationBoundaryProps) {
  const [first, ...rest] = Children.toArray(children)
  return (
    <Suspense>
      {first}
      {rest.length > 0 && <Nested>{rest}</Nested>}
    </Suspense>
  )
}
