import type { TablePageContent } from '../../content/table-page'
import type { PageView, TableQuery } from './engine'

/** A view with the query that it answers. */
export type ShownView = { readonly query: TableQuery; readonly view: PageView }

/**
 * Describes the change between two views: the number of matching rows, else the order, else the rows
 * of a new page size. A new page is left out: the pager's own live region announces it.
 *
 * @returns the text for the live region, or '' if there is nothing to announce.
 */
export function describeChange(
  before: ShownView,
  { query, view }: ShownView,
  sheet: { readonly header: readonly string[]; readonly rowCount: number },
  texts: TablePageContent,
): string {
  const { search, sort } = before.query
  const column = sheet.header[query.sort?.column ?? -1] ?? ''
  const order = query.sort ? texts.grid.sortedBy(column, query.sort.direction) : texts.grid.unsorted
  const note = describeNote(view, column, texts)

  if (search !== query.search) {
    const matching = texts.search.matching(view.total, sheet.rowCount)
    if (view.total === 0) return `${matching}. ${texts.search.noMatch}`
    // The order follows a comma, so it begins with a small letter
    return query.sort ? `${matching}, ${order.charAt(0).toLowerCase()}${order.slice(1)}` : matching
  }
  if (sort?.column !== query.sort?.column || sort?.direction !== query.sort?.direction)
    return note ? `${order}. ${note}` : order
  if (before.query.pageSize !== query.pageSize) return describeRange({ query, view }, texts)
  return ''
}

/** What the visitor should know of the order; '' if it is as expected. */
export function describeNote(view: PageView, column: string, { grid }: TablePageContent): string {
  if (view.notDates > 0) return grid.notDates(view.notDates, column)
  return view.isByValue ? '' : grid.notByValue(column)
}

/** Which rows of all are in view, such as "Rows 11-20 of 57"; '' if there are none. */
export function describeRange({ query, view }: ShownView, texts: TablePageContent): string {
  if (view.total === 0) return ''
  const first = (view.page - 1) * query.pageSize + 1
  return texts.pagination.range(first, first + view.visible.length - 1, view.total)
}
