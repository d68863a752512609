/**
 * An ISO date as people in India write it in English: "12 March 2026".
 * Not `Intl`: its output differs between browsers, and hydration needs exactly the prerendered text.
 *
 * @param isoDate YYYY-MM-DD.
 * @param months their names, in order.
 * @throws RangeError if it is no such date.
 */
export function formatDate(isoDate: string, months: readonly string[]): string {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/.exec(isoDate) ?? []
  if (!year || !day) throw new RangeError(`Not an ISO date: ${isoDate}`)
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`
}
