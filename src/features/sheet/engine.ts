import { placePage } from '../../lib/pagination'
import type { Sheet } from './csv'
import { isDateHeader, parseSheetDates } from './dates'

/**
 * A sheet, with what the engine computes once and keeps for later queries. A query fills in what it needs;
 * `prepareSearch` and `prepareSort` do it in advance. Null means not computed, except in `values`.
 */
export type SheetIndex = {
  readonly sheet: Sheet
  readonly compare: (a: string, b: string) => number
  /** For the search: the first rows, each as one folded text, see `fold`. */
  readonly folded: string[]
  /** Sort values by column, one for each row. Null for a column of too many different texts, see `maxRanked`. */
  readonly values: Map<number, Float64Array | null>
  /** The row numbers of the last search and the last complete sort: most queries repeat one of them. */
  found: { needle: string; rows: Int32Array } | null
  sorted: { key: string; rows: Int32Array } | null
}

export type SortDirection = 'ascending' | 'descending'

export type TableSort = {
  /** Counted from 0. */
  readonly column: number
  readonly direction: SortDirection
}

export type TableQuery = {
  readonly search: string
  readonly sort: TableSort | null
  /** Counted from 1. */
  readonly page: number
  readonly pageSize: number
}

export type TableRow = {
  /** The row's number in the sheet, counted from 0 without the header. */
  readonly index: number
  readonly cells: readonly string[]
}

/** One page of the matching rows. */
export type PageView = {
  readonly visible: readonly TableRow[]
  /** The query's page, or the last one if there are fewer. Counted from 1. */
  readonly page: number
  readonly pageCount: number
  /** Matching rows, of all pages. */
  readonly total: number
}

/**
 * Makes a sheet ready for queries. Computes nothing until the first one, and never throws.
 *
 * @param locale BCP 47 tags of the sort order. An invalid one means the browser's own language.
 */
export function indexSheet(sheet: Sheet, locale?: string | readonly string[]): SheetIndex {
  const { compare } = makeCollator(locale)
  return { sheet, compare, folded: [], values: new Map(), found: null, sorted: null }
}

/**
 * Makes the view for a query. Never throws.
 *
 * - Search: rows with a cell that contains the text, in any case. A letter and its accent may be
 *   one character or two (Hindi has both). An empty search matches all rows.
 * - Sort: date columns (`isDateHeader`) by date, columns of plain numbers by value, all others
 *   in the locale's order with the numbers in them by value. Equal rows keep the sheet's order in
 *   both directions. Cells without a date come last in both directions, sorted as text; empty cells
 *   of a number column count as the smallest. An unknown column does not sort.
 * - Page: a page beyond the last becomes the last.
 */
export function viewSheet(index: SheetIndex, query: TableQuery): PageView {
  const { sort } = query
  const found = findRows(index, query.search)
  const { page, pageCount, start, end } = placePage(found.length, query.page, query.pageSize)
  const ordered =
    hasColumn(index, sort) && end <= maxPicked
      ? pickFirst(found, end, makeCompareRows(index, sort))
      : matchingRows(index, query)
  const { rows } = index.sheet
  return {
    visible: Array.from(ordered.slice(start, end), (row) => ({
      index: row,
      cells: rows[row] ?? [],
    })),
    page,
    pageCount,
    total: found.length,
  }
}

/** The row numbers of all pages of a query, in order. Do not change the array: the index keeps it. */
export function matchingRows(
  index: SheetIndex,
  { search, sort }: Pick<TableQuery, 'search' | 'sort'>,
): Int32Array {
  const found = findRows(index, search)
  if (!hasColumn(index, sort)) return found
  const key = `${sort.column} ${sort.direction} ${search}`
  if (index.sorted?.key !== key)
    index.sorted = { key, rows: found.slice().sort(makeCompareRows(index, sort)) }
  return index.sorted.rows
}

/** Computes a part of what searches need, in about 15 ms. Returns true when nothing is left. */
export function prepareSearch(index: SheetIndex): boolean {
  foldRows(index, index.folded.length + 10_000)
  return index.folded.length === index.sheet.rows.length
}

/** Computes what sorting one column needs, in about 0.1 s for 100,000 rows. Returns true when nothing is left. */
export function prepareSort(index: SheetIndex): boolean {
  const { header } = index.sheet
  const left = [...header.keys()].filter((column) => !index.values.has(column))
  // Dates first, because they are sorted by most often
  const next = left.find((column) => isDateHeader(header[column] ?? '')) ?? left[0]
  if (next !== undefined) readValues(index, next)
  return next === undefined
}

/** Separates cells, so that no match spans two: a lone surrogate, which decoded text never contains. */
const cellEnd = '\uD800'

function findRows(index: SheetIndex, search: string): Int32Array {
  const needle = fold(search)
  if (index.found?.needle !== needle) {
    const all = index.sheet.rows.map((_, row) => row)
    const texts = needle === '' ? [] : foldRows(index) // skipped without a search: it is slow
    const rows = needle === '' ? all : all.filter((row) => texts[row]?.includes(needle))
    index.found = { needle, rows: Int32Array.from(rows) }
  }
  return index.found.rows
}

