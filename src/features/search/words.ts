import { isDefaultEdition } from '../../generated/edition'
import { searchPage, stopWords } from '../../generated/texts/search-page'
import { foldText } from '../../lib/fold-text'
import { foldDevanagari } from './fold-devanagari'

/** Without accents, as {@link foldText} returns it otherwise. */
const fold = (word: string) => {
  const plain = foldText(word)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return isDefaultEdition ? plain : foldDevanagari(plain)
}
const stopped = new Set(stopWords.split(/\s+/).map(fold))
/** Other words for one that a translation is searched by, such as names in both scripts. */
const firstOfSame = new Map(
  (isDefaultEdition ? [] : (searchPage.sameWords ?? [])).flatMap((line) => {
    const [first = '', ...others] = line.split(' ').map(fold)
    return others.map((other) => [other, first] as const)
  }),
)

/** Letters, marks and digits of any script, with the invisible characters between them. */
const word =
  /([\p{L}\p{M}\p{N}](?:(?!\s)[\p{L}\p{M}\p{N}\p{Cc}\p{Default_Ignorable_Code_Point}])*)/u

/** Splits a text into its words, unchanged. */
export function splitWords(text: string): string[] {
  return text.split(word).filter((_, index) => index % 2 === 1)
}

/**
 * A word as the index has it: as {@link foldText} returns it, without accents and without the plural's s.
 *
 * @returns null for stop words, of which `IT` in capitals is none.
 */
export function foldWord(word: string): string | null {
  const plain = fold(word)
  if (stopped.has(plain) && word !== 'IT') return null
  const single = plain.length > 3 && /[^su]s$/.test(plain) ? plain.slice(0, -1) : plain
  return isDefaultEdition ? single : (firstOfSame.get(single) ?? single)
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
    .split(word)
    .filter(Boolean)
    .map((piece) => ({ text: piece, isMatch: folded.has(foldWord(piece) ?? '') }))
}
