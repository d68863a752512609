import { sheetPage as texts } from '../../generated/texts/sheet-page'
import { excerpt } from '../../lib/excerpt'
import type { PageView, SheetQuery } from './engine'

/** A view with the query that it answers. */
export type ShownView = { readonly query: SheetQuery; readonly view: PageView }

/**
 * What the live region says of a change: the number of matching rows, else the order, else the rows of a new page size.
 * '' for others, such as a new page, which the pager's own live region announces.
 */
export function describeChange(
  before: ShownView,
  { query, view }: ShownView,
  sheet: { readonly header: readonly string[]; readonly rowCount: number },
): string {
  const { search, sort } = before.query
  const column = sheet.header[query.sort?.column ?? -1] ?? ''
  const order = query.sort ? texts.grid.sortedBy[query.sort.direction](column) : texts.grid.unsorted
  const note = describeNote(view, column)

  if (search !== query.search) {
    const matching = texts.search.matching(view.total, sheet.rowCount)
    if (view.total === 0) return `${matching}. ${texts.search.noMatch}`
    // The order follows a comma, so it begins with a small letter
    return query.sort ? `${matching}, ${order.charAt(0).toLowerCase()}${order.slice(1)}` : matching
  }
  if (sort?.column !== query.sort?.column || sort?.direction !== query.sort?.direction)
    return note ? `${order}. ${note}` : order
  if (before.query.pageSize !== query.pageSize) return describeRange({ query, view })
  return ''
}

/** What the visitor should know of the order; '' if it is as expected. */
export function describeNote(view: PageView, column: string): string {
  if (view.notDates > 0) return texts.grid.notDates(view.notDates, column)
  if (!view.isByValue) return texts.grid.notByValue(column)
  return view.isSignLost ? texts.grid.signLost(column) : ''
}

/** What was copied from a cell of a column: the beginning of its text, or that it is empty. */
export const describeCopy = (column: string, text: string): string =>
  text === '' ? texts.grid.copiedNothing(column) : texts.grid.copied(column, excerpt(text, 60))

/** Which rows of all are in view, such as "Rows 11-20 of 57"; '' if there are none. */
export function describeRange({ query, view }: ShownView): string {
  if (view.total === 0) return ''
  const first = (view.page - 1) * query.pageSize + 1
  const range = view.isPartial ? texts.pagination.rangeSoFar : texts.pagination.range
  return range(first, first + view.visible.length - 1, view.total)
}
