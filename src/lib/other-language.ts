/** Scripts of India. Of a script that several languages use, the one with most readers is taken. */
const scripts = 'Deva Beng Gujr Guru Knda Mlym Orya Taml Telu'.split(' ')

/**
 * The language of a text in another script than that of the site's language: `hi-IN` for most letters of Devanagari.
 *
 * @param tag the site's language.
 */
export function findOtherLanguage(text: string, tag: string): string | undefined {
  const { script: own, region } = new Intl.Locale(tag).maximize()
  const count = (pattern: string) => text.match(new RegExp(`\\p{${pattern}}`, 'gu'))?.length ?? 0
  const script = scripts.find((name) => count(`Script=${name}`) > count('Script=Latin'))
  if (!script || script === own) return undefined
  const { language } = new Intl.Locale(`und-${script}-${region}`).maximize()
  return `${language}-${region}`
}
