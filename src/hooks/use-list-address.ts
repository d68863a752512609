import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

import { useHydrated } from './use-hydrated'

/** What a list shows, as its address says it: `?q=…&category=…&page=…`. */
export type ListAddress = {
  readonly search: string
  readonly category: string
  /** As asked for: a whole number from 1 on, maybe beyond the last page. */
  readonly page: number
  /** What the search box shows: the search text as it is being typed. */
  readonly typed: string
  /** Whether the last change came from typing. */
  readonly isTyping: boolean
  /** Whether the address counts yet: the prerendered page knows only the plain one. */
  readonly isRead: boolean
  /** Typing replaces the history entry, so that Back does not go through every letter. */
  setSearch: (search: string) => void
  setCategory: (category: string) => void
  setPage: (page: number) => void
  /** Both at once, in place of what the address says: what was entered before the page was ready. */
  setFilters: (filters: { search: string; category: string }) => void
  /** Back to the whole list. */
  clear: () => void
}

/** Marks a navigation of ours in the history's state. */
const typing = { isTyping: true }

/**
 * Keeps a list's filters and page in the address, so that Back works and a view can be shared.
 * A filter change goes back to page 1.
 */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const navigationType = useNavigationType()
  const isRead = useHydrated(() => true, false)
  // The router's answer to a key comes a moment later: the fields must not wait for it
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [seenKey, setSeenKey] = useState(key)

  const isTyping =
    navigationType === 'REPLACE' && (state as Partial<typeof typing> | null)?.isTyping === true
  if (seenKey !== key) {
    setSeenKey(key)
    if (!isTyping) setTyped(null)
    setChosen(null)
  }

  const read = (name: string) => (isRead ? (params.get(name) ?? '') : '')
  const write = (changes: Record<string, string>, isReplaced: boolean) => {
    // Not `params`: on a slow device they are still those of the key before
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, {
      replace: isReplaced,
      preventScrollReset: true,
      state: isReplaced ? typing : null,
    })
  }

  return {
    search: read('q'),
    category: chosen ?? read('category'),
    page: Math.max(1, Math.trunc(Number(read('page'))) || 1),
    typed: typed ?? read('q'),
    isTyping,
    isRead,
    setSearch(search) {
      setTyped(search)
      write({ q: search.trim() && search, page: '' }, true)
    },
    setCategory(category) {
      setChosen(category)
      write({ category, page: '' }, false)
    },
    setPage: (page) => write({ page: page > 1 ? String(page) : '' }, false),
    setFilters({ search, category }) {
      setTyped(search)
      write({ q: search.trim() && search, category, page: '' }, true)
    },
    clear() {
      setTyped(null)
      write({ q: '', category: '', page: '' }, false)
    },
  }
}
