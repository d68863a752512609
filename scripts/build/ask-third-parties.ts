import { isTrialOrigin } from '../../src/config'
import { allowedOrigins } from '../hosting/headers'

/** Settings whose answers the policy allows from certain origins only. The frame of the form allows all. */
const settings = ['VITE_JOBS_URL', 'VITE_SHEET_CSV_URL', 'VITE_MAP_EMBED_URL']

/**
 * Asks each third party once, for at most 10 s, whether it redirects to a host that the policy blocks. No answer is no
 * fault, as without a network; nor are pages with which Google stops programs and new visitors. @returns a sentence for each.
 */
export async function askThirdParties(
  env: Readonly<Record<string, string | undefined>>,
  ask: typeof fetch = fetch,
): Promise<readonly string[]> {
  const faults = settings.map(async (name) => {
    const address = env[name]?.trim() ?? ''
    const own = env.VITE_SITE_URL?.trim().replace(/\/*$/, '/') ?? ''
    // Of the site itself, rows may be behind a sign-in elsewhere
    if (!address.startsWith('https:') || (own && address.startsWith(own))) return []
    if (isTrialOrigin(new URL(address).origin)) return []
    const response = await ask(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    await response?.body?.cancel().catch(() => {})
    const { origin, hostname, pathname } = new URL(response?.url || address)
    if (hostname.startsWith('consent.') || pathname.startsWith('/sorry/')) return []
    const isAllowed = allowedOrigins(address).some((allowed) =>
      allowed.includes('*') ? hostname.endsWith(allowed.replace(/.*\*/, '')) : allowed === origin,
    )
    if (isAllowed) return []
    const advice = /^(?:accounts|login)\./.test(hostname)
      ? 'let everyone open it, without signing in'
      : 'set it to the address there'
    return `${name} redirects to ${origin}, which the policy blocks: ${advice}, or set ALLOW_REDIRECTS=1.`
  })
  return (await Promise.all(faults)).flat()
}
