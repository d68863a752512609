/**
 * Reads dates of CSV exports: the displayed text, in the day-month order of the sheet's locale, without a
 * time zone. `new Date(text)` cannot: it reads 11/12/2026 as November, differs between browsers, and
 * applies the visitor's time zone.
 */

/** Which part of a date such as 11/12/2026 comes first. */
export type DateOrder = 'day-first' | 'month-first'

/** True for columns that hold dates: the header contains 'date' or 'timestamp', in any case. */
export function isDateHeader(name: string): boolean {
  return /date|timestamp/i.test(name)
}

/**
 * Reads a column of dates. Returns milliseconds since 1970 as if in UTC, and `NaN` for what is no date.
 * Never throws. The whole column decides the order of day and month, see
 * {@link detectDateOrder}.
 *
 * It reads ISO dates (`2026-12-31`, also with `/` or `.`, with time, with `Z` or an offset) and
 * `31/12/2026 18:05:00` with `/`, `.` or `-`, with a year of two or four digits, with a time of 24 or
 * 12 hours (`6:05 PM`). Days that do not exist (31/02/2026) are no dates.
 */
export function parseSheetDates(cells: readonly string[]): Float64Array {
  const order = detectDateOrder(cells)
  return Float64Array.from(cells, (cell) => parseSheetDate(cell, order))
}

/**
 * Day first, unless the column proves month first: some date has a second part that can only be a
 * day (13 to 31), and none has such a first part.
 */
export function detectDateOrder(cells: Iterable<string>): DateOrder {
  let secondIsDay = false
  for (const cell of cells) {
    const match = leadingParts.exec(cell)
    if (!match) continue
    const first = Number(match[1])
    const second = Number(match[3])
    if (first > 12 && first <= 31) return 'day-first'
    if (first <= 12 && second > 12 && second <= 31) secondIsDay = true
  }
  return secondIsDay ? 'month-first' : 'day-first'
}

/** Reads one date; see {@link parseSheetDates} for what is read and returned. */
export function parseSheetDate(text: string, order: DateOrder = 'day-first'): number {
  const match = datePattern.exec(text)
  if (!match) return NaN
  const [, isoYear, , isoMonth, isoDay, first, , second, shortYear, ...clock] = match
  const [hour, minute, seconds, fraction, half, zone] = clock
  // Only ISO dates have offsets; after 31/12/2026 it means something else
  if (zone && !isoYear) return NaN

  const [month, day] = order === 'day-first' ? [second, first] : [first, second]
  const date = isoYear
    ? dayAt(Number(isoYear), Number(isoMonth), Number(isoDay))
    : dayAt(toFullYear(shortYear ?? ''), Number(month), Number(day))
  const time = hour ? timeOfDay(Number(hour), minute, seconds, fraction, half) : 0
  return date + time - offsetOf(zone)
}

// The first two parts of 31/12/2026; neither 2026/12/31 nor 10.20.30.40
const leadingParts = /^\s*(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d{2})(?![\d/.-])/

const dayPart = /(?:(\d{4})([-/.])(\d{1,2})\2(\d{1,2})|(\d{1,2})([/.-])(\d{1,2})\6(\d{4}|\d{2}))/

const timePart =
  /(?:,?\s+|T)(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?)?\s*([ap]\.?\s?m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?/

const datePattern = new RegExp(`^\\s*${dayPart.source}(?:${timePart.source})?\\s*$`, 'i')

/** 00 to 69 are 2000 to 2069, 70 to 99 are 1970 to 1999. */
function toFullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length > 2) return year
  return year < 70 ? 2000 + year : 1900 + year
}

/** The start of a day in milliseconds, or `NaN` for a day that does not exist. */
function dayAt(year: number, month: number, day: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day) // Date.UTC would make the year 99 1999
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : NaN
}

/** Milliseconds since midnight, or `NaN` for a time that does not exist. */
function timeOfDay(
  hour: number,
  minute: string | undefined,
  seconds = '0',
  fraction = '0',
  half?: string,
): number {
  // '31/12/2026 18' is no time, '6 PM' is one
  if (minute === undefined && !half) return NaN
  if (half ? hour < 1 || hour > 12 : hour > 23) return NaN
  if (Number(minute ?? 0) > 59 || Number(seconds) > 59) return NaN

  const hours = half ? (hour % 12) + (/^p/i.test(half) ? 12 : 0) : hour
  const wholeSeconds = (hours * 60 + Number(minute ?? 0)) * 60 + Number(seconds)
  return wholeSeconds * 1000 + Number(`0.${fraction}`) * 1000
}

/** How far this offset is ahead of UTC, in milliseconds. */
function offsetOf(zone: string | undefined): number {
  if (!zone || /^z$/i.test(zone)) return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return (zone[0] === '-' ? -minutes : minutes) * 60_000
}
