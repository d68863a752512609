import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import type { Language } from './types'

/** The names of the folders below the content that hold it in another language: those with `texts/language.yaml`. */
export const listLanguages = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'texts/language.yaml')))
    .toSorted()

/** @param folder the name of its folder, or '' for the default language. */
export function readLanguage(value: unknown, folder = ''): Language {
  const { tag, months, lengthFactor, ...texts } = Object(value) as Partial<Record<string, unknown>>
  const textOf = (name: string) => String(texts[name] ?? '')
  const isKnown = typeof tag === 'string' && isTag(tag)
  return {
    tag: isKnown ? tag : 'en',
    prefix: folder && `/${folder}`,
    ...(folder &&
      isKnown && { forms: new Intl.PluralRules(tag).resolvedOptions().pluralCategories }),
    lengthFactor: Number(lengthFactor ?? 1) || 1,
    months: Array.isArray(months) ? months : [],
    am: textOf('am'),
    pm: textOf('pm'),
    inDefaultLanguage: textOf('inDefaultLanguage'),
  }
}

/**
 * A time of the day as a language writes it: 6:30 pm for `18:30`. `{part}` is the platform's word for the part of the
 * day, such as शाम: https://cldr.unicode.org/translation/date-time/date-time-patterns#day-periods-am-pm-etc
 */
export function clockTime(time: string, { tag, am, pm }: Pick<Language, 'tag' | 'am' | 'pm'>) {
  const [hours = '', minutes = ''] = time.split(':')
  const past = Number(minutes) > 0 ? `:${minutes}` : ''
  const parts = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    hour12: true,
    dayPeriod: 'short',
    timeZone: 'UTC',
  }).formatToParts(Date.UTC(2026, 0, 1, Number(hours)))
  return (Number(hours) < 12 ? am : pm)
    .replace('{part}', parts.find(({ type }) => type === 'dayPeriod')?.value ?? '')
    .replace('{time}', `${Number(hours) % 12 || 12}${past}`)
}

const isTag = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

/** Scripts that are written from right to left. */
const rightToLeft = /^(?:Adlm|Arab|Aran|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/

/**
 * What is wrong with a folder that cannot be a language, or what a translation lacks in `texts/language.yaml`.
 *
 * @param isTaken whether the site needs an address itself.
 * @param tags those of the languages before this one.
 */
export function findLanguageFault(
  folder: string,
  value: unknown,
  isTaken: (address: string) => boolean,
  tags: readonly string[],
): string | undefined {
  const { tag, inDefaultLanguage } = Object(value) as Partial<Record<string, unknown>>
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const isCode = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/.test(folder)
  const language = typeof tag === 'string' && isTag(tag) ? new Intl.Locale(tag) : undefined
  if (isTaken(`/${folder}`))
    return `the site needs the address /${folder} itself, so it cannot be a language’s`
  if (!isCode || !names.of(folder))
    return `the folder “${folder}” is no code of a language: name it as in hi or pt-br`
  const own = new Intl.Locale(folder)
  if (language?.language !== own.language || (own.region && language.region !== own.region))
    return `“tag” must be the language of the folder “${folder}” and a country, as in hi-IN`
  if (tags.includes(language.baseName))
    return `the tag ${language.baseName} is that of another language, too: give each folder its own`
  if (rightToLeft.test(language?.maximize().script ?? ''))
    return 'the language is written from right to left, for which the layout is not made: remove the folder'
  return inDefaultLanguage
    ? undefined
    : '“inDefaultLanguage” is missing: add what follows a link to an English page'
}
