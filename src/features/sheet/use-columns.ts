import { useState } from 'react'

import { isBlank } from '../../lib/fold-text'
import type { SheetRow } from './engine'
import { isNumber } from './numbers'

/** A column as the grid shows it. */
export type GridColumn = {
  readonly name: string
  readonly isShown: boolean
  /** In px at a text size of 16 px. */
  readonly width: number
  /** Every cell passed is a number or blank, so the column is aligned right. */
  readonly isNumber: boolean
}

/** Which columns are shown, and their widths in px at a text size of 16 px. Later rows change none: it would jump. */
export function useColumns(header: readonly string[], rows: readonly Pick<SheetRow, 'cells'>[]) {
  const [initial] = useState(() => shapeColumns(header, rows))
  const [columns, setColumns] = useState(initial)

  const change = (column: number, part: Partial<GridColumn>) =>
    setColumns((last) => last.map((old, index) => (index === column ? { ...old, ...part } : old)))

  /** One step wider (1) or narrower (-1); returns the new width in px. */
  const step = (column: number, direction: 1 | -1): number => {
    const width = clampWidth((columns[column]?.width ?? 0) + direction * widthStep)
    change(column, { width })
    return width
  }

  return {
    columns,
    show: (column: number, isShown: boolean) => change(column, { isShown }),
    resize: (column: number, width: number) => change(column, { width: clampWidth(width) }),
    step,
    reset: () => setColumns(initial),
  }
}

/** Limits in px of a first width and of a visitor's own. */
const first = { min: 96, max: 320 }
const manual = { min: 64, max: 960 }
/** In px, measured at 16 px: `tabular-nums` makes digits wider than most letters. */
const widths = { letter: 8.2, digit: 9.4 }
/** With letters 0.12 em apart, no word of a header may be cut: https://www.w3.org/TR/WCAG22/#text-spacing */
const spaced = 1.3
/** In px: the cell's padding, and in a header the sort arrow too. */
const cellRoom = 28
const headerRoom = 52

/** How much one key or click resizes a column, in px. */
const widthStep = 32

/** The columns at first: as wide as these rows need, within limits. Headers may take two lines. */
export function shapeColumns(header: readonly string[], rows: readonly Pick<SheetRow, 'cells'>[]) {
  return header.map((name, column): GridColumn => {
    const texts = rows.map(({ cells }) => cells[column] ?? '')
    // A header takes two lines, but its longest word must fit in one
    const words = name.split(/\s+/).map(measure)
    const headerWidth = Math.max(...words, measure(name) / 2) * spaced + headerRoom
    const cellWidth = Math.max(0, ...texts.map(measure)) + cellRoom
    const width = Math.max(headerWidth, cellWidth)
    return {
      name,
      isShown: true,
      width: Math.round(Math.min(first.max, Math.max(first.min, width))),
      isNumber: texts.some(isNumber) && texts.every((text) => isBlank(text) || isNumber(text)),
    }
  })
}

/** A width in px, rounded, and within what can be read and dragged back. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(manual.max, Math.max(manual.min, width)))
}

/** Estimates a text's width in px. Cuts at 60 letters, which no first width can hold, to save time. */
function measure(text: string): number {
  const start = text.slice(0, 60)
  const digits = start.replace(/\D/g, '').length
  return digits * widths.digit + (start.length - digits) * widths.letter
}
