/** A column before anybody has changed it. */
export type ColumnShape = {
  /** In px. */
  readonly width: number
  /** Every cell seen is a number or empty: its digits stand under each other. */
  readonly isNumber: boolean
}

/** All in px, at a text size of 16. */
const first = { least: 96, most: 320 }
const chosen = { least: 64, most: 960 }
/** Digits stand in columns and are wider than most letters. */
const widths = { letter: 8.2, digit: 9.4 }
/** Readers may set letters 0.12 em apart, and words of a header must not be cut then (WCAG 1.4.12). */
const spaced = 1.3
/** The cell's padding, and in the header the arrow. */
const cellRoom = 28
const headerRoom = 52

/** By how much a key or button makes a column wider or narrower, in px. */
export const widthStep = 32

/** One `rem` in px: rows and columns grow with the visitor's text size. */
export function readRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

/**
 * First shapes for the columns of a table, from the first rows: wide enough for short
 * texts, never so wide that one long text pushes all else aside. Headers may take two lines.
 *
 * @param textSize what one `rem` of the reader is, in px: columns grow with the letters in them.
 */
export function shapeColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  textSize = 16,
): ColumnShape[] {
  return header.map((name, column) => {
    const cells = rows.map((row) => row[column] ?? '')
    // Half of a header in two lines, but no word is cut
    const words = name.split(/\s+/).map(measure)
    const headerWidth = Math.max(...words, measure(name) / 2) * spaced + headerRoom
    const cellWidth = Math.max(0, ...cells.map(measure)) + cellRoom
    const width = Math.max(headerWidth, cellWidth)
    return {
      width: Math.round((Math.min(first.most, Math.max(first.least, width)) * textSize) / 16),
      isNumber: cells.some(Boolean) && cells.every((cell) => /^[-+]?[\d.,]*%?$/.test(cell)),
    }
  })
}

/** Keeps a width that somebody drags or steps to within what can still be read and reached. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(chosen.most, Math.max(chosen.least, width)))
}

/** About how wide a text is; what is longer than any column is not counted out. */
function measure(text: string): number {
  const start = text.slice(0, 60)
  const digits = start.replace(/\D/g, '').length
  return digits * widths.digit + (start.length - digits) * widths.letter
}
