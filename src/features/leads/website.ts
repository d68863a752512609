/** `scheme://`, or a scheme that names no port (`mailto:`, but not `example.com:8080`). */
const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i

/** `example.com`, `www.example.com/shop`, `भोपाल.भारत`: no spaces, no `@`, a dot inside the host. */
const bareDomain = /^[^\s@/?#.:]+(?:\.[^\s@/?#.:]+)+\.?(?::\d+)?(?:[/?#]|$)/

/**
 * The address a visitor means when they type their website.
 *
 * A bare domain is completed with `https://`; everything else comes back as it was typed, without
 * the spaces around it, right or wrong. `isWebsite` tells which.
 */
export function completeWebsite(typed: string): string {
  const text = typed.trim()
  if (text.startsWith('//')) return `https:${text}`
  return !withScheme.test(text) && bareDomain.test(text) ? `https://${text}` : text
}

/**
 * Whether a browser's own `<input type="url">` would take the text: an absolute address of any
 * scheme. Like the browser, it takes the empty text.
 *
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
