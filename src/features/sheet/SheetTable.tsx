import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'

import { sheetPage as texts } from '../../generated/texts/sheet-page'
import { excerpt } from '../../lib/excerpt'
import { longestText } from '../../lib/fold-text'
import { PrintedTable } from '../../ui/blocks/PrintedTable'
import { useChunk } from '../../ui/hooks/use-chunk'
import {
  afterClosing,
  afterFlood,
  afterTyping,
  announceDelay,
  untilExposed,
} from '../../ui/screen-reader-pauses'
import type { Announce } from '../../ui/text/LiveRegion'
import {
  describeChange,
  describeCopy,
  describeNote,
  describeRange,
  type ShownView,
} from './announcements'
import type { PageView } from './engine'
import { gridHeight } from './grid-styles'
import type { LoadedSheet } from './load-sheet'
import type { OpenedRow } from './RowDialog'
import type { SheetGrid } from './SheetGrid'
import { SheetPager, SheetToolbar } from './SheetControls'
import { useColumns } from './use-columns'
import { useExport } from './use-export'
import { toggleSort, useView } from './use-view'

type SheetTableProps = {
  /** Passed in, because the page loads the grid's code beside the rows. */
  Grid: typeof SheetGrid
  sheet: LoadedSheet
  first: ShownView
  onAnnounce: Announce
  /** Called when search, sort and pages no longer work. */
  onFailure: () => void
}

const loadColumns = () => import('./ColumnsDialog')
const loadRow = () => import('./RowDialog')
const loadViews = () => import('./ViewsDialog')

