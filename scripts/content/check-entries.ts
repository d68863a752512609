import { existsSync, readdirSync } from 'node:fs'

import { jobs, pdfForm, sheet } from '../../src/config'
import type { Guide } from '../../src/content/schema/types'
import { dayInIndia } from '../../src/lib/day-in-india'
import { kinds } from '../../src/content/schema/kinds'
import { blogPostPath, guidePath, healthPostPath, ownPaths, paths, personId } from '../../src/paths'
import { checkRedirects } from './check-redirects'
import { ownIds, takeQuestions } from './page-ids'
import { guideHeadings } from './page-text'
import type { Entries, Entry, ReportProblem, ValuePath } from './types'

/**
 * First parts of addresses that are no pages: folders of the built site, endpoints and mock servers, and names that
 * hosts give to another file. A page would replace or hide them.
 */
export const reserved = [
  ...readdirSync('public'),
  ...'assets data embed social home index api include jobs outbox cpanel webmail'.split(' '),
  ...[jobs.url, sheet.url, pdfForm.scriptUrl, ownPaths.landingPageSeoAlias, healthPostPath('')].map(
    (address) => address.split('/')[1],
  ),
]

/** The addresses of the site's pages, and the entries of those that are not code. */
export function listAddresses(entries: Entries): { address: string; entry?: Entry }[] {
  const hasWork = entries.work?.length
  const own = Object.values(ownPaths).filter((address) => address !== paths.work || hasWork)
  const pages = kinds.flatMap(({ name, pathOf }) =>
    (entries[name] ?? []).flatMap((entry) => {
      const address = entry.value.path ?? pathOf?.(String(entry.value.id))
      return address === undefined ? [] : [{ entry, address: String(address) }]
    }),
  )
  return [...own.map((address) => ({ address })), ...pages]
}

type Site = {
  readonly isComplete: boolean
  readonly languages: readonly string[]
  readonly addresses?: readonly string[]
  readonly posts?: readonly Entry[]
}

/**
 * Reports ids, addresses and texts for search engines that two entries share, addresses that the site needs itself, and
 * links to pages that do not exist.
 *
 * @param site `isComplete` says whether all files could be read. If not, links are not checked. `languages` are the
 *   folders of other languages. `addresses` are those that a translation may link to, and `posts` those of the default
 *   language.
 */
export function checkEntries(entries: Entries, site: Site, report: ReportProblem): void {
  const { isComplete, languages, posts: others = [] } = site
  const valuesOf = (...kinds: string[]) => kinds.flatMap((kind) => entries[kind] ?? [])
  const fail = ({ file, lineOf }: Entry, steps: ValuePath, message: string) =>
    report({ file, line: lineOf(steps), message })
  const own: readonly string[] = Object.values(ownPaths)
  const rejectTwice = (list: Entries[string], field: string) => {
    const seen = new Map<unknown, string>(own.map((address) => [address, 'src/paths.ts']))
    for (const entry of list) {
      const { [field]: text } = entry.value
      const other = text === undefined ? undefined : seen.get(text)
      const what = field === 'path' ? `the address ${String(text)}` : `“${field}”`
      if (other) fail(entry, [field], `${what} is the same as in ${other}: change one`)
      seen.set(text, entry.file)
    }
  }
  const templatePages = kinds.flatMap(({ name, typeName }) => (typeName ? valuesOf(name) : []))
  for (const list of Object.values(entries)) rejectTwice(list, 'id')
  rejectTwice(templatePages, 'path')
  // On the about page, the name is the id
  const names = new Map<string, string>()
  for (const person of valuesOf('team', 'founder')) {
    const [name, line] = [personId(String(person.value.name)), person.lineOf(['name'])]
    const other = names.get(name)
    if (other)
      fail(person, ['name'], `“name” is the same as in ${other}: change one, or remove the entry`)
    else names.set(name, `${person.file}, line ${line}`)
  }
  const faqs = valuesOf('faqs')
  const people = valuesOf('team').map(({ value }) => personId(String(value.name)))
  // That an id is there twice is reported above
  const unique = faqs.filter(
    (faq, i) => i === faqs.findIndex(({ value }) => value.id === faq.value.id),
  )
  takeQuestions(
    unique.map(({ value }) => value),
    new Set([...ownIds('faqs'), ...people]),
    (index, message) => unique[index] && fail(unique[index], ['id'], `“id” ${message}`),
  )
  for (const field of ['title', 'description'])
    rejectTwice([...templatePages, ...valuesOf('blog', 'health')], field)

  const pages = listAddresses(entries)
  for (const { address, entry } of pages)
    if (
      entry &&
      ([...reserved, ...languages].includes(address.slice(1)) || address.endsWith('/index'))
    )
      fail(entry, ['path'], `the site needs the address ${address} itself: choose another`)
  const addresses = new Set(site.addresses ?? pages.map(({ address }) => address))
  const posts = [...valuesOf('blog'), ...others]
  const firstDay = (post?: Entry) => String(post?.value.draft ? 'never' : (post?.value.date ?? ''))
  const findLinkFault = (entry: Entry, target: string) => {
    const [address = ''] = target.split(/[#?]/)
    const post = posts.find(({ value }) => blogPostPath(String(value.id)) === address)
    const days = [dayInIndia(), firstDay(posts.find((other) => other === entry))]
    if (days.every((day) => firstDay(post) > day))
      return 'leads to no page that is public yet: remove it'
    if (addresses.has(address)) return undefined
    return languages.some((name) => `${address}/`.startsWith(`/${name}/`))
      ? 'names a language: leave that out, the site adds it where the page is translated'
      : 'leads to no page: correct its address'
  }
  for (const entry of isComplete ? Object.values(entries).flat() : [])
    for (const { line, target } of entry.links) {
      const fault = findLinkFault(entry, target)
      if (fault) report({ ...entry, line, message: `the link ${target} ${fault}` })
    }
  checkRedirects(valuesOf('redirects'), {
    domain: String(valuesOf('company')[0]?.value.domain),
    isPage: (address) => addresses.has(address),
    findLinkFault: isComplete ? findLinkFault : () => undefined,
    report,
  })
  const services = valuesOf('services').map(({ value }) => value.path)
  for (const caseStudy of isComplete && !site.addresses ? valuesOf('work') : [])
    if (
      addresses.has(String(caseStudy.value.service)) &&
      !services.includes(caseStudy.value.service)
    )
      fail(caseStudy, ['service'], '“service” must be a service page')

  for (const entry of valuesOf('guides')) {
    const { id, sections, samples = [] } = entry.value as Guide
    const headings = guideHeadings(sections)
    for (const [index, sample] of samples.entries())
      if (sample && !headings.includes(sample))
        fail(entry, ['samples', index], `“samples” names no heading with “${sample}”: correct it`)
    if (!existsSync(`public${guidePath(id)}`))
      report({ ...entry, line: 1, message: 'the guide has no PDF file: run `npm run guides`' })
  }
}
