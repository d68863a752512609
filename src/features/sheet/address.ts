import { readPage } from '../../lib/pagination'
import type { TableQuery } from './engine'

/** What an installation allows: the sizes of a page, and the one that needs no mention. */
export type PageSizes = { readonly options: readonly number[]; readonly default: number }

/**
 * Reads a view of the table from a URL (`?q=…&sort=…&dir=…&page=…&size=…`).
 *
 * Never throws: a column that the sheet does not have sorts nothing; sizes and pages that do not exist
 * become the first ones. A page beyond the last is left to the engine, which knows the last one. The
 * column is written by its name, so that a shared view survives a new column before it.
 */
export function readTableQuery(
  params: URLSearchParams,
  header: readonly string[],
  sizes: PageSizes,
): TableQuery {
  const column = header.indexOf(params.get('sort') ?? '')
  const direction = params.get('dir') === 'desc' ? 'descending' : 'ascending'
  const size = Number(params.get('size'))
  return {
    search: params.get('q') ?? '',
    sort: column === -1 ? null : { column, direction },
    page: readPage(params),
    pageSize: sizes.options.includes(size) ? size : sizes.default,
  }
}

/** A view as parameters of a URL; defaults are '' (left out). */
export function writeTableQuery(
  { search, sort, page, pageSize }: TableQuery,
  header: readonly string[],
  sizes: PageSizes,
) {
  return {
    q: search,
    sort: sort ? (header[sort.column] ?? '') : '',
    dir: sort ? (sort.direction === 'descending' ? 'desc' : 'asc') : '',
    page: page > 1 ? String(page) : '',
    size: pageSize === sizes.default ? '' : String(pageSize),
  }
}
