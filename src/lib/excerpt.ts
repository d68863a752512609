/**
 * One letter as a reader sees it, close to https://www.unicode.org/reports/tr29/: with its marks (Unicode
 * calls one of Thai and one of Lao letters), a conjunct of Indian scripts, a flag, an emoji with what is joined to it.
 * `Intl.Segmenter` is newer than our oldest browsers.
 */
const letter =
  /\p{RI}{2}|\r\n|.(?:[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D]\u200D?\p{Lo}|\u200D\p{Extended_Pictographic}|[\p{M}\p{Emoji_Modifier}\u0E33\u0EB3]|[\u200C\u200D]|[\u{E0020}-\u{E007F}])*/gsu

/** The beginning of a text, up to its last whole letter. @param length the most characters (code points) to keep. */
export function startOf(text: string, length: number): string {
  if (text.length <= length) return text
  let [start, left] = ['', length]
  // One code point has at most two code units; a letter that is cut off at the end does not fit anyway
  for (const [found] of text.slice(0, 2 * length + 2).matchAll(letter)) {
    left -= Array.from(found).length
    if (left < 0) break
    start += found
  }
  return start
}

/** As {@link startOf}, followed by `…` where something was left out. */
export function excerpt(text: string, length: number): string {
  const start = startOf(text, length)
  return start === text ? text : `${start}…`
}

/**
 * The first sentences of a text, its line breaks as spaces. @param length the most characters to keep. Where sentences
 * have less than a third of it, the text ends with `…` after a whole word.
 */
export function firstSentences(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const whole = startOf(line, length)
  const start = line.slice(0, whole.length + 1)
  // The point of a short form ends no sentence
  const marked = start.replace(/\b(Rs|[DM]rs?|Ms|Smt|Prof|St|vs|Pvt|Ltd|[A-Z])\.(?= )/g, '$1,')
  const end = /^.*[.!?।]["'”’)]*(?= )/.exec(marked)?.[0] ?? ''
  // A vowel sign counts with its letter, as in the limits of descriptions
  if (end.replace(/\p{M}/gu, '').length > length / 3) return start.slice(0, end.length)
  if (!whole.includes(' ')) return `${startOf(line, length - 1)}…`
  return whole.replace(/[^\p{L}\p{M}\p{N}]* [^ ]*$/u, '…')
}
