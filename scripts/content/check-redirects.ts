import { paths } from '../../src/paths'
import { listFiles } from '../files'
import { homes } from '../hosting/check-public'
import { redirectLimits, sourceKey } from '../hosting/redirects'
import type { Entry, ReportProblem } from './types'

type Tools = {
  /** The site's own host, whose addresses may be written in full. */
  readonly domain: string
  readonly isPage: (address: string) => boolean
  /** What is wrong with a link to a page; undefined if nothing is, or pages are unknown. */
  readonly findLinkFault: (entry: Entry, target: string) => string | undefined
  readonly report: ReportProblem
}

/**
 * Reports old addresses that the site has, or that are there twice, targets that no page has or that lead on, and what
 * hosts would pass over.
 */
export function checkRedirects(redirects: readonly Entry[], tools: Tools): void {
  const { domain, isPage, findLinkFault, report } = tools
  const fail = (entry: Entry, field: string, message: string) =>
    report({ file: entry.file, line: entry.lineOf([field]), message: `“${field}” ${message}` })
  const read = ({ value }: Entry, field: string) => {
    const text = String(value[field] ?? '')
    return text.startsWith(`https://${domain}/`) ? text.slice(`https://${domain}`.length) : text
  }
  const files = listFiles('public')
  // Names that `public` may not have, but the build writes neither
  const isMissing = (address: string) => /^\/security\.txt$|.\/\.htaccess$/.test(address)
  const isBuilt = (address: string) =>
    !isMissing(address) && homes.some(([name]) => name.test(address.slice(1)))
  const isFile = (address: string) => files.includes(address.slice(1)) || isBuilt(address)
  const right = redirects.filter(({ value: { from, to } }) => from && to)
  const targets = new Map([[sourceKey(paths.landingPageSeoAlias), paths.landingPageSeo as string]])
  const pageOf = (key: string) => key.replace(/\.html$/, '').replace(/^\/index$/, '/')
  const lines = new Map<string, number>()
  for (const entry of right) {
    const [from, line] = [sourceKey(read(entry, 'from')), entry.lineOf(['from'])]
    const other = lines.get(from)
    if (isPage(pageOf(from))) fail(entry, 'from', 'is a page of this site: remove the entry')
    else if (isFile(from)) fail(entry, 'from', 'is a file of this site: remove one of them')
    else if (other) fail(entry, 'from', `is the same as in line ${other}: remove one`)
    else targets.set(from, read(entry, 'to'))
    lines.set(from, line)
  }
  // The alias has the first, an encoded address two
  let count = 1
  for (const entry of right) {
    const to = read(entry, 'to')
    // Not that of a page, which is reported already
    if (!targets.has(sourceKey(read(entry, 'from')))) continue
    const passed = [sourceKey(read(entry, 'from'))]
    let end = to
    for (let next: string | undefined = to; next !== undefined;) {
      end = next
      const key = end.startsWith('/') ? sourceKey(end) : ''
      next = passed.includes(key) ? undefined : targets.get(key)
      passed.push(key)
    }
    const isCircle = passed.indexOf(passed.at(-1) ?? '') < passed.length - 1
    const [path = ''] = end.split(/[?#]/)
    const page = end.startsWith('/') ? pageOf(sourceKey(path)) : ''
    const fault = end.startsWith('/') && !isFile(sourceKey(end)) && findLinkFault(entry, end)
    if (isCircle) fail(entry, 'to', 'leads in a circle: write the address of a page')
    else if (end !== to) fail(entry, 'to', `is an old address itself: write ${end}`)
    else if (fault && page !== path && isPage(page))
      fail(entry, 'to', `is redirected itself: write ${page}${end.slice(path.length)}`)
    else if (fault) fail(entry, 'to', fault)
    const from = encodeURI(decodeURI(read(entry, 'from')))
    const line = encodeURI(decodeURI(`${from} ${to} 301`))
    if (line.length > redirectLimits.lineLength)
      fail(
        entry,
        'to',
        `is too long: Cloudflare reads ${redirectLimits.lineLength} characters of both`,
      )
    const before = count
    if (!from.includes('?')) count += /%.?[A-F]/.test(from) ? 2 : 1
    const { count: limit } = redirectLimits
    if (before <= limit && count > limit)
      fail(entry, 'from', `makes line ${count} of _redirects: Cloudflare reads ${limit}`)
  }
}
