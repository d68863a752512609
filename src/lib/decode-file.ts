/** Decodes UTF-8, UTF-16 or the charset that the server declares; an unknown one counts as UTF-8. Never throws. */
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
