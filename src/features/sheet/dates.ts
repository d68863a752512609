/** Dates as CSV exports show them. `new Date(text)` reads 11/12/2026 as November, and differs between browsers. */
import { foldDigits, longestNumber } from '../../lib/fold-text'

/** True for columns that hold dates: the header contains 'date' or 'timestamp', in any case. */
export function isDateHeader(name: string): boolean {
  return /date|timestamp/i.test(name)
}

/**
 * Reads a column of dates, as docs/sheet.md lists them: milliseconds since 1970, `NaN` for what is none, such as a day
 * that does not exist. Weekdays beside a date are ignored. Months, quarters, weeks and periods are their first day.
 *
 * The column decides three things. `11/12/2026` is day first, unless some cell can only be month first (`11/20/2026`)
 * and none can only be day first. A time without an offset has that of the first cell with one. If no cell has a year,
 * `16 Apr`, `April`, `Week 14` and `Monday` are in the same one. Beside `April 2026`, `May 26` is a month, too.
 */
export function parseSheetDates(cells: readonly string[]): Float64Array {
  const isOfMonths = cells.some((cell) =>
    monthName.test(/^[a-z]+(?= \d{4}$)/i.exec(cell)?.[0] ?? ''),
  )
  const complete = cells.map((cell) => parseSheetDate(isOfMonths ? toMonth(cell) : cell))
  const isText = cells.some((cell) => !mayBeDate.test(cell) && hasWord.test(cell)) // most columns
  const dates = isText || complete.some(Boolean) ? complete : parseWithoutYear(cells)
  const isMonthFirst =
    dates.some((date) => date && Number.isNaN(date.dayFirst)) &&
    !dates.some((date) => date && Number.isNaN(date.monthFirst))
  const offset = dates.find((date) => date?.offset !== undefined)?.offset ?? 0
  return Float64Array.from(dates, (date) =>
    date ? (isMonthFirst ? date.monthFirst : date.dayFirst) - (date.offset ?? offset) : NaN,
  )
}

const toMonth = (cell: string) => cell.replace(/^([a-z]+) (?=[2-9]\d$)/i, '$1-')

/** `Apr 26` is a day if some cell can have no year. With other words (`April, Asha`), none is a date, nor is `W14`. */
function parseWithoutYear(cells: readonly string[]) {
  const isDay = cells.some((cell) => /^[a-z]{3,}\.?(?: [01]?\d)?$/i.test(cell))
  const toDate = (text: string) =>
    isDay || toMonth(text) === text ? `${text} 2001` : toMonth(text)
  const hasYear = /\d{4}|^[ck]?w ?\d/i
  const dates = cells.map((cell) => (hasYear.test(cell) ? null : parseSheetDate(toDate(cell))))
  const hasOther = dates.some((date, i) => !date && hasWord.test(cells[i] ?? ''))
  return hasOther ? dates.map(() => null) : dates
}

const hasWord = /\p{L}{3}/u

/** `dayFirst` and `monthFirst`: the clock's time as if in UTC, by either order; `offset`: how far it is ahead of UTC. */
function parseSheetDate(cell: string) {
  if (cell.length > longestNumber || !mayBeDate.test(cell)) return null
  const match = datePattern.exec(cell) ?? datePattern.exec(toNumericDate(foldDigits(cell)))
  if (!match) return null
  const [, isoYear, , isoMonth, isoDay, first, , second, shortYear, ...clock] = match
  const time = clock[0] ? timeOfDay(clock) : 0
  const year = toFullYear(isoYear ?? shortYear ?? '')
  const dayFirst = dayAt(year, Number(isoMonth ?? second), Number(isoDay ?? first)) + time
  const monthFirst = isoYear ? dayFirst : dayAt(year, Number(first), Number(second)) + time
  if (Number.isNaN(dayFirst) && Number.isNaN(monthFirst)) return null
  return { dayFirst, monthFirst, offset: offsetOf(clock[5]) }
}

