import { object, type ObjectSchema } from 'yup'

import type { Lead, LeadFieldName } from '../../content/lead-fields'
import { emailFormat, websiteFormat } from '../../generated/texts/lead-forms'
import { leadText, requiredText } from './lead-schema'
import { completeWebsite, isWebsite } from '../../lib/website'

/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const validEmail =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

const optionalText = (field: LeadFieldName) => leadText(field).default('')

/**
 * The contact form: Name, Email and Phone are required. Email and Website are valid if the browser's own
 * validation accepts them, so that both agree without JavaScript. A bare domain becomes a URL.
 */
export const contactSchema: ObjectSchema<Lead> = object({
  name: requiredText('name'),
  email: requiredText('email').test('email', emailFormat, (email) => isEmail(email ?? '')),
  phone: requiredText('phone'),
  company: optionalText('company'),
  website: optionalText('website')
    .transform(completeWebsite)
    .test('website', websiteFormat, (website) => isWebsite(website ?? '')),
  service: optionalText('service'),
  description: optionalText('description'),
  referral: optionalText('referral'),
})

/** Whether `<input type="email">` accepts the text. Like it, this accepts ''. */
function isEmail(text: string): boolean {
  return text === '' || validEmail.test(withAsciiDomain(text))
}

/** Browsers convert the domain to ASCII before they check it: `भारत` to `xn--h2brj9c`. */
function withAsciiDomain(text: string): string {
  const at = text.lastIndexOf('@') + 1
  const domain = text.slice(at)
  // Only for domains with non-ASCII letters, because the URL parser corrects other mistakes
  if (at === 0 || !/^[\p{L}\p{M}\p{N}.-]*[^\p{ASCII}][\p{L}\p{M}\p{N}.-]*$/u.test(domain))
    return text
  try {
    return text.slice(0, at) + new URL(`https://${domain}`).hostname
  } catch {
    return text
  }
}
