/** Straight quotation marks as a printer sets them. Works on one paragraph at a time. */

/**
 * Makes a setter that remembers what it saw, so that a quotation may begin in one piece of a text
 * and end in the next. A value as in `width="20"` is code and stays as it is.
 */
export function quoteSetter(): (text: string) => string {
  let before = ' '
  let isCode = false
  const setOne = (character: string): string => {
    if (character === '"' && (isCode || before === '=')) {
      isCode = !isCode
      return character
    }
    const opens = /[\s([{–—“‘/]/.test(before)
    if (character === '"') return opens ? '“' : '”'
    if (character === "'") return opens ? '‘' : '’'
    return character
  }
  return (text) =>
    Array.from(text, (character) => {
      before = setOne(character)
      return before
    }).join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text that may stand in markup, also inside a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** A whole text with printer's quotation marks, ready for markup. */
export const setText = (text: string): string => escapeHtml(quoteSetter()(text))
