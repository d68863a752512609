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
