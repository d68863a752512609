import { copyText } from './copy-text'

/** Rows of cells as spreadsheets copy them: tabs between cells, and quotes around a cell with a tab, line break or quote. */
export const formatCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quote).join('\t')).join('\n')

const quote = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell)

/** HTML loses such white space, and Excel makes rows of the line breaks in a cell of HTML. */
const isSpaced = (cell: string) => /[\t\r\n]| {2}|^ | $/.test(cell)

/** Copies rows of cells, which spreadsheets and mail programs paste as a table. @returns whether they were copied. */
export async function copyCells(rows: readonly (readonly string[])[]): Promise<boolean> {
  const text = formatCells(rows)
  if (rows.flat().some(isSpaced)) return copyText(text)
  try {
    const item = new ClipboardItem({
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'text/html': new Blob([makeTable(rows)], { type: 'text/html' }),
    })
    await navigator.clipboard.write([item])
    return true
  } catch {
    return copyText(text) // Firefox before 127 copies text only
  }
}

function makeTable(rows: readonly (readonly string[])[]): string {
  const table = document.createElement('table')
  for (const cells of rows) {
    const row = table.insertRow()
    for (const cell of cells) row.insertCell().textContent = cell
  }
  return table.outerHTML
}
