import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { site } from '../../src/config'
import { company } from '../../src/content/company'

const day = 24 * 60 * 60 * 1000
/** Less than a year, as RFC 9116 recommends: what nobody builds any more should not be believed. */
const validFor = 360 * day

/**
 * Writes `.well-known/security.txt`: whom to tell about a hole.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export async function writeSecurityText(dist: string, now = new Date()): Promise<void> {
  const expires = new Date(now.getTime() + validFor).toISOString().replace(/\.\d+/, '')
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
  ]
  await mkdir(path.join(dist, '.well-known'), { recursive: true })
  await writeFile(path.join(dist, '.well-known/security.txt'), `${lines.join('\n')}\n`)
}
