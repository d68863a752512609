import { statSync } from 'node:fs'
import path from 'node:path'

import type { SitePage } from '../../src/app/sitemap'
import { jobs, mail, map, pdfForm, sheet, site } from '../../src/config'
import { redirects as moved } from '../../src/generated/redirects'
import { listFiles, writeFiles } from '../files'
import { formatHeadersFile } from './headers-file'
import { formatCaddy } from './caddy-file'
import { formatHtaccess } from './htaccess'
import { formatNginx } from './nginx-file'
import { buildHeaders, hostLimits, type InlineHashes } from './headers'
import { formatRedirectsFile, listRedirects, redirectLimits } from './redirects'

/** Writes headers and redirects for hosts into `dist`, and what `nginx.conf` and `Caddyfile` in this folder include. */
export async function writeHosting(
  dist: string,
  pages: readonly SitePage[],
  hashes: InlineHashes,
): Promise<void> {
  const files = listFiles(dist)
  const input = {
    parties: {
      mail: mail.origin,
      jobs: jobs.url,
      sheet: sheet.url,
      pdfForm: pdfForm.scriptUrl,
      map: map.embedUrl,
    },
    hashes,
    hsts: process.env.VITE_HSTS?.trim() ?? '',
    site: site.origin,
  }
  const hashed = listHashed(dist, files)
  const redirects = listRedirects(pages, moved)
  const others = buildHeaders({ ...input, hashed: [] }).length
  // Hosts limit the number of rules. The smallest files get none, so browsers revalidate them by their ETag
  const rules = buildHeaders({ ...input, hashed: hashed.slice(0, hostLimits.rules - others) })
  await writeFiles(dist, {
    _headers: formatHeadersFile(rules, hostLimits),
    _redirects: formatRedirectsFile(redirects, redirectLimits.count, !!process.env.NETLIFY),
  })

  const all = buildHeaders({ ...input, hashed })
  const folders = files.flatMap((file) => /^(.+)\/404\.html$/.exec(file)?.[1] ?? [])
  await writeFiles(dist, formatHtaccess(all, redirects, folders))
  // Not in `dist`, whose files are all served to visitors
  await writeFiles('dist-caddy', formatCaddy(all, redirects))
  const nginx = formatNginx(all, redirects, folders)
  await writeFiles('dist-nginx', { 'maps.conf': nginx.maps, 'server.conf': nginx.server })
}

/** Paths of the files with a hash in their name: the starter, which each page asks for first, then the largest. */
function listHashed(dist: string, files: readonly string[]): string[] {
  const hashed = files.filter((file) => /^assets\/[^/]+-[\w-]{8}\.\w+$/.test(file))
  const sized = hashed.map((file) => ({ file, size: statSync(path.join(dist, file)).size }))
  const bySize = sized.sort((a, b) => b.size - a.size).map(({ file }) => `/${file}`)
  const isStarter = (file: string) => file.startsWith('/assets/index-')
  return bySize.sort((a, b) => Number(isStarter(b)) - Number(isStarter(a)))
}
