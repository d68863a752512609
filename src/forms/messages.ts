import { leadFieldLabels, leadFieldNames } from '../content/forms'
import type { Lead } from '../services/mail'

/** Texts of the forms that depend on what is in them. */

/** One announcement for all fields in error. */
export function fieldsNeedAttention(errors: object): string {
  const count = Object.keys(errors).length
  return count === 1 ? '1 field needs attention' : `${count} fields need attention`
}

/** Only heard: the button shows the same. */
export const sending = 'Sending your request'

export const emailFormat = 'Enter an email address like name@example.com'

export const websiteFormat = 'Enter a website like https://example.com'

/** For the contact form without JavaScript: the provider's answer is a page with nothing else. */
export const plainAnswer =
  'After you press Submit, a page that says only “OK” means that your message has arrived.'

/**
 * The request as text, a line for each field that was filled in, ready for a `mailto:` address:
 * lines end with CRLF (RFC 6068), and half characters, which have no address form, are replaced.
 */
export const leadAsText = (lead: Lead): string =>
  leadFieldNames
    .filter((name) => lead[name])
    .map((name) => `${leadFieldLabels[name]}: ${lead[name]}`)
    .join('\n')
    .replace(/\r?\n/g, '\r\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
