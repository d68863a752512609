import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import type { ContentFile, Language, Report } from './types'

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
 * Reports a folder that cannot be a language, and what a translation needs in `texts/language.yaml`.
 *
 * @param isTaken whether the site needs an address itself.
 */
export function checkLanguage(
  folder: string,
  { value, lineOf }: ContentFile,
  isTaken: (address: string) => boolean,
  report: Report,
): void {
  const { tag, inDefaultLanguage } = Object(value) as Partial<Record<string, unknown>>
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const isCode = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/.test(folder)
  if (!isCode || !names.of(folder))
    report(1, `the folder “${folder}” is no code of a language: name it as in hi or pt-br`)
  else if (isTaken(`/${folder}`))
    report(1, `the site needs the address /${folder} itself, so it cannot be a language’s`)
  if (typeof tag !== 'string' || !isTag(tag)) {
    report(lineOf(['tag']), '“tag” must be the language and the country, such as hi-IN')
  } else if (isCode && new Intl.Locale(tag).language !== folder.split('-')[0])
    report(lineOf(['tag']), `“tag” is of another language than the folder “${folder}”: correct one`)
  else if (rightToLeft.test(new Intl.Locale(tag).maximize().script ?? ''))
    report(
      lineOf(['tag']),
      'the language is written from right to left, for which the layout is not made: remove the folder',
    )
  if (!inDefaultLanguage)
    report(1, '“inDefaultLanguage” is missing: add what follows a link to an English page')
}
