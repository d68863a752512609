import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'

import { pageSizes } from '../config'
import { readTableQuery, writeTableQuery } from '../lib/table-address'
import type { ShownView } from '../lib/table-news'
import type { TableQuery } from '../lib/table-view'
import type { LoadedSheet } from '../services/sheet'

/** Why the question is another one now; that decides what becomes of the address. */
type Cause =
  /** A press: an entry of its own, so that Back undoes it. */
  | 'choice'
  /** A key in the search: the entry is changed once the typing rests. */
  | 'typing'
  /** Back or Forward: the address is there already. */
  | 'address'
  /** The page asked for does not exist (any more). */
  | 'clamping'

type Change = Partial<TableQuery> | ((last: TableQuery) => Partial<TableQuery>)

/** Milliseconds without a key after which typing has come to rest. */
export const typingRest = 400

/**
 * What the table shows, kept in step with the address.
 *
 * The question is answered at once and mirrored to the address afterwards: the router has no part in
 * the time between a key and its rows.
 *
 * @param onShown is told of every view that takes another's place.
 * @returns the question (for the controls), the view with its own question (for the rows), `ask`.
 */
export function useTableView(
  sheet: LoadedSheet,
  first: ShownView,
  onShown: (before: ShownView, after: ShownView, isTyping: boolean) => void,
) {
  const [shown, setShown] = useState<ShownView>(() => clampQuery(first))
  const [asked, setAsked] = useState<{ query: TableQuery; cause: Cause }>({
    query: shown.query,
    cause: shown.query === first.query ? 'address' : 'clamping',
  })
  const { query, cause } = asked

  const navigate = useNavigate()
  const wasPopped = useNavigationType() === 'POP'
  // The object, not its key: a push that Back undoes at once is never rendered
  const entry = useLocation()
  const [lastEntry, setLastEntry] = useState(entry)
  if (lastEntry !== entry) {
    setLastEntry(entry)
    const params = new URLSearchParams(entry.search)
    if (wasPopped) {
      setAsked({ query: readTableQuery(params, sheet.header, pageSizes.table), cause: 'address' })
    }
  }

  useEffect(() => {
    // Not before the rows: what the router does with a new entry would hold them up
    if (cause === 'address' || shown.query !== query) return
    const write = () => {
      const params = new URLSearchParams(location.search)
      const written = writeTableQuery(params, query, sheet.header, pageSizes.table).toString()
      if (written === params.toString()) return
      void navigate({ search: written }, { replace: cause !== 'choice', preventScrollReset: true })
    }
    if (cause === 'choice') return write()
    const timer = setTimeout(write, typingRest)
    return () => clearTimeout(timer)
  }, [query, cause, shown, sheet, navigate])

  const latest = useRef({ shown, onShown })
  useEffect(() => {
    latest.current = { shown, onShown }
  })

  useEffect(() => {
    if (latest.current.shown.query === query) return
    let isWanted = true
    void sheet.view(query).then((view) => {
      if (!isWanted) return
      const after = clampQuery({ query, view })
      latest.current.onShown(latest.current.shown, after, cause === 'typing')
      setShown(after)
      if (after.query !== query) {
        setAsked({ query: after.query, cause: cause === 'address' ? 'clamping' : cause })
      }
    })
    return () => {
      isWanted = false
    }
  }, [query, cause, sheet])

  const ask = useCallback(
    (change: Change, why: 'choice' | 'typing' = 'choice') =>
      setAsked((last) => {
        const changes = typeof change === 'function' ? change(last.query) : change
        return { query: { ...last.query, ...changes }, cause: why }
      }),
    [],
  )

  return { query, shown, ask }
}

/** The page that is shown becomes the page that is asked for. */
function clampQuery({ query, view }: ShownView): ShownView {
  return { query: query.page === view.page ? query : { ...query, page: view.page }, view }
}
