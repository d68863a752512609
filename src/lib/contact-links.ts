/**
 * The `tel:` address of a phone number as people write it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3966
 */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/**
 * The `mailto:` address of a message.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6068
 */
export function mailHref(email: string, message: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries(message)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `mailto:${email}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}
