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

/** How a time is written before and after noon: `(time) => time + ' am'`. */
export type DayParts = Readonly<Record<'am' | 'pm', (time: string) => string>>

/** A time of the day as the site writes it: 6:30 pm for `18:30`. */
export function clockTime(time: string, { am, pm }: DayParts): string {
  const [hours = '', minutes = ''] = time.split(':')
  const past = Number(minutes) > 0 ? `:${minutes}` : ''
  return (Number(hours) < 12 ? am : pm)(`${Number(hours) % 12 || 12}${past}`)
}
