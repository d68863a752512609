import ArrowUpIcon from '@mui/icons-material/ArrowUpward'
import Tooltip from '@mui/material/Tooltip'
import {
  DataGrid,
  GridRow,
  useGridApiContext,
  useGridEvent,
  type GridCellParams,
  type GridColDef,
  type GridRowProps,
  type GridSortModel,
} from '@mui/x-data-grid'
import { startTransition, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'

import { sheetPage as texts } from '../../generated/texts/sheet-page'
import { excerpt } from '../../lib/excerpt'
import { useRem } from '../../ui/hooks/use-rem'
import type { ShownView } from './announcements'
import type { SheetRow, SheetSort } from './engine'
import { gridStyle, headerHeight, nameClass, rowHeight, gridHeight } from './grid-styles'
import type { OpenedRow } from './RowDialog'
import type { GridColumn } from './use-columns'
import { isCopyKey, useCellRange, useGridFocus } from './use-grid-focus'
import type { Table } from './use-table'
import { toggleSort } from './use-view'

type SheetGridProps = {
  table: Table
  /** The id of the element that explains how to sort. */
  describedBy: string
  /** Called on double-click, Enter and a tap on a cell. */
  onOpen: (row: OpenedRow) => void
}

/** A row of the grid. Its id is its position on the page, so that React keeps the elements when the page changes. */
type PlacedRow = SheetRow & { readonly id: number; readonly ariaRowIndex: number }

/** One view in MUI's DataGrid, in server modes, as the engine searches, sorts and pages. Load it by `import()`. */
export function SheetGrid({ table, describedBy, onOpen }: SheetGridProps) {
  const { sheet, shown, columns, changeQuery, announce } = table
  const { view } = shown
  const rem = useRem()
  const { apiRef, boxRef } = useGridFocus(view, columns)
  const gridColumns = useMemo(
    () => columns.map((column, index) => toGridColumn(column, index, rem)),
    [columns, rem],
  )
  const range = useCellRange(view, columns, announce.cells)
  const { hasRows, rows } = useRows(shown)
  const emptyText = sheet.rowCount === 0 ? texts.grid.noRows : texts.search.noMatch
  const models = useModels(shown, columns)
  const rowCount = view.isPartial ? -1 : view.total + 1 // -1: not known yet
  const openCell = ({ row, field }: GridCellParams<PlacedRow>) =>
    onOpen({ position: row.ariaRowIndex - 1, cells: row.cells, column: Number(field) })

  // In the capture phase, before the grid's own handlers move the focus or copy
  const handleKey = (event: KeyboardEvent) => {
    range.handleKey(event)
    const header = (event.target as Element).closest<HTMLElement>('[role="columnheader"]')
    const field = header?.dataset['field']
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined
    if (field === undefined || !event.shiftKey || !direction) return
    event.preventDefault()
    event.stopPropagation()
    const column = Number(field)
    announce.width(column, table.step(column, direction))
  }

  return (
    <div
      ref={boxRef}
      {...range.handlers}
      onKeyDownCapture={handleKey}
      style={{
        display: 'flex',
        flexDirection: 'column',
        height: gridHeight(view.visible.length, `${rem}px`),
        visibility: hasRows ? 'visible' : 'hidden',
      }}
    >
      <DataGrid
        apiRef={apiRef}
        label={texts.grid.label}
        rows={rows}
        columns={gridColumns}
        rowCount={view.total}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        {...models}
        sortingOrder={sortingOrder}
        onSortModelChange={([item]) =>
          item && changeQuery((last) => ({ sort: toggleSort(last.sort, Number(item.field)) }))
        }
        onCellDoubleClick={openCell}
        onCellKeyDown={(params, event) => {
          if (isCopyKey(event.nativeEvent) && params.value === '' && !String(getSelection()))
            announce.copy(Number(params.field), '')
          if (event.key !== 'Enter') return
          event.preventDefault() // or the key clicks the button that the dialog focuses
          openCell(params)
        }}
        onCellClick={(params, event) => {
          // Touch has no double-click
          if (isTouch(event.nativeEvent)) openCell(params)
        }}
        onClipboardCopy={(text) =>
          announce.copy(Number(apiRef.current?.state.focus.cell?.field), text)
        }
        ignoreValueFormatterDuringExport // a copy is the whole text
        onColumnWidthChange={({ colDef, width }) =>
          table.resize(Number(colDef.field), (width * 16) / rem)
        }
        getCellClassName={({ id, field }) => range.classOf(Number(id), Number(field))}
        slots={slots}
        slotProps={{ main: { 'aria-rowcount': rowCount, 'aria-describedby': describedBy } }}
        localeText={{ noRowsLabel: hasRows ? emptyText : '' }}
        rowHeight={rowHeight * rem}
        columnHeaderHeight={headerHeight * rem}
        columnBufferPx={3000} // or screen readers miss columns beyond the screen
        rowSelection={false}
        hideFooter
        disableColumnMenu
        disableColumnFilter
        sx={gridStyle}
      />
    </div>
  )
}

function useModels({ query, view }: ShownView, columns: readonly GridColumn[]) {
  const { sort, pageSize } = query
  return useMemo(
    () => ({
      sortModel: toSortModel(sort),
      paginationModel: { page: view.page - 1, pageSize },
      columnVisibilityModel: Object.fromEntries(
        columns.map(({ isShown }, index) => [String(index), isShown]),
      ),
    }),
    [sort, view.page, pageSize, columns],
  )
}

/** The rows of a view, in a task after that of the grid, so that the page can answer in between. */
function useRows({ query: { pageSize }, view }: ShownView) {
  const [hasRows, setHasRows] = useState(false)
  useEffect(() => startTransition(() => setHasRows(true)), [])
  const rows = useMemo(
    () =>
      (hasRows ? view.visible : []).map((row, id): PlacedRow => ({
        ...row,
        id,
        ariaRowIndex: (view.page - 1) * pageSize + id + 2, // it counts from 1, and the header is 1
      })),
    [view, pageSize, hasRows],
  )
  return { hasRows, rows }
}

/** The grid numbers the rows of a page from 1, but `aria-rowindex` must count from the view's first page. */
function PlacedGridRow(props: GridRowProps) {
  return <GridRow {...props} aria-rowindex={(props.row as PlacedRow).ariaRowIndex} />
}

const slots = { row: PlacedGridRow }
const sortingOrder = ['asc', 'desc'] as const

function toSortModel(sort: SheetSort | null): GridSortModel {
  if (!sort) return []
  return [{ field: String(sort.column), sort: sort.direction === 'ascending' ? 'asc' : 'desc' }]
}

function toGridColumn(
  { name, width, isNumber }: GridColumn,
  index: number,
  rem: number,
): GridColDef<PlacedRow> {
  const field = String(index)
  const heading = <HeaderName name={name} field={field} /> // one element, so that a sort does not render it again
  return {
    field,
    headerName: name,
    width: (width * rem) / 16,
    align: isNumber ? 'right' : 'left',
    headerAlign: isNumber ? 'right' : 'left',
    hideSortIcons: true, // each is a second button, named only "Sort", in a header that sorts
    renderHeader: () => heading,
    valueGetter: (_, row) => row.cells[index] ?? '',
    valueFormatter: (text: string) => excerpt(text, 1_000), // more than the widest column shows
  }
}

/** A column's name with the sort arrow. If cut off, it is shown whole on hover, and while the header has the focus. */
function HeaderName({ name, field }: { name: string; field: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const text = useRef<HTMLSpanElement>(null)
  const showIfCutOff = () =>
    setIsOpen((text.current?.scrollHeight ?? 0) > (text.current?.clientHeight ?? 0))

  const grid = useGridApiContext()
  useGridEvent(grid, 'columnHeaderFocus', (header) => header.field === field && showIfCutOff())
  useGridEvent(grid, 'columnHeaderBlur', () => setIsOpen(false))

  return (
    <Tooltip
      title={<>{name}</>} // of a string, it would add the attribute `title`, which is read as well
      describeChild
      disableTouchListener // or it closes soon after a tap
      open={isOpen}
      onOpen={showIfCutOff}
      onClose={({ type }) => setIsOpen(type === 'mouseleave' && !!text.current?.closest(':focus'))}
    >
      <span className={nameClass}>
        <span ref={text}>{name}</span>
        <ArrowUpIcon aria-hidden fontSize="small" />
      </span>
    </Tooltip>
  )
}

function isTouch(event: Event): boolean {
  if (event instanceof PointerEvent && event.pointerType) return event.pointerType === 'touch'
  return matchMedia('(hover: none)').matches
}
