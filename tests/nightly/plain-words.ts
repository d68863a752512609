import { readFileSync } from 'node:fs'

import { load } from 'cheerio'
import { parse } from 'yaml'

const { tag } = parse(readFileSync('src/content/texts/language.yaml', 'utf8')) as { tag: string }

/** What is the same in all languages: names of networks, and a unit. */
const same = /^(?:Facebook|Instagram|LinkedIn|Telegram|Twitter|WhatsApp|YouTube|kB)$/
const addresses = /https?:\S+|[\w.+-]+@[\w.-]+|(?:[\w-]+\.)+\w+|\/[\w-]+\/[\w-]+/g
const plainWord = /(?<![\p{L}\p{M}])[A-Za-z]{2,}(?![\p{L}\p{M}])/gu
const shown = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title', 'content']

/**
 * Texts of a page, shown or heard, with a word that has no marks above its letters.
 *
 * @param names what else is the same.
 */
export function findPlainWords(html: string, names: readonly string[] = []): string[] {
  const $ = load(html)
  $(`script, style, template, code, body [lang="${tag}"]`).remove()
  const nodes = $('body *, title').contents().toArray()
  const elements = $('body *, meta[name="description"]').toArray()
  const texts = [
    ...nodes.flatMap((node) => (node.type === 'text' ? node.data : [])),
    ...elements.flatMap((element) => shown.flatMap((name) => $(element).attr(name) ?? [])),
  ]
  return texts.filter((text) =>
    text
      .replace(addresses, ' ')
      .match(plainWord)
      ?.some((word) => !same.test(word) && !names.includes(word)),
  )
}
