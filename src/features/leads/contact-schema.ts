import { object, type ObjectSchema } from 'yup'

import type { Lead, LeadFieldName } from '../../content/lead-fields'
import { emailFormat, websiteFormat } from '../../generated/texts/lead-forms'
import { isEmail } from '../../lib/email'
import { completeWebsite, isWebsite } from '../../lib/website'
import { leadText, requiredText } from './lead-schema'

const optionalText = (field: LeadFieldName) => leadText(field).default('')

/**
 * The contact form: Name, Email and Phone are required. Email and Website are valid if the browser's own
 * validation accepts them, so that both agree without JavaScript. A bare domain becomes a URL.
 */
export const contactSchema: ObjectSchema<Lead> = object({
  name: requiredText('name'),
  email: requiredText('email').test('email', emailFormat, (email) => !email || isEmail(email)),
  phone: requiredText('phone'),
  company: optionalText('company'),
  website: optionalText('website')
    .transform(completeWebsite)
    .test('website', websiteFormat, (website) => isWebsite(website ?? '')),
  service: optionalText('service'),
  description: optionalText('description'),
  referral: optionalText('referral'),
})
