/** One page of a list, counted from 1. One that does not exist becomes the nearest. An empty list has one page. */
export function paginate<T>(items: readonly T[], page: number, pageSize: number) {
  const { start, end, ...found } = findPage(items.length, page, pageSize)
  return { ...found, visible: items.slice(start, end) }
}

/** As {@link paginate}, from a list's length alone: the page has the items from `start` to before `end`. */
export function findPage(length: number, page: number, pageSize: number) {
  const size = Math.min(Math.max(1, Math.trunc(pageSize) || 1), Number.MAX_SAFE_INTEGER)
  const pageCount = Math.max(1, Math.ceil(length / size))
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount)
  const start = (current - 1) * size
  return { page: current, pageCount, start, end: Math.min(start + size, length) }
}

/** The parameter `page` of a URL; 1 if it is missing or not a positive whole number. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
