import type { Sheet } from './csv'
import { placePage } from './pagination'
import { isDateHeader, parseSheetDates } from './sheet-dates'
import type { ColumnRanks, Compare, Lazy, Steps } from './sheet-ranks'
import { isWord, lazy, makeCollator, noRanks, rankColumn } from './sheet-ranks'

/**
 * The model of the table page: search → sort → page over the rows of a sheet.
 *
 * Nothing is compared twice. Per column, every row gets a rank (a small integer) once; a sort is
 * then two passes of counting, without a comparison. For the search, the rows stand folded in
 * long texts, which the browser's own `indexOf` runs through. What was computed stays in the index:
 * turning a page looks nothing up again, and a search under a sorted table filters the sorted rows.
 *
 * Each of these is made when it is first asked for, or before, in slices, by `prepareSheet`.
 */
export type SheetIndex = {
  readonly sheet: Sheet
  readonly columns: readonly Lazy<ColumnRanks>[]
  readonly folded: Lazy<readonly FoldedText[]>
  readonly compare: Compare
  readonly cache: ViewCache
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
  /** The row's place in the sheet, counted from 0 under the header: its identity in every view. */
  readonly index: number
  readonly cells: readonly string[]
}

export type TableView = {
  /** The rows that the search leaves, in the order shown, of all pages. Shared: not to be written to. */
  readonly matching: Int32Array
  readonly visible: readonly TableRow[]
  /** The page shown: what was asked for, but never beyond the last. */
  readonly page: number
  readonly pageCount: number
  /** Rows that the search leaves. */
  readonly total: number
}

/**
 * Prepares a sheet for views; costs nothing until the first one.
 *
 * `locale` is whose alphabet sorts the text. A tag that the browser does not know falls back to the
 * browser's own language.
 */
export function indexSheet(sheet: Sheet, locale?: string | readonly string[]): SheetIndex {
  const compare = makeCollator(locale).compare
  return {
    sheet,
    columns: sheet.header.map((_, column) => lazy(() => rankColumn(sheet, column, compare))),
    compare,
    folded: lazy(() => foldSheet(sheet.rows)),
    cache: { search: null, orders: new Map(), matching: null, wanted: null },
  }
}

/**
 * Answers a query. The same index and query always give the same view.
 *
 * - Search: rows with a cell that contains the text, in any case. A letter and its accent may be
 *   one character or two (Hindi has both); an empty search leaves all rows.
 * - Sort: columns that `isDateHeader` names, by date; columns of plain numbers, by value; all
 *   others in the visitor's language with the numbers in them by value. Equal rows keep the
 *   order of the sheet in both directions. What is no date comes last in both directions, among
 *   itself as text. A column that the sheet does not have sorts nothing.
 * - Page: clamped, never an error.
 */
export function viewSheet(index: SheetIndex, query: TableQuery): TableView {
  const matching = findMatching(index, query)
  const { page, pageCount, start, end } = placePage(matching.length, query.page, query.pageSize)
  const visible = Array.from(matching.subarray(start, end), (row) => toRow(index.sheet, row))
  return { matching, visible, page, pageCount, total: matching.length }
}

function toRow({ rows }: Sheet, index: number): TableRow {
  return { index, cells: rows[index] ?? [] }
}

/** A view for the screen: without the rows of the other pages. */
export type PageView = Omit<TableView, 'matching'>

/**
 * Answers a query as {@link viewSheet} does, only sooner where a column of texts or dates is sorted before
 * it has been ranked: ranking 100,000 different texts takes over half a second, picking the first ten of
 * them a tenth of that.
 */
export function viewPage(index: SheetIndex, query: TableQuery): PageView {
  const quick = pickPage(index, query)
  if (quick) return quick
  const { matching: _, ...view } = viewSheet(index, query)
  return view
}

/**
 * Works ahead for about `milliseconds`, so that the first search and the first sort of each column
 * find their work done. Returns true when nothing is left to prepare.
 */
export function prepareSheet(index: SheetIndex, milliseconds: number): boolean {
  const end = performance.now() + milliseconds
  for (const work of listWork(index)) {
    while (!work.step()) if (performance.now() >= end) return false
  }
  return true
}

