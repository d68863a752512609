/** A time of the day as the site writes it: 6:30 pm for `18:30`. */
export function clockTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  const past = Number(minutes) > 0 ? `:${minutes}` : ''
  return `${Number(hours) % 12 || 12}${past} ${Number(hours) < 12 ? 'am' : 'pm'}`
}
