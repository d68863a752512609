import { site } from '../../src/config'
import { company } from '../../src/content/company'

const day = 24 * 60 * 60 * 1000
/** RFC 9116 recommends less than a year, so that a site that is no longer built does not keep old contacts. */
const validFor = 360 * day

/**
 * The contact for security reports, `.well-known/security.txt`.
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
