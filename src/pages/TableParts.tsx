import { FirstSheetGrid } from '../components/FirstSheetGrid'
import { SheetGrid, type SheetGridProps } from '../components/SheetGrid'
import { TablePager } from '../components/TablePager'
import { TableTools } from '../components/TableTools'
import { pageSizes } from '../config'
import { tablePage as texts } from '../content/table-page'

/**
 * What the spreadsheet page shows once the sheet has come, without one. Only a build draws it, for the
 * styles: they come in a file, because to make them costs the browser as much as to draw the parts.
 */
export function TableParts() {
  return (
    <>
      <TableTools
        texts={texts}
        search=""
        onSearch={ignore}
        onColumns={ignore}
        onExport={ignore}
        isExporting={false}
      />
      <FirstSheetGrid {...sheet} onApproach={ignore} onLeave={ignore} />
      <SheetGrid {...sheet} onDrawn={ignore} />
      <TablePager
        texts={texts.pagination}
        page={1}
        pageCount={1}
        pageSize={pageSizes.table.default}
        sizes={pageSizes.table.options}
        range=""
        onPage={ignore}
        onPageSize={ignore}
      />
    </>
  )
}

const ignore = () => {}

const sheet: SheetGridProps = {
  label: texts.grid.label,
  describedBy: '',
  columns: [],
  view: { visible: [], total: 0, page: 1, pageCount: 1 },
  sort: null,
  pageSize: pageSizes.table.default,
  emptyText: '',
  onSort: ignore,
  onOpen: ignore,
  onCopy: ignore,
  onResize: ignore,
  onStep: ignore,
}
