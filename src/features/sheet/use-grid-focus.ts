import {
  gridClasses,
  gridFocusCellSelector,
  gridTabIndexCellSelector,
  gridTabIndexColumnHeaderSelector,
  useGridApiRef,
} from '@mui/x-data-grid'
import { useEffect, useLayoutEffect, useRef, useState, type DOMAttributes } from 'react'

import { copyCells } from '../../lib/copy-cells'
import type { PageView } from './engine'
import { selectedClass } from './grid-styles'

type Columns = readonly { readonly isShown: boolean }[]

/**
 * Corrects the DataGrid (9.14): it takes the focus back from what Tab has moved on to when its rows change, Tab skips
 * it once its tab stop is gone, and Firefox finds rows outside of it. @returns refs of it and an element around it.
 */
export function useGridFocus(view: PageView, columns: Columns) {
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

/** A cell: its row on the page and its column, both counted from 0. */
type Place = { readonly row: number; readonly column: number }
type CellRange = { readonly from: Place; readonly to: Place; readonly view: PageView }

/**
 * Several cells, selected as in a spreadsheet: by dragging, by Shift and a click, or by Shift and a key that moves the
 * focus. Ctrl+C copies them as a table. They end with the next focus or click without Shift, and with other rows. The
 * DataGrid (9.14) has this in a paid edition; what browsers copy of text across its cells is one column.
 */
export function useCellRange(
  view: PageView,
  columns: Columns,
  onCells: (cells: readonly (readonly string[])[], isCopied?: boolean) => void,
) {
  const [latest, setRange] = useState<CellRange | null>(null)
  const range = latest?.view === view ? latest : null
  /** Where a range begins: the last cell that got the focus or was pressed without Shift. */
  const start = useRef<Place | null>(null)
  const held = useRef({ hasShift: false, isPressed: false })

  const begin = (at: Place | null) => {
    start.current = at
    setRange(null)
  }
  const extend = (to: Place | null) => {
    const from = start.current
    if (!from) return begin(to)
    if (!to || (!range && from.row === to.row && from.column === to.column)) return
    getSelection()?.removeAllRanges() // or the browser copies its text
    setRange({ from, to, view })
    onCells(readCells({ from, to, view }, columns))
  }

  const handleKey = ({ nativeEvent: event }: { nativeEvent: KeyboardEvent }) => {
    held.current.hasShift = event.shiftKey && event.key !== 'Tab'
    if (!range || !isCopyKey(event)) return
    event.stopPropagation() // or the grid copies the focused cell
    const cells = readCells(range, columns)
    void copyCells(cells).then((isCopied) => onCells(cells, isCopied))
  }
  const handlers: DOMAttributes<Element> = {
    onFocus: ({ target }) => {
      if (target.matches(':focus-visible')) scrollIntoView(target)
      const change = held.current.hasShift ? extend : begin
      change(placeOf(target))
    },
    onMouseDown: (event) => {
      if (event.button !== 0) return
      held.current = { hasShift: event.shiftKey, isPressed: true }
      if (event.shiftKey)
        event.preventDefault() // or the browser selects text; the grid moves the focus
      else begin(placeOf(event.target))
    },
    onMouseOver: ({ target, buttons }) => {
      held.current.isPressed &&= buttons === 1
      if (held.current.isPressed) extend(placeOf(target))
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) held.current.hasShift = false
    },
  }
  const classOf = (row: number, column: number) =>
    range && isIn(range, 'row', row) && isIn(range, 'column', column) ? selectedClass : ''
  return { classOf, handleKey, handlers }
}

const isIn = ({ from, to }: CellRange, side: keyof Place, at: number) =>
  at >= Math.min(from[side], to[side]) && at <= Math.max(from[side], to[side])

/** The rows of a range, without hidden columns. */
const readCells = (range: CellRange, columns: Columns) =>
  range.view.visible
    .filter((_, row) => isIn(range, 'row', row))
    .map(({ cells }) =>
      cells.filter((_, column) => columns[column]?.isShown && isIn(range, 'column', column)),
    )

/** By `keyCode`, as the grid does: in other keyboard layouts, the key has another name. */
export const isCopyKey = (event: KeyboardEvent) =>
  event.keyCode === 67 && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey

/**
 * Scrolls to what has the focus: the grid moves it without scrolling the page (https://github.com/mui/mui-x/issues/8054).
 * In a later frame, because a cell beyond those in sight has no size and no place until the grid has rendered it.
 */
const scrollIntoView = (target: Element) =>
  requestAnimationFrame(() => {
    if (target !== document.activeElement) return
    if (target.clientHeight === 0) scrollIntoView(target)
    else target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

/** Where the cell around an element is; null outside of cells. */
function placeOf(target: EventTarget): Place | null {
  const cell = (target as Element).closest<HTMLElement>('[role="gridcell"]')
  const row = cell?.closest<HTMLElement>('[data-id]')?.dataset['id']
  return row === undefined ? null : { row: Number(row), column: Number(cell?.dataset['field']) }
}
