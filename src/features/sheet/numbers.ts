import { foldText } from '../../lib/fold-text'

/** In characters: no number and no date is longer, and patterns are slow on what is. */
export const longest = 80

/**
 * A cell's text for the patterns of numbers and dates: as {@link foldText} returns it, with ASCII digits for the
 * decimal digits of any script. '' for a cell without a digit, and for one that is too long to be either.
 */
export function readText(cell: string): string {
  if (cell.length > longest || !/\p{Nd}/u.test(cell) || /\d[²³¹⁰-⁹]/.test(cell)) return ''
  return foldText(cell).replace(otherDigit, toAsciiDigit)
}

const otherDigit = /(?!\d)\p{Nd}/gu

/** Unicode has the ten digits of a script in one block of ten, and nothing beside it is a digit. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

/** Currencies before a number. After it, any word counts as a unit. */
const currency = String.raw`(?:(?:rs|re|rupees?|रु|dhs?|inr|usd|eur|gbp|aed|aud|bdt|bhd|cad|chf|cny|hkd|jpy|kwd|lkr|myr|npr|nzd|omr|pkr|qar|sar|sgd|thb|zar)\.? ?|[a-z]{0,2}\p{Sc} ?)?`

/** `1200`, `.5`, `1,20,000.50`, `1 234.5`, `1'234`: with a decimal point. */
const withPoint = String.raw`\d{1,3}(?:[, ']\d{2,3})*[, ']\d{3}(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`
/** `1.234,50`, `1 234,5`, `12,5`: with a decimal comma. */
const withComma = String.raw`\d{1,3}(?:[. ']\d{3})+(?:,\d+)?|\d+,\d+`

/** A word of a unit: `%`, `km`, `sq.`, `m2`, `€`. */
const word = String.raw`[\p{L}\p{Sc}%‰°"'][\p{L}\p{M}.]*[23]?`
const gap = String.raw`(?: ?\/ ?| )`
/** `/-` ends an amount in India. A unit has up to three words: `per month`, `/year`. */
const unit = String.raw`(?: ?\/[-=])?\+?(${gap}?${word}(?:${gap}${word}){0,2})?`

/** Rejects most other cells in a tenth of the time. */
const mayBeNumber = /^\W*(?:[a-z]{1,6}\W*)?\d(?!.*(?:[:@]|\d[-/]\d))|[^\0-\x7F]/i

const pattern = new RegExp(
  `^(\\()? ?[~<>≤≥≈]? ?([-+])? ?${currency} ?([-+])? ?(?:(${withPoint})|(${withComma}))(e[-+]?\\d{1,3})?${unit} ?(\\)|-)?$`,
  'u',
)

/** Most numbers of most files, which need no pattern. */
const plainNumber = /^-?\d{1,15}(?:\.\d{1,9})?$/

/** Words that multiply the number before them. */
const multiples = [
  { word: /^(?:k|thousands?)$/, factor: 1e3 },
  { word: /^(?:l|la(?:c|kh)s?|lpa|लाख)$/, factor: 1e5 },
  { word: /^(?:m|mn|millions?)$/, factor: 1e6 },
  { word: /^(?:cr|crores?|करोड\u093C?)$/, factor: 1e7 },
  { word: /^(?:b|bn|billions?)$/, factor: 1e9 },
]

/**
 * Reads a number as people and programs write it: sign, currency before or after (`-₹500`, `Rs. 500/-`, `500 INR`),
 * Indian, western and continental grouping, decimals, exponent, percent, unit, `2.5 lakh`, `(500)` for -500.
 *
 * @returns `NaN` for what is no number, and for an integer that a double cannot hold: as text it compares exactly.
 */
export function parseNumber(cell: string): number {
  if (plainNumber.test(cell)) return Number(cell)
  const match = mayBeNumber.test(cell) && pattern.exec(readText(cell))
  if (!match) return NaN
  const [, open, sign, innerSign, point, comma, exponent = '', words = '', close] = match
  if ((open === '(') !== (close === ')') || (sign && innerSign)) return NaN
  const digits = point?.replace(/[, ']/g, '') ?? comma?.replace(/[. ']/g, '').replace(',', '.')
  if (!digits || Number(digits) > Number.MAX_SAFE_INTEGER) return NaN
  const firstWord = /[^ /.]+/.exec(words)?.[0] ?? ''
  const factor = multiples.find((multiple) => multiple.word.test(firstWord))?.factor ?? 1
  const value = Number(digits + exponent) * factor
  if (!Number.isFinite(value)) return NaN
  return open || close || sign === '-' || innerSign === '-' ? 0 - value : value
}

/** True for a cell that sorts as a number. */
export const isNumber = (cell: string): boolean => !Number.isNaN(parseNumber(cell))
