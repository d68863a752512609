import { foldText, isPlain, longestText, normalizeText } from '../../lib/fold-text'
import { makeRowTest } from '../../lib/match-row'
import { findPage } from '../../lib/pagination'
import { readColumn, type ColumnValues } from './column-values'
import type { Sheet } from './csv'

/** A sheet, with what queries compute and later ones reuse; `prepareSort` does it in advance. */
export type SheetIndex = ReturnType<typeof packRows> & {
  readonly header: readonly string[]
  readonly compare: (a: string, b: string) => number
  readonly columns: Map<number, ColumnValues>
  /** The row numbers of the last search and the last complete sort: most queries repeat one of them. */
  found: { needle: string; rows: Int32Array } | null
  sorted: { key: string; rows: Int32Array } | null
}

export type SheetSort = {
  /** Counted from 0. */
  readonly column: number
  readonly direction: 'ascending' | 'descending'
}

export type SheetQuery = {
  readonly search: string
  readonly sort: SheetSort | null
  /** Counted from 1. */
  readonly page: number
  readonly pageSize: number
}

export type SheetRow = {
  /** The row's number in the sheet, counted from 0 without the header. */
  readonly index: number
  readonly cells: readonly string[]
}

/** One page of the matching rows, and what is said of the column by which they are sorted. */
export type PageView = Pick<ColumnValues, 'notDates' | 'isByValue' | 'isSignLost'> & {
  readonly visible: readonly SheetRow[]
  /** The query's page, or the last one if there are fewer. Counted from 1. */
  readonly page: number
  readonly pageCount: number
  /** Matching rows, of all pages. */
  readonly total: number
  /** Whether these are the rows of the file's beginning, while the rest is still loading. */
  readonly isPartial?: boolean
}

/** Makes a sheet ready for queries. @param locale of the sort order; an invalid one means the browser's language. */
export function indexSheet(sheet: Sheet, locale?: string | readonly string[]): SheetIndex {
  const { compare } = makeCollator(locale)
  const computed = { columns: new Map(), found: null, sorted: null }
  return { ...packRows(sheet), header: sheet.header, compare, ...computed }
}

/**
 * Keeps each row as one text, and where its cells end: single strings take four times as much memory. `foldedOf`: a row
 * for the search, see `foldText`. Such a text has line breaks only between cells, so that no match spans two. Of rows
 * that are {@link isPlain}, most rows of most sheets, it is made again for each search.
 */
function packRows({ header, rows }: Sheet) {
  const width = header.length
  const texts = compact(rows.map((row) => row.join('\n')))
  const isShort = texts.every(({ length }) => length < 65_536)
  const ends = new (isShort ? Uint16Array : Uint32Array)(rows.length * width)
  for (const [at, row] of rows.entries())
    for (let column = 0, end = -1; column < width; column++)
      ends[at * width + column] = end += 1 + (row[column]?.length ?? 0)
  const cellAt = (row: number, column: number) => {
    const at = row * width + column
    return texts[row]?.slice(column === 0 ? 0 : (ends[at - 1] ?? 0) + 1, ends[at]) ?? ''
  }
  const cellsOf = (row: number) => header.map((_, column) => cellAt(row, column))
  const isSimple = (cell: string) => cell.length <= longestText && isPlain(cell)
  const foldCell = (cell: string) => foldText(startOf(cell))
  const folded = rows.map((row) => (row.every(isSimple) ? null : row.map(foldCell).join('\n')))
  const foldedOf = (row: number) => folded[row] ?? texts[row]?.toLowerCase() ?? ''
  return { rowCount: rows.length, cellAt, cellsOf, foldedOf }
}

/** In V8, a part of a text with Hindi takes two bytes a character, also if it is ASCII. `JSON.parse` looks. */
const compact = (texts: readonly string[]) => JSON.parse(JSON.stringify(texts)) as string[]

