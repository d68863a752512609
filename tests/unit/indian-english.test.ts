import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { listLanguages } from '../../scripts/content/languages'
import { listFiles } from '../../scripts/files'
import { company } from '../../src/generated/company'
import { builtInJobs } from '../../src/generated/jobs'
import { healthServices } from '../../src/generated/health-services'
import { guides } from '../../src/generated/guides'
import { services } from '../../src/generated/service-lists'
import {
  americanWords,
  keptTexts,
  properNames,
  quotedHeadings,
  spokenWrongly,
} from '../indian-english'
import { isSample, untilOwnName } from '../sample-content'
import { escapePattern } from '../../a11y/support/site-copy'

/** A text that visitors read. `field` is the last name on the way to it; headings in Markdown have `##`. */
type Shown = { readonly where: string; readonly field: string; readonly text: string }

/** The owner's words, and those of the interface. */
const languages = listLanguages('src/content')
const files = listFiles('src/content')
  .filter((file) => /\.(?:md|yaml)$/.test(file) && !languages.includes(`${file.split('/')[0]}`))
  .map((file) => `src/content/${file}`)
  .toSorted()

const notShown =
  /^(?:id|path|icon|image|picture|drawing|href|network|opens|closes|domain|fileName)$/

/** Whether a value is an address, a file or a date, and not words. */
const isNoText = (text: string) => /^(?:https?:|mailto:|tel:|\.?\/|[\d-]+$)/.test(text)

/** Lines of Markdown and YAML, without code, addresses, placeholders and the names of fields. */
function linesOf(file: string): Shown[] {
  let inFields = file.endsWith('.yaml')
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line === '---') inFields = index === 0
      const [name, key = ''] = (inFields && /^[\s-]*(\w+):(?: |$)/.exec(line)) || ['']
      const [sign = ''] = (!inFields && /^#+ /.exec(line)) || ['']
      const raw = line.slice(name.length + sign.length).trim()
      if (notShown.test(key) || isNoText(raw)) return []
      const text = raw
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/`[^`]*`|\{[^}]*\}|https?:\S+/g, '')
        .replace(/^'(.*)'$/, '$1')
      return [{ where: `${file}:${index + 1}`, field: sign.trim() || key, text }]
    })
}

const texts = files.flatMap(linesOf)

test('the texts have no word that India spells or says differently', () => {
  const patterns = americanWords.map(
    ([american, indian]) =>
      [new RegExp(`(?<![\\w/.])(?:${american})(?![\\w/])`, 'gi'), indian] as const,
  )
  const found = texts.flatMap(({ where, text }) => {
    const rest = keptTexts.reduce((left, [kept]) => left.replaceAll(kept, ''), text)
    return patterns.flatMap(([pattern, indian]) =>
      Array.from(rest.matchAll(pattern), ([word]) => `${where}: “${word}” → ${indian}`),
    )
  })
  expect(found.join('\n')).toBe('')
})

if (isSample)
  test('the texts have nothing that voices say wrongly', () => {
    const faultsOf = ({ where, text }: Pick<Shown, 'where' | 'text'>) =>
      spokenWrongly.flatMap(([pattern, said]) =>
        Array.from(text.match(pattern) ?? [], (found) => `${where}: ${found} is ${said}`),
      )
    const wrong = '₹1,20,000; 5–7 days; 24-48 hours; 9 am - 6 pm; Mon–Sat; 9% – 10%; ₹2L; ₹9/day'
    for (const text of wrong.split('; ')) expect(faultsOf({ where: '', text })).toHaveLength(1)
    expect(texts.flatMap(faultsOf).join('\n'), untilOwnName).toBe('')
  })

/** Fields that are shown as headings, titles, labels of links and buttons. */
const isHeading = ({ where, field }: Shown) =>
  // The title of a service page is the service's name
  !(where.includes('content/services/') && /^(?:title|heading)$/.test(field)) &&
  /^#+$|^(?:title|heading|headline|label|caption|question|crumb)$|(?:Heading|Button|Label)$/.test(
    field,
  )

/** What has capitals of its own, the longest first: the company, what it offers, and the names of the list. */
const names = [
  company.name,
  company.legalName,
  company.city,
  company.state,
  ...services.cards.map(({ name }) => name),
  ...[services.local, healthServices, builtInJobs].flat().map(({ title }) => title),
  ...guides.map(({ title }) => title),
  ...properNames,
].toSorted((a, b) => b.length - a.length)

const escaped = names.map(escapePattern)
const anyName = new RegExp(`(?<!\\p{L})(?:${escaped.join('|')})(?!\\p{L})`, 'gu')

/** The words that should not have a capital. */
function capitalsIn(heading: string): string[] {
  const rest = heading.replace(anyName, 'x').replace(/(^|[.?!] |“)\P{L}*\p{Lu}/gu, '$1x')
  // Words with more capitals are abbreviations or brands: SEO, GA4, YouTube
  return rest.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Ll}’'-]+(?![\p{L}\p{N}])/gu) ?? []
}

if (isSample)
  test('headings have a capital only at the start and in names', () => {
    const headings = texts.filter(isHeading)
    const found = headings.flatMap(({ where, text }) => {
      // A heading that is a link is the name of a product
      const isKept = /^\[.*\]$/.test(text) || quotedHeadings.includes(text)
      const capitals = isKept ? [] : capitalsIn(text)
      return capitals.length > 0 ? [`${where}: “${text}”: ${capitals.join(', ')}`] : []
    })
    expect(headings.length).toBeGreaterThan(100)
    expect(found.join('\n'), untilOwnName).toBe('')
  })
