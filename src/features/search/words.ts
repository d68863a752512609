/** Words that are on every page: a search for them would find all pages. */
const stopWords = new Set(
  (
    'a an and are as at be been but by can do does for from had has have how i if in into is it its me my no not of off on ' +
    'once one only or our out over so some such than that the their them then there these they this those to too up us was we ' +
    'were what when where which who why will with without you your'
  ).split(' '),
)

/** Splits a text into its words, unchanged: letters, marks and digits of any script. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? []
}

/**
 * A word as the index has it: lower case, without accents and without the plural's s.
 *
 * @returns null for stop words.
 */
export function foldWord(word: string): string | null {
  const plain = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
  if (stopWords.has(plain)) return null
  return plain.length > 3 && /[^su]s$/.test(plain) ? plain.slice(0, -1) : plain
}

/**
 * Splits a text at its words, so that those of `terms` can be marked. Joined, the pieces are the text.
 *
 * @param terms words as `foldWord` returns them.
 */
export function markWords(
  text: string,
  terms: readonly string[],
): { text: string; isMatch: boolean }[] {
  const folded = new Set(terms)
  return text
    .split(/([\p{Letter}\p{Mark}\p{Number}]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, isMatch: folded.has(foldWord(piece) ?? '') }))
}
