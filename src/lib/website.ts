import { publicEmail } from './email'

/** A scheme such as `https:` or `mailto:`; not `example.com:8080`, where the colon begins a port. */
const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i

/** `example.com`, `www.example.com/shop`, `भोपाल.भारत`: no spaces, no `@`, a dot inside the host. */
const bareDomain = /^[^\s@/?#.:]+(?:\.[^\s@/?#.:]+)+\.?(?::\d+)?(?:[/?#]|$)/

/** A website as typed: a bare domain gets `https://`, `//…` gets `https:`. Valid or not: check it with `isWebsite`. */
export function completeWebsite(typed: string): string {
  const text = typed.trim()
  if (text.startsWith('//')) return `https:${text}`
  return !withScheme.test(text) && bareDomain.test(text) ? `https://${text}` : text
}

/**
 * Whether `<input type="url">` accepts the text: '' or an absolute URL of any scheme.
 * @see https://html.spec.whatwg.org/multipage/input.html#url-state-(type=url)
 */
export function isWebsite(text: string): boolean {
  // Not URL.canParse: Safari has it only since 17
  try {
    return text === '' || Boolean(new URL(text))
  } catch {
    return false
  }
}

/**
 * Where to apply for a job, as typed: the normalized URL without a name and a password, or an e-mail address. Neither
 * of what leads nowhere, and of no other scheme: a `javascript:` link would run code.
 */
export function readApplyLink(typed: string): { linkedinUrl?: string; email?: string } {
  const [email = ''] = typed.replace(/^mailto:/i, '').split('?')
  if (publicEmail.test(email)) return { email }
  const text = completeWebsite(typed)
  if (!/^https?:/i.test(text) || !isWebsite(text)) return {}
  return { linkedinUrl: Object.assign(new URL(text), { username: '', password: '' }).href }
}
