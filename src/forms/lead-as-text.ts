import { leadFieldLabels, leadFieldNames } from '../content/forms'
import type { Lead } from '../services/mail'

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
