import type { HeaderRule } from './headers'

/** Writes rules and redirects as the files that `scripts/hosting/Caddyfile` imports. In its `route`, later rules win. */
export function formatCaddy(
  rules: readonly HeaderRule[],
  redirects: Readonly<Record<string, string>>,
): Record<string, string> {
  const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
  const moved = Object.entries(redirects).map(
    ([from, to]) => `${quote(decodeURI(from))} ${quote(to)}\n`,
  )
  const headers = rules.flatMap(({ path, headers }) =>
    Object.entries(headers).map(([name, value]) => `header ${path} ${name} ${quote(value)}\n`),
  )
  return {
    'redirects.caddy': `map {path} {moved} {\n${moved.join('')}default ""\n}\n`,
    'headers.caddy': headers.join(''),
  }
}
