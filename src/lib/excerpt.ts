/**
 * The first characters of a text, followed by `…` where something was left out.
 *
 * @param text plain text.
 * @param length how many characters (code points, so that no letter is cut in two) to keep.
 */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text
  const characters = Array.from(text.slice(0, 2 * length + 1)) // one has at most two code units
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`
}

/**
 * The first sentences of a text: for meta descriptions.
 *
 * @param text plain text; line breaks count as one space.
 * @param length how many characters to keep at most. Where they would be less than a third of it, the text
 *   ends with `…` after a whole word.
 */
export function firstSentences(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const start = line.slice(0, length + 1)
  // The point of a short form ends no sentence
  const marked = start.replace(/\b(Rs|[DM]rs?|Ms|Smt|Prof|St|vs|Pvt|Ltd|[A-Z])\.(?= )/g, '$1,')
  const end = /^.*[.!?।]["'”’)]*(?= )/.exec(marked)?.[0].length ?? 0
  if (end > length / 3) return start.slice(0, end)
  return start.slice(0, length).replace(/[^\p{L}\p{M}\p{N}]* [^ ]*$|.$/u, '…')
}
