import { leadFieldNames, type Lead, type LeadFieldName } from '../../content/lead-fields'
import { edition, isDefaultEdition } from '../../generated/edition'
import { cleanCode, cleanText } from '../../lib/clean-text'
import { toAsciiDigit } from '../../lib/fold-text'
import { completeWebsite } from '../../lib/website'

/**
 * A field's text as it is validated, sent, stored and compared. Hindi keyboards have । on the key of the full stop, and
 * digits of their own, which no address has and no phone can dial.
 */
export function cleanField(name: LeadFieldName, text: string): string {
  const isCode = name === 'email' || name === 'phone' || name === 'website'
  if (!isCode) return cleanText(text)
  return cleanCode(text).replaceAll('।', '.').replace(/[०-९]/g, toAsciiDigit)
}

/** What pages in another language than the default one send with each lead. */
export const languageField = isDefaultEdition ? {} : { language: edition.tag }

/** A lead from the text of each field. */
export const makeLead = (textOf: (name: LeadFieldName) => string): Lead =>
  Object.fromEntries(leadFieldNames.map((name) => [name, textOf(name)])) as Lead

/** Initial values: a lead with all fields empty. */
export const emptyLead = makeLead(() => '')

export const cleanLead = (lead: Lead): Lead => makeLead((name) => cleanField(name, lead[name]))

/** Equal for leads of equal content, whichever form they come from. */
export function leadKey(lead: Lead): string {
  const { website, ...others } = cleanLead(lead)
  return JSON.stringify([others, completeWebsite(website)])
}

/** None looks or sounds like another or makes words: no vowel, Y, M or T (espeak-ng says '7th'). 214 million exist. */
const referenceCharacters = '34679FHKNRW'

/** Eight random characters by which the agency recognizes a lead that arrives twice. */
export const createReference = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    (byte) => referenceCharacters[byte % referenceCharacters.length],
  ).join('')
