import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useEffect, useId, useState } from 'react'

import { sheetPage as texts } from '../../generated/texts/sheet-page'
import { excerpt } from '../../lib/excerpt'
import { longestText } from '../../lib/fold-text'
import { PrintedTable } from '../../ui/blocks/PrintedTable'
import { useChunk } from '../../ui/hooks/use-chunk'
import { afterFlood } from '../../ui/screen-reader-pauses'
import { describeNote } from './announcements'
import type { PageView } from './engine'
import { gridHeight } from './grid-styles'
import type { OpenedRow } from './RowDialog'
import { SheetPager, SheetToolbar } from './SheetControls'
import type { SheetGrid } from './SheetGrid'
import { useTable, type Table, type TableOptions } from './use-table'

/** Passed in, because the page loads the grid's code beside the rows. */
type GridProps = { Grid: typeof SheetGrid }

/** A loaded sheet: toolbar, grid and pager, with their dialogs. */
export function SheetTable({ Grid, ...options }: TableOptions & GridProps) {
  const table = useTable(options)
  const { sheet, shown, shownColumns } = table
  return (
    <>
      <SheetToolbar table={table} />
      <PrintedTable
        rows={[sheet.header, ...shown.view.visible.map(({ cells }) => cells)].map((cells) =>
          shownColumns.map((column) => excerpt(cells[column] ?? '', longestText)),
        )}
      />
      <GridWithHint Grid={Grid} table={table} />
      <SheetPager table={table} />
    </>
  )
}

const loadRow = () => import('./RowDialog')

/** The grid, what is to be known of it, and the dialog of a row. */
function GridWithHint({ Grid, table }: { table: Table } & GridProps) {
  const { sheet, shown, missing, onAnnounce, onFailure } = table
  const hintId = useId()
  const hasGrid = useDeferredValue(true, false) // in a task of its own
  const { chunk, prepare, show } = useChunk(loadRow)
  const [isOpen, setIsOpen] = useState(false)
  const [opened, setOpened] = useState<OpenedRow | null>(null)
  const note = describeNote(shown.view, sheet.header[shown.query.sort?.column ?? -1] ?? '')
  const lost = missing.length > 0 ? texts.views.missing(excerpt(missing.join(', '), 200)) : ''
  useEffect(() => {
    if (lost) onAnnounce(lost, afterFlood, 'missing')
  }, [lost, onAnnounce])

  const handleOpen = (row: OpenedRow) => {
    setOpened(row)
    setIsOpen(true)
    show()
  }
  const moveTo = (position: number) => {
    // Not if another row has been opened since
    const move = ({ visible: [row], page }: PageView) =>
      setOpened((last) =>
        last && row && last === opened ? { ...last, ...row, position: page } : last,
      )
    sheet.viewRow({ ...shown.query, page: position, pageSize: 1 }).then(move, onFailure)
  }

  return (
    <>
      <Box data-print="no" onFocus={prepare} onPointerEnter={prepare}>
        {hasGrid ? (
          <Grid table={table} describedBy={hintId} onOpen={handleOpen} />
        ) : (
          <Box style={{ height: gridHeight(shown.view.visible.length) }} />
        )}
        <Typography id={hintId} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {[lost, note].map((text) => text && <strong key={text}>{text} </strong>)}
          {texts.grid.sortHint}
        </Typography>
      </Box>
      {chunk && opened && (
        <chunk.RowDialog
          open={isOpen}
          row={opened}
          total={shown.view.total}
          header={sheet.header}
          onMove={moveTo}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
