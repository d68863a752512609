import { pageSizes } from '../../config'
import { readPage } from '../../lib/pagination'
import { readQuery } from '../../lib/search-query'
import type { SheetQuery } from './engine'

const sizes = pageSizes.sheet

/** What an address says: the engine's query, and the hidden columns, counted from 0. */
export type AddressQuery = SheetQuery & { readonly hidden: readonly number[] }

/**
 * Reads a query from a URL (`?q=…&sort=…&dir=…&page=…&size=…`, `hide=…` for each hidden column, or `show=…` for each other).
 *
 * Never throws: an unknown column is no sort and not hidden, an unknown size is the default, and what is no page is 1.
 * A page beyond the last is kept: only the engine knows the last one. Columns have their names, because a number would
 * mean another column once the sheet gets a new one. One column stays: if none would be shown, all are.
 */
export function readSheetQuery(params: URLSearchParams, header: readonly string[]): AddressQuery {
  const column = header.indexOf(params.get('sort') ?? '')
  const direction = params.get('dir') === 'desc' ? 'descending' : 'ascending'
  const size = sizes.options.find((option) => option === Number(params.get('size')))
  const isShowing = params.has('show')
  const named = new Set(params.getAll(isShowing ? 'show' : 'hide'))
  const hidden = [...header.keys()].filter((at) => named.has(header[at] ?? '') !== isShowing)
  return {
    search: readQuery(params),
    sort: column === -1 ? null : { column, direction },
    page: readPage(params),
    pageSize: size ?? sizes.default,
    hidden: hidden.length < header.length ? hidden : [],
  }
}

/** A query as parameters of a URL; '' and [] mean the default, which `useUrlState` leaves out. */
export function writeSheetQuery(
  { search, sort, page, pageSize, hidden }: AddressQuery,
  header: readonly string[],
) {
  const isShort = hidden.length <= header.length / 2
  const named = header.filter((_, column) => hidden.includes(column) === isShort)
  return {
    q: search,
    sort: sort ? (header[sort.column] ?? '') : '',
    dir: sort ? (sort.direction === 'descending' ? 'desc' : 'asc') : '',
    page: page > 1 ? String(page) : '',
    size: pageSize === sizes.default ? '' : String(pageSize),
    hide: isShort ? named : [],
    show: isShort ? [] : named,
  }
}

/** The parameters that {@link writeSheetQuery} writes, of an address. */
export function readParams(address: string) {
  const params = new URLSearchParams(address)
  const names = ['q', 'sort', 'dir', 'page', 'size', 'hide', 'show'] as const
  return Object.fromEntries(names.map((name) => [name, params.getAll(name)] as const))
}

/** The columns that an address names and the sheet lacks. */
export function findMissing(params: URLSearchParams, header: readonly string[]): string[] {
  const names = ['sort', 'hide', 'show'].flatMap((name) => params.getAll(name))
  return [...new Set(names)].filter((name) => name && !header.includes(name))
}
