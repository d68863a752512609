import { object, string, type ObjectSchema } from 'yup'

import { leadFieldNames, type Lead, type LeadFieldName } from '../../content/lead-fields'
import * as forms from '../../generated/texts/lead-forms'
import { isEmail } from '../../lib/email'
import { completeWebsite, isWebsite } from '../../lib/website'
import { cleanField } from './lead-text'

/** A field's text. It is cleaned first, so that characters that nobody sees count as empty. */
const leadText = (field: LeadFieldName) =>
  string().transform((text: unknown) => (typeof text === 'string' ? cleanField(field, text) : text))

const requiredText = (field: LeadFieldName) =>
  leadText(field).required(forms.requiredMessage(forms.leadFieldLabels[field]))

/** The dialog's form: all fields are required, and no format is checked. */
export const leadSchema: ObjectSchema<Lead> = object(
  Object.fromEntries(leadFieldNames.map((name) => [name, requiredText(name)])) as Record<
    LeadFieldName,
    ReturnType<typeof requiredText>
  >,
)

const optionalText = (field: LeadFieldName) => leadText(field).default('')

/**
 * The contact form: Name, Email and Phone are required. Email and Website are valid if the browser's own validation
 * accepts them, so that both agree without JavaScript. A bare domain becomes a URL.
 */
export const contactSchema: ObjectSchema<Lead> = object({
  name: requiredText('name'),
  email: requiredText('email').test(
    'email',
    forms.emailFormat,
    (email) => !email || isEmail(email),
  ),
  phone: requiredText('phone'),
  company: optionalText('company'),
  website: optionalText('website')
    .transform(completeWebsite)
    .test('website', forms.websiteFormat, (website) => isWebsite(website ?? '')),
  service: optionalText('service'),
  description: optionalText('description'),
  referral: optionalText('referral'),
})
