/**
 * Makes an id for an anchor: letters and digits in lower case, with hyphens between words.
 *
 * @param text any text; other characters count as spaces, letters of other scripts stay.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
