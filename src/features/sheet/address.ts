import { pageSizes } from '../../config'
import { readPage } from '../../lib/pagination'
import { readQuery } from '../../lib/search-query'
import type { SheetQuery } from './engine'

const sizes = pageSizes.sheet

/**
 * Reads a query from a URL (`?q=…&sort=…&dir=…&page=…&size=…`).
 *
 * Never throws: an unknown column is no sort, an unknown size is the default, and what is no page is 1.
 * A page beyond the last is kept: only the engine knows the last one. `sort` is a column's name, because
 * a number would mean another column once the sheet gets a new one.
 */
export function readSheetQuery(params: URLSearchParams, header: readonly string[]): SheetQuery {
  const column = header.indexOf(params.get('sort') ?? '')
  const direction = params.get('dir') === 'desc' ? 'descending' : 'ascending'
  const size = sizes.options.find((option) => option === Number(params.get('size')))
  return {
    search: readQuery(params),
    sort: column === -1 ? null : { column, direction },
    page: readPage(params),
    pageSize: size ?? sizes.default,
  }
}

/** A query as parameters of a URL; '' means the default, which `useUrlState` leaves out. */
export function writeSheetQuery(
  { search, sort, page, pageSize }: SheetQuery,
  header: readonly string[],
) {
  return {
    q: search,
    sort: sort ? (header[sort.column] ?? '') : '',
    dir: sort ? (sort.direction === 'descending' ? 'desc' : 'asc') : '',
    page: page > 1 ? String(page) : '',
    size: pageSize === sizes.default ? '' : String(pageSize),
  }
}
