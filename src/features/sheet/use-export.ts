import { useState } from 'react'

import { sheetPage } from '../../generated/texts/sheet-page'
import type { LoadedSheet } from './load-sheet'
import type { ExportQuery } from './worker'

const texts = sheetPage.exportCsv

/** Exports rows as a file, and announces how many, and how many columns are hidden. */
export function useExport(sheet: LoadedSheet, onAnnounce: (text: string) => void) {
  const [isExporting, setIsExporting] = useState(false)

  const exportRows = async (query: ExportQuery, rowCount: number) => {
    setIsExporting(true)
    try {
      downloadBlob(await sheet.exportCsv(query), texts.fileName)
      const rows = texts.rows(rowCount)
      const hiddenCount = sheet.header.length - query.columns.length
      const columns = texts.hiddenColumns(hiddenCount)
      onAnnounce(hiddenCount === 0 ? texts.done(rows) : texts.doneWithout(rows, columns))
    } catch (error) {
      console.error('The rows were not exported', error)
      onAnnounce(texts.failed)
    } finally {
      setIsExporting(false)
    }
  }
  return { isExporting, exportRows }
}

/** Saves a blob as a file. Browsers do not report whether it was saved. */
function downloadBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // Safari reads the URL after the click has returned, and would save nothing
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
