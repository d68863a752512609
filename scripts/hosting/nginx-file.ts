import type { HeaderRule } from './headers'
import { keepsQuery, readSource, type Redirects } from './redirects'

/**
 * Writes rules as nginx maps and `add_header` lines. The lines stand once, at the server's level: an
 * `add_header` in a location would drop all of them there. What differs by path is a variable, and an
 * empty one sends no header.
 *
 * @returns the maps (for the `http` level), the headers and the redirects (for the `server` level).
 */
export function formatNginx(
  rules: readonly HeaderRule[],
  redirects: Redirects,
): { maps: string; server: string } {
  const names = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))]
  const sources = Object.entries(redirects).map(([from, to]) => ({ from, to, ...readSource(from) }))
  // A map ignores the case of strings, but not of patterns with one `~`
  const mixed = new Set(
    sources.flatMap(({ path, to }) => (/[A-Z]/.test(path + to) ? path.toLowerCase() : [])),
  )
  // A longer path would keep nginx from starting. A bucket has room for a path and 32 bytes
  const longest = Math.max(0, ...sources.map(({ path }) => Buffer.byteLength(path)))
  const maps: string[] = [
    `map_hash_bucket_size ${2 ** Math.max(8, Math.ceil(Math.log2(longest + 32)))};`,
    `map_hash_max_size ${2 ** Math.max(11, Math.ceil(Math.log2(2 * sources.length + 1)))};`,
    // `$uri` is the file's name once a file was found. nginx computes a map once, in the first line of `server`:
    // this one keeps the path of the request, decoded and without double slashes.
    'map $uri $site_path { default $uri; }',
    'map $site_path $site_redirect {',
    '  default "";',
    ...sources.flatMap(({ from, to, path, query }) =>
      query
        ? []
        : `  ${quote(mixed.has(path.toLowerCase()) ? `${pattern(path)}$` : path)} ${quote(to + (keepsQuery(from, to) ? '$is_args$args' : ''))};`,
    ),
    '}',
    'map "$site_path?$args" $site_query_redirect {',
    '  default "";',
    ...sources.flatMap(({ to, path, query }) =>
      query ? `  ${quote(`${pattern(path)}[?]${query}`)} ${quote(to)};` : [],
    ),
    '}',
  ]
  const server: string[] = [
    'if ($site_query_redirect) { return 301 $site_query_redirect; }',
    'if ($site_redirect) { return 301 $site_redirect; }',
  ]
  for (const name of names) {
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`
    const own = rules.filter((rule) => rule.path !== '/*' && name in rule.headers)
    const fallback = rules.find((rule) => rule.path === '/*')?.headers[name] ?? ''
    if (own.length === 0) {
      server.push(`add_header ${name} ${quote(fallback)} always;`)
      continue
    }
    maps.push(
      `map $site_path ${variable} {`,
      `  default ${quote(fallback)};`,
      ...own.map((rule) => `  ${key(rule.path)} ${quote(rule.headers[name] ?? '')};`),
      '}',
    )
    if (name !== 'Cache-Control') {
      server.push(`add_header ${name} ${variable} always;`)
      continue
    }
    // A browser that keeps a 404 of a file for long would not see the file come back.
    maps.push(
      `map $status ${variable}_by_status {`,
      `  default ${variable};`,
      `  ~^[45] ${quote(fallback)};`,
      '}',
    )
    server.push(`add_header ${name} ${variable}_by_status always;`)
  }
  return { maps: `${maps.join('\n')}\n`, server: `${server.join('\n')}\n` }
}

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

const pattern = (path: string) => `~^${path.replace(/[.+()]/g, '[$&]')}`

const key = (path: string) =>
  path.endsWith('*') ? `~^${path.slice(0, -1).replaceAll('.', '\\.')}` : path
