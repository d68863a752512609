import { Children, Suspense, type ReactNode } from 'react'

/**
 * React hydrates each child in its own Suspense boundary, in a task of its own, so a click on one does not
 * wait for the others. The boundaries are nested because React hydrates sibling boundaries in one task.
 *
 * @see https://react.dev/reference/react/Suspense
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const [first, ...rest] = Children.toArray(children)
  return (
    <Suspense>
      {first}
      {rest.length > 0 && <HydrationBoundary>{rest}</HydrationBoundary>}
    </Suspense>
  )
}
