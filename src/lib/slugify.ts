/**
 * Words as an anchor: lower case, letters and digits, hyphens between them.
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
