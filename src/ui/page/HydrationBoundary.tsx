import Box from '@mui/material/Box'
import { Children, Suspense, useDeferredValue, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

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

/**
 * Whether to render a page's sections: not in the first render after a click on a link, so that a slow phone shows the
 * heading in about half the time. Back, forward and a hash need the whole page at once.
 * @see https://react.dev/reference/react/useDeferredValue
 */
export function useSectionsShown(): boolean {
  const { hash } = useLocation()
  const isLink = useNavigationType() === 'PUSH' && hash === ''
  return useDeferredValue(true, !isLink)
}
