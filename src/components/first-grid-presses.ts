import type { KeyboardEvent, MouseEvent } from 'react'

import { placeAfterKey } from '../lib/grid-keys'
import { cellAt, opensAtTap, placeOf, readWidthStep, type SheetPlace } from './sheet-cells'
import type { GridColumn, SheetGridProps } from './SheetGrid'

/** A column with its place in the sheet, counted from 0, hidden ones included. */
export type ShownColumn = GridColumn & { readonly index: number }

/**
 * What presses and keys do in the plain rows, in any cell and header: what they do in MUI's grid.
 *
 * @returns the handlers for the element with the role `grid`.
 */
export function answerPresses(
  { view, onSort, onOpen, onCopy, onStep }: SheetGridProps,
  shown: readonly ShownColumn[],
) {
  const open = ({ row, column }: SheetPlace) => {
    const opened = view.visible[row]
    if (opened) onOpen(opened, column)
  }

  const onClick = ({ target, currentTarget, nativeEvent }: MouseEvent) => {
    const place = placeOf(target)
    if (!place) return
    // Assistive technology presses without moving the focus: the grid would not know where its user is
    const cell = cellAt(currentTarget, place)
    cell?.focus({ preventScroll: true })
    if (place.row < 0) onSort(place.column)
    else if (cell && opensAtTap(nativeEvent, cell)) open(place)
  }

  const onDoubleClick = ({ target }: MouseEvent) => {
    const place = placeOf(target)
    if (!place) return
    getSelection()?.removeAllRanges() // of the word: nobody has asked for it, and it would keep the grid away
    open(place)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    if (!place) return
    const widthStep = readWidthStep(event)
    if (widthStep) onStep(place.column, widthStep)
    else if (event.key === 'Enter' && place.row < 0) onSort(place.column)
    else if (event.key === 'Enter') open(place)
    else if (isCopy(event)) copy(view.visible[place.row]?.cells[place.column], onCopy)
    else if (!moveFocus(event, place, shown, view.visible.length)) return
    event.preventDefault() // or the page scrolls, or Enter's release presses a dialog's first button
  }

  return { onClick, onDoubleClick, onKeyDown }
}

/** @returns whether the key is one that moves the focus, also where there is nothing beyond. */
function moveFocus(
  event: KeyboardEvent,
  { row, column }: SheetPlace,
  shown: readonly ShownColumn[],
  rows: number,
): boolean {
  const grid = event.currentTarget
  const order = shown.findIndex(({ index }) => index === column)
  const size = { rows, columns: shown.length, rowsInSight: countRowsInSight(grid) }
  const to = placeAfterKey(event, { row, column: order }, size)
  const toColumn = to && shown[to.column]
  if (!toColumn) return to !== null
  const cell = cellAt(grid, { row: to.row, column: toColumn.index })
  cell?.focus({ preventScroll: true }) // which would bring it to the middle
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}

function countRowsInSight(grid: Element): number {
  const [header, row] = Array.from(
    grid.querySelectorAll('[role="row"]'),
    (line) => line.clientHeight,
  )
  return Math.max(1, Math.floor((grid.clientHeight - (header ?? 0)) / (row ?? 1)))
}

/** As the grid tells it: by the key's place, which is the same where letters are not Latin. */
function isCopy({ ctrlKey, metaKey, shiftKey, altKey, keyCode }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false
  return String.fromCharCode(keyCode) === 'C' && !getSelection()?.toString()
}

function copy(text: string | undefined, onCopied: () => void): void {
  if (!text || !('clipboard' in navigator)) return
  navigator.clipboard.writeText(text).then(onCopied, (error: unknown) => {
    console.warn('The cell was not copied', error)
  })
}
