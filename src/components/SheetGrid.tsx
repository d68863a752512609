import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import {
  DataGrid,
  GridRow,
  type GridCellParams,
  type GridColDef,
  type GridRowProps,
  type GridSortModel,
} from '@mui/x-data-grid'
import { memo, useEffect, useMemo, type KeyboardEvent } from 'react'

import { usePaintedSteps } from '../hooks/use-painted-steps'
import { readRem } from '../lib/read-rem'
import type { PageView, TableRow, TableSort } from '../lib/table-view'
import { opensAtTap, placeOf, readWidthStep, type SheetUse } from './sheet-cells'
import { gridBoxStyle, gridStyle, headerHeight, roomFor, rowHeight } from './sheet-grid-style'
import { SheetName } from './SheetName'
import { useGridFocus } from './use-grid-focus'

export type GridColumn = {
  readonly name: string
  readonly width: number
  readonly isNumber: boolean
  readonly isShown: boolean
}

export type SheetGridProps = {
  label: string
  /** The id of what says how to sort. */
  describedBy: string
  columns: readonly GridColumn[]
  view: PageView
  sort: TableSort | null
  pageSize: number
  /** Stands in the place of the rows when there are none. */
  emptyText: string
  /** A header was pressed. */
  onSort: (column: number) => void
  /** A cell was asked for in full. */
  onOpen: (row: TableRow, column: number) => void
  onCopy: () => void
  /** A column was dragged to a width. */
  onResize: (column: number, width: number) => void
  /** Shift and an arrow key were pressed on a header: wider (1) or narrower (-1). */
  onStep: (column: number, direction: 1 | -1) => void
}

export type DrawnSheetGridProps = SheetGridProps & {
  /** All of it has been drawn. `goOnWith` brings it to where somebody has been in the rows before it. */
  onDrawn: (goOnWith: (use: SheetUse) => void) => void
}

/** A row as the grid gets it: it also knows its place on the page, and in the whole table. */
type PlacedRow = TableRow & { readonly place: number; readonly ariaRowIndex: number }

/**
 * The rows on screen, in MUI's DataGrid. It is a mere view: search, order and pages are made
 * elsewhere (the grid's server modes), so it never holds more than one page.
 *
 * Drawn in browsers only, but for its styles (TableParts). Drawing it is the dearest work of the page, so
 * it is memoized: a key in the search draws it once, with its rows.
 */
