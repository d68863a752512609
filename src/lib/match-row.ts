import { foldDigits, foldText } from './fold-text'

/**
 * Makes a test of rows, each as one text of `foldText`: every word of the search is somewhere in it. A word that
 * is a number, or the whole search if it is one, may be written in another way, see {@link makeNumberPattern}.
 */
export function makeRowTest(search: string): (row: string) => boolean {
  const text = foldText(search).replace(currencyName, '$1₹').replace(countryCode, '$1')
  const words = text.split(' ')
  const numbers = words.map(makeNumberPattern)
  const whole = words.length > 1 ? makeNumberPattern(text) : null
  return (row) =>
    words.every((word, at) => row.includes(word) || numbers[at]?.test(row)) || !!whole?.test(row)
}

/** Before a number that is found with any currency: as words of their own, both of these would have to be in the row. */
const currencyName = /(^| )(?:₹|(?:rs|inr|रु|रुपये)\.?) ?(?=(?:\p{Nd},?){4})/gu
/** Before a phone number, which is found with any: `asha +91 9876543210`. */
const countryCode = /(^| )\(?\+\p{Nd}{1,3}\)? (?=[\p{Nd}(])/gu

/** A pattern that finds a number in texts of `foldText`, as amount or phone number. Null for all other texts. */
function makeNumberPattern(search: string): RegExp | null {
  const text = foldDigits(search)
  const patterns = [makeAmountPattern(text), makePhonePattern(text)].flatMap((each) => each ?? [])
  return patterns.length > 0 ? new RegExp(patterns.join('|')) : null
}

const anyDigit = '\\d०-९'
/** In ASCII or Devanagari. */
const eitherOf = (digits: string) =>
  Array.from(digits, (digit) => `[${digit}${'०१२३४५६७८९'[Number(digit)] ?? ''}]`)

/**
 * Of four digits and more, with other commas or none (`1,20,000`). Only a whole amount: between the commas of `₹12,02,600`
 * nobody sees 2026.
 */
function makeAmountPattern(text: string): string | null {
  const amount = text.replace(/^₹|(?:\.00?)?(?: ?\/[-=])?$/g, '')
  if (!/^(?:\d[, ]?){3,}\d(?:\.\d+)?$/.test(amount)) return null
  const digits = eitherOf(amount.replace(/[, ]/g, '')).join(',?')
  const end = amount.includes('.') ? '' : `(?!,?[${anyDigit}])`
  return `(?:^|[^${anyDigit},]|[^${anyDigit}],)${digits}${end}`
}

/**
 * Of six digits and more, with other spaces and signs, with or without country code and leading zero. Null for dates
 * (`01/02/2026`), months (`04/2026`) and years (`2024-25`).
 */
function makePhonePattern(text: string): string | null {
  if (/[^+\d ()./-]|^\d+([-/.])\d+\1\d+$/.test(text)) return null
  if (/^(?:19|20)\d\d[-/](?:\d\d){1,2}$|^\d\d?[-/](?:19|20)\d\d$/.test(text)) return null
  const all = text.replace(/\D/g, '')
  const hasCountry = text.includes('+') || /^(?:00|91\d{10}$)/.test(all)
  const phone = hasCountry ? all.replace(/^0*(?:91)?0*/, '').slice(-10) : all.replace(/^0/, '')
  return phone.length < 6 ? null : eitherOf(phone).join('[ ()./-]*')
}
