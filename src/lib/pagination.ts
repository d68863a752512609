/** One page of a list, and where it stands among the others. */
export type Page<T> = {
  readonly visible: readonly T[]
  /** Counted from 1, never beyond `pageCount`. */
  readonly page: number
  /** At least 1: an empty list has one empty page. */
  readonly pageCount: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
}

/**
 * Cuts one page out of a list. A page that does not exist (0, 99, `NaN` from an address) becomes the
 * nearest one that does, a page size below 1 becomes 1.
 */
export function paginate<T>(items: readonly T[], page: number, pageSize: number): Page<T> {
  const place = placePage(items.length, page, pageSize)
  return {
    visible: items.slice(place.start, place.end),
    page: place.page,
    pageCount: place.pageCount,
    hasPrevious: place.page > 1,
    hasNext: place.page < place.pageCount,
  }
}

/** As {@link paginate}, for lists of which only the length is known: from `start` up to `end`. */
export function placePage(length: number, page: number, pageSize: number) {
  const size = Math.min(Math.max(1, Math.trunc(pageSize) || 1), Number.MAX_SAFE_INTEGER)
  const pageCount = Math.max(1, Math.ceil(length / size))
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount)
  const start = (current - 1) * size
  return { page: current, pageCount, start, end: Math.min(start + size, length) }
}

/**
 * The entries of a numbered pagination: the first, the last, the current one and its neighbors, and
 * 'gap' for what is left out. A gap never stands for a single page, so its number is shown instead.
 *
 * @example pageNumbers(6, 12) // [1, 'gap', 5, 6, 7, 'gap', 12]
 */
export function pageNumbers(current: number, count: number): (number | 'gap')[] {
  const entries: (number | 'gap')[] = []
  let last = 0
  for (let page = 1; page <= count; page++) {
    if (page !== 1 && page !== count && Math.abs(page - current) > 1) continue
    if (page - last === 2) entries.push(page - 1)
    else if (page - last > 2) entries.push('gap')
    entries.push(page)
    last = page
  }
  return entries
}
