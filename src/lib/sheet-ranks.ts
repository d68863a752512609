import type { Sheet } from './csv'
import { detectDateOrder, isDateHeader, parseSheetDate } from './sheet-dates'

/** A value that is made in steps, when it is needed or before. */
export type Lazy<T> = {
  /** Does one step (a few milliseconds). True when the value is there. */
  step: () => boolean
  isReady: () => boolean
  /** Does what is left and returns the value. */
  get: () => T
}

export type Steps<T> = Generator<undefined, T, undefined>

export function lazy<T>(begin: () => Steps<T>): Lazy<T> {
  let steps: Steps<T> | null = null
  let made: { value: T } | null = null
  const step = () => {
    if (made) return true
    steps ??= begin()
    const result = steps.next()
    if (result.done) {
      made = { value: result.value }
      steps = null
    }
    return made !== null
  }
  return {
    step,
    isReady: () => made !== null,
    get() {
      while (!step()) continue
      return made!.value
    },
  }
}

/** Rows, cells or comparisons between two pauses. */
export const stepSize = 8192

/**
 * For every row, the place of its cell among the column's distinct values. Equal cells have equal
 * ranks.
 */
export type ColumnRanks = {
  readonly ranks: Int32Array
  /** Ranks below this one come first in both directions: the dates of a date column. */
  readonly ahead: number
  /** Number of different ranks. */
  readonly count: number
}

export const noRanks: ColumnRanks = { ranks: new Int32Array(0), ahead: 0, count: 0 }

export function* rankColumn(sheet: Sheet, column: number, compare: Compare): Steps<ColumnRanks> {
  const cells: string[] = []
  for (const row of sheet.rows) {
    cells.push(row[column] ?? '')
    if (cells.length % stepSize === 0) yield
  }
  const isDate = isDateHeader(sheet.header[column] ?? '')
  const values = yield* readValues(cells, isDate)
  const distinct = sortDistinct(values)
  yield
  const texts = yield* rankTexts(
    cells.filter((_, row) => Number.isNaN(values[row])),
    compare,
  )

  // What is no date comes after the dates; beside numbers there are only empty cells, and they
  // come first, as they do before text
  const valuesFrom = isDate ? 0 : texts.count
  const textsFrom = isDate ? distinct.length : 0
  const ranks = new Int32Array(cells.length)
  for (let row = 0, text = 0; row < ranks.length; row++) {
    const value = values[row]!
    ranks[row] = Number.isNaN(value)
      ? textsFrom + texts.ranks[text++]!
      : valuesFrom + findPlace(distinct, value)
    if (row % stepSize === 0) yield
  }
  return { ranks, ahead: textsFrom, count: distinct.length + texts.count }
}

/** The dates or numbers of a column; `NaN` is what compares as text. */
function* readValues(cells: readonly string[], isDate: boolean): Steps<Float64Array> {
  const values = new Float64Array(cells.length)
  // The whole column decides the order of day and month
  const order = isDate ? detectDateOrder(cells) : null
  for (let row = 0; row < cells.length; row++) {
    const cell = cells[row]!
    // One word among the numbers, and the column is text
    if (!order && isWord(cell)) return values.fill(NaN)
    values[row] = order ? parseSheetDate(cell, order) : parseNumber(cell)
    if (row % stepSize === 0) yield
  }
  return values
}

/**
 * A plain number, as sheets show it: `1200`, `-5`, `1,20,000.50`, `₹ 45,000`, `12%`. `NaN` for everything
 * else, and for more digits than a number holds; the collator compares those without loss.
 */
function parseNumber(cell: string): number {
  const match = plainNumber.exec(cell)
  const digits = match?.[2]?.replaceAll(',', '')
  if (!match || !digits || digits.length > 15) return NaN
  return match[1] === '-' ? 0 - Number(digits) : Number(digits)
}

/** True for what makes its column a column of texts. */
export function isWord(cell: string): boolean {
  return Number.isNaN(parseNumber(cell)) && cell.trim() !== ''
}

const plainNumber =
  /^\s*([-+]?)(?:\p{Sc}\s?)?((?:\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d+)?|\.\d+)\s?%?\s*$/u

function sortDistinct(values: Float64Array): Float64Array {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort()
  return sorted.filter((value, i) => i === 0 || value !== sorted[i - 1])
}

/** The place of a value that is there, in ascending values. */
function findPlace(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

export type Compare = (a: string, b: string) => number

export function makeCollator(locale: string | readonly string[] | undefined): Intl.Collator {
  const options = { numeric: true }
  try {
    return new Intl.Collator(locale as string | string[] | undefined, options)
  } catch {
    return new Intl.Collator(undefined, options)
  }
}

/** Ranks texts by collation. Texts that the collator holds equal share a rank. */
function* rankTexts(
  texts: readonly string[],
  compare: Compare,
): Steps<{ ranks: Int32Array; count: number }> {
  // Sheets repeat themselves: cities, services. Each distinct text is compared once
  const ids = new Map<string, number>()
  const idOf = new Int32Array(texts.length)
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i]!
    let id = ids.get(text)
    if (id === undefined) ids.set(text, (id = ids.size))
    idOf[i] = id
    if (i % stepSize === 0) yield
  }

  const sorted = yield* sortTexts([...ids.keys()], compare)
  const rankOf = new Int32Array(ids.size)
  let rank = -1
  for (let i = 0; i < sorted.length; i++) {
    if (i === 0 || compare(sorted[i - 1]!, sorted[i]!) !== 0) rank++
    rankOf[ids.get(sorted[i]!)!] = rank
    if (i % stepSize === 0) yield
  }
  return { ranks: idOf.map((id) => rankOf[id]!), count: rank + 1 }
}

/** A merge sort that can pause. `Array.sort` over 100,000 texts would hold up every query. */
function* sortTexts(texts: readonly string[], compare: Compare): Steps<readonly string[]> {
  let from: string[] = []
  for (let start = 0; start < texts.length; start += runLength) {
    for (const text of texts.slice(start, start + runLength).sort(compare)) from.push(text)
    yield
  }
  let to = from.slice()
  for (let width = runLength; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length)
      const end = Math.min(start + 2 * width, from.length)
      let left = start
      let right = middle
      for (let at = start; at < end; at++) {
        const takeLeft = right === end || (left < middle && compare(from[left]!, from[right]!) <= 0)
        to[at] = from[takeLeft ? left++ : right++]!
        if (at % stepSize === 0) yield
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** Sorted at once, by the browser's own sort: some 10 ms. */
const runLength = 4096
