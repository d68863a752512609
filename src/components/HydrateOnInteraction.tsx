import { Children, Suspense, use, useSyncExternalStore, type ReactNode } from 'react'

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
  // React asks for the server's answer only where it takes markup over. Where something above changes
  // before the first sign it draws all of this anew, and must not wait for it: the place would be empty.
  const isTakingOver = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  if (isTakingOver && !hasFirstSign()) use(firstSign)
  return children
}

const neverChanges = () => () => {}

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
