/**
 * The first characters of a text, followed by `…` where something was left out.
 *
 * @param text plain text.
 * @param length how many characters (code points, so that no letter is cut in two) to keep.
 */
export function excerpt(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`
}

/**
 * The first characters of a text, without an ellipsis: for meta descriptions.
 *
 * @param text plain text; line breaks count as one space.
 * @param length how many characters to keep at most.
 */
export function cut(text: string, length: number): string {
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, length).join('')
}
