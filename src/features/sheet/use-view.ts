import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { readSetups } from '../../lib/kept-setups'
import { changeParams, useUrlState } from '../../ui/hooks/use-url-state'
import {
  findMissing,
  readParams,
  readSheetQuery,
  writeSheetQuery,
  type AddressQuery,
} from './address'
import type { ShownView } from './announcements'
import type { PageView, SheetQuery, SheetSort } from './engine'
import type { LoadedSheet } from './load-sheet'

type Change = Partial<AddressQuery> | ((last: AddressQuery) => Partial<AddressQuery>)

/** Opens what was set up last on this device, unless the address says what to show. */
export function useLastSetup(): void {
  const { replace } = useUrlState()
  useEffect(() => {
    const last = readSetups().get('')?.address
    const isBare = Object.values(readParams(window.location.search)).flat().length === 0
    if (last && isBare) replace(readParams(last))
  }, [replace])
}

/**
 * The view for the URL's query. The engine answers later: `query` is for the controls; `shown`, the latest view with
 * its query, for the grid. `changeQuery` adds a history entry for a choice, not for typing. `address`: the view's
 * parameters without its page; `openAddress` shows such a view. `missing`: columns that the URL names and the sheet lacks.
 */
export function useView(
  sheet: LoadedSheet,
  first: ShownView,
  on: { shown: (before: ShownView, after: ShownView) => void; failure: () => void },
) {
  const { params, push, replace } = useUrlState()
  const query = useMemo(() => readSheetQuery(params, sheet.header), [params, sheet])
  // A new first view, of all rows, replaces what was shown of the file's beginning
  const [last, setLast] = useState({ first, shown: first })
  const shown = last.first === first ? last.shown : first
  const latest = useRef({ query, shown, on })
  useEffect(() => {
    latest.current = { query, shown, on }
  })

  const changeQuery = useCallback(
    (change: Change, why: 'choice' | 'typing' = 'choice') => {
      const last = latest.current.query
      const next = { ...last, ...(typeof change === 'function' ? change(last) : change) }
      const write = why === 'typing' ? replace : push
      write(writeSheetQuery(next, sheet.header))
    },
    [sheet, push, replace],
  )

  useEffect(() => {
    // While the file is loading: the first view of all rows will answer the URL's query
    if (first.view.isPartial || isSame(latest.current.shown.query, query)) return
    let isNewest = true
    const show = (view: PageView) => {
      if (!isNewest) return
      const after = { query, view }
      latest.current.on.shown(latest.current.shown, after)
      setLast({ first, shown: after })
    }
    sheet.view(query).then(show, (error: unknown) => {
      console.error('The rows were not found', error)
      latest.current.on.failure()
    })
    return () => {
      isNewest = false
    }
  }, [query, sheet, first])

  // Only the engine knows the last page: correct a URL with a page beyond it
  useEffect(() => {
    const { page } = shown.view
    if (isSame(shown.query, query) && page !== query.page) changeQuery({ page }, 'typing')
  }, [shown, query, changeQuery])

  return {
    query,
    shown,
    changeQuery,
    missing: findMissing(params, sheet.header),
    address: changeParams('', writeSheetQuery({ ...query, page: 1 }, sheet.header)).slice(1),
    openAddress: (address: string) => push(readParams(address)),
  }
}

/** Whether two queries have the same rows, which hidden columns do not change. */
const isSame = (a: SheetQuery, b: SheetQuery) =>
  JSON.stringify({ ...a, hidden: 0 }) === JSON.stringify({ ...b, hidden: 0 })

/** The sort after a click on a header: ascending, then descending. Never unsorted, unlike the DataGrid's own cycle. */
export function toggleSort(sort: SheetSort | null, column: number): SheetSort {
  const isAscending = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: isAscending ? 'descending' : 'ascending' }
}
