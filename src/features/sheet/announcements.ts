import type { TablePageContent } from '../../content/table-page'
import type { PageView, TableQuery } from './engine'

/** A view of the table with the question that it answers. */
export type ShownView = { readonly query: TableQuery; readonly view: PageView }

/**
 * Says in words what has changed between two views, once: what the search leaves, else the order,
 * else which rows the new page size shows. A new page says so itself (`Page {n}` is a status).
 *
 * @returns the text for the live region, or '' where nothing is worth saying.
 */
export function describeChange(
  before: ShownView,
  { query, view }: ShownView,
  sheet: { readonly header: readonly string[]; readonly rowCount: number },
  texts: TablePageContent,
): string {
  const { search, sort } = before.query
  const order = query.sort
    ? texts.grid.sortedBy(sheet.header[query.sort.column] ?? '', query.sort.direction)
    : texts.grid.unsorted

  if (search !== query.search) {
    const matching = texts.search.matching(view.total, sheet.rowCount)
    if (view.total === 0) return `${matching}. ${texts.search.noMatch}`
    // In the middle of a sentence
    return query.sort ? `${matching}, ${order.charAt(0).toLowerCase()}${order.slice(1)}` : matching
  }
  if (sort?.column !== query.sort?.column || sort?.direction !== query.sort?.direction) return order
  if (before.query.pageSize !== query.pageSize) return describeRange({ query, view }, texts)
  return ''
}

/** Which rows are on screen: "Rows 11-20 of 57"; '' where there are none. */
export function describeRange({ query, view }: ShownView, texts: TablePageContent): string {
  if (view.total === 0) return ''
  const first = (view.page - 1) * query.pageSize + 1
  return texts.pagination.range(first, first + view.visible.length - 1, view.total)
}
