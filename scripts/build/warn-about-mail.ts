type Settings = { siteOrigin: string; mailOrigin: string; ids: readonly string[] }

/**
 * A site that goes live without a mail provider takes leads and loses every one.
 *
 * @returns the warning; null while the site is only tried out (`.example`, `localhost`) or all is set.
 */
export function warnAboutMail({ siteOrigin, mailOrigin, ids }: Settings): string | null {
  const { hostname } = new URL(siteOrigin)
  if (/(?:^|\.)(?:example|localhost|test|invalid)$/.test(hostname)) return null
  const missing = [
    ...(mailOrigin === '' ? ['VITE_EMAILJS_ORIGIN'] : []),
    ...['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']
      .filter((_, index) => ids[index]?.startsWith('stand-in'))
      .map((name) => `VITE_EMAILJS_${name}`),
  ]
  if (missing.length === 0) return null
  return `WARNING: the forms of ${siteOrigin} will reach no one: set ${missing.join(', ')} and build again.`
}
