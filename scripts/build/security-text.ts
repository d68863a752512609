import { site } from '../../src/config'
import { company } from '../../src/content/company'

const day = 24 * 60 * 60 * 1000
/** In ms. RFC 9116 recommends less than a year: the contact of a site that is no longer built may be outdated. */
const validFor = 360 * day

/**
 * The text of `.well-known/security.txt`: the contact for security reports, and until when it is valid.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function formatSecurityText(now = new Date()): string {
  const expires = new Date(now.getTime() + validFor).toISOString().replace(/\.\d+/, '')
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
