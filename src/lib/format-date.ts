const months =
  'January February March April May June July August September October November December'.split(' ')

/**
 * An ISO date as people in India write it in English: "12 March 2026".
 * Not `Intl`: its output differs between browsers, and hydration needs exactly the prerendered text.
 *
 * @param isoDate YYYY-MM-DD.
 * @throws RangeError if it is no such date.
 */
export function formatDate(isoDate: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate) ?? []
  const name = months[Number(month) - 1]
  if (!year || !day || !name) throw new RangeError(`Not an ISO date: ${isoDate}`)
  return `${Number(day)} ${name} ${year}`
}
