import type { HeaderRule } from './headers'
import { quote, readRedirects, type Redirects } from './redirects'

/** Writes rules and redirects as the files that `scripts/hosting/Caddyfile` imports. In its `route`, later rules win. */
export function formatCaddy(
  rules: readonly HeaderRule[],
  redirects: Redirects,
): Record<string, string> {
  const moved: string[] = []
  const asked: string[] = []
  for (const { path, pattern, query, to, isQueryKept } of readRedirects(redirects))
    if (query) asked.push(`${quote(`${pattern}[?]${query}`)} ${quote(to)}\n`)
    // The target keeps the query, or is whole
    else moved.push(`${quote(path)} ${isQueryKept ? `${quote(to)} -` : `- ${quote(to)}`}\n`)
  const headers = rules.flatMap(({ path, headers }) =>
    Object.entries(headers).map(([name, value]) => `header ${path} ${name} ${quote(value)}\n`),
  )
  return {
    'redirects.caddy': `map {path} {moved} {whole} {\n${moved.join('')}default "" ""\n}\nmap {path}?{query} {asked} {\n${asked.join('')}default ""\n}\n`,
    'headers.caddy': headers.join(''),
  }
}
