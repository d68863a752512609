import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseDocument, type Document } from 'yaml'

import * as schemas from '../../src/content/schema/schemas'
import type { Company } from '../../src/content/schema/types'
import { slugify } from '../../src/lib/slugify'
import { listLanguages } from '../content/languages'
import { yamlForm } from '../files'
import { findMissing } from '../drawings/lettering'

/** What stands for facts that nobody answered. A site for a real domain may not have any. */
const placeholders = {
  name: 'Your Agency',
  city: 'Your City',
  state: 'Your State',
  address: { street: 'Street and Number', locality: '', region: '', postalCode: '000000' },
  phones: ['+91 00000 00000'],
}

const neutralFacts = {
  tagline: 'Marketing and IT from {company.city}.',
  description: 'A digital marketing and IT agency in {company.city}, {company.state}, India.',
}
/** Facts that may be left out, and nothing shows in their place. */
const optional = 'geo whatsApp priceRange registration foundedYear social grievanceOfficer'.split(
  ' ',
)

const flags = ['name', 'legal-name', 'city', 'state', 'domain', 'email', 'phones']
/** The fields that a flag changes, if they have other names. */
const fields: Readonly<Record<string, readonly string[]>> = {
  'legal-name': ['legalName'],
  city: ['city', 'address.locality'],
  state: ['state', 'region', 'address.region'],
}

export type Answers = Readonly<Record<string, string | undefined>> // by the name of their flag
export type Facts = Company & { readonly sample?: boolean }

/** The facts as they are in the content below `root`. */
export const readFacts = (root = 'src/content') => read(root).toJS() as Facts

const read = (root: string) => parseDocument(readFileSync(`${root}/company.yaml`, 'utf8'))

/** A name as a part of addresses, which have no letters of other scripts. */
export const asId = (name: string) => slugify(name).match(/[a-z\d]+/g)?.join('-') ?? 'agency' // prettier-ignore

/** The domain of a company's trial site, which exists only in tests. */
export const trialDomain = (name: string): string => `www.${asId(name).replaceAll('-', '')}.example`

/**
 * The facts with these answers. What nobody answered stays, but not of the sample: that gets a neutral placeholder, or is
 * left out.
 *
 * @throws Yup's error or a sentence if an answer is wrong.
 */
export function fillCompany(given: Answers, root = 'src/content'): Document {
  const company = read(root)
  let answers = given
  if (company.delete('sample')) {
    const { name = placeholders.name, city = placeholders.city, state = placeholders.state } = given
    const { domain = trialDomain(name), email = `hello@${domain.replace(/^www\./, '')}` } = given
    answers = { ...given, name, city, state, domain, email }
    const facts = { ...placeholders, ...neutralFacts, legalName: name }
    for (const field of optional) company.delete(field)
    for (const [field, fact] of Object.entries(facts)) company.set(field, company.createNode(fact))
  }
  for (const flag of flags) {
    const answer = answers[flag] ?? ''
    const missing = findMissing(answer, flag === 'name' || flag === 'city')
    if (missing)
      throw new Error(`--${flag}: no picture can show ${missing}. Write it in plain Latin letters.`)
    const fact = flag === 'phones' ? company.createNode(answer.split(/\s*,\s*/)) : answer
    for (const path of answer ? (fields[flag] ?? [flag]) : []) company.setIn(path.split('.'), fact)
  }
  schemas.company.validateSync(company.toJS(), { strict: true })
  return company
}

/** Removes what translations say of facts that have changed. @param old the facts as they were in the content below `root` */
export function resetTranslations(old: Facts, root: string): void {
  const now: Readonly<Record<string, unknown>> = readFacts(root)
  for (const folder of listLanguages(root).map((language) => `${root}/${language}`)) {
    if (!existsSync(`${folder}/company.yaml`)) continue
    const company = read(folder)
    for (const [field, fact] of Object.entries(old))
      if (JSON.stringify(fact) !== JSON.stringify(now[field])) company.delete(field)
    const text = company.toString(yamlForm)
    // A file of no fields is no object
    if (text.trim() === '{}') rmSync(`${folder}/company.yaml`)
    else writeFileSync(`${folder}/company.yaml`, text)
  }
}

/** As JSON has them. A trial domain is one, too, also in the e-mail address. */
const marks = ['.example"'].concat(JSON.stringify(placeholders).match(/(?<=[:[])"[^"]+"/g) ?? [])

/** The fields that have a placeholder. */
export const findPlaceholders = (company: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(company).filter((field) =>
    marks.some((mark) => JSON.stringify(company[field]).includes(mark)),
  )
