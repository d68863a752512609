import type { SitePage } from '../../src/app/sitemap'
import { site } from '../../src/config'

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
