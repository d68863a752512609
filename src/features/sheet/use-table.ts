import { useRef } from 'react'

import { sheetPage as texts } from '../../generated/texts/sheet-page'
import { afterClosing, afterFlood, afterTyping, announceDelay } from '../../ui/screen-reader-pauses'
import type { Announce } from '../../ui/text/LiveRegion'
import { describeChange, describeCopy, type ShownView } from './announcements'
import type { LoadedSheet } from './load-sheet'
import { useColumns } from './use-columns'
import { useView } from './use-view'

export type TableOptions = {
  sheet: LoadedSheet
  first: ShownView
  onAnnounce: Announce
  /** Called when search, sort and pages no longer work. */
  onFailure: () => void
}

/** What the parts of a table share. */
export type Table = ReturnType<typeof useTable>

/** A loaded sheet as a table: its view, its columns, and what is announced of their changes. */
export function useTable({ sheet, first, onAnnounce, onFailure }: TableOptions) {
  const announce = useTableAnnouncements(sheet, onAnnounce)
  const view = useView(sheet, first, { shown: announce.change, failure: onFailure })
  const { query, address } = view
  const columns = useColumns(sheet.header, first.view.visible, { hidden: query.hidden, address })
  return { sheet, onAnnounce, onFailure, announce, ...view, ...columns }
}

function useTableAnnouncements({ header, rowCount }: LoadedSheet, onAnnounce: Announce) {
  const beforeTyping = useRef<ShownView | null>(null)
  return {
    // Of several changes the last one, in a pause: not every key, and not in a flood of cells
    change: (before: ShownView, after: ShownView) => {
      const isSearch = before.query.search !== after.query.search
      // Letters add up to one search; of other changes only the last one is announced
      if (isSearch) beforeTyping.current ??= before
      const start = beforeTyping.current ?? before
      const describe = () => {
        beforeTyping.current = null
        return describeChange(start, after, { header, rowCount })
      }
      onAnnounce(describe, isSearch ? afterTyping : afterFlood, 'view')
    },
    /** '' if an empty cell copies nothing. */
    copy: (column: number, text: string) => onAnnounce(describeCopy(header[column] ?? '', text)),
    /** Several cells are selected or, with `isCopied`, copied. */
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
