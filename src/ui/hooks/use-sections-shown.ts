import { useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Tells whether to render a page's sections. After a click on a link, React first shows the new page's heading
 * without them, and renders them right after that: a slow phone shows the heading in about half the time.
 *
 * @returns `false` only in that first render. Back and forward restore a scroll position and a hash names an
 * element, so both need the whole page at once.
 * @see https://react.dev/reference/react/useDeferredValue
 */
export function useSectionsShown(): boolean {
  const { hash } = useLocation()
  const isLink = useNavigationType() === 'PUSH' && hash === ''
  return useDeferredValue(true, !isLink)
}
