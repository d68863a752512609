import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { site } from '../../src/config'
import type { SitePage } from '../../src/sitemap'

/**
 * Writes sitemap.xml (every page that search engines may know, by its canonical address) and
 * robots.txt, which names it.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export async function writeSitemap(dist: string, pages: readonly SitePage[]): Promise<void> {
  const urls = pages
    .filter((page) => !page.noindex && page.canonical === page.address)
    .map(({ address, lastModified }) => {
      const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
      return `  <url><loc>${site.origin}${address}</loc>${modified}</url>`
    })
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
  await writeFile(path.join(dist, 'sitemap.xml'), sitemap)
  // /form-table is not disallowed: its noindex must be seen to be obeyed.
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`
  await writeFile(path.join(dist, 'robots.txt'), robots)
}
