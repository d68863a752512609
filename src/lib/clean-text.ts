/**
 * From the first to the last character that shows something: no white space, control or filler characters, and nothing
 * that Unicode ignores by default. The last class keeps the end of an emoji, a flag or an ideographic variant.
 */
const content =
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB](?:[^]*[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB])?[\p{Variation_Selector}\u{E0020}-\u{E007F}]*/u

/** Marks that change the direction of all that follows until they are closed, if they are: https://www.unicode.org/reports/tr9/ */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g

/** UTF-8 that was once read as Windows-1252, such as `itâ€™s`: no language has these letters side by side. */
export const garbled = /â[€‚†ˆ˜œž]|à[¤-·]|ðŸ|[ÃÂ][\x80-¿]|Ã[—‰…]/

const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu

/** The text without invisible characters at its ends and marks of direction; joiners inside words and emoji stay. */
export const cleanText = (text: string): string =>
  content.exec(text)?.[0].replace(directionMarks, '').replace(/\r\n?/g, '\n') ?? ''

/** The text of an address or a number, in which an invisible character is always a mistake: it has none left. */
export const cleanCode = (text: string): string => cleanText(text.replace(invisible, ''))
