import type { ReactNode } from 'react'

let notice: ReactNode = null
const listeners = new Set<() => void>()

/** Shows a notice at the end of every page; null removes it. The layout does not import its rare component. */
export function putPageNotice(node: ReactNode): void {
  if (node === notice) return
  notice = node
  for (const listener of listeners) listener()
}

/** The current notice; null if there is none. */
export const readPageNotice = (): ReactNode => notice

/** Calls `listener` after each change, until the returned function is called. */
export function watchPageNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
