/** Straight quotation marks as a printer sets them. Works on one paragraph at a time. */

/**
 * Makes a setter that remembers the last character it saw, so that a quotation may begin in one
 * piece of a text and end in the next.
 */
export function quoteSetter(): (text: string) => string {
  let before = ' '
  return (text) =>
    Array.from(text, (character) => {
      const opens = /[\s([{–—“‘/]/.test(before)
      const set =
        character === '"'
          ? opens
            ? '“'
            : '”'
          : character === "'"
            ? opens
              ? '‘'
              : '’'
            : character
      before = set
      return set
    }).join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text that may stand in markup, also inside a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** A whole text with printer's quotation marks, ready for markup. */
export const setText = (text: string): string => escapeHtml(quoteSetter()(text))
