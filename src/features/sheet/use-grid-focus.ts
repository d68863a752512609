import {
  gridTabIndexCellSelector,
  gridTabIndexColumnHeaderSelector,
  useGridApiRef,
} from '@mui/x-data-grid'
import { useEffect, type FocusEvent } from 'react'

import type { PageView } from './engine'

/**
 * Corrects the focus state of the DataGrid (9.14). Without this, the grid takes the focus back to a cell that
 * Tab has left when its rows change, and Tab skips the grid once its tab stop is a cell that no longer
 * exists.
 *
 * @returns the grid's `apiRef`, and a blur handler for an element around the grid.
 */
export function useGridFocus(view: PageView, columns: readonly { readonly isShown: boolean }[]) {
  const apiRef = useGridApiRef()

  useEffect(() => {
    const cell = gridTabIndexCellSelector(apiRef)
    const header = gridTabIndexColumnHeaderSelector(apiRef)
    const field = cell?.field ?? header?.field
    const isGone =
      (field !== undefined && !columns[Number(field)]?.isShown) ||
      (cell && Number(cell.id) >= view.visible.length)
    const root = apiRef.current?.rootElementRef.current
    // Without a stored tab stop, the grid makes its first header one
    if (isGone && !root?.contains(document.activeElement))
      apiRef.current?.setState((state) => ({ ...state, tabIndex: noFocus }))
  }, [apiRef, view, columns])

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    apiRef.current?.setState((state) => ({ ...state, focus: noFocus }))
  }

  return { apiRef, handleBlur }
}

const noFocus = {
  cell: null,
  columnHeader: null,
  columnHeaderFilter: null,
  columnGroupHeader: null,
}
