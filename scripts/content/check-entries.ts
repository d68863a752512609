import { existsSync, readdirSync } from 'node:fs'

import { jobs, pdfForm, sheet } from '../../src/config'
import type { Guide } from '../../src/content/types'
import { blogPostPath, guidePath, healthPostPath, jobPath, ownPaths, paths } from '../../src/paths'
import { guideHeadings } from './page-text'
import type { Entries, Problem } from './types'

/**
 * First parts of addresses that are no pages: folders of the built site, endpoints and mock servers, and names that
 * hosts give to another file. A page would replace or hide them.
 */
export const reserved = [
  ...readdirSync('public'),
  ...'assets data embed social home index api include jobs outbox'.split(' '),
  ...[jobs.url, sheet.url, pdfForm.scriptUrl, ownPaths.landingPageSeoAlias, healthPostPath('')].map(
    (address) => address.split('/')[1],
  ),
]

/**
 * Reports ids, addresses and texts for search engines that two entries share, addresses that the site needs itself, and
 * links to pages that do not exist.
 *
 * @param isComplete whether all files could be read. If not, links are not checked.
 */
export function checkEntries(
  entries: Entries,
  isComplete: boolean,
  report: (problem: Problem) => void,
): void {
  const all = Object.values(entries)
  const valuesOf = (...kinds: string[]) => kinds.flatMap((kind) => entries[kind] ?? [])
  const own: readonly string[] = Object.values(ownPaths)
  const rejectTwice = (list: Entries[string], field: string) => {
    const seen = new Map<unknown, string>(own.map((address) => [address, 'src/paths.ts']))
    for (const { file, lineOf, value } of list) {
      const { [field]: text } = value
      const other = text === undefined ? undefined : seen.get(text)
      const what = field === 'path' ? `the address ${String(text)}` : `“${field}”`
      const message = `${what} is the same as in ${other}: change one`
      if (other) report({ file, line: lineOf([field]), message })
      seen.set(text, file)
    }
  }
  const cases = valuesOf('work')
  const templatePages = [...valuesOf('articles', 'services', 'legal'), ...cases]
  for (const list of all) rejectTwice(list, 'id')
  rejectTwice(templatePages, 'path')
  for (const field of ['title', 'description'])
    rejectTwice([...templatePages, ...valuesOf('blog', 'health')], field)

  const pages = [
    ...templatePages.map((entry) => ({ ...entry, address: String(entry.value.path) })),
    ...Object.entries({ blog: blogPostPath, health: healthPostPath, jobs: jobPath }).flatMap(
      ([kind, pathOf]) =>
        valuesOf(kind).map((entry) => ({ ...entry, address: pathOf(String(entry.value.id)) })),
    ),
  ]
  for (const { file, lineOf, address } of pages)
    if (reserved.includes(address.slice(1)) || address.endsWith('/index')) {
      const message = `the site needs the address ${address} itself: choose another`
      report({ file, line: lineOf(['path']), message })
    }
  const addresses = new Set<string>([
    ...own.filter((address) => address !== paths.work || cases.length > 0),
    ...pages.map(({ address }) => address),
  ])
  for (const { file, links } of isComplete ? all.flat() : [])
    for (const { line, target } of links)
      if (!addresses.has(target.split(/[#?]/)[0] ?? ''))
        report({ file, line, message: `the link ${target} leads to no page: correct its address` })
  const services = valuesOf('services').map(({ value }) => value.path)
  for (const { file, lineOf, value } of isComplete ? cases : [])
    if (value.service && !services.includes(value.service))
      report({ file, line: lineOf(['service']), message: '“service” must be a service page' })

  for (const { file, lineOf, value } of valuesOf('guides')) {
    const { id, sections, samples = [] } = value as Guide
    const headings = guideHeadings(sections)
    for (const [index, sample] of samples.entries())
      if (sample && !headings.includes(sample)) {
        const message = `“samples” names no heading of the guide with “${sample}”: correct it`
        report({ file, line: lineOf(['samples', index]), message })
      }
    if (!existsSync(`public${guidePath(id)}`))
      report({ file, line: 1, message: 'the guide has no PDF file: run `npm run guides`' })
  }
}