/** Folds the rows up to `end` that are not folded yet. @returns all folded rows. */
function foldRows({ folded, sheet: { rows } }: SheetIndex, end = rows.length): readonly string[] {
  for (const row of rows.slice(folded.length, end)) folded.push(fold(row.join(cellEnd)))
  return folded
}

/** Makes texts comparable in any case. NFC, because a Hindi letter with a dot below (ज़) is one character or two. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** Pages that end by this row are made by `pickFirst`: sorting all rows takes ten times as long. */
const maxPicked = 500

type CompareRows = (a: number, b: number) => number

function hasColumn({ sheet }: SheetIndex, sort: TableSort | null): sort is TableSort {
  return sort !== null && sheet.header[sort.column] !== undefined
}

/** Makes a compare function for row numbers, as `sort` expects. */
function makeCompareRows(index: SheetIndex, { column, direction }: TableSort): CompareRows {
  const { sheet, compare } = index
  const sign = direction === 'ascending' ? 1 : -1
  const cells = readCells(sheet, column)
  const byText: CompareRows = (a, b) => sign * compare(cells[a] ?? '', cells[b] ?? '') || a - b
  const values = readValues(index, column)
  if (!values) return byText
  // Cells without a date come last in both directions; empty cells count as the smallest number
  const placeOfOther = isDateHeader(sheet.header[column] ?? '') ? 1 : -sign
  return (a, b) => {
    const [x = NaN, y = NaN] = [values[a], values[b]]
    if (Number.isNaN(x)) return Number.isNaN(y) ? byText(a, b) : placeOfOther
    return Number.isNaN(y) ? -placeOfOther : sign * (x - y) || a - b
  }
}

/** The first `count` rows in order. Sorts few at a time: most rows come after the best so far and are skipped. */
function pickFirst(rows: Int32Array, count: number, compareRows: CompareRows): number[] {
  let first: number[] = []
  let last: number | undefined
  for (const row of rows) {
    if (last !== undefined && compareRows(last, row) < 0) continue
    first.push(row)
    if (first.length < 2 * count) continue
    first = first.sort(compareRows).slice(0, count)
    last = first.at(-1)
  }
  return first.sort(compareRows).slice(0, count)
}

function makeCollator(locale: string | readonly string[] | undefined): Intl.Collator {
  const options = { numeric: true }
  try {
    return new Intl.Collator(locale as string | string[] | undefined, options)
  } catch {
    return new Intl.Collator(undefined, options)
  }
}

function readCells({ rows }: Sheet, column: number): string[] {
  return rows.map((row) => row[column] ?? '')
}

function readValues({ sheet, compare, values }: SheetIndex, column: number): Float64Array | null {
  const existing = values.get(column)
  if (existing !== undefined) return existing
  const cells = readCells(sheet, column)
  const isDate = isDateHeader(sheet.header[column] ?? '')
  const read = isDate ? parseSheetDates(cells) : (parseNumbers(cells) ?? rankTexts(cells, compare))
  values.set(column, read)
  return read
}

/** With more different texts than this in a column, ranking them in advance takes too long. */
const maxRanked = 10_000

/** The rank of each cell's text in its column, so that rows compare as numbers. Null if there are too many. */
function rankTexts(cells: readonly string[], compare: SheetIndex['compare']): Float64Array | null {
  const texts = [...new Set(cells)]
  if (texts.length > maxRanked) return null
  texts.sort(compare)
  const ranks = new Map<string, number>()
  let rank = 0
  texts.forEach((text, place) => {
    if (place > 0 && compare(texts[place - 1] ?? '', text) !== 0) rank++
    ranks.set(text, rank)
  })
  return Float64Array.from(cells, (cell) => ranks.get(cell) ?? NaN)
}

/** The numbers of a column, `NaN` for empty cells. Null as soon as one cell holds something else. */
function parseNumbers(cells: readonly string[]): Float64Array | null {
  const numbers = new Float64Array(cells.length)
  for (const [row, cell] of cells.entries()) {
    numbers[row] = parseNumber(cell)
    if (Number.isNaN(numbers[row]) && cell.trim() !== '') return null
  }
  return numbers
}

/**
 * Reads a plain number as sheets display it: `1200`, `-5`, `1,20,000.50`, `₹ 45,000`, `12%`. `NaN` for the
 * rest, and for more digits than a double holds: the collator compares those exactly.
 */
function parseNumber(cell: string): number {
  const match = plainNumber.exec(cell)
  const digits = match?.[2]?.replaceAll(',', '')
  if (!match || !digits || digits.length > 15) return NaN
  return match[1] === '-' ? 0 - Number(digits) : Number(digits)
}

const plainNumber =
  /^\s*([-+]?)(?:\p{Sc}\s?)?((?:\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d+)?|\.\d+)\s?%?\s*$/u
