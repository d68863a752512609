import { isBlank, normalizeText } from '../../lib/fold-text'
import { isDateHeader, parseSheetDates } from './dates'
import { parseNumbers } from './quantities'

/** What the engine needs to sort by a column. */
export type ColumnValues = {
  /**
   * One for each row: a date, a number, or the rank of a text in its column. `NaN` for what compares as text, and
   * `Infinity` for blanks.
   */
  readonly values: Float64Array
  /** The texts to compare where a value is `NaN`. Null for the cells themselves. */
  readonly texts: readonly string[] | null
  /** In a column of dates, how many cells are neither dates nor blank. Otherwise 0. */
  readonly notDates: number
  /** False if the cells have units that do not compare, or numbers that are not read. */
  readonly isByValue: boolean
}

/** With more different texts than this in a column, ranking them in advance takes too long. */
const maxRanked = 10_000

/**
 * Reads a column. Each cell counts as what it is: a date, a number, a word, or blank. docs/sheet.md says when it sorts by
 * date or by number.
 */
export function readColumn(
  name: string,
  cells: readonly string[],
  compare: (a: string, b: string) => number,
): ColumnValues {
  // A text that many cells have is read once
  const places = new Map<string, number>()
  const placeOf = cells.map((cell) => {
    const place = places.get(cell) ?? places.size
    if (place === places.size) places.set(cell, place)
    return place
  })
  const texts = [...places.keys()]
  const countCells = (isCounted: (place: number) => boolean) => {
    const counted = texts.map((_, place) => isCounted(place))
    return placeOf.filter((place) => counted[place]).length
  }

  // If none of some texts is a number or a date, not half of all are: most columns of many texts end here
  const isLong = texts.length > maxRanked && !isDateHeader(name)
  const some = isLong ? texts.filter((_, place) => place % 16 === 0) : texts
  const sample = readValues(some)
  const isWords = [...sample.numbers, ...sample.dates].every(Number.isNaN)
  const { numbers, dates, isMixed } = isLong && !isWords ? readValues(texts) : sample
  const hasNumber = (place: number) => !Number.isNaN(numbers[place] ?? NaN)
  const hasDate = (place: number) => !Number.isNaN(dates[place] ?? NaN)
  const [numberCount, dateCount] = [countCells(hasNumber), countCells(hasDate)]
  const hasValue = (place: number) =>
    hasNumber(place) || hasDate(place) || !placeholder.test(normalizeText(texts[place] ?? ''))
  const half = isWords ? Infinity : countCells(hasValue) / 2

  const fewest = isDateHeader(name) ? Math.max(numberCount, half / 5) : half
  const isDate = dateCount > 0 && dateCount >= fewest
  const isNumber = numberCount > 0 && numberCount >= half
  const looks = isDate || isNumber ? [] : texts.map(normalizeText)
  const isRanked = looks.length <= maxRanked
  const found = isDate ? dates : isNumber ? numbers : isRanked ? rank(looks, compare) : []
  const unread = looks.filter((look) => unreadNumber.test(look))
  const values = texts.map((text, place) => (isBlank(text) ? Infinity : (found[place] ?? NaN)))
  return {
    values: Float64Array.from(placeOf.map((place) => values[place] ?? NaN)),
    texts: isRanked ? null : placeOf.map((place) => looks[place] ?? ''),
    notDates: isDate ? countCells((place) => Number.isNaN(values[place])) : 0,
    isByValue: isDate || (isNumber ? !isMixed : 2 * unread.length <= looks.length),
  }
}

function readValues(texts: readonly string[]) {
  const dates = parseSheetDates(texts)
  const others = texts.map((text, place) => (Number.isNaN(dates[place]) ? text : ''))
  return { dates, ...parseNumbers(others) }
}

const unreadNumber = /^[^\p{L}\d]*\d[\d.,]* ?\p{L}+(?![\p{L}\d])|^\D*\d{1,3}(?:,\d{2,3})+(?!\d)/u

/** Programs and people write these where there is nothing, or nothing at all. */
const placeholder =
  /^(?:[^\p{L}\p{N}]*|n\W*a\W*|nil|none|null|nan|tb[ad]|unknown|undefined|\(?(?:blank|not set)\)?|#[a-z/0]+[!?]?)$/iu

/** The rank of each text, the same for texts that compare as equal. */
function rank(texts: readonly string[], compare: (a: string, b: string) => number): number[] {
  const ranks = new Map<string, number>()
  let last = 0
  const sorted = [...new Set(texts)].sort(compare)
  for (const [place, text] of sorted.entries())
    ranks.set(text, place > 0 && compare(sorted[place - 1] ?? '', text) !== 0 ? ++last : last)
  return texts.map((text) => ranks.get(text) ?? NaN)
}
