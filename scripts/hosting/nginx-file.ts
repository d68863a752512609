import type { HeaderRule } from './headers'
import { quote, readRedirects, toPattern, type Redirects } from './redirects'

/**
 * Writes rules as nginx maps and `add_header` lines. The lines stand once, at the server's level: an
 * `add_header` in a location would drop all of them there. What differs by path is a variable, and an
 * empty one sends no header. Maps are for the `http` level, headers and redirects for the `server` level.
 *
 * @param folders those with a 404.html.
 */
export function formatNginx(
  rules: readonly HeaderRule[],
  redirects: Redirects,
  folders: readonly string[],
): { maps: string; server: string } {
  const sources = readRedirects(redirects)
  // A map ignores the case of strings, but not of patterns with one `~`
  const mixed = new Set(
    sources.flatMap(({ path, to }) => (/[A-Z]/.test(path + to) ? path.toLowerCase() : [])),
  )
  // A longer path would keep nginx from starting. A bucket has room for a path and 32 bytes
  const longest = Math.max(0, ...sources.map(({ path }) => Buffer.byteLength(path)))
  const moved = sources.flatMap(({ path, pattern, query, to, isQueryKept }) => {
    const source = mixed.has(path.toLowerCase()) ? `${pattern}$` : path
    return query ? [] : [[source, to + (isQueryKept ? '$is_args$args' : '')] as const]
  })
  const asked = sources.flatMap(({ pattern, query, to }) =>
    query ? [[`${pattern}[?]${query}`, to] as const] : [],
  )
  const maps = [
    `map_hash_bucket_size ${2 ** Math.max(8, Math.ceil(Math.log2(longest + 32)))};\n`,
    `map_hash_max_size ${2 ** Math.max(11, Math.ceil(Math.log2(2 * sources.length + 1)))};\n`,
    // `$uri` is the file's name once a file was found. nginx computes a map once, in the first line of `server`:
    // this one keeps the path of the request, decoded and without double slashes.
    'map $uri $site_path { default $uri; }\n',
    formatMap('$site_path', '$site_redirect', '', moved),
    formatMap(
      '$site_path',
      '$site_not_found',
      '/404.html',
      folders.map((folder) => [toPattern(`/${folder}/`), `/${folder}/404.html`]),
    ),
    formatMap('$site_path?$args', '$site_query_redirect', '', asked),
  ]
  const server = [
    'if ($site_query_redirect) { return 301 $site_query_redirect; }\n',
    'if ($site_redirect) { return 301 $site_redirect; }\n',
  ]
  for (const name of new Set(rules.flatMap((rule) => Object.keys(rule.headers)))) {
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`
    const own: [key: string, value: string][] = []
    let fallback = ''
    for (const { path, headers } of rules) {
      const value = headers[name]
      if (value === undefined) continue
      if (path === '/*') fallback = value
      else own.push([path.endsWith('*') ? toPattern(path.slice(0, -1)) : path, value])
    }
    maps.push(formatMap('$site_path', variable, fallback, own))
    // A browser that keeps a 404 of a file for long would not see the file come back
    const isCache = name === 'Cache-Control'
    const sent = isCache ? `${variable}_by_status` : variable
    if (isCache) maps.push(formatMap('$status', sent, variable, [['~^[45]', fallback]]))
    server.push(`add_header ${name} ${sent} always;\n`)
  }
  return { maps: maps.join(''), server: server.join('') }
}

/** A map of the variable `from` to the variable `to`. */
function formatMap(
  from: string,
  to: string,
  fallback: string,
  rows: readonly (readonly [key: string, value: string])[],
): string {
  const lines = rows.map(([key, value]) => `  ${quote(key)} ${quote(value)};\n`)
  return `map "${from}" ${to} {\n  default ${quote(fallback)};\n${lines.join('')}}\n`
}