function listWork({ sheet, columns, folded, cache }: SheetIndex): Lazy<unknown>[] {
  // What somebody has sorted by comes first, then dates: most wanted, and soon done
  const urgency = (column: number) =>
    column === cache.wanted?.column ? 2 : isDateHeader(sheet.header[column] ?? '') ? 1 : 0
  const order = [...columns.keys()].sort((a, b) => urgency(b) - urgency(a))
  return [folded, ...order.map((column) => columns[column]!)]
}

/**
 * The sort after a press on a column's header: ascending, and descending if it was ascending by the
 * same column. Never unsorted again.
 */
export function toggleSort(sort: TableSort | null, column: number): TableSort {
  const isAscending = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: isAscending ? 'descending' : 'ascending' }
}

/* Search → sort */

type ViewCache = {
  /** The last search: its needle, and the rows it leaves in the sheet's order. */
  search: { needle: string; rows: Int32Array } | null
  /** All rows in the order of a sort, by column and direction. */
  orders: Map<string, Int32Array>
  /** The last search under the last sort. */
  matching: { key: string; rows: Int32Array } | null
  /** The column that was sorted before it was ready, and how its rows compare. */
  wanted: { column: number; compareRows: CompareRows } | null
}

/** Sorted permutations kept: 0.4 MB each at 100,000 rows. */
const maxOrders = 20

function findMatching(index: SheetIndex, { search, sort }: TableQuery): Int32Array {
  const { cache } = index
  const needle = fold(search)
  const sorted = sort && index.columns[sort.column] ? sort : null
  const key = `${sorted ? `${sorted.column} ${sorted.direction}` : ''}\n${needle}`
  if (cache.matching?.key === key) return cache.matching.rows

  const found = findRows(index, needle)
  const rows = sorted ? pick(sortRows(index, sorted), found, index.sheet.rows.length) : found
  cache.matching = { key, rows }
  return rows
}

function findRows(index: SheetIndex, needle: string): Int32Array {
  const { cache, sheet } = index
  if (cache.search?.needle === needle) return cache.search.rows
  let rows: Int32Array
  if (needle === '') rows = Int32Array.from({ length: sheet.rows.length }, (_, row) => row)
  else if (needle.includes(cellEnd)) rows = searchCells(sheet.rows, needle)
  else rows = searchFolded(index.folded.get(), needle, sheet.rows.length)
  cache.search = { needle, rows }
  return rows
}

/** The members of `found` (ascending row numbers) in the order in which `order` lists all rows. */
function pick(order: Int32Array, found: Int32Array, rowCount: number): Int32Array {
  if (found.length === rowCount) return order
  const isFound = new Uint8Array(rowCount)
  for (const row of found) isFound[row] = 1
  const picked = new Int32Array(found.length)
  let length = 0
  for (const row of order) if (isFound[row] === 1) picked[length++] = row
  return picked
}

/** All rows in the order of one column: a counting sort over the ranks, stable in both directions. */
function sortRows(index: SheetIndex, { column, direction }: TableSort): Int32Array {
  const { orders } = index.cache
  const key = `${column} ${direction}`
  const known = orders.get(key)
  if (known) return known

  const { ranks, ahead, count } = index.columns[column]?.get() ?? noRanks
  // Descending turns the dates round, and what is no date, but not these two against each other
  const place = (rank: number) => {
    if (direction === 'ascending') return rank
    return rank < ahead ? ahead - 1 - rank : count - 1 - (rank - ahead)
  }
  const next = new Int32Array(count + 1)
  for (const rank of ranks) next[place(rank) + 1]!++
  for (let i = 1; i <= count; i++) next[i]! += next[i - 1]!
  const order = new Int32Array(ranks.length)
  for (let row = 0; row < ranks.length; row++) order[next[place(ranks[row]!)]!++] = row

  if (orders.size >= maxOrders) orders.delete(orders.keys().next().value!)
  orders.set(key, order)
  return order
}

/* Sorting without ranks */

/** Rows up to here are picked; beyond, sorting all is the better way. */
const maxPicked = 500

