import {
  gridTabIndexCellSelector,
  gridTabIndexColumnHeaderSelector,
  useGridApiRef,
} from '@mui/x-data-grid'
import { useEffect, type FocusEvent } from 'react'

import type { PageView } from './engine'

/**
 * Corrects what the DataGrid (9.14) remembers of the focus. Without this it believes a cell focused that
 * Tab has left, and moves the focus back there when its rows change. And where the cell that Tab reaches is
 * gone, Tab reaches none.
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
    // With none remembered, Tab reaches the first header
    if (isGone && !root?.contains(document.activeElement))
      apiRef.current?.setState((state) => ({ ...state, tabIndex: nothing }))
  }, [apiRef, view, columns])

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    apiRef.current?.setState((state) => ({ ...state, focus: nothing }))
  }

  return { apiRef, handleBlur }
}

const nothing = {
  cell: null,
  columnHeader: null,
  columnHeaderFilter: null,
  columnGroupHeader: null,
}
