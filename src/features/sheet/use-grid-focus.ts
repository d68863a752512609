import {
  gridClasses,
  gridTabIndexCellSelector,
  gridTabIndexColumnHeaderSelector,
  useGridApiRef,
} from '@mui/x-data-grid'
import { useEffect, useLayoutEffect, type FocusEvent } from 'react'

import type { PageView } from './engine'

/**
 * Corrects the focus of the DataGrid (9.14). Without this, the grid takes the focus back to a cell that Tab has left
 * when its rows change, Tab skips the grid once its tab stop no longer exists, and Firefox finds rows outside of it.
 *
 * @returns the grid's `apiRef`, and a blur handler for an element around the grid.
 */
export function useGridFocus(view: PageView, columns: readonly { readonly isShown: boolean }[]) {
  const apiRef = useGridApiRef()

  // In Firefox the grid makes its scroller focusable, whose role `presentation` no longer counts then. As the one
  // group of all rows, it is what a grid may contain.
  useLayoutEffect(() => {
    const root = apiRef.current?.rootElementRef.current
    const scroller = root?.querySelector(`.${gridClasses.virtualScroller}[tabindex]`)
    if (!root || !scroller) return
    for (const group of root.querySelectorAll('[role="rowgroup"]'))
      group.setAttribute('role', 'presentation')
    scroller.setAttribute('role', 'rowgroup')
  }, [apiRef])

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
      apiRef.current?.setState((state) => ({ ...state, tabIndex: none }))
  }, [apiRef, view, columns])

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    apiRef.current?.setState((state) => ({ ...state, focus: none }))
  }

  return { apiRef, handleBlur }
}

const none = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null }
