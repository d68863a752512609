import { readFileSync } from 'node:fs'

import type { HeaderRule } from './headers'
import { readRedirects, type Redirects } from './redirects'

/**
 * Writes rules and redirects as `.htaccess` files by their paths. A folder with headers or a page 404 of its own has one,
 * which Apache lets win. `folders` are those with a 404.html. @see https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html
 */
export function formatHtaccess(
  rules: readonly HeaderRule[],
  redirects: Redirects,
  folders: readonly string[],
): Record<string, string> {
  const moved = readRedirects(redirects).map(({ path, query, to, isQueryKept }) => {
    const condition = query ? `RewriteCond %{QUERY_STRING} "^${query}"\n` : ''
    const flags = isQueryKept ? 'R=301,L,NE' : 'R=301,L,NE,QSD'
    return `${condition}RewriteRule "^${escape(path.slice(1))}$" "${to.replace(/[%$]/g, '\\$&')}" [${flags}]\n`
  })
  const site = readFileSync('scripts/hosting/site.htaccess', 'utf8')
  const files: Record<string, string> = {
    '.htaccess': site.replace(/^# The redirects .*\n/m, (line) => line + moved.join('')),
  }
  for (const folder of folders)
    files[`${folder}/.htaccess`] = `ErrorDocument 404 /${folder}/404.html\n`
  for (const { path, headers } of rules) {
    const [folder = '', name = ''] = path.slice(1).split(/([^/]*)$/)
    const lines = Object.entries(headers).map(
      ([header, value]) => `Header always set ${header} "${value.replace(/[%"]/g, double)}"\n`,
    )
    const own = lines.join('')
    // Of two headers for a file Apache takes that of the section, also of one in a folder above
    const pattern = name === '*' ? '.' : `^${escape(name || 'index')}(?:\\.html)?$`
    const text = path === '/*' ? own : `<FilesMatch "${pattern}">\n${own}</FilesMatch>\n`
    files[`${folder}.htaccess`] = (files[`${folder}.htaccess`] ?? '') + text
  }
  return files
}

/** As mod_headers reads it: `%%` is a percent sign. */
const double = (sign: string) => (sign === '%' ? '%%' : `\\${sign}`)
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
