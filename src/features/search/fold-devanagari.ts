import { toAsciiDigit } from '../../lib/fold-text'

/** Half nasals before a consonant of their class, and as English words have them: often written as a dot, हिंदी. */
const halfNasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[च-झट-ढत-धस])|म्(?=[प-भ])/g

/**
 * A word in Hindi without what is spelled in several ways: the dot of loan sounds, visarga, joiners, nasals, the vowel
 * of English words, digits, and the endings of the plural. The index and what is typed are compared in this form.
 *
 * @param word a word in any script; others than Devanagari stay as they are.
 * @see https://www.unicode.org/charts/PDF/U0900.pdf
 */
export const foldDevanagari = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[़ः\u200C\u200D]/g, '')
    .replace(/ँ/g, 'ं')
    .replace(halfNasal, 'ं')
    .replace(/ॉ/g, 'ा')
    .replace(/ऑ/g, 'आ')
    .replace(/[०-९]/g, toAsciiDigit)
    .replace(/य([ीे])(?=ं?$)/, (_, sign) => (sign === 'ी' ? 'ई' : 'ए'))
    .replace(/ा[एओ]ं$/, 'ा')
    .replace(/ि(?:यां|यों)$/, 'ी')
    .replace(/(..)[ेो]ं$/u, '$1')
