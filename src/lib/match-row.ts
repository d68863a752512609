import { foldDigits, foldText } from './fold-text'

/**
 * Makes a test of rows, each as one text of `foldText`: every word of the search is somewhere in it. What is a number, a
 * word or the whole search, may be written in another way, see {@link makeNumberPattern}.
 */
export function makeRowTest(search: string): (row: string) => boolean {
  const words = foldText(search).split(' ')
  const numbers = words.map(makeNumberPattern)
  const whole = words.length > 1 ? makeNumberPattern(search) : null
  return (row) =>
    words.every((word, at) => row.includes(word) || numbers[at]?.test(row)) || !!whole?.test(row)
}

/**
 * A pattern that finds a number in texts of `foldText`: of four digits and more with any commas (`1,20,000`), of six and
 * more with other spaces and signs, too, with or without country code and leading zero, as phone numbers are written; in
 * Devanagari digits. Null for other characters, dates and fewer digits.
 */
function makeNumberPattern(search: string): RegExp | null {
  const text = foldDigits(search).replace(/^₹ ?|\.00?$/g, '')
  if (/[^+\d ()./,-]|^\d+([-/.])\d+\1\d+$/.test(text)) return null
  const all = text.replace(/\D/g, '')
  const isAmount = /\d,\d/.test(text) || all.length < 6
  const hasCountry = text.includes('+') || /^(?:00|91\d{10}$)/.test(all)
  const phone = hasCountry ? all.replace(/^0*(?:91)?0*/, '').slice(-10) : all.replace(/^0/, '')
  if (isAmount ? !/^(?:\d,?){4,}(?:\.\d+)?$/.test(text) : phone.length < 6) return null
  const digits = isAmount ? text.replaceAll(',', '') : phone
  const either = Array.from(digits, (digit) => `[${digit}${'०१२३४५६७८९'[Number(digit)] ?? ''}]`)
  return new RegExp(either.join(isAmount ? ',?' : '[ ()./,-]*'))
}
