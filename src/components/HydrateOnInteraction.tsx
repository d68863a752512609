import { Children, Suspense, use, type ReactNode } from 'react'

import { useTakenOver } from '../hooks/use-hydrated'
import { firstSign, hasFirstSign } from '../lib/first-sign'

/**
 * Leaves the prerendered markup of its children alone until the visitor's first sign; then React takes
 * them over one after the other, each in a task of its own. Whatever is pressed in one of them makes React
 * take over that one first. For what does nothing by itself: no effect of it runs before.
 */
export function HydrateOnInteraction({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <UntilFirstSign>
        <InTurn>{children}</InTurn>
      </UntilFirstSign>
    </Suspense>
  )
}

function UntilFirstSign({ children }: { children: ReactNode }) {
  // Where something above changes before the first sign, React draws all of this anew: then it must not
  // wait, or its place would be empty.
  const isTakenOver = useTakenOver()
  if (isTakenOver && !hasFirstSign()) use(firstSign)
  return children
}

function InTurn({ children }: { children: ReactNode }) {
  const [first, ...rest] = Children.toArray(children)
  if (rest.length === 0) return first
  return (
    <>
      {first}
      <Suspense>
        <InTurn>{rest}</InTurn>
      </Suspense>
    </>
  )
}
