import { timeouts } from '../../config'
import { readStored } from '../../lib/storage'

/**
 * Returns to the scroll position after a reload and after Back from another site, also if the page gets its full height
 * late, until the visitor does something. Call it before the router is created, which then finds a key in each entry.
 */
export function keepScroll(): void {
  const key = readKey()
  window.addEventListener('popstate', readKey)

  const positions = JSON.parse(readStored('scroll-positions') ?? '{}') as Record<string, unknown>
  const left = positions[key]
  if (typeof left !== 'number') return
  const isElsewhere = () => {
    const lowest = document.documentElement.scrollHeight - innerHeight
    return Math.abs(scrollY - Math.min(left, lowest)) > 1
  }
  if (isElsewhere()) return

  const observer = new ResizeObserver(() => window.scrollTo(0, left))
  observer.observe(document.body)
  const end = () => {
    observer.disconnect()
    window.removeEventListener('scroll', handleScroll)
  }
  // Find-in-page and assistive technology scroll without any other event
  const handleScroll = () => isElsewhere() && end()
  window.addEventListener('scroll', handleScroll, { passive: true })
  for (const type of ['wheel', 'pointerdown', 'keydown', 'click', 'popstate'])
    window.addEventListener(type, end, { once: true, passive: true })
  setTimeout(end, timeouts.call)
}

/** The key by which React Router stores a position. A full load and a typed hash make entries without one. */
function readKey(): string {
  const state = (history.state ?? {}) as { key?: string }
  const { key = Math.random().toString(36).slice(2) } = state
  if (!state.key) history.replaceState({ ...state, key }, '')
  return key
}
