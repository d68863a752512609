import {
  gridClasses,
  gridFocusCellSelector,
  gridTabIndexCellSelector,
  gridTabIndexColumnHeaderSelector,
  useGridApiRef,
} from '@mui/x-data-grid'
import { useEffect, useLayoutEffect, useRef } from 'react'

import type { PageView } from './engine'

/**
 * Corrects the DataGrid (9.14): it takes the focus back from what Tab has moved on to when its rows change, Tab skips
 * it once its tab stop is gone, and Firefox finds rows outside of it. @returns refs of it and an element around it.
 */
export function useGridFocus(view: PageView, columns: readonly { readonly isShown: boolean }[]) {
  const apiRef = useGridApiRef()
  const boxRef = useRef<HTMLDivElement>(null)

  // In Firefox the grid makes its scroller focusable, whose role `presentation` no longer counts then. As the one
  // group of all rows, it is what a grid may contain.
  useLayoutEffect(() => {
    const scroller = boxRef.current?.querySelector(`.${gridClasses.virtualScroller}[tabindex]`)
    if (!scroller) return
    for (const group of boxRef.current?.querySelectorAll('[role="rowgroup"]') ?? [])
      group.setAttribute('role', 'presentation')
    scroller.setAttribute('role', 'rowgroup')
  }, [])

  useEffect(() => {
    const last = view.visible.length - 1
    const isShown = (field: string) => columns[Number(field)]?.isShown ?? false
    const focused = gridFocusCellSelector(apiRef)
    const header = gridTabIndexColumnHeaderSelector(apiRef)
    const isGone =
      [focused, gridTabIndexCellSelector(apiRef)].some(
        (cell) => cell && (Number(cell.id) > last || !isShown(cell.field)),
      ) ||
      (header && !isShown(header.field))
    if (!isGone) return

    const active = document.activeElement
    if (focused && isShown(focused.field) && last >= 0 && active === document.body) {
      // The cell had the focus when its row was removed
      apiRef.current?.setCellFocus(last, focused.field)
    } else if (!boxRef.current?.contains(active)) {
      // No header has a filter: this clears the grid's focus and makes the first header the tab stop
      apiRef.current?.setColumnHeaderFilterFocus('0')
    }
  }, [apiRef, view, columns])

  return { apiRef, boxRef }
}

/**
 * Scrolls to what has the focus: the grid moves it without scrolling the page (https://github.com/mui/mui-x/issues/8054).
 * In a later frame, because a cell beyond those in sight has no size and no place until the grid has rendered it.
 */
export const scrollIntoView = (target: Element) =>
  requestAnimationFrame(() => {
    if (target !== document.activeElement) return
    if (target.clientHeight === 0) scrollIntoView(target)
    else target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
