import { Children, Suspense, type ReactNode } from 'react'

/**
 * Lets React take over the prerendered markup of its children one after the other, each in a task of
 * its own. Whatever is pressed in one of them meanwhile makes React take over that one first.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const [first, ...rest] = Children.toArray(children)
  return (
    <Suspense>
      {first}
      {rest.length > 0 && <InTurn>{rest}</InTurn>}
    </Suspense>
  )
}
