import type { TableQuery } from './table-view'

/** What an installation allows: the sizes of a page, and the one that needs no mention. */
export type PageSizes = { readonly options: readonly number[]; readonly default: number }

/**
 * Reads a view of the table from an address (`?q=…&sort=…&dir=…&page=…&size=…`).
 *
 * Never throws: a column that the sheet does not have sorts nothing, a size that is not offered and
 * a page that is no number become the first ones. A page beyond the last is left to the engine,
 * which knows where the last one is.
 *
 * The column stands in the address by its name, so that a shared view survives a column that is put in
 * before it. `parseCsv` sees to it that no name is there twice.
 */
export function readTableQuery(
  params: URLSearchParams,
  header: readonly string[],
  sizes: PageSizes,
): TableQuery {
  const column = header.indexOf(params.get('sort') ?? '')
  const size = Number(params.get('size'))
  const page = Number(params.get('page'))
  return {
    search: params.get('q') ?? '',
    sort:
      column === -1
        ? null
        : { column, direction: params.get('dir') === 'desc' ? 'descending' : 'ascending' },
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: sizes.options.includes(size) ? size : sizes.default,
  }
}

/**
 * Writes a view into the parameters of an address; what goes without saying is left out. Parameters
 * that are not the table's own stay.
 */
export function writeTableQuery(
  params: URLSearchParams,
  { search, sort, page, pageSize }: TableQuery,
  header: readonly string[],
  sizes: PageSizes,
): URLSearchParams {
  const written = new URLSearchParams(params)
  const put = (name: string, value: string) => {
    if (value === '') written.delete(name)
    else written.set(name, value)
  }
  put('q', search)
  put('sort', sort ? (header[sort.column] ?? '') : '')
  put('dir', sort ? (sort.direction === 'descending' ? 'desc' : 'asc') : '')
  put('page', page > 1 ? String(page) : '')
  put('size', pageSize === sizes.default ? '' : String(pageSize))
  return written
}