/** Rejects most other cells in a tenth of the time: a date is no plain number, and begins with a digit or a name. */
const mayBeDate =
  /^(?!-?[\d,]*(?:\.\d+)?$)\W*(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|fy|[hq][1-4]|qtr|quarter|week|wk|[ck]?w ?\d|w\/)|[^\0-\x7F]/i

/** `2026-11-29`, `29/11/26`. */
const dayPart = /(?:(\d{4})([-/.])(\d{1,2})\2(\d{1,2})|(\d{1,2})([/.-])(\d{1,2})\6(\d{4}|\d{2}))/

/** `T18:30:00.5Z`, ` 6.30 pm`, `, 18:30 +05:30`. */
const timePart =
  /(?:,?\s+|T)(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?)?\s*([ap]\.?\s?m\.?)?\s*(Z|[+-]\d{1,2}(?::?\d{2})?)?/

const datePattern = new RegExp(`^\\s*${dayPart.source}(?:${timePart.source})?\\s*$`, 'i')

const weekdays = 'mon tue wed thu fri sat sun'.split(' ')
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthName =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i

/** `Sunday, `, ` (Sun.)`, `Tues on `. */
const weekday =
  /[(,]? ?\b(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\b\.?[),]?(?: on\b)? ?/

/** A week with its number, which is that of a day of the same month and day in any year. */
const weekOfYear = /\b(?:week|wk|[ck]?w)[ -]?(0?[1-9]|[1-4]\d|5[0-3])\b/

/** A period from one date to another, which may have the year of both. */
const period = /^(.+?) (?:-|to) (?:\d{1,2} )?[a-z]*\.?[\d,./' -]*?(\d{1,4})$/

/** A time with its zone, anywhere in the text: with a colon or with 'am' or 'pm'. */
const clockPattern =
  /(?:^|[ ,t])(?:at |@ ?)?(\d{1,2}(?:(?::\d{2}){1,2}(?:[.,]\d{1,9})?(?: ?[ap]\.? ?m\b\.?)?|(?:\.\d{2}){0,2}(?:\.\d{1,9})? ?[ap]\.? ?m\b\.?)) ?(z\b|utc|gmt|(?!oct|sept|aug)[a-z]{1,4}t\b|[a-z]+(?:\/[a-z_]+)+|(?:[a-z]+ ){1,3}time\b)? ?([+-]\d{1,2}(?::?\d{2})?)?(?: ?hrs?\b)?(?: ?\([^)]*\))?,?(?: ?on\b)?/

/** Zones as programs write them. Others are ignored: a column has one as a rule. */
const zones =
  'z+0000 utc+0000 gmt+0000 ist+0530 bst+0100 cet+0100 cest+0200 gst+0400 sgt+0800 hkt+0800 jst+0900 aest+1000 aedt+1100 pkt+0500 npt+0545 est-0500 edt-0400 cst-0600 cdt-0500 mst-0700 mdt-0600 pst-0800 pdt-0700'

/** Rewrites a text of `foldDigits` for {@link datePattern}: no weekday, the month as a number, the time at the end. */
function toNumericDate(text: string): string {
  let clock = ''
  const date = text
    .replace(
      /^(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs?|ur)?(?:day)? 2001$/,
      (_, day) => `${weekdays.indexOf(day) + 1} jan 2001`,
    )
    .replace(/^(?:w\/[ce]|week [a-z]+) |^([a-z]+)-[a-z]+(?= \d{4}$)/, '$1')
    .replace(/^(\d\d?) ?(?:-|to) ?\d\d?(?= [a-z])|^([a-z]+ \d\d?)-\d\d?(?=,? \d{4})/, '$1$2')
    .replace(/^(\d\d? [a-z]+|[a-z]+ \d\d?)-(?=\d\d? [a-z]|[a-z]+ \d)/, '$1 - ')
    .replace(period, (_, start: string, year) => (/\d{4}/.test(start) ? start : `${start} ${year}`))
    .replace(/\bfy ?/, "'")
    .replace(weekOfYear, (_, week) =>
      new Date(Date.UTC(2001, 0, 7 * week - 6)).toUTCString().slice(5, 11).toLowerCase(),
    )
    .replace(/^([1-4])q ?(?=\d)/, "q$1'")
    .replace(
      /\b(h|q(?:uarter |tr )?)([1-4])\b/,
      (_, part, which) => months[(which - 1) * (part === 'h' ? 6 : 3)] ?? '',
    )
    .replace(weekday, ' ')
    .replace(clockPattern, (_, time: string, zone = '', offset = '') => {
      const ofZone = zone && new RegExp(`\\b${zone}([+-]\\d+)`).exec(zones)?.[1]
      clock = ` ${time}${offset || ofZone || ''}`
      return ' '
    })
    .replace(/ {2,}/g, ' ')
    .replace(/ ?([/.-]) ?(?=\d)/g, '$1')
    .replace(/^[ ,|-]+|[ ,|-]+$/g, '')
    .replace(/^(\d{1,2}) (\d{1,2}) (\d{4})$/, '$1-$2-$3')
    .replace(/^((?:19|20)\d\d)[-/](\d\d?)$/, '$1-$2-1')
    .replace(/^(\d\d?)[-/]((?:19|20)\d\d)$/, '$2-$1-1')
  return toNumericMonth(date) + clock
}

/** `16th of apr, 26`, `apr 16 2026`, `2026-apr-16`, `apr 2026` and `apr-26` as `2026-4-16` and `2026-4-1`. */
function toNumericMonth(date: string): string {
  const parts = date.match(/\d+|[a-z]+|[^ '-/]/g)?.filter((p) => !/^(?:st|nd|rd|th|of)$/.test(p))
  const name = parts?.find((part) => monthName.test(part))
  const [first = '', second] = parts?.filter((part) => part !== name) ?? []
  const isYearFirst = first.length === 4 || (!second && /^'|[-/'] ?\d\d$/.test(date))
  if (!parts || !name || parts.length > 3 || (!second && !isYearFirst)) return date
  const [year, day] = isYearFirst ? [first, second ?? 1] : [second ?? '', first]
  return `${toFullYear(year)}-${months.indexOf(name.slice(0, 3)) + 1}-${day}`
}

/** 00 to 69 are 2000 to 2069, 70 to 99 are 1970 to 1999. */
function toFullYear(digits: string): number {
  const year = Number(digits)
  return digits.length > 2 ? year : year + (year < 70 ? 2000 : 1900)
}

/** The start of a day in milliseconds, or `NaN` for a day that does not exist. */
function dayAt(year: number, month: number, day: number): number {
  if (month > 12 || day > 31) return NaN
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day) // Date.UTC would make the year 99 1999
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : NaN
}

/** Milliseconds since midnight, or `NaN` for a time that does not exist. */
function timeOfDay([hour, minute, seconds, fraction = '0', half]: readonly (string | undefined)[]) {
  const [h = 0, m = 0, s = 0] = [hour, minute, seconds].map((part) => Number(part ?? 0))
  // '31/12/2026 18' is no time, '6 PM' is one
  if (h > 23 || m > 59 || s > 59 || (minute === undefined && !half)) return NaN
  // Some programs write '18:05 PM' and '0:30 AM'
  const hours = half && h <= 12 ? (h % 12) + (/^p/i.test(half) ? 12 : 0) : h
  return ((hours * 60 + m) * 60 + s) * 1000 + Number(`0.${fraction}`) * 1000
}

/** How far this offset is ahead of UTC, in milliseconds. */
function offsetOf(zone: string | undefined): number | undefined {
  if (!zone) return undefined
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
