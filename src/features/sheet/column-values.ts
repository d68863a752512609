import { isBlank, normalizeText } from '../../lib/fold-text'
import { isDateHeader, parseSheetDates } from './dates'
import { parseNumbers } from './quantities'

/** What the engine needs to sort by a column. */
export type ColumnValues = {
  /** Of each row: a date, a number or the rank of a text. `NaN` for what compares as text, `Infinity` for blanks. */
  readonly values: Float64Array
  /** The texts to compare where a value is `NaN`. Null for the cells themselves. */
  readonly texts: readonly string[] | null
  /** In a column of dates, how many cells are neither dates nor blank. Otherwise 0. */
  readonly notDates: number
  /** False if the cells have units that do not compare, or numbers that are not read. */
  readonly isByValue: boolean
  /** True if some numbers have a sign that was lost, such as `?500` for `₹500`. */
  readonly isSignLost: boolean
}

/** With more different texts than this in a column, ranking them in advance takes too long. */
const maxRanked = 10_000

/** Reads a column, each cell as a date, number, word or blank. docs/sheet.md says when it sorts by date or number. */
export function readColumn(
  name: string,
  cells: readonly string[],
  compare: (a: string, b: string) => number,
): ColumnValues {
  // A text that many cells have is read once
  const indexes = new Map<string, number>()
  const textIndexes = cells.map((cell) => {
    const index = indexes.get(cell) ?? indexes.size
    if (index === indexes.size) indexes.set(cell, index)
    return index
  })
  const texts = [...indexes.keys()]
  const countCells = (isCounted: (index: number) => boolean) => {
    const counted = texts.map((_, index) => isCounted(index))
    return textIndexes.filter((index) => counted[index]).length
  }

  // If none of some texts is a number or a date, not half of all are: most columns of many texts end here
  const isLong = texts.length > maxRanked && !isDateHeader(name)
  const some = isLong ? texts.filter((_, index) => index % 16 === 0) : texts
  const sample = readValues(some)
  const isWords = [...sample.numbers, ...sample.dates].every(Number.isNaN)
  const { numbers, dates, isMixed, isSignLost } = isLong && !isWords ? readValues(texts) : sample
  const hasNumber = (index: number) => !Number.isNaN(numbers[index] ?? NaN)
  const hasDate = (index: number) => !Number.isNaN(dates[index] ?? NaN)
  const [numberCount, dateCount] = [countCells(hasNumber), countCells(hasDate)]
  const hasValue = (index: number) =>
    hasNumber(index) || hasDate(index) || !placeholder.test(normalizeText(texts[index] ?? ''))
  const half = isWords ? Infinity : countCells(hasValue) / 2

  const fewest = isDateHeader(name) ? Math.max(numberCount, half / 5) : half
  const isDate = dateCount > 0 && dateCount >= fewest
  const isNumber = numberCount > 0 && numberCount >= half
  const looks = isDate || isNumber ? [] : texts.map(normalizeText)
  const isRanked = looks.length <= maxRanked
  const found = isDate ? dates : isNumber ? numbers : isRanked ? rank(looks, compare) : []
  const unread = looks.filter((look) => unreadNumber.test(look))
  const values = texts.map((text, index) => (isBlank(text) ? Infinity : (found[index] ?? NaN)))
  return {
    values: Float64Array.from(textIndexes.map((index) => values[index] ?? NaN)),
    texts:
      isRanked || looks.every((look, index) => look === texts[index])
        ? null
        : textIndexes.map((index) => looks[index] ?? ''),
    notDates: isDate ? countCells((index) => Number.isNaN(values[index])) : 0,
    isByValue: isDate || (isNumber ? !isMixed : 2 * unread.length <= looks.length),
    isSignLost: isNumber && !isDate && isSignLost,
  }
}

function readValues(texts: readonly string[]) {
  const dates = parseSheetDates(texts)
  const others = texts.map((text, index) => (Number.isNaN(dates[index]) ? text : ''))
  return { dates, ...parseNumbers(others) }
}

/** `12 boxes`, `Rs 1,200 each`. */
const unreadNumber = /^[^\p{L}\d]*\d[\d.,]* ?\p{L}+(?![\p{L}\d])|^\D*\d{1,3}(?:,\d{2,3})+(?!\d)/u

/** Programs and people write these where there is nothing, or nothing at all. */
const placeholder =
  /^(?:[^\p{L}\p{N}]*|n\W*a\W*|nil|none|null|nan|tb[ad]|unknown|undefined|\(?(?:blank|not set)\)?|#[a-z/0]+[!?]?)$/iu

/** The rank of each text, the same for texts that compare as equal. */
function rank(texts: readonly string[], compare: (a: string, b: string) => number): number[] {
  const ranks = new Map<string, number>()
  let last = 0
  const sorted = [...new Set(texts)].sort(compare)
  for (const [index, text] of sorted.entries())
    ranks.set(text, index > 0 && compare(sorted[index - 1] ?? '', text) !== 0 ? ++last : last)
  return texts.map((text) => ranks.get(text) ?? NaN)
}
