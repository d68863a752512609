import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'

import {
  cellAt,
  opensAtTap,
  placeOf,
  readWidthStep,
  type SheetPlace,
  type SheetUse,
} from './sheet-cells'
import { emptyClass, firstGridStyle } from './sheet-grid-style'
import type { SheetGridProps } from './SheetGrid'
import { SheetName } from './SheetName'

type FirstSheetGridProps = SheetGridProps & {
  /** Somebody is about to use the table: by a mouse over it, or by scrolling in it. */
  onApproach: () => void
  /** The rows go, for the grid. */
  onLeave: (use: SheetUse) => void
}

/**
 * The rows on screen as plain elements, until MUI's DataGrid takes their place (`LateSheetGrid`): the same
 * looks, roles, keys and presses, at a twentieth of the grid's work. What only the grid has (dragging a
 * header's line, drawing nothing but what is in sight of very many columns) comes with it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function FirstSheetGrid({
  label,
  describedBy,
  columns,
  view,
  sort,
  pageSize,
  emptyText,
  onSort,
  onOpen,
  onCopy,
  onStep,
  onApproach,
  onLeave,
}: FirstSheetGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = grid.current
    return () => {
      if (element) onLeave(readUse(element))
    }
  }, [onLeave])

  const [lastStop, setLastStop] = useState<SheetPlace | null>(null)
  const shown = columns.flatMap((column, index) => (column.isShown ? [{ ...column, index }] : []))

  const isThere = (place: SheetPlace | null) =>
    place && place.row < view.visible.length && columns[place.column]?.isShown
  // One stop for Tab: the last place of the focus, at first the first header
  const stop = isThere(lastStop) ? lastStop : { row: -1, column: shown[0]?.index ?? 0 }
  const tabIndexOf = (row: number, column: number) =>
    stop?.row === row && stop.column === column ? 0 : -1

  const open = ({ row, column }: SheetPlace) => {
    const opened = view.visible[row]
    if (opened) onOpen(opened, column)
  }

  const handleClick = (event: MouseEvent) => {
    const place = placeOf(event.target)
    if (!place) return
    if (place.row < 0) onSort(place.column)
    else if (opensAtTap(event.nativeEvent, event.target as Element)) open(place)
  }

  const handleDoubleClick = ({ target }: MouseEvent) => {
    const place = placeOf(target)
    if (place) open(place)
  }

  const handleKey = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    if (!place) return
    const widthStep = readWidthStep(event)
    const isOver = !widthStep && moveFocus(event, place, shown, view.visible.length)
    if (widthStep) onStep(place.column, widthStep)
    else if (event.key === 'Enter' && place.row < 0) onSort(place.column)
    else if (event.key === 'Enter') open(place)
    else if (isCopy(event) && place.row >= 0) {
      const text = view.visible[place.row]?.cells[place.column] ?? ''
      void navigator.clipboard.writeText(text).then(onCopy)
    } else if (!isOver) return
    event.preventDefault() // or the page scrolls, or Enter's release presses a dialog's first button
  }

  return (
    <Frame>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={describedBy}
        aria-colcount={shown.length}
        aria-rowcount={view.total + 1}
        aria-multiselectable={false}
        onClick={handleClick}
        onDoubleClick={handleDoubleClick}
        onKeyDown={handleKey}
        onFocus={({ target }) => setLastStop(placeOf(target))}
        onPointerMove={onApproach}
        onScroll={onApproach}
      >
        <div role="rowgroup">
          <div role="row" aria-rowindex={1}>
            {shown.map(({ name, width, isNumber, index }, order) => (
              <div
                key={index}
                role="columnheader"
                tabIndex={tabIndexOf(-1, index)}
                aria-colindex={order + 1}
                aria-sort={sort?.column === index ? sort.direction : 'none'}
                data-field={index}
                data-number={isNumber || undefined}
                style={{ width }}
              >
                <SheetName name={name} />
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {view.visible.map(({ cells }, row) => (
            <div
              key={row}
              role="row"
              aria-rowindex={(view.page - 1) * pageSize + row + 2} // counted from 1, under the header
              data-id={row}
            >
              {shown.map(({ width, isNumber, index }, order) => (
                <div
                  key={index}
                  role="gridcell"
                  tabIndex={tabIndexOf(row, index)}
                  aria-colindex={order + 1}
                  data-field={index}
                  data-number={isNumber || undefined}
                  style={{ width }}
                >
                  {cells[index] ?? ''}
                </div>
              ))}
            </div>
          ))}
        </div>
        {view.visible.length === 0 && <div className={emptyClass}>{emptyText}</div>}
      </div>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => firstGridStyle(theme.typography))

function readUse(grid: HTMLElement): SheetUse {
  return {
    stop: placeOf(grid.querySelector('[tabindex="0"]')),
    hasFocus: grid.contains(document.activeElement),
    scrollLeft: grid.scrollLeft,
    scrollTop: grid.scrollTop,
  }
}

/** @returns whether the key is one that moves the focus in a grid, also where there is nothing beyond. */
function moveFocus(
  event: KeyboardEvent,
  { row, column }: SheetPlace,
  shown: readonly { readonly index: number }[],
  rowCount: number,
): boolean {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event
  if (altKey) return false
  const isWhole = ctrlKey || metaKey
  const order = shown.findIndex(({ index }) => index === column)
  const last = shown.length - 1
  const moves: Partial<Record<string, readonly [row: number, order: number]>> = {
    ArrowUp: [row - 1, order],
    ArrowDown: [row + 1, order],
    ArrowLeft: [row, order - 1],
    ArrowRight: [row, order + 1],
    Home: [isWhole ? 0 : row, 0],
    End: [isWhole ? rowCount - 1 : row, last],
    PageUp: [0, order],
    PageDown: [rowCount - 1, order],
  }
  const move = moves[key]
  if (!move) return false
  const [toRow, toOrder] = move
  const to = shown[toOrder]
  if (to && toRow >= -1) cellAt(currentTarget, { row: toRow, column: to.index })?.focus()
  return true
}

function isCopy({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 'c' && !getSelection()?.toString()
}