function pickPage(index: SheetIndex, query: TableQuery): PageView | null {
  const { columns, sheet, cache } = index
  const { sort } = query
  const ranks = sort && columns[sort.column]
  if (!sort || !ranks || ranks.isReady()) return null

  const found = findRows(index, fold(query.search))
  const { page, pageCount, start, end } = placePage(found.length, query.page, query.pageSize)
  if (end > maxPicked) return null
  const { column } = sort
  const known = cache.wanted?.column === column ? cache.wanted : null
  const compareRows = known?.compareRows ?? compareUnranked(index, column)
  if (!compareRows) return null
  cache.wanted = { column, compareRows }

  const sign = sort.direction === 'ascending' ? 1 : -1
  const first: number[] = [] // the first `end` rows so far, sorted
  for (const row of found) {
    // Behind equal cells, because their rows come first in the sheet
    const goesBehind = (other: number) => sign * compareRows(other, row) <= 0
    if (first.length === end && goesBehind(first[end - 1]!)) continue
    let low = 0
    let high = first.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (goesBehind(first[middle]!)) low = middle + 1
      else high = middle
    }
    first.splice(low, 0, row)
    if (first.length > end) first.pop()
  }
  const visible = first.slice(start, end).map((row) => toRow(sheet, row))
  return { visible, page, pageCount, total: found.length }
}

/** How two rows, by their numbers, compare. */
type CompareRows = (a: number, b: number) => number

/** For a column of texts, or of nothing but dates; null for others: numbers are ranked in a moment. */
function compareUnranked({ sheet, compare }: SheetIndex, column: number): CompareRows | null {
  const cellOf = (row: number) => sheet.rows[row]?.[column] ?? ''
  if (!isDateHeader(sheet.header[column] ?? ''))
    return isTextColumn(sheet, column) ? (a, b) => compare(cellOf(a), cellOf(b)) : null
  const times = parseSheetDates(sheet.rows.map((_, row) => cellOf(row)))
  return times.some(Number.isNaN) ? null : (a, b) => times[a]! - times[b]!
}

function isTextColumn({ rows }: Sheet, column: number): boolean {
  return rows.some((row) => isWord(row[column] ?? ''))
}

/* Search */

/** Rows in one text; row `i` begins at `starts[i]` and ends before `starts[i + 1]`. */
type FoldedText = { readonly text: string; readonly starts: Int32Array }

/** Rows per text. One text for all would take too long to join without a pause. */
const blockSize = 4096

/**
 * Stands between cells and between rows, so that no match reaches from one cell into the next. Searches for the
 * character itself go through the cells one by one.
 */
const cellEnd = '\0'

/**
 * Makes texts comparable without case. NFC, because Hindi letters with a dot below (ज़) are written
 * as one character or two; the joined text of a row folds as its cells do.
 */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

function* foldSheet(rows: Sheet['rows']): Steps<FoldedText[]> {
  const blocks: FoldedText[] = []
  for (let first = 0; first < rows.length; first += blockSize) {
    const block = rows.slice(first, first + blockSize)
    const starts = new Int32Array(block.length + 1)
    const folded = block.map((row, i) => {
      const text = fold(row.join(cellEnd))
      starts[i + 1] = starts[i]! + text.length + cellEnd.length
      return text
    })
    blocks.push({ text: folded.join(cellEnd), starts })
    yield
  }
  return blocks
}

/**
 * Searching on from the rows that a shorter needle left would save little: most of the time goes
 * into what is found, not into what is passed over.
 */
function searchFolded(blocks: readonly FoldedText[], needle: string, rowCount: number): Int32Array {
  const found = new Int32Array(rowCount)
  let length = 0
  blocks.forEach(({ text, starts }, block) => {
    const last = starts.length - 1
    let row = 0
    for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, starts[row])) {
      while (starts[row + 1]! <= at) row++
      found[length++] = block * blockSize + row++
      if (row === last) break
    }
  })
  return found.slice(0, length)
}

function searchCells(rows: Sheet['rows'], needle: string): Int32Array {
  const found: number[] = []
  rows.forEach((row, i) => {
    if (row.some((cell) => fold(cell).includes(needle))) found.push(i)
  })
  return Int32Array.from(found)
}
