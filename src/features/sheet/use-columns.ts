import { useEffect, useMemo, useRef, useState } from 'react'

import { isBlank } from '../../lib/fold-text'
import { keepLast, readSetups, type Setup } from '../../lib/kept-setups'
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

/**
 * The columns, with the widths in px at a text size of 16 px that this device keeps. Later rows change none: it would
 * jump. `setup` is what is set up, which the device keeps for the next visit when the visitor changes something.
 */
export function useColumns(
  header: readonly string[],
  rows: readonly Pick<SheetRow, 'cells'>[],
  { hidden, address }: { readonly hidden: readonly number[]; readonly address: string },
) {
  const [initial] = useState(() => shapeColumns(header, rows))
  const [ownWidths, setWidths] = useState(() => readSetups().get('')?.widths ?? {})
  const hiddenText = `,${hidden.join()},` // each change of the address makes another list
  const columns = useMemo(() => {
    const chosen = new Map(Object.entries(ownWidths)) // a column may be called `constructor`
    return initial.map((column, index) => ({
      ...column,
      isShown: !hiddenText.includes(`,${index},`),
      width: clampWidth(Number(chosen.get(column.name)) || column.width),
    }))
  }, [initial, hiddenText, ownWidths])

  const setup: Setup = { address, widths: ownWidths }
  const text = JSON.stringify(setup)
  const keptText = useRef(text)
  useEffect(() => {
    if (text !== keptText.current) keepLast(JSON.parse(text) as Setup)
    keptText.current = text
  }, [text])

  /** Within limits, which returns the new width in px. */
  const resize = (column: number, wanted: number): number => {
    const width = clampWidth(wanted)
    setWidths((last) => ({ ...last, [header[column] ?? '']: width }))
    return width
  }
  /** One step wider (1) or narrower (-1); returns the new width in px. */
  const step = (column: number, direction: 1 | -1): number =>
    resize(column, (columns[column]?.width ?? 0) + direction * widthStep)
  const shownColumns = [...columns.keys()].filter((column) => columns[column]?.isShown)
  return { columns, shownColumns, setup, setWidths, resize, step }
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
