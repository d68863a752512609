import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { pageSizes } from '../../config'
import { useUrlState } from '../../ui/hooks/use-url-state'
import { readTableQuery, writeTableQuery } from './address'
import type { ShownView } from './announcements'
import type { TableQuery, TableSort } from './engine'
import type { LoadedSheet } from './load-sheet'

type Change = Partial<TableQuery> | ((last: TableQuery) => Partial<TableQuery>)

/** Milliseconds without a key after which typing counts as finished. */
export const typingRest = 400

/**
 * What the table shows. The query is in the URL; the sheet's engine answers it.
 *
 * @param onShown is called with every view that replaces another.
 * @returns `query` for the controls, the `shown` view with its own query for the rows, and `ask`: a
 * choice adds a history entry, typing does not.
 */
export function useView(
  sheet: LoadedSheet,
  first: ShownView,
  onShown: (before: ShownView, after: ShownView, isTyping: boolean) => void,
) {
  const { params, isTyping, push, replace } = useUrlState()
  const query = useMemo(
    () => readTableQuery(params, sheet.header, pageSizes.table),
    [params, sheet],
  )
  const [shown, setShown] = useState(first)
  const latest = useRef({ query, shown, isTyping, onShown })
  useEffect(() => {
    latest.current = { query, shown, isTyping, onShown }
  })

  const ask = useCallback(
    (change: Change, why: 'choice' | 'typing' = 'choice') => {
      const last = latest.current.query
      const next = { ...last, ...(typeof change === 'function' ? change(last) : change) }
      const write = why === 'typing' ? replace : push
      write(writeTableQuery(next, sheet.header, pageSizes.table))
    },
    [sheet, push, replace],
  )

  useEffect(() => {
    if (isSame(latest.current.shown.query, query)) return
    let isWanted = true
    void sheet.view(query).then((view) => {
      if (!isWanted) return
      const after = { query, view }
      latest.current.onShown(latest.current.shown, after, latest.current.isTyping)
      setShown(after)
    })
    return () => {
      isWanted = false
    }
  }, [query, sheet])

  // Only the engine knows the last page: the URL gets the page that is shown
  useEffect(() => {
    const { page } = shown.view
    if (isSame(shown.query, query) && page !== query.page) ask({ page }, 'typing')
  }, [shown, query, ask])

  return { query, shown, ask }
}

const isSame = (a: TableQuery, b: TableQuery) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The sort after a click on a column's header: ascending, or descending if it was ascending by the
 * same column. Never unsorted again.
 */
export function toggleSort(sort: TableSort | null, column: number): TableSort {
  const isAscending = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: isAscending ? 'descending' : 'ascending' }
}
