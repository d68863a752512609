import { readFileSync, writeFileSync } from 'node:fs'
import { parseDocument, type Document } from 'yaml'

import * as schemas from '../../src/content/schema/schemas'
import type { Company } from '../../src/content/types'
import { slugify } from '../../src/lib/slugify'

const content = 'src/content'

/** What stands for a fact that nobody answered. A site for a real domain may not have any. */
export const placeholders = {
  name: 'Your Agency',
  city: 'Your City',
  state: 'Your State',
  street: 'Street and Number',
  postalCode: '000000',
  phone: '+91 00000 00000',
  registration: 'to be added',
  officer: 'to be named',
} as const

/** Answers by the name of their flag. */
export type Answers = Readonly<Record<string, string | undefined>>

/** The facts as they are in the content below `root`. */
export const readFacts = (root = content) =>
  read(root).toJS() as Company & { readonly sample?: boolean }

const read = (root: string) => parseDocument(readFileSync(`${root}/company.yaml`, 'utf8'))

/** A name as a part of addresses, which have no letters of other scripts. */
export const asId = (name: string) =>
  slugify(name)
    .match(/[a-z\d]+/g)
    ?.join('-') ?? 'agency'

/** The domain of a company's trial site, which exists only in tests. */
export const trialDomain = (name: string): string => `www.${asId(name).replaceAll('-', '')}.example`

/**
 * The facts with these answers. Of the sample, no fact stays: what nobody answered gets a neutral placeholder. Of
 * another company, what nobody answered stays.
 *
 * @throws Yup's error if an answer is wrong.
 */
export function fillCompany(answers: Answers, root = content): Document {
  const company = read(root)
  const isSample = company.get('sample') === true
  const known = (flag: string, placeholder: string) =>
    answers[flag] ?? (isSample ? placeholder : String(company.get(flag)))
  const name = known('name', placeholders.name)
  const city = known('city', placeholders.city)
  const state = known('state', placeholders.state)
  const domain = known('domain', trialDomain(name))
  /** Each with the flags that change it. */
  const facts: readonly (readonly [path: string, flags: readonly string[], value: unknown])[] = [
    ['name', ['name'], name],
    ['legalName', ['legal-name'], answers['legal-name'] ?? name],
    ['tagline', [], `Marketing and IT from ${city}.`],
    ['description', [], `A digital marketing and IT agency in ${city}, ${state}, India.`],
    ['city', ['city'], city],
    ['state', ['state'], state],
    ['region', ['state'], state],
    ['address.street', [], placeholders.street],
    ['address.locality', ['city'], city],
    ['address.region', ['state'], state],
    ['address.postalCode', [], placeholders.postalCode],
    ['geo', [], { latitude: 22, longitude: 79 }], // the middle of India
    ['email', ['email'], answers.email ?? `hello@${domain.replace(/^www\./, '')}`],
    ['phones', ['phones'], answers.phones?.split(/\s*,\s*/) ?? [placeholders.phone]],
    ['whatsApp', [], ''],
    ['registration', [], placeholders.registration],
    ['grievanceOfficer', [], placeholders.officer],
    ['domain', ['domain'], domain],
    ['foundedYear', [], new Date().getFullYear()],
    ['social', [], {}],
  ]
  for (const [path, flags, value] of facts)
    if (isSample || flags.some((flag) => answers[flag]))
      company.setIn(path.split('.'), company.createNode(value))
  company.delete('sample')
  schemas.company.validateSync(company.toJS(), { strict: true })
  return company
}

/** Writes the facts into the content below `root`. */
export const writeCompany = (root: string, company: Document): void =>
  writeFileSync(`${root}/company.yaml`, company.toString({ lineWidth: 0 }))

/** The fields that have a placeholder. */
export const findPlaceholders = (company: object): string[] =>
  Object.entries(company).flatMap(([field, value]) =>
    Object.values(placeholders).some((it) => JSON.stringify(value).includes(`"${it}"`))
      ? field
      : [],
  )
