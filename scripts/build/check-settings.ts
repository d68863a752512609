import { readFileSync } from 'node:fs'

import { isTrialOrigin } from '../../src/config'
import { publicEmail } from '../../src/lib/email'
import { hstsScopes } from '../hosting/headers'
import { mistakes } from './pasted-settings'

/** The ends of names, what their values must match, unless they are empty, and what that is. The first row counts. */
const formats: readonly (readonly [RegExp, (value: string) => boolean, string])[] = [
  [/SITE_URL$|_ORIGIN$/, isOrigin, 'an origin like https://www.your-domain.in, without a path'],
  // A path is one of the mock servers, or a file of the host
  [/_URL$/, (value) => /^\/(?!\/)/.test(value) || isSecure(value), 'an address that starts with https://'],
  [/_HSTS$/, (value) => Object.hasOwn(hstsScopes, value), 'subdomains or preload'],
  [/_HEADLESS$/, (value) => /^(?:true|false)$/.test(value), 'true or false'],
  [/_MS$/, (value) => /^\d+$/.test(value), 'a whole number without unit and commas'],
  [/_EMAILS$/, isListOfEmails, 'e-mail addresses separated by commas'],
  [/_KEY$/, isIdentifier, 'the public key that EmailJS shows'],
  [/_ID$/, isIdentifier, 'the identifier that EmailJS shows'],
] // prettier-ignore

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
  const given = Object.keys(env).filter((name) => name.startsWith('VITE_'))
  const unknown = given.find((name) => !known.includes(name))
  if (unknown) return `${unknown} is no setting: correct its name (.env.example has all).`
  const valueOf = (name: string) => env[name]?.trim() ?? ''
  const isRelease = env.npm_lifecycle_event === 'build' && !isTrialOrigin(`https://${domain}`)
  if (!valueOf('VITE_SITE_URL') && (isRelease || given.some(valueOf)))
    return `VITE_SITE_URL is missing: set it to the address of your site, such as https://${domain}, or to http://localhost:4173 for a trial.`
  for (const name of [...given, 'HOSTING_PROVIDER']) {
    const value = valueOf(name)
    const mistake = mistakes.find(([names, values]) => names.test(name) && values.test(value))
    if (mistake) return `${name} ${mistake[2]}. It is “${value.slice(0, 200)}”.`
    const [, isRight, what] = formats.find(([names]) => names.test(name)) ?? []
    if (value && isRight?.(value) === false) return `${name} must be ${what}, but is "${value}".`
  }
  return null
}

function isListOfEmails(text: string): boolean {
  return text.split(',').every((email) => email.trim() === '' || publicEmail.test(email.trim()))
}

function isIdentifier(text: string): boolean {
  return /^(?!your)[\w-]*$/i.test(text)
}

/** Without https only this machine, for tests. */
function isSecure(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  if (username || /[^\w.-]/.test(hostname)) return false
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
}

function isOrigin(text: string): boolean {
  const address = text.replace(/\/+$/, '')
  return isSecure(address) && new URL(address).origin === address
}
