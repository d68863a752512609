import type { ReactNode } from 'react'

let notice: ReactNode = null
const listeners = new Set<() => void>()

/**
 * Puts something at the end of every page, where it stays while the visitor goes from one page to
 * the next. The layout shows it; who puts it there brings its code along, so that the layout is not
 * heavier for those who never see it.
 */
export function putPageNotice(node: ReactNode): void {
  if (node === notice) return
  notice = node
  for (const listener of listeners) listener()
}

/** What stands there now; nothing at first. */
export const readPageNotice = (): ReactNode => notice

/** @returns ends the listening. */
export function watchPageNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
