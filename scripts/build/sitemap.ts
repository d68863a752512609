import type { SitePage } from '../../src/app/sitemap'
import { site } from '../../src/config'
import { company } from '../../src/generated/company'

/**
 * `sitemap.xml`: every page that search engines may list, by its canonical address.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function formatSitemap(pages: readonly SitePage[]): string {
  const urls = pages
    .filter((page) => !page.noindex && page.canonical === page.address)
    .map(({ address, lastModified }) => {
      const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
      return `  <url><loc>${site.origin}${address}</loc>${modified}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

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
  const expires = new Date(now + validFor).toISOString().replace(/\.\d+/, '')
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
