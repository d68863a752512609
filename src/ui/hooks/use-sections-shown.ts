import { useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

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
