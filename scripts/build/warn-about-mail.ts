type Settings = { siteOrigin: string; mailOrigin: string; ids: readonly string[] }

/**
 * Warns of a deploy without a mail provider, which would lose every lead.
 *
 * @param settings `ids` are public key, service and template, in this order. `siteOrigin` must be a URL, or it throws.
 * @returns the warning; null if all is set, or for a test domain (`.example`, `localhost`).
 */
export function warnAboutMail({ siteOrigin, mailOrigin, ids }: Settings): string | null {
  const { hostname } = new URL(siteOrigin)
  if (/(?:^|\.)(?:example|localhost|test|invalid)$/.test(hostname)) return null
  const missing = [
    ...(mailOrigin === '' ? ['VITE_EMAILJS_ORIGIN'] : []),
    ...['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']
      .filter((_, index) => ids[index]?.startsWith('mock-'))
      .map((name) => `VITE_EMAILJS_${name}`),
  ]
  if (missing.length === 0) return null
  return `WARNING: the forms of ${siteOrigin} will reach no one: set ${missing.join(', ')} and build again.`
}
