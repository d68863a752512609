/**
 * Makes an id for an anchor: letters without accents and digits in lower case, with hyphens between words.
 *
 * @param text any text; other characters count as spaces, letters of other scripts stay, with their vowel signs.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u200C\u200D\u20E3\uFE0F]|([^\p{L}\p{M}\p{N}]+)/gu, (_, gap) => (gap ? '-' : ''))
    .replace(/^-|-$/g, '')
}
