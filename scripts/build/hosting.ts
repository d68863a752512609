import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { jobs, mail, map, pdfForm, sheet } from '../../src/config'
import type { SitePage } from '../../src/sitemap'
import { formatHeadersFile, formatRedirectsFile } from '../hosting/headers-file'
import { formatNginx } from '../hosting/nginx-file'
import { buildHeaders, collectHashes, hostLimits } from './headers'

/** Where nginx's share lies: beside `dist/`, because it is not for visitors. */
const nginxFolder = 'dist-nginx'

/**
 * Writes what hosts read about headers and redirects: `_headers` and `_redirects` into the site, the
 * includes of `scripts/hosting/nginx.conf` beside it.
 */
export async function writeHosting(dist: string, pages: readonly SitePage[]): Promise<void> {
  const files = await readdir(dist, { recursive: true })
  const htmlFiles = files.filter((file) => file.endsWith('.html') && !file.startsWith('embed/'))
  const html = await Promise.all(htmlFiles.map((file) => readFile(path.join(dist, file), 'utf8')))
  const input = {
    parties: {
      mail: mail.origin,
      jobs: jobs.url,
      sheet: sheet.url,
      pdfForm: pdfForm.scriptUrl,
      map: map.embedUrl,
    },
    hashes: collectHashes(html),
  }
  const hashed = await listHashed(dist, files)
  const redirects = Object.fromEntries(
    pages
      .filter((page) => page.canonical !== page.address)
      .map((page) => [page.address, page.canonical]),
  )

  const others = buildHeaders({ ...input, hashed: [] }).length
  // The largest files are worth most; one beyond the limit is asked for again, by its ETag.
  const rules = buildHeaders({ ...input, hashed: hashed.slice(0, hostLimits.rules - others) })
  await writeFile(path.join(dist, '_headers'), formatHeadersFile(rules, hostLimits))
  await writeFile(path.join(dist, '_redirects'), formatRedirectsFile(redirects))

  const nginx = formatNginx(buildHeaders({ ...input, hashed }), redirects)
  await mkdir(nginxFolder, { recursive: true })
  await writeFile(path.join(nginxFolder, 'maps.conf'), nginx.maps)
  await writeFile(path.join(nginxFolder, 'server.conf'), nginx.server)
}

/** Addresses of the hashed files, the largest first. */
async function listHashed(dist: string, files: readonly string[]): Promise<string[]> {
  const hashed = files.filter((file) => /^assets\/[^/]+-[\w-]{8}\.\w+$/.test(file))
  const sized = await Promise.all(
    hashed.map(async (file) => ({ file, size: (await stat(path.join(dist, file))).size })),
  )
  return sized.toSorted((a, b) => b.size - a.size).map(({ file }) => `/${file}`)
}
