/** A place in a grid. */
export type GridPlace = {
  /** Counted from 0; -1 is the header. */
  readonly row: number
  /** Counted from 0 among those that are shown. */
  readonly column: number
}

export type GridSize = {
  readonly rows: number
  readonly columns: number
  /** Whole rows that are in sight at once: how far Page Up and Page Down go. */
  readonly rowsInSight: number
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Where a key moves the focus in a grid with a header, as MUI's DataGrid does it.
 *
 * @returns the new place, which is the old one where nothing lies beyond it; null for a key that moves nothing.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/#datagridsforpresentingtabularinformation
 */
export function placeAfterKey(key: Key, place: GridPlace, size: GridSize): GridPlace | null {
  if (key.altKey) return null // Alt and an arrow is the browser's Back
  const { row, column } = place
  const lastRow = size.rows - 1
  const lastColumn = size.columns - 1
  const toRow = (to: number) => ({ row: to, column })
  const isHeader = row < 0
  const isWide = !isHeader && (key.ctrlKey || key.metaKey || key.shiftKey)

  switch (key.key) {
    case 'ArrowUp':
      return toRow(Math.max(row - 1, -1))
    case 'ArrowDown':
      return toRow(Math.min(row + 1, lastRow))
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) }
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, lastColumn) }
    case 'Home':
      return { row: isWide ? 0 : row, column: 0 }
    case 'End':
      return { row: isWide ? lastRow : row, column: lastColumn }
    case 'PageUp':
      return toRow(row <= 0 ? -1 : Math.max(row - size.rowsInSight, 0))
    case 'PageDown':
      return toRow(Math.min(Math.max(row, 0) + size.rowsInSight, lastRow))
    case ' ':
      // On a header it does nothing but keep the page from scrolling
      if (isHeader || key.shiftKey) return place
      return toRow(Math.min(row + size.rowsInSight, lastRow))
    default:
      return null
  }
}
