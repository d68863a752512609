import type { KeyboardEvent } from 'react'

/** The place of a cell or a header in the table, whoever has drawn it. */
export type SheetPlace = {
  /** Counted from 0 on the page shown; -1 is the header. */
  readonly row: number
  /** Counted from 0 in the sheet, hidden ones included. */
  readonly column: number
}

/** Where somebody is in a table. */
export type SheetUse = {
  /** Where Tab comes to. */
  readonly stop: SheetPlace | null
  /** Is the focus there? */
  readonly hasFocus: boolean
  /** In px. */
  readonly scrollLeft: number
  readonly scrollTop: number
}

/** The place of the cell or header that an element stands in; null where it stands in none. */
export function placeOf(element: EventTarget | null): SheetPlace | null {
  const cell = element instanceof Element ? element.closest('[data-field]') : null
  if (!cell) return null
  const row = cell.closest('[data-id]')?.getAttribute('data-id') ?? -1
  return { row: Number(row), column: Number(cell.getAttribute('data-field')) }
}

/** The cell or header at a place; null where none is drawn there. */
export function cellAt(root: ParentNode, { row, column }: SheetPlace): HTMLElement | null {
  const line = row < 0 ? '[role="columnheader"]' : `[data-id="${row}"] `
  return root.querySelector<HTMLElement>(`${line}[data-field="${column}"]`)
}

/** Shift and an arrow key on a header make its column wider (1) or narrower (-1); null for other keys. */
export function readWidthStep({ key, shiftKey, target }: KeyboardEvent): 1 | -1 | null {
  if (!shiftKey || placeOf(target)?.row !== -1) return null
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null
}

/** A finger cannot click twice or rest: it opens at once what is not whole. */
export function opensAtTap(event: Event, cell: Element): boolean {
  return isTouch(event) && isCut(cell)
}

function isTouch(event: Event): boolean {
  if (event instanceof PointerEvent && event.pointerType) return event.pointerType === 'touch'
  return matchMedia('(hover: none)').matches
}

function isCut(cell: Element): boolean {
  return cell.scrollWidth > cell.clientWidth || (cell.textContent ?? '').includes('\n')
}
