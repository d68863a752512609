import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react'

import { CellDialog } from '../components/CellDialog'
import { ColumnsDialog } from '../components/ColumnsDialog'
import { LateSheetGrid } from '../components/LateSheetGrid'
import { TablePager } from '../components/TablePager'
import { TableTools } from '../components/TableTools'
import { pageSizes } from '../config'
import { tablePage as texts } from '../content/table-page'
import { useColumns } from '../hooks/use-columns'
import { downloadBlob } from '../lib/download'
import { describeChange, describeRange, type ShownView } from '../lib/table-news'
import { toggleSort, type TableRow } from '../lib/table-view'
import type { LoadedSheet } from '../services/sheet'
import { typingRest, useTableView } from './use-table-view'

type SheetTableProps = {
  sheet: LoadedSheet
  first: ShownView
  /** Has something said in the page's status. */
  onNews: (text: string) => void
}

type OpenedCell = { cells: readonly string[]; column: number }

/** The loaded spreadsheet: tools, table, pages. */
export function SheetTable({ sheet, first, onNews }: SheetTableProps) {
  const { header } = sheet
  const hintId = useId()
  const [dialog, setDialog] = useState<'columns' | 'cell' | null>(null)
  const [cell, setCell] = useState<OpenedCell | null>(null)
  const [isExporting, setIsExporting] = useState(false)
  const hasPager = useDeferredValue(true, false) // drawn apart from the tools, as the grid is
  const { columns, show, resize, step, reset } = useColumns(
    header,
    first.view.visible.map((row) => row.cells),
  )
  const shownCount = columns.filter(({ isShown }) => isShown).length

  const tellChange = useChangeNews(sheet, onNews)
  const { query, shown, ask } = useTableView(sheet, first, tellChange)
  const { view } = shown

  // The same functions as long as they do the same: the grid is drawn anew for each other one
  const handleSort = useCallback(
    (column: number) => ask(({ sort }) => ({ sort: toggleSort(sort, column) })),
    [ask],
  )
  const openDialog = useCallback((name: 'columns' | 'cell', opened: OpenedCell | null) => {
    setDialog(name)
    if (opened) setCell(opened)
  }, [])
  const handleOpen = useCallback(
    ({ cells }: TableRow, column: number) => openDialog('cell', { cells, column }),
    [openDialog],
  )
  const handleCopy = useCallback(() => onNews(texts.grid.copied), [onNews])
  const handleStep = useCallback(
    (column: number, direction: 1 | -1) =>
      onNews(texts.columns.width(header[column] ?? '', step(column, direction))),
    [onNews, header, step],
  )

  const handleExport = async () => {
    setIsExporting(true)
    try {
      downloadBlob(await sheet.exportCsv(query), texts.exportCsv.fileName)
      onNews(texts.exportCsv.done(view.total))
    } catch (error) {
      console.error('The rows were not exported', error)
      onNews(texts.exportCsv.failed)
    } finally {
      setIsExporting(false)
    }
  }

  return (
    <>
      <TableTools
        texts={texts}
        search={query.search}
        onSearch={(search) => ask({ search }, 'typing')}
        onColumns={() => openDialog('columns', null)}
        onExport={() => void handleExport()}
        isExporting={isExporting}
      />
      <Box sx={{ minWidth: 0 }}>
        <LateSheetGrid
          label={texts.grid.label}
          describedBy={hintId}
          columns={columns}
          view={view}
          sort={shown.query.sort} // with its rows: each other drawing costs as much as they do
          pageSize={shown.query.pageSize}
          emptyText={sheet.rowCount === 0 ? texts.grid.noRows : texts.search.noMatch}
          onSort={handleSort}
          onOpen={handleOpen}
          onCopy={handleCopy}
          onResize={resize}
          onStep={handleStep}
        />
        <Typography id={hintId} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.grid.sortHint}
        </Typography>
      </Box>
      {hasPager && (
        <TablePager
          texts={texts.pagination}
          page={view.page}
          pageCount={view.pageCount}
          pageSize={query.pageSize}
          sizes={pageSizes.table.options}
          range={describeRange(shown, texts)}
          onPage={(page) => ask({ page })}
          onPageSize={(pageSize) => ask({ pageSize })}
        />
      )}
      <ColumnsDialog
        open={dialog === 'columns'}
        columns={columns}
        texts={texts.columns}
        onShow={show}
        onStep={step}
        onReset={reset}
        onClose={() => setDialog(null)}
        onExited={() => onNews(texts.columns.visible(shownCount, columns.length))}
      />
      <CellDialog
        open={dialog === 'cell'}
        cell={cell}
        header={header}
        texts={texts}
        onClose={() => setDialog(null)}
      />
    </>
  )
}

/** Says what has changed: at once after a press, after typing only when it rests. */
function useChangeNews(sheet: LoadedSheet, onNews: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastSaid = useRef<ShownView | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  return (before: ShownView, after: ShownView, isTyping: boolean) => {
    clearTimeout(timer.current)
    lastSaid.current ??= before
    const say = () => {
      const text = describeChange(lastSaid.current ?? before, after, sheet, texts)
      lastSaid.current = null
      if (text) onNews(text)
    }
    if (isTyping) timer.current = setTimeout(say, typingRest)
    else say()
  }
}
