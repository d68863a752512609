/** Words that stand on every page and tell nothing. */
const stopWords = new Set(
  (
    'a an and are as at be been but by can do does for from had has have how i if in into is it its me my no not of off on ' +
    'once one only or our out over so some such than that the their them then there these they this those to too up us was we ' +
    'were what when where which who why will with without you your'
  ).split(' '),
)

/** Splits text into words as they stand: letters and digits of any script. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? []
}

/**
 * The form under which a word is looked up: lower case, without accents and without the plural's s.
 *
 * @returns null for words that tell nothing.
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
 * Cuts a text where words begin and end that were looked for, so that they can be marked.
 *
 * @param terms folded words.
 */
export function markWords(
  text: string,
  terms: readonly string[],
): { text: string; isMatch: boolean }[] {
  const wanted = new Set(terms)
  return text
    .split(/([\p{Letter}\p{Mark}\p{Number}]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, isMatch: wanted.has(foldWord(piece) ?? '') }))
}
