import { readFileSync, writeFileSync } from 'node:fs'
import { parseDocument } from 'yaml'

import * as schemas from '../../src/content/schema/schemas'
import type { Company } from '../../src/content/types'
import { slugify } from '../../src/lib/slugify'

const companyFile = 'src/content/company.yaml'

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

/** The facts as they are in the file. */
export const readFacts = () => read().toJS() as Company

const read = () => parseDocument(readFileSync(companyFile, 'utf8'))

/** A name as a part of addresses, which have no letters of other scripts. */
export const asId = (name: string) =>
  slugify(name)
    .match(/[a-z\d]+/g)
    ?.join('-') ?? 'agency'

/** The domain of a company's trial site, which exists only in tests. */
export const trialDomain = (name: string): string => `www.${asId(name).replaceAll('-', '')}.example`

/**
 * Writes the facts about a new company into the file. What nobody answered gets a neutral placeholder.
 *
 * @returns the fields with a placeholder.
 * @throws Yup's error if an answer is wrong; nothing is written then.
 */
export function writeCompany(answers: Answers): readonly string[] {
  const name = answers.name ?? placeholders.name
  const city = answers.city ?? placeholders.city
  const state = answers.state ?? placeholders.state
  const domain = answers.domain ?? trialDomain(name)
  const phones = answers.phones?.match(/[^,\s][^,]*[^,\s]/g)
  const facts: readonly (readonly [path: string, answer: unknown, placeholder?: unknown])[] = [
    ['name', answers.name, name],
    ['legalName', answers['legal-name'], name],
    ['tagline', undefined, `Marketing and IT from ${city}.`],
    ['description', `A digital marketing and IT agency in ${city}, ${state}, India.`],
    ['city', answers.city, city],
    ['state', answers.state, state],
    ['region', undefined, state],
    ['address.street', undefined, placeholders.street],
    ['address.locality', city],
    ['address.region', state],
    ['address.postalCode', undefined, placeholders.postalCode],
    ['geo', undefined, { latitude: 22, longitude: 79 }], // the middle of India
    ['email', answers.email, `hello@${domain.replace(/^www\./, '')}`],
    ['phones', phones, [placeholders.phone]],
    ['whatsApp', ''],
    ['registration', undefined, placeholders.registration],
    ['grievanceOfficer', undefined, placeholders.officer],
    ['domain', answers.domain, domain],
    ['foundedYear', undefined, new Date().getFullYear()],
    ['social', undefined, {}],
  ]
  const company = read()
  for (const [path, answer, placeholder] of facts)
    company.setIn(path.split('.'), company.createNode(answer ?? placeholder))
  schemas.company.validateSync(company.toJS(), { strict: true })
  writeFileSync(companyFile, company.toString({ lineWidth: 0 }))
  return facts.flatMap(([path, answer, placeholder]) =>
    (answer ?? placeholder === undefined) ? [] : path,
  )
}
