import { useMemo, useState } from 'react'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom'

import { useHydrated } from './use-hydrated'

/** New values of parameters by name, a list for one that is repeated; '' leaves a parameter out of the URL. */
export type ParamChanges = Readonly<Record<string, string | readonly string[]>>

/**
 * State in the URL (`?q=…&page=…`), so that Back works and a view can be shared. Read from `window.location`, because
 * the router renders a new URL later: letters typed meanwhile would be lost.
 * @returns `params`: empty in the prerendered page. `push` adds a history entry, `replace` does not.
 */
export function useUrlState() {
  const { pathname, search: rendered } = useLocation()
  const navigate = useNavigate()
  const [change, setChange] = useState<{ search: string; url: string }>()

  // During a navigation to another page, `window.location` is that page's already
  const readUrl = () => (window.location.pathname === pathname ? window.location.search : rendered)
  const url = useHydrated(readUrl, '')
  // The URL alone is not enough: it is not read before hydration, and browsers drop changes that come too fast
  const latest = change && change.url === readUrl() ? change : undefined
  const search = latest?.search ?? url
  const params = useMemo(() => new URLSearchParams(search), [search])

  const writers = useMemo(() => {
    const write = (changes: ParamChanges, options: NavigateOptions) => {
      const next = changeParams(window.location.search, changes)
      void navigate({ search: next }, { ...options, preventScrollReset: true })
      setChange({ search: next, url: window.location.search })
    }
    return {
      push: (changes: ParamChanges, state?: unknown) => write(changes, { state }),
      replace: (changes: ParamChanges) => write(changes, { replace: true }),
    }
  }, [navigate])

  return { params, ...writers }
}

/** The search part of a URL with some parameters changed; all others stay. */
export function changeParams(search: string, changes: ParamChanges): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    const [first = '', ...more] = [value].flat()
    if (first) params.set(name, first)
    else params.delete(name)
    for (const text of more) params.append(name, text)
  }
  const text = params.toString()
  return text && `?${text}`
}
