import { foldDigits, longestNumber } from '../../lib/fold-text'
import { isUnit, nameCurrency, nameUnit } from '../../lib/units'

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
  /^\W*(?:(?:under|below|less|fewer|more|over|above|up|at|within|from|between)(?![a-z])[ _a-z]{0,6}[\W_])?(?:[a-z]{1,6}[\W_]*)?\d(?!.*@)|[^\0-\x7F]/i

const pattern = new RegExp(
  String.raw`^(\()? ?[~<>≤≥≈]? ?([-+])? ?(?:(${currencyNames})\.? ?)?([-+])? ?(?:(${withPoint})|(${withComma}))(e[-+]?\d{1,3})?${units} ?(\)|-)?\+?$`,
  'u',
)

/** Most numbers of most files, which need no pattern. */
export const plainNumber = /^-?\d{1,15}(?:\.\d{1,9})?$/

/** Of `5 lakh leads per month`: `unit` is `lakh`, `per` is `month`, and `noun` is `lead`, a word that is no unit. */
export type Quantity = { number: number; unit: string; currency: string; per: string; noun: string }

/** Words behind a number that change nothing: `5th`, `50,000 and above`, `₹500 only`. */
const addition = /^(?:st|nd|rd|th|and|or|above|over|more|plus|onwards?|only|approx|negotiable)$/

/** Reads one number in a text as {@link foldDigits} returns it. */
export function readNumber(text: string): Quantity | null {
  const match = pattern.exec(text.replace(/^[▲↑⬆→➡] ?/, '+').replace(/^(?:[▼↓⬇]|\(-\)) ?/, '-'))
  if (!match) return null
  const [, open, sign, before = '', innerSign, point, comma, power = '', words = '', close] = match
  if ((open === '(') !== (close === ')') || (sign && innerSign)) return null
  const digits = point?.replace(/[, ']/g, '') ?? comma?.replace(/[. ']/g, '').replace(',', '.')
  const size = Number(`${digits}${power}`)
  if (Number(digits) > Number.MAX_SAFE_INTEGER || !Number.isFinite(size)) return null
  const [measure = '', per = ''] = words
    .replace(/\.|\u093C/g, '')
    .replace(/ p([ma])$/, (_, time) => ` per ${time === 'm' ? 'month' : 'year'}`)
    .replace(/(?:\bsq(?:uare)?|वर्ग) ?/g, 'sq')
    .split(/ ?\/ ?| per /)
  const parts = words ? measure.split(' ').filter((part) => part && !addition.test(part)) : []
  const currency = before || parts.find((part) => isCurrency.test(part)) || ''
  const nouns = parts.filter((part) => !isUnit(part) && !isCurrency.test(part) && part !== 'dr')
  const number = open || close || sign === '-' || innerSign === '-' ? 0 - size : size
  const [unit, noun] = [parts[0] ?? '', nouns.map(nameUnit).join(' ')]
  return { number, unit, currency: nameCurrency(currency), per: per && nameUnit(per), noun }
}

/** True for a cell that is one number, with or without a unit. */
export const isNumber = (cell: string): boolean =>
  plainNumber.test(cell) ||
  (cell.length <= longestNumber && mayBeNumber.test(cell) && readNumber(foldDigits(cell)) !== null)
