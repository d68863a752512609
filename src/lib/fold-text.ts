/**
 * Finds texts that `special` may change. It skips printable ASCII without the backtick, white space, the rupee sign, and
 * the letters of Europe and India. So 30,000 rows take a fifth of the time.
 */
const unusual = /[^\u0900-\u0DFF -_a-~\t\n\r\u00A0\u00C0-\u02AF\u0370-\u0556\u20B9]/

/** Typed for an apostrophe, accents and primes included. */
const apostrophes = '`´‘’‚‛′‵＇ʹʻʼʽˈ՚ꞌ'

/** In this order: a joiner in a word or an emoji, apostrophes, other quotes, dashes, and what shows nothing. */
const special = new RegExp(
  String.raw`([\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\uFE0F?([\u200C\u200D])(?=[\p{L}\p{M}\p{Extended_Pictographic}])` +
    String.raw`|([${apostrophes}])|([\p{Quotation_Mark}″‶])|(\p{Dash})` +
    String.raw`|[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]|(?!\s|\u0085)\p{Cc}`,
  'gu',
)

/**
 * The text as it looks: white space of any kind and length is one space and none at the ends; apostrophes, quotes and
 * dashes are one kind each; what Unicode ignores by default is removed, apart from joiners inside words and emoji;
 * composed, decomposed, full-width and ligature forms are equal (NFKC, https://www.unicode.org/reports/tr15/).
 */
export function normalizeText(text: string): string {
  if (isPlain(text)) return text
  const plain = unusual.test(text)
    ? text.replace(special, (match, before, joiner, apostrophe, quote, dash) => {
        if (joiner) return `${before}${joiner}`
        if (apostrophe || match === "'") return "'"
        return quote ? '"' : dash ? '-' : ''
      })
    : text
  return plain.normalize('NFKC').replace(otherSpace, ' ').trim()
}

/** Printable ASCII without the backtick, with single spaces, as most texts: {@link normalizeText} changes nothing. */
export const isPlain = (text: string): boolean => plainWords.test(text)
const plainWords = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/

/** White space that is not a single space. */
const otherSpace = / *[^\S ][\s\u0085]*|\u0085\s*| {2,}/g

/** {@link normalizeText} in lower case: every search of the site compares texts in this form. */
export const foldText = (text: string): string => normalizeText(text).toLowerCase()

/** Only so many characters are searched, compared and shown, as in https://support.google.com/drive/answer/37603 */
export const longestText = 50_000

/** In characters: no number and no date is longer, and patterns are slow on what is. */
export const longestNumber = 80

/** {@link foldText} with ASCII digits, for patterns of numbers and dates; '' for a text without a digit or too long. */
export function foldDigits(text: string): string {
  if (text.length > longestNumber || !/\p{Nd}/u.test(text) || /\d[²³¹⁰-⁹]/.test(text)) return ''
  return foldText(text).replace(otherDigit, toAsciiDigit)
}

const otherDigit = /(?!\d)\p{Nd}/gu

/** A digit of any script as 0 to 9. Unicode has the ten of a script in one block of ten, and nothing beside it is a digit. */
export function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

/** True for a text that shows nothing. */
export const isBlank = (text: string): boolean => !/[!-~]/.test(text) && normalizeText(text) === ''
