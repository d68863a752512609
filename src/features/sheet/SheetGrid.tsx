import ArrowUpIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import {
  DataGrid,
  GridRow,
  type GridCellParams,
  type GridColDef,
  type GridRowProps,
  type GridSortModel,
} from '@mui/x-data-grid'
import { useMemo, useState, type KeyboardEvent } from 'react'

import { readRem } from './column-widths'
import type { PageView, TableRow, TableSort } from './engine'
import { gridBoxStyle, gridStyle, headerHeight, nameClass, rowHeight } from './grid-styles'
import { useGridFocus } from './use-grid-focus'

export type GridColumn = {
  readonly name: string
  readonly width: number
  readonly isNumber: boolean
  readonly isShown: boolean
}

export type SheetGridProps = {
  label: string
  /** The id of the text that says how to sort. */
  describedBy: string
  columns: readonly GridColumn[]
  view: PageView
  sort: TableSort | null
  pageSize: number
  /** Shown in place of the rows when there are none. */
  emptyText: string
  /** A header was activated. */
  onSort: (column: number) => void
  /** A cell is to be shown in full. */
  onOpen: (row: TableRow, column: number) => void
  onCopy: () => void
  /** A column was dragged to a width. */
  onResize: (column: number, width: number) => void
  /** Shift and an arrow key on a header: wider (1) or narrower (-1). */
  onStep: (column: number, direction: 1 | -1) => void
}

/** A row of the grid. Its id is its place on the page, so that another page only changes the texts in the cells. */
type PlacedRow = TableRow & { readonly id: number; readonly ariaRowIndex: number }

/**
 * One page of the sheet in MUI's DataGrid. Search, order and pages are computed elsewhere (the grid's
 * server modes). For browsers only: the package throws when a server imports it.
 */
export function SheetGrid({
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
  onResize,
  onStep,
}: SheetGridProps) {
  const [rem] = useState(readRem)
  const { apiRef, handleBlur } = useGridFocus(view, columns)
  const gridColumns = useMemo(() => columns.map(toGridColumn), [columns])
  const rows = useMemo(
    () =>
      view.visible.map((row, id): PlacedRow => ({
        ...row,
        id,
        ariaRowIndex: (view.page - 1) * pageSize + id + 2, // counted from 1, after the header
      })),
    [view, pageSize],
  )

  const models = useMemo(
    () => ({
      sortModel: toSortModel(sort),
      paginationModel: { page: view.page - 1, pageSize },
      columnVisibilityModel: Object.fromEntries(
        columns.map(({ isShown }, index) => [String(index), isShown]),
      ),
    }),
    [sort, view.page, pageSize, columns],
  )

  const openCell = ({ row, field }: GridCellParams) => onOpen(row as PlacedRow, Number(field))

  // In the capture phase: the grid itself would move the focus with the arrow key
  const handleHeaderKey = (event: KeyboardEvent) => {
    const field = columnOf(event.target)
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined
    if (field === undefined || !event.shiftKey || !direction) return
    event.preventDefault()
    event.stopPropagation()
    onStep(Number(field), direction)
  }

  return (
    <Box onKeyDownCapture={handleHeaderKey} onBlur={handleBlur} sx={gridBoxStyle}>
      <DataGrid
        apiRef={apiRef}
        label={label}
        rows={rows}
        columns={gridColumns}
        rowCount={view.total}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        {...models}
        sortingOrder={sortingOrder}
        onSortModelChange={([item]) => item && onSort(Number(item.field))}
        onCellDoubleClick={openCell}
        onCellKeyDown={(params, event) => {
          if (event.key !== 'Enter') return
          event.preventDefault() // or releasing the key clicks the dialog's first button
          openCell(params)
        }}
        onCellClick={(params, event) => {
          // A finger can neither double-click nor hover: a tap opens a cell whose text is cut off
          if (isTouch(event.nativeEvent) && isCutOff(event.currentTarget)) openCell(params)
        }}
        onClipboardCopy={onCopy}
        onColumnWidthChange={({ colDef, width }) => onResize(Number(colDef.field), width)}
        slots={slots}
        slotProps={{ main: { 'aria-rowcount': view.total + 1, 'aria-describedby': describedBy } }}
        localeText={{ noRowsLabel: emptyText }}
        rowHeight={rowHeight * rem}
        columnHeaderHeight={headerHeight * rem}
        columnBufferPx={3000} // all columns of most sheets, so that a screen reader finds them
        rowSelection={false}
        hideFooter
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
        sx={gridStyle}
      />
    </Box>
  )
}

/** The grid counts its rows from the top of the page, `aria-rowindex` from the top of the table. */
function PlacedGridRow(props: GridRowProps) {
  return <GridRow {...props} aria-rowindex={(props.row as PlacedRow).ariaRowIndex} />
}

const slots = { row: PlacedGridRow }
const sortingOrder = ['asc', 'desc'] as const

function toSortModel(sort: TableSort | null): GridSortModel {
  if (!sort) return []
  return [{ field: String(sort.column), sort: sort.direction === 'ascending' ? 'asc' : 'desc' }]
}

function toGridColumn({ name, width, isNumber }: GridColumn, index: number): GridColDef<PlacedRow> {
  return {
    field: String(index),
    headerName: name,
    width,
    align: isNumber ? 'right' : 'left',
    headerAlign: isNumber ? 'right' : 'left',
    hideSortIcons: true, // they are buttons that are all named "Sort"; the whole header sorts already
    renderHeader: () => (
      <span className={nameClass}>
        <span>{name}</span>
        <ArrowUpIcon aria-hidden fontSize="small" />
      </span>
    ),
    valueGetter: (_, row) => row.cells[index] ?? '',
  }
}

/** The field of the header that an event comes from. */
function columnOf(target: EventTarget): string | undefined {
  const header = (target as Element).closest<HTMLElement>('[role="columnheader"]')
  return header?.dataset['field']
}

function isTouch(event: Event): boolean {
  if (event instanceof PointerEvent && event.pointerType) return event.pointerType === 'touch'
  return matchMedia('(hover: none)').matches
}

function isCutOff(cell: Element): boolean {
  return cell.scrollWidth > cell.clientWidth || (cell.textContent ?? '').includes('\n')
}
