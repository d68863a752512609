import type { HeaderRule } from './headers'

/**
 * Writes rules as `_headers` (Cloudflare, Netlify). Where two rules set the same header Cloudflare
 * sends both, hence the `! name` before a header that an earlier rule may have set; Netlify passes over
 * a line without a colon and lets the later rule win.
 *
 * @throws if a host would drop a line or a rule without saying so.
 */
export function formatHeadersFile(
  rules: readonly HeaderRule[],
  limits: { rules: number; lineLength: number },
): string {
  if (rules.length > limits.rules)
    throw new Error(`_headers: ${rules.length} rules, hosts read ${limits.rules}`)
  const lines: string[] = []
  for (const [index, { path, headers }] of rules.entries()) {
    const before = rules.slice(0, index).filter((other) => overlaps(other.path, path))
    lines.push(path)
    for (const [name, value] of Object.entries(headers)) {
      if (before.some((other) => name in other.headers)) lines.push(`  ! ${name}`)
      lines.push(`  ${name}: ${value}`)
    }
  }
  const long = lines.find((line) => line.length > limits.lineLength)
  if (long) throw new Error(`_headers: a line of ${long.length} characters: ${long.slice(0, 60)}…`)
  return `${lines.join('\n')}\n`
}

/** Reads what `formatHeadersFile` wrote. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line, headers: {} })
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (rule && name && value) rule.headers[name] = value
  }
  return rules
}

/** The headers of one address: the later rule wins. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const found = rules.filter((rule) => matches(rule.path, pathname))
  return Object.fromEntries(found.flatMap(({ headers }) => Object.entries(headers)))
}

const matches = (pattern: string, pathname: string) =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern

const overlaps = (earlier: string, later: string) => matches(earlier, later.replace(/\*$/, ''))
