/** An id for an anchor: letters (of any script, without accents) and digits in lower case, hyphens between words. */
export function slugify(text: string): string {
  const letters = text.toLowerCase().normalize('NFKD').replace(accents, '')
  return letters.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
}

/** Accents, once taken from their letters, and the marks of emoji. */
const accents = /[\u0300-\u036F\u20E3\uFE0F]/g
