import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

import { pageSizes } from '../../config'
import { sheetPage as texts } from '../../generated/texts/sheet-page'
import { downloadBlob } from '../../lib/download-blob'
import { DialogButton } from '../../ui/blocks/DialogButton'
import { controlsStyle, Pager } from '../../ui/blocks/Pager'
import { FormSelect } from '../../ui/forms/FormSelect'
import { SearchField } from '../../ui/forms/SearchField'
import { useDebounced } from '../../ui/hooks/use-debounced'
import { afterFlood } from '../../ui/screen-reader-pauses'
import { describeRange } from './announcements'
import type { Table } from './use-table'

const loadColumns = () => import('./ColumnsDialog')
const loadViews = () => import('./ViewsDialog')

/** The controls above the table: search, dialogs, export. */
export function SheetToolbar({ table }: { table: Table }) {
  const { isExporting, exportRows } = useExport(table)
  return (
    <Box sx={controlsStyle}>
      <Box sx={{ flex: '1 1 16rem', maxWidth: { sm: '26rem' } }}>
        <SearchField
          label={texts.search.label}
          placeholder={texts.search.placeholder}
          value={table.query.search}
          onChange={(search) => table.changeQuery({ search }, 'typing')}
        />
      </Box>
      <Box data-print="no" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <DialogButton text={texts.columns.label} load={loadColumns}>
          {({ ColumnsDialog }, dialog) => <ColumnsDialog table={table} {...dialog} />}
        </DialogButton>
        <DialogButton text={texts.views.label} load={loadViews}>
          {({ ViewsDialog }, dialog) => <ViewsDialog table={table} {...dialog} />}
        </DialogButton>
        <Button
          variant="contained"
          aria-disabled={isExporting || undefined}
          onClick={isExporting ? undefined : () => void exportRows()}
        >
          {texts.exportCsv.label}
        </Button>
      </Box>
    </Box>
  )
}

/** Exports the rows found as a file, and announces how many, and how many columns are hidden. */
function useExport({ sheet, shown: { query, view }, shownColumns, onAnnounce }: Table) {
  const [isExporting, setIsExporting] = useState(false)
  const { exportCsv: words } = texts

  const exportRows = async () => {
    setIsExporting(true)
    try {
      downloadBlob(await sheet.exportCsv({ ...query, columns: shownColumns }), words.fileName)
      const rows = words.rows(view.total)
      const hiddenCount = sheet.header.length - shownColumns.length
      const columns = words.hiddenColumns(hiddenCount)
      onAnnounce(hiddenCount === 0 ? words.done(rows) : words.doneWithout(rows, columns))
    } catch (error) {
      console.error('The rows were not exported', error)
      onAnnounce(words.failed)
    } finally {
      setIsExporting(false)
    }
  }
  return { isExporting: isExporting || view.isPartial === true, exportRows }
}

/** The pager of the table, with the choice of rows per page. */
export function SheetPager({ table: { query, shown, changeQuery } }: { table: Table }) {
  const { page, pageCount } = shown.view
  // In the commit that replaces the rows, it would not be announced
  const status = useDebounced(texts.pagination.page(page), afterFlood)
  return (
    <Pager
      label={texts.pagination.label}
      texts={texts.pagination}
      status={status}
      page={page}
      pageCount={pageCount}
      onPage={(to) => changeQuery({ page: to })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        <Box>
          <FormSelect
            name="size"
            label={texts.pagination.rowsPerPage}
            options={pageSizes.sheet.options.map(String)}
            value={String(query.pageSize)}
            onChange={(event) => changeQuery({ pageSize: Number(event.target.value) })}
          />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', pb: 1.5 }}>
          {describeRange(shown)}
        </Typography>
      </Box>
    </Pager>
  )
}
