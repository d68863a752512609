import type { ParsedSheet } from './csv'

/** Why a file may not be what the page can read: it is shown all the same, below a sentence that says so. */
export type FileWarning = 'titles' | 'one-column' | 'json' | 'xml' | 'binary'

/**
 * Decodes a file: UTF-8, UTF-16 (with or without a byte order mark), or the charset that the server declares. An unknown
 * charset counts as UTF-8. Never throws.
 */
export function decodeFile(parts: readonly Uint8Array[], charset: string): string {
  const [first, second] = parts.flatMap((part) => [...part.subarray(0, 2)])
  const isBigEndian = (first === 0xfe && second === 0xff) || first === 0
  const isLittleEndian = (first === 0xff && second === 0xfe) || second === 0
  const utf8 = first === 0xef && second === 0xbb ? 'utf-8' : charset
  const decoder = makeDecoder(isBigEndian ? 'utf-16be' : isLittleEndian ? 'utf-16le' : utf8)
  return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode()
}

function makeDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset || 'utf-8')
  } catch {
    return new TextDecoder()
  }
}

/** What is odd about a file; null for a table under its header. */
export function findFileWarning(
  text: string,
  { ownHeader, rows }: ParsedSheet,
): FileWarning | null {
  const start = text.slice(0, 200).trimStart()
  if (/^%PDF-|\uFFFD{2}/.test(start) || start.includes('\0')) return 'binary'
  if (/^(?:\{\s*["}]|\[\s*[[{"\]])/.test(start) && /[\]}]\s*$/.test(text.slice(-200))) return 'json'
  if (/^<(?:[?!]|[a-z])/i.test(start)) return 'xml'
  if (ownHeader.length === 1) return 'one-column'
  const widest = Math.max(...rows.slice(0, 10).map(countFilled)) // a header is in the first rows, or nowhere
  return widest >= Math.max(3, 2 * countFilled(ownHeader)) ? 'titles' : null
}

const countFilled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length
