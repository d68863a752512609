import { foldDigits } from './fold-text'

/**
 * A pattern that finds a phone number in texts of `foldText`, however it is written: other spaces and signs, Devanagari
 * digits, with or without country code and leading zero. Null for other characters, dates and fewer than six digits.
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
