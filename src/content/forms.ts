import { paths } from '../paths'
import { company } from './company'
import type { RichText } from './schema/text'

/**
 * The fields' names, in the order in which forms and mails show them. They are also the variables of the mail template:
 * renaming one here empties it in the mail.
 */
export const leadFieldNames = [
  'name',
  'email',
  'phone',
  'company',
  'website',
  'service',
  'description',
  'referral',
] as const

export type LeadFieldName = (typeof leadFieldNames)[number]

/** A visitor's request: the text of each field. */
export type Lead = Record<LeadFieldName, string>

export const leadFieldLabels: Readonly<Record<LeadFieldName, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  website: 'Website',
  service: 'Service',
  description: 'Description',
  referral: 'Referral',
}

export type LeadFormTexts = {
  readonly title: string
  readonly serviceOptions: readonly string[]
  /** Shown above the fields: which of them are required. */
  readonly requirement: string
  readonly hints: Readonly<Partial<Record<LeadFieldName, string>>>
  readonly success: string
}

const contactServiceOptions: readonly string[] = [
  'SEO',
  'PPC',
  'Web Development',
  'Social Media Marketing',
]

const referralHint =
  'How did you hear about us? For example, on Google or Instagram, or from a friend.'

export const sharedFormTexts = {
  servicePlaceholder: 'Select Services',
  submit: 'Submit',
  submitting: 'Submitting...',
  clear: 'Clear form',
  /** Announced after the form was cleared. */
  cleared: 'The form is empty.',
  /** Shown if the same request is submitted again before its first sending has ended. */
  stillTrying:
    'We are still trying to send this request. It is not sent a second time. We wait for the answer.',
  /** Label of the hidden field against spam (LeadFormFooter.tsx). */
  trap: 'Leave this field empty',
}

export const dialogFormTexts: LeadFormTexts & {
  readonly time: string
  readonly failure: string
} = {
  title: 'Schedule a Call',
  serviceOptions: [...contactServiceOptions, 'Complete Digital Marketing'],
  requirement: 'All fields are required',
  time: 'It takes about two minutes.',
  hints: {
    website: 'Such as yourshop.in or a social media page. Write “none” if you have neither.',
    referral: referralHint,
  },
  success: 'Your message has been sent successfully!',
  failure: 'Failed to send the message. Please try again later.',
}

export const contactFormTexts: LeadFormTexts & {
  readonly missing: string
  /** `providerText` is the mail provider's answer; it may be empty. */
  readonly failure: (providerText?: string) => string
} = {
  title: 'Experience Real Growth',
  serviceOptions: contactServiceOptions,
  requirement: 'Name, Email and Phone are required.',
  hints: {
    website: 'Such as https://yourshop.in. Leave it empty if you have none.',
    referral: referralHint,
  },
  missing: 'Please fill out all required fields (Name, Email, Phone).',
  success: "Thank you for reaching out! We'll get back to you soon.",
  failure: (providerText) =>
    `Error sending email: ${providerText?.trim() || 'Please try again later.'}`,
}

export const requiredMessage = (label: string): string => `${label} is required`

/** Follows a failure message if nobody can know whether the request arrived. */
export const mayHaveArrived = 'It may have arrived all the same.'

/** Follows a success message if the visitor has typed something else since. */
export const textKept = 'What you changed since then is still in the form.'

/** Shown before the reference of a request. */
export const referenceLabel = 'Reference:'

/** Shown after a failed send: other ways to send the request. */
export const alternativesTexts = {
  lead: 'What you typed is still in the form. You can also reach us another way:',
  callLabel: (phone: string): string => `Call ${phone}`,
  mailLabel: (email: string): string => `Email this request to ${email}`,
  mailSubject: `Request for ${company.name}`,
  whatsAppLabel: 'Send this request on WhatsApp',
  copy: {
    label: 'Copy this request',
    done: 'Copied. Paste it into an email or a chat.',
    failed: 'Your browser did not copy it. Select the text here:',
  },
}

/** For a lead whose form the visitor left while it was being sent. */
export const outcomeNoticeTexts: { readonly kept: RichText; readonly unclear: string } = {
  kept: [
    'What you typed is kept in the ',
    { text: 'contact form', path: paths.contact },
    '. You can also reach us another way:',
  ],
  unclear:
    'The page was left or loaded again while your request was being sent. We cannot tell whether it has arrived.',
}

/** Shown under each form. It names every field, so change it with the fields. */
export const dataNotice: RichText = [
  { strong: 'Your data: ' },
  `we use the name, email, phone, company, website, service, description and referral you enter only to answer this request and prepare a proposal. By pressing Submit you agree to this. EmailJS carries it to our mailbox. If no work follows, we delete it within ${company.leadRetentionDays} days after our last contact, unless a law requires longer. To withdraw consent, or see or correct your data, `,
  {
    text: `email ${company.email} to have it removed`,
    href: `mailto:${company.email}?subject=${encodeURIComponent('Please remove my data')}`,
  },
  ' or changed; no reason is needed. Unsettled complaints can go to the Data Protection Board of India. Details and all rights: ',
  { text: 'privacy policy in full', path: paths.privacyPolicy },
  '.',
]

/** One announcement for all invalid fields. */
export function fieldsNeedAttention(errors: object): string {
  const count = Object.keys(errors).length
  return count === 1 ? '1 field needs attention' : `${count} fields need attention`
}

/** For screen readers only: the button shows the same. */
export const sending = 'Sending your request'

export const emailFormat = 'Enter an email address like name@example.com'

export const websiteFormat = 'Enter a website like https://example.com'

/** For the contact form without JavaScript: not every browser checks it, and the provider's answer is a bare page. */
export const plainAnswer =
  'Please see that your name, email and phone are filled in: some browsers do not check it. After you press Submit, a page that says only “OK” means that your message has arrived.'
