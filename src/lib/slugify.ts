/**
 * Makes an id for an anchor: letters without accents and digits in lower case, with hyphens between words.
 *
 * @param text any text; other characters count as spaces, letters of other scripts stay, with their vowel signs.
 */
export function slugify(text: string): string {
  const letters = text.toLowerCase().normalize('NFKD').replace(accents, '')
  return letters.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
}

/** Accents, once taken from their letters, and the marks of emoji. */
const accents = /[\u0300-\u036F\u20E3\uFE0F]/g