export const SheetGrid = memo(function SheetGrid(props: DrawnSheetGridProps) {
  const { label, describedBy, columns, view, sort, pageSize, emptyText, onDrawn } = props
  const rem = useMemo(() => readRem(), [])
  // One step more: the grid takes a frame to find its height
  const step = usePaintedSteps(rowLimits.length)
  const rowLimit = rowLimits[step] ?? Infinity
  const hasColumns = step >= 1
  const isWhole = step === rowLimits.length
  const { apiRef, handleFocus, handleBlur, goOnWith } = useGridFocus(view, columns)
  useEffect(() => {
    if (isWhole) onDrawn(goOnWith)
  }, [isWhole, onDrawn, goOnWith])

  const gridColumns = useMemo(
    () => (hasColumns ? columns.map((column, index) => toGridColumn(column, index)) : []),
    [columns, hasColumns],
  )
  const rows = useMemo(
    () =>
      view.visible.slice(0, rowLimit).map((row, place): PlacedRow => ({
        ...row,
        place,
        ariaRowIndex: (view.page - 1) * pageSize + place + 2, // counted from 1, under the header
      })),
    [view, pageSize, rowLimit],
  )
  const hidden = useMemo(
    () => Object.fromEntries(columns.map(({ isShown }, index) => [String(index), isShown])),
    [columns],
  )
  const sortModel = useMemo(() => toSortModel(hasColumns ? sort : null), [sort, hasColumns])
  const paginationModel = useMemo(() => ({ page: view.page - 1, pageSize }), [view.page, pageSize])
  const texts = useMemo(
    () => ({ noRowsLabel: rowLimit === 0 ? '' : emptyText }),
    [emptyText, rowLimit],
  )
  const slotProps = useMemo(
    () => ({ main: { 'aria-rowcount': view.total + 1, 'aria-describedby': describedBy } }),
    [view.total, describedBy],
  )

  const handleCell = ({ row, field }: GridCellParams<PlacedRow>) => props.onOpen(row, Number(field))

  // Before the grid moves the focus with the arrow
  const handleHeaderKey = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    const widthStep = readWidthStep(event)
    if (!place || !widthStep) return
    event.preventDefault()
    event.stopPropagation()
    props.onStep(place.column, widthStep)
  }

  return (
    <Box
      onKeyDownCapture={handleHeaderKey}
      onFocus={handleFocus}
      onBlur={handleBlur}
      sx={isWhole ? gridBoxStyle : [gridBoxStyle, roomFor(view.visible.length)]}
    >
      <Sheet
        apiRef={apiRef}
        label={label}
        rows={rows}
        columns={gridColumns}
        getRowId={readId}
        rowCount={view.total}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        sortModel={sortModel}
        sortingOrder={sortingOrder}
        onSortModelChange={([item]) => item && props.onSort(Number(item.field))}
        paginationModel={paginationModel}
        columnVisibilityModel={hidden}
        onCellDoubleClick={handleCell}
        onCellKeyDown={(params, event) => {
          if (event.key !== 'Enter') return
          event.preventDefault() // or the key's release presses the dialog's first button
          handleCell(params as GridCellParams<PlacedRow>)
        }}
        onCellClick={(params, event) => {
          if (opensAtTap(event.nativeEvent, event.currentTarget)) {
            handleCell(params as GridCellParams<PlacedRow>)
          }
        }}
        onClipboardCopy={props.onCopy}
        onColumnWidthChange={({ colDef, width }) => props.onResize(Number(colDef.field), width)}
        slots={slots}
        slotProps={slotProps}
        localeText={texts}
        rowHeight={rowHeight * rem}
        columnHeaderHeight={headerHeight * rem}
        columnBufferPx={step >= 3 ? columnBuffer : 0}
        rowSelection={false}
        hideFooter
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
      />
    </Box>
  )
})

/** The grid counts its rows from the top of the page; assistive technology wants the table's. */
function PlacedGridRow(props: GridRowProps) {
  const { ariaRowIndex } = props.row as unknown as PlacedRow
  return <GridRow {...props} aria-rowindex={ariaRowIndex} />
}

const Sheet = styled(DataGrid)(gridStyle) as typeof DataGrid

const nothing = () => null

/** `panel` would hold filters and columns, of which the page has its own. */
const slots = { row: PlacedGridRow, noColumnsOverlay: nothing, panel: nothing }
const sortingOrder: ('asc' | 'desc')[] = ['asc', 'desc']

/** Columns beside what is in sight, in px: all of most sheets, so that a reader finds them. */
const columnBuffer = 3000

/**
 * The first drawing, in pieces: all in one task would hold up the page for longer than a person notices. How
 * many rows each step has: the frame with the styles, the header of the columns in sight, some rows, the other
 * columns, all rows.
 */
const rowLimits = [0, 0, 4, 4, Infinity]

/**
 * To the grid, a row is its place on the page. So a search, a sort or another page puts new texts into
 * the cells that are there, in place of taking all of them away and making new ones.
 */
const readId = (row: PlacedRow) => row.place

function toGridColumn({ name, width, isNumber }: GridColumn, index: number): GridColDef<PlacedRow> {
  return {
    field: String(index),
    headerName: name,
    width,
    align: isNumber ? 'right' : 'left',
    headerAlign: isNumber ? 'right' : 'left',
    hideSortIcons: true, // buttons that are all named "Sort"; the whole header is one already
    renderHeader: () => <SheetName name={name} />,
    valueGetter: (_, row) => row.cells[index] ?? '',
  }
}

function toSortModel(sort: TableSort | null): GridSortModel {
  if (!sort) return []
  return [{ field: String(sort.column), sort: sort.direction === 'ascending' ? 'asc' : 'desc' }]
}