/** A loaded sheet: toolbar, grid, pager and dialogs. */
export function SheetTable({ Grid, sheet, first, onAnnounce, onFailure }: SheetTableProps) {
  const { header } = sheet
  const hintId = useId()
  const hasGrid = useDeferredValue(true, false) // in a task of its own
  const [dialog, setDialog] = useState<'columns' | 'views' | 'row' | null>(null)
  const chunks = {
    columns: useChunk(loadColumns),
    row: useChunk(loadRow),
    views: useChunk(loadViews),
  }
  const openDialog = (name: keyof typeof chunks) => {
    setDialog(name)
    chunks[name].show()
  }
  const [opened, setOpened] = useState<OpenedRow | null>(null)
  const { isExporting, exportRows } = useExport(sheet, onAnnounce)
  const announce = useSheetAnnouncements(sheet, onAnnounce)
  const { query, shown, missing, changeQuery, ...current } = useView(sheet, first, {
    shown: announce.change,
    failure: onFailure,
  })
  const { columns, setup, setWidths, resize, step } = useColumns(header, first.view.visible, {
    hidden: query.hidden,
    address: current.address,
  })
  const shownColumns = [...columns.keys()].filter((column) => columns[column]?.isShown)
  const { view } = shown
  const note = describeNote(view, header[shown.query.sort?.column ?? -1] ?? '')
  const lost = missing.length > 0 ? texts.views.missing(excerpt(missing.join(', '), 200)) : ''
  useEffect(() => {
    if (lost) onAnnounce(lost, afterFlood, 'missing')
  }, [lost, onAnnounce])

  const handleOpen = (row: OpenedRow) => {
    setOpened(row)
    openDialog('row')
  }

  const moveTo = (position: number) => {
    const move = ({ visible: [row], page }: PageView) =>
      setOpened((last) => (last && row ? { ...last, ...row, position: page } : last))
    sheet.viewRow({ ...shown.query, page: position, pageSize: 1 }).then(move, onFailure)
  }

  return (
    <>
      <SheetToolbar
        search={query.search}
        onSearch={(search) => changeQuery({ search }, 'typing')}
        dialogs={(['columns', 'views'] as const).map((name) => ({
          children: texts[name].label,
          onFocus: chunks[name].prepare,
          onClick: () => openDialog(name),
        }))}
        onExport={() => void exportRows({ ...query, columns: shownColumns }, view.total)}
        isExporting={isExporting || view.isPartial === true}
      />
      <PrintedTable
        rows={[header, ...view.visible.map(({ cells }) => cells)].map((cells) =>
          shownColumns.map((column) => excerpt(cells[column] ?? '', longestText)),
        )}
      />
      <Box data-print="no" onFocus={chunks.row.prepare} onPointerEnter={chunks.row.prepare}>
        {hasGrid ? (
          <Grid
            label={texts.grid.label}
            describedBy={hintId}
            columns={columns}
            view={view}
            sort={shown.query.sort}
            pageSize={shown.query.pageSize}
            emptyText={sheet.rowCount === 0 ? texts.grid.noRows : texts.search.noMatch}
            onSort={(column) => changeQuery(({ sort }) => ({ sort: toggleSort(sort, column) }))}
            onOpen={handleOpen}
            onCopy={announce.copy}
            onCells={announce.cells}
            onResize={resize}
            onStep={(column, direction) => announce.width(column, step(column, direction))}
          />
        ) : (
          <Box style={{ height: gridHeight(view.visible.length) }} />
        )}
        <Typography id={hintId} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {[lost, note].map((text) => text && <strong key={text}>{text} </strong>)}
          {texts.grid.sortHint}
        </Typography>
      </Box>
      <SheetPager
        page={view.page}
        pageCount={view.pageCount}
        pageSize={query.pageSize}
        range={describeRange(shown)}
        onPage={(page) => changeQuery({ page })}
        onPageSize={(pageSize) => changeQuery({ pageSize })}
      />
      {chunks.columns.chunk && (
        <chunks.columns.chunk.ColumnsDialog
          open={dialog === 'columns'}
          columns={columns}
          onHide={(hidden) => changeQuery({ hidden }, 'typing')}
          onStep={step}
          onReset={() => setWidths({})}
          onClose={() => setDialog(null)}
          onExited={() => announce.columns(shownColumns.length)}
        />
      )}
      {chunks.views.chunk && (
        <chunks.views.chunk.ViewsDialog
          open={dialog === 'views'}
          setup={setup}
          onOpen={(name, { address, widths }) => {
            current.openAddress(address)
            setWidths(widths)
            setDialog(null)
            onAnnounce(texts.views.opened(name), untilExposed + afterClosing, 'columns')
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {chunks.row.chunk && opened && (
        <chunks.row.chunk.RowDialog
          open={dialog === 'row'}
          row={opened}
          total={view.total}
          header={header}
          onMove={moveTo}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

/** What the page's live region says of changes of the view and of columns. */
function useSheetAnnouncements(sheet: LoadedSheet, onAnnounce: Announce) {
  const { header } = sheet
  const beforeTyping = useRef<ShownView | null>(null)

  // Of several changes the last one, in a pause: not every key, and not in a flood of cells
  const change = (before: ShownView, after: ShownView) => {
    const isSearch = before.query.search !== after.query.search
    // Letters add up to one search; of other changes only the last one is announced
    if (isSearch) beforeTyping.current ??= before
    const start = beforeTyping.current ?? before
    const describe = () => {
      beforeTyping.current = null
      return describeChange(start, after, sheet)
    }
    onAnnounce(describe, isSearch ? afterTyping : afterFlood, 'view')
  }
  return {
    change,
    copy: (column: number, text: string) => onAnnounce(describeCopy(header[column] ?? '', text)),
    cells: (cells: readonly (readonly string[])[], isCopied?: boolean) => {
      const columns = texts.columns.count(cells[0]?.length ?? 0)
      const size = [texts.exportCsv.rows(cells.length), columns] as const
      if (isCopied === undefined) onAnnounce(texts.grid.selected(...size), announceDelay, 'cells')
      else
        onAnnounce(isCopied ? texts.grid.copiedCells(...size) : texts.grid.copyFailed, 0, 'cells')
    },
    width: (column: number, width: number) =>
      onAnnounce(texts.columns.width(header[column] ?? '', width)),
    columns: (shown: number) =>
      onAnnounce(texts.columns.visible(shown, header.length), afterClosing, 'columns'),
  }
}
