import { foldDigits } from './fold-text'

/**
 * Makes a pattern that finds a phone number however it is written: with other spaces, hyphens, dots, slashes and
 * parentheses, in ASCII or Devanagari digits, with or without country code and leading zero.
 *
 * @param search as people type it.
 * @returns a pattern for texts as `foldText` returns them. Null for what holds other characters, for fewer than six
 * digits, and for a date.
 */
export function makePhonePattern(search: string): RegExp | null {
  const text = foldDigits(search)
  if (/[^+\d ()./-]|^\d+([-/.])\d+\1\d+$/.test(text)) return null
  const all = text.replace(/\D/g, '')
  const hasCountry = text.includes('+') || /^(?:00|91\d{10}$)/.test(all)
  const digits = hasCountry ? all.replace(/^0*(?:91)?0*/, '').slice(-10) : all.replace(/^0/, '')
  if (digits.length < 6) return null
  const either = Array.from(digits, (digit) => `[${digit}${'०१२३४५६७८९'[Number(digit)]}]`)
  return new RegExp(either.join('[ ()./-]*'))
}