/**
 * Makes the view for a query. Never throws. Finds rows by {@link makeRowTest}. Sorts by {@link readColumn}, texts in the
 * locale's order with the numbers in them by value; what is no date or number in a column of such comes after them in
 * both directions, and blanks last. Equal rows keep the sheet's order. An unknown column does not sort. A page beyond
 * the last becomes the last.
 */
export function viewSheet(index: SheetIndex, query: SheetQuery): PageView {
  const { sort } = query
  const found = findRows(index, query.search)
  const { page, pageCount, start, end } = findPage(found.length, query.page, query.pageSize)
  const ordered =
    hasColumn(index, sort) && end <= maxPicked
      ? pickFirst(found, end, makeCompareRows(index, sort))
      : matchingRows(index, query)
  const column = hasColumn(index, sort) ? readIndexed(index, sort.column) : null
  return {
    visible: Array.from(ordered.slice(start, end), (row) => ({
      index: row,
      cells: index.cellsOf(row),
    })),
    page,
    pageCount,
    total: found.length,
    notDates: column?.notDates ?? 0,
    isByValue: column?.isByValue ?? true,
    isSignLost: column?.isSignLost ?? false,
  }
}

/** The row numbers of all pages of a query, in order. Do not change the array: the index keeps it. */
export function matchingRows(
  index: SheetIndex,
  { search, sort }: Pick<SheetQuery, 'search' | 'sort'>,
): Int32Array {
  const found = findRows(index, search)
  if (!hasColumn(index, sort)) return found
  const key = `${sort.column} ${sort.direction} ${search}`
  if (index.sorted?.key !== key)
    index.sorted = { key, rows: found.slice().sort(makeCompareRows(index, sort)) }
  return index.sorted.rows
}

/** Computes what sorting one column needs, in about 0.1 s for 100,000 rows. Returns true when nothing is left. */
export function prepareSort(index: SheetIndex): boolean {
  const left = [...index.header.keys()].filter((column) => !index.columns.has(column))
  if (left[0] !== undefined) readIndexed(index, left[0])
  return left.length === 0
}

function findRows(index: SheetIndex, search: string): Int32Array {
  const needle = foldText(search)
  if (index.found?.needle !== needle) {
    const all = Int32Array.from({ length: index.rowCount }, (_, row) => row)
    const isFound = makeRowTest(needle)
    const rows = needle === '' ? all : all.filter((row) => isFound(index.foldedOf(row)))
    index.found = { needle, rows }
  }
  return index.found.rows
}

const startOf = (cell = '') => cell.slice(0, longestText)

/** Pages that end by this row are made by `pickFirst`: sorting all rows takes ten times as long. */
const maxPicked = 500

type CompareRows = (a: number, b: number) => number

function hasColumn({ header }: SheetIndex, sort: SheetSort | null): sort is SheetSort {
  return sort !== null && header[sort.column] !== undefined
}

/** Makes a compare function for row numbers, as `sort` expects. */
function makeCompareRows(index: SheetIndex, { column, direction }: SheetSort): CompareRows {
  const { compare, cellAt } = index
  const sign = direction === 'ascending' ? 1 : -1
  const { values, texts } = readIndexed(index, column)
  const textOf = (row: number) => texts?.[row] ?? normalizeText(startOf(cellAt(row, column)))
  return (a, b) => {
    const [x = NaN, y = NaN] = [values[a], values[b]]
    if (Number.isNaN(x) && Number.isNaN(y)) return sign * compare(textOf(a), textOf(b)) || a - b
    return groupOf(x) - groupOf(y) || (x !== y && sign * (x - y)) || a - b
  }
}

/** Values come first in both directions, then other texts, then blanks. */
const groupOf = (value: number) => (Number.isNaN(value) ? 1 : value === Infinity ? 2 : 0)

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

function readIndexed(index: SheetIndex, column: number): ColumnValues {
  const { header, rowCount, cellAt, compare, columns } = index
  const existing = columns.get(column)
  if (existing) return existing
  const cells = Array.from({ length: rowCount }, (_, row) => startOf(cellAt(row, column)))
  const read = readColumn(header[column] ?? '', cells, compare)
  columns.set(column, read)
  return read
}
