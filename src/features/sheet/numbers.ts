import { foldDigits, longestNumber } from '../../lib/fold-text'
import { nameCurrency } from '../../lib/units'

/** Before a number; after it, any word counts as a unit. */
const currencyNames = String.raw`rs|re|rupees?|रु|रुपये|dhs?|inr|usd|eur|gbp|aed|aud|bdt|bhd|cad|chf|cny|hkd|jpy|kwd|lkr|myr|npr|nzd|omr|pkr|qar|sar|sgd|thb|zar|[a-z]{0,2}\p{Sc}`
const isCurrency = new RegExp(`^(?:${currencyNames})$`, 'u')

/** `1200`, `.5`, `1,20,000.50`, `1 234.5`, `1'234`: with a decimal point. */
export const withPoint = String.raw`\d{1,3}(?:[, ']\d{2,3})*[, ']\d{3}(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`
/** `1.234,50`, `1 234,5`, `12,5`: with a decimal comma. */
const withComma = String.raw`\d{1,3}(?:[. ']\d{3})+(?:,\d+)?|\d+,\d+`

/** A word of a unit: `%`, `km`, `sq.`, `m2`, `€`. */
const word = String.raw`[\p{L}\p{Sc}%‰°"'][\p{L}\p{M}.]*[23]?`
const gap = String.raw`(?: ?\/ ?| )`
/** `/-` ends an amount in India. A unit has up to three words: `per month`, `/year`. */
const units = String.raw`(?: ?\/[-=])?\+?(${gap}?${word}(?:${gap}${word}){0,2})?`

/** Rejects most other cells in a tenth of the time. */
export const mayBeNumber =
  /^\W*(?:(?:under|below|less|fewer|more|over|above|up|at|within|from|between)\b[ a-z]{0,6}\W)?(?:[a-z]{1,6}\W*)?\d(?!.*@)|[^\0-\x7F]/i

const pattern = new RegExp(
  String.raw`^(\()? ?[~<>≤≥≈]? ?([-+])? ?(?:(${currencyNames})\.? ?)?([-+])? ?(?:(${withPoint})|(${withComma}))(e[-+]?\d{1,3})?${units} ?(\)|-)?\+?$`,
  'u',
)

/** Most numbers of most files, which need no pattern. */
export const plainNumber = /^-?\d{1,15}(?:\.\d{1,9})?$/

/** `per` is the first letter of `month` in `500 per month`. */
export type Quantity = { number: number; unit: string; currency: string; per: string }

/** Reads one number in a text as {@link foldDigits} returns it. */
export function readNumber(text: string): Quantity | null {
  const match = pattern.exec(text.replace(/^[▲↑⬆→➡] ?/, '+').replace(/^(?:[▼↓⬇]|\(-\)) ?/, '-'))
  if (!match) return null
  const [, open, sign, before = '', innerSign, point, comma, power = '', words = '', close] = match
  if ((open === '(') !== (close === ')') || (sign && innerSign)) return null
  const digits = point?.replace(/[, ']/g, '') ?? comma?.replace(/[. ']/g, '').replace(',', '.')
  const size = Number(`${digits}${power}`)
  if (Number(digits) > Number.MAX_SAFE_INTEGER || !Number.isFinite(size)) return null
  const [, unit = '', per = ''] =
    /^ ?((?!per )[^ /]+)?(?:.*(?:\/|\bper ) ?(.))?/.exec(words.replace(/\.|\u093C/g, '')) ?? []
  const currency = before || (isCurrency.test(unit) ? unit : '')
  const number = open || close || sign === '-' || innerSign === '-' ? 0 - size : size
  return { number, unit, currency: nameCurrency(currency), per }
}

/** True for a cell that is one number, with or without a unit. */
export const isNumber = (cell: string): boolean =>
  plainNumber.test(cell) ||
  (cell.length <= longestNumber && mayBeNumber.test(cell) && readNumber(foldDigits(cell)) !== null)
