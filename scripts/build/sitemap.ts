import type { SitePage } from '../../src/app/sitemap'
import { site } from '../../src/config'
import { company } from '../../src/generated/company'
import { edition, otherEditions } from '../../src/generated/edition'

/**
 * `sitemap.xml`: every page that search engines may list, by its canonical address, with the same page in other languages.
 *
 * @see https://www.sitemaps.org/protocol.html
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function formatSitemap(pages: readonly SitePage[]): string {
  const listed = pages.filter((page) => !page.noindex && page.canonical === page.address)
  const versionsOf = new Map<string, SitePage[]>()
  for (const page of listed)
    versionsOf.set(idOf(page), [...(versionsOf.get(idOf(page)) ?? []), page])
  const urls = listed.map((page) => {
    const { address, lastModified } = page
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
    const versions = versionsOf.get(idOf(page)) ?? []
    const links = versions.map((version) => formatLink(version.lang, version))
    const standard = versions.find(({ lang }) => lang === edition.tag)
    if (standard) links.push(formatLink('x-default', standard))
    return `  <url><loc>${site.origin}${address}</loc>${modified}${versions.length > 1 ? links.join('') : ''}</url>`
  })
  const namespace = otherEditions.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** What pages in several languages have in common: the address in the default one. */
export function idOf({ address, lang }: Pick<SitePage, 'address' | 'lang'>): string {
  const { prefix = '' } = otherEditions.find(({ tag }) => tag === lang) ?? {}
  return address.slice(prefix.length) || '/'
}

const formatLink = (lang: string, { address }: SitePage) =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="${site.origin}${address}"/>`

/** `robots.txt`. It does not disallow /form-table: a crawler must load the page to see its `noindex`. */
export const formatRobots = (): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`

/** In ms. RFC 9116 recommends less than a year: the contact of a site that is no longer built may be outdated. */
const validFor = 360 * 86_400_000

/**
 * The text of `.well-known/security.txt`: the contact for security reports, and until when it is valid.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function formatSecurityText(now = Date.now()): string {
  const languages = [edition, ...otherEditions].map(({ tag }) => tag.split('-')[0])
  const expires = new Date(now + validFor).toISOString().replace(/\.\d+/, '')
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
