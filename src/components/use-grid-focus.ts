import { useGridApiRef, type GridApi } from '@mui/x-data-grid'
import { useCallback, useEffect, type FocusEvent } from 'react'

import type { PageView } from '../lib/table-view'
import type { SheetUse } from './sheet-cells'

/**
 * Keeps the grid's own record of the focus true. Left alone, the grid (9.14) believes a cell focused
 * that Tab has left: the next rows then pull the focus out of the control that asked for them. And
 * where that cell is gone, no cell is left that Tab could reach.
 *
 * @returns the grid's handle, handlers for what stands around the grid, and what brings the grid to where
 * somebody has been in the rows before it.
 */
export function useGridFocus(view: PageView, columns: readonly { readonly isShown: boolean }[]) {
  const apiRef = useGridApiRef()

  useEffect(() => {
    const api = apiRef.current
    if (!api) return
    const { cell, columnHeader } = api.state.tabIndex
    const isShown = (field: string) => columns[Number(field)]?.isShown
    const isThere = cell
      ? isShown(cell.field) && Number(cell.id) < view.visible.length
      : !columnHeader || isShown(columnHeader.field)
    // Without a stop of its own, Tab comes to the first header
    if (!isThere && !holdsFocus(api)) api.setState((state) => ({ ...state, tabIndex: nothing }))
  }, [apiRef, view, columns])

  const handleFocus = ({ target }: FocusEvent) => {
    const api = apiRef.current
    const field = target.getAttribute('data-field')
    const id = Number(target.closest('[data-id]')?.getAttribute('data-id') ?? NaN)
    if (!api || field === null || target.getAttribute('role') !== 'gridcell') return
    const { cell } = api.state.focus
    if (cell?.id !== id || cell.field !== field) api.setCellFocus(id, field)
  }

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const api = apiRef.current
    if (!api || currentTarget.contains(relatedTarget)) return
    api.setState((state) => ({ ...state, focus: nothing }))
  }

  const goOnWith = useCallback(
    ({ stop, hasFocus, scrollLeft, scrollTop }: SheetUse) => {
      const api = apiRef.current
      if (!api) return
      api.scroll({ left: scrollLeft, top: scrollTop })
      if (!stop) return
      const field = String(stop.column)
      const place = stop.row < 0 ? { columnHeader: { field } } : { cell: { id: stop.row, field } }
      api.setState((state) => ({ ...state, tabIndex: { ...nothing, ...place } }))
      if (!hasFocus) return
      if (stop.row < 0) api.setColumnHeaderFocus(field)
      else api.setCellFocus(stop.row, field)
    },
    [apiRef],
  )

  return { apiRef, handleFocus, handleBlur, goOnWith }
}

const nothing = {
  cell: null,
  columnHeader: null,
  columnHeaderFilter: null,
  columnGroupHeader: null,
}

function holdsFocus(api: GridApi): boolean {
  return Boolean(api.rootElementRef.current?.contains(document.activeElement))
}
