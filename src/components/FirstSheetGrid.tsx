import { styled } from '@mui/material/styles'
import { memo, useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react'

import { answerPresses, type ShownColumn } from './first-grid-presses'
import { placeOf, type SheetPlace, type SheetUse } from './sheet-cells'
import { emptyClass, firstGridStyle, readHeights } from './sheet-grid-style'
import type { SheetGridProps } from './SheetGrid'
import { SheetName } from './SheetName'

type FirstSheetGridProps = SheetGridProps & {
  /** Somebody is about to use the table: by a mouse over it, or by scrolling in it. */
  onApproach: () => void
  /** The rows go, for the grid. */
  onLeave: (use: SheetUse) => void
}

/**
 * The rows on screen as plain elements, until MUI's DataGrid takes their place (`LateSheetGrid`): with the
 * same looks, roles, keys and presses, at a small part of the grid's work. What only the grid has (dragging a
 * header's line, drawing no more than what is in sight of very many columns) comes with it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export const FirstSheetGrid = memo(function FirstSheetGrid(props: FirstSheetGridProps) {
  const { columns, view, sort, pageSize, emptyText, onLeave } = props
  const grid = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = grid.current
    return () => {
      if (element) onLeave(readUse(element))
    }
  }, [onLeave])

  const heights = useMemo(() => readHeights(), [])
  const [lastStop, setLastStop] = useState<SheetPlace | null>(null)
  const shown = useMemo(
    () => columns.flatMap((column, index) => (column.isShown ? [{ ...column, index }] : [])),
    [columns],
  )
  const isThere =
    lastStop && lastStop.row < view.visible.length && columns[lastStop.column]?.isShown
  // One stop for Tab: the last place of the focus, at first the first header
  const stop = isThere ? lastStop : { row: -1, column: shown[0]?.index ?? 0 }
  const stopIn = (row: number) => (stop.row === row ? stop.column : null)

  const handleFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target)
    if (place) setLastStop(place)
  }

  return (
    <Frame style={heights}>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-colcount={shown.length}
        aria-rowcount={view.total + 1}
        aria-multiselectable={false}
        onFocus={handleFocus}
        onPointerMove={props.onApproach}
        onScroll={props.onApproach}
        {...answerPresses(props, shown)}
      >
        <div role="rowgroup">
          <div role="row" aria-rowindex={1}>
            {shown.map(({ name, width, isNumber, index }, order) => (
              <div
                key={index}
                role="columnheader"
                tabIndex={stopIn(-1) === index ? 0 : -1}
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
            <FirstRow
              key={row}
              row={row}
              rowIndex={(view.page - 1) * pageSize + row + 2} // counted from 1, under the header
              cells={cells}
              columns={shown}
              stop={stopIn(row)}
            />
          ))}
        </div>
        {view.visible.length === 0 && <div className={emptyClass}>{emptyText}</div>}
      </div>
    </Frame>
  )
})

const Frame = styled('div')(({ theme }) => firstGridStyle(theme.typography))

type FirstRowProps = {
  row: number
  rowIndex: number
  cells: readonly string[]
  columns: readonly ShownColumn[]
  /** The column of the cell that Tab comes to, if it is in this row. */
  stop: number | null
}

const FirstRow = memo(function FirstRow({ row, rowIndex, cells, columns, stop }: FirstRowProps) {
  return (
    <div role="row" aria-rowindex={rowIndex} data-id={row}>
      {columns.map(({ width, isNumber, index }, order) => (
        <div
          key={index}
          role="gridcell"
          tabIndex={stop === index ? 0 : -1}
          aria-colindex={order + 1}
          data-field={index}
          data-number={isNumber || undefined}
          style={{ width }}
        >
          {cells[index] ?? ''}
        </div>
      ))}
    </div>
  )
})

function readUse(grid: HTMLElement): SheetUse {
  const { activeElement } = document
  return {
    stop: placeOf(grid.querySelector('[tabindex="0"]')),
    hasFocus: grid.contains(activeElement) && placeOf(activeElement) !== null,
    scrollLeft: grid.scrollLeft,
    scrollTop: grid.scrollTop,
  }
}
