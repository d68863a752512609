import Box from '@mui/material/Box'
import { Children, Suspense, useDeferredValue, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { useIsPrerendered } from '../hooks/use-hydrated'

/**
 * React hydrates each child in its own Suspense boundary, in a task of its own, so a click on one does not
 * wait for the others. The boundaries are nested because React hydrates sibling boundaries in one task.
 *
 * After a click on a link, the new page's heading is rendered first and the children follow: a phone takes a third of
 * a second to render a whole page. Back and links to an anchor need the whole page, for its scroll position.
 *
 * @see https://react.dev/reference/react/Suspense
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const isPrerendered = useIsPrerendered()
  const isPush = useNavigationType() === NavigationType.Push
  const { hash } = useLocation()
  const isShown = useDeferredValue(true, isPrerendered || !isPush || hash !== '')
  return isShown ? <Boundaries>{children}</Boundaries> : <Box sx={{ minHeight: '100vh' }} />
}

function Boundaries({ children }: { children: ReactNode }) {
  const [first, ...rest] = Children.toArray(children)
  return (
    <Suspense>
      {first}
      {rest.length > 0 && <Boundaries>{rest}</Boundaries>}
    </Suspense>
  )
}
