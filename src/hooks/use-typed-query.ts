import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

import { useHydrated } from './use-hydrated'

/** What stands after the `?` of the address. None before hydration, as in the prerendered page. */
export function useQuery(): URLSearchParams {
  const isHydrated = useHydrated(isTrue, false)
  const [params] = useSearchParams()
  return isHydrated ? params : noParams
}

/**
 * The text of a search box that is kept in the address as `?q=`. What is typed shows at once and
 * replaces the history entry; Back, and links to another search, fill the box again.
 *
 * The router renders a new address later than the key press, so the box cannot read from it: letters
 * would be lost. Use it where nothing but the box is drawn with each letter; whatever answers the
 * search reads the address (`useQuery`), which is drawn when there is time.
 *
 * @returns the `typed` text, and `type` to set it.
 */
export function useTypedQuery(): {
  typed: string
  type: (text: string, change?: (params: URLSearchParams) => void) => void
} {
  const isHydrated = useHydrated(isTrue, false)
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const [typed, setTyped] = useState('')
  const [seenKey, setSeenKey] = useState('')

  if (isHydrated && key !== seenKey) {
    setSeenKey(key)
    // Only typing replaces entries, and the box knows already what was typed.
    if (seenKey === '' || navigationType !== 'REPLACE') setTyped(params.get('q') ?? '')
  }

  const type = (text: string, change?: (params: URLSearchParams) => void) => {
    setTyped(text)
    // What the address says now: a choice made a moment ago may not be drawn yet.
    const next = new URLSearchParams(window.location.search)
    if (text) next.set('q', text)
    else next.delete('q')
    change?.(next)
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return { typed, type }
}

const isTrue = () => true
const noParams = new URLSearchParams()
