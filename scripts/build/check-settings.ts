import { readFileSync } from 'node:fs'

import { isTrialOrigin } from '../../src/config'
import { publicEmail } from '../../src/lib/email'
import { hstsScopes } from '../hosting/headers'
import { findPasted } from './pasted-settings'

const origins = ['VITE_SITE_URL', 'VITE_EMAILJS_ORIGIN']
/** The ends of other names, the format of the value, and what it must be. Anything else would count as unset. */
const formats: readonly (readonly [string, Pick<RegExp, 'test'>, string])[] = [
  ['_HSTS', RegExp(`^(?:${Object.keys(hstsScopes).join('|')})$`), 'subdomains or preload'],
  ['_HEADLESS', /^(?:true|false)?$/, 'true or false'],
  ['_MS', /^\d*$/, 'a whole number without unit and commas'],
  ['_EMAILS', { test: isListOfEmails }, 'e-mail addresses separated by commas'],
  ['_KEY', /^(?!your)[\w-]*$/i, 'the public key that EmailJS shows'],
  ['_ID', /^(?!your)[\w-]*$/i, 'the identifier that EmailJS shows'],
]

/**
 * Checks the variables of a build that end up in the policy and in links: a wrong one would block every request to
 * the third party, or send leads without encryption. Without the site's own address, its pages would name the trial's.
 *
 * @param domain the company's. `npm run build` for one that is real needs `VITE_SITE_URL`; `npm start` does not.
 * @returns what is wrong with the first wrong variable, in one sentence; null if all are right.
 */
export function checkSettings(
  env: Readonly<Record<string, string | undefined>>,
  domain: string,
): string | null {
  const known: readonly string[] = readFileSync('.env.example', 'utf8').match(/^VITE_\w+/gm) ?? []
  const unknown = Object.keys(env).find((name) => name.startsWith('VITE_') && !known.includes(name))
  if (unknown) return `${unknown} is no setting: correct its name (.env.example has all).`
  const isRelease = env.npm_lifecycle_event === 'build' && !isTrialOrigin(`https://${domain}`)
  const isSet = (name: string) => name.startsWith('VITE_') && valueOf(env, name) !== ''
  if (!isSet('VITE_SITE_URL') && (isRelease || Object.keys(env).some(isSet)))
    return `VITE_SITE_URL is missing: set it to the address of your site, such as https://${domain}, or to http://localhost:4173 for a trial.`
  for (const name of [...known, 'HOSTING_PROVIDER']) {
    const fault = findPasted(name, valueOf(env, name))
    if (fault) return fault
  }
  for (const name of origins) {
    const value = valueOf(env, name)
    if (value && !isOrigin(value.replace(/\/+$/, '')))
      return `${name} must be an origin like https://www.your-domain.in, without a path, but is "${value}".`
  }
  for (const name of known.filter((name) => name.endsWith('_URL') && !origins.includes(name))) {
    const value = valueOf(env, name)
    // A path is one of the mock servers, or a file of the host
    if (value && !/^\/(?!\/)/.test(value) && !isSecure(value))
      return `${name} must be an address that starts with https://, but is "${value}".`
  }
  for (const name of known)
    for (const [end, format, what] of formats)
      if (name.endsWith(end) && !format.test(valueOf(env, name)))
        return `${name} must be ${what}, but is "${valueOf(env, name)}".`
  return null
}

function isListOfEmails(text: string): boolean {
  return text.split(',').every((email) => email.trim() === '' || publicEmail.test(email.trim()))
}

const valueOf = (env: Readonly<Record<string, string | undefined>>, name: string) =>
  env[name]?.trim() ?? ''

/** Without https only this machine, for tests. */
function isSecure(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  if (username || /[^\w.-]/.test(hostname)) return false
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
}

const isOrigin = (address: string) => isSecure(address) && new URL(address).origin === address
