import { object, string, type ObjectSchema } from 'yup'

import { leadFieldNames, type Lead, type LeadFieldName } from '../../content/lead-fields'
import { leadFieldLabels, requiredMessage } from '../../generated/texts/lead-forms'
import { cleanField } from './lead-text'

/** Initial values: a lead with all fields empty. */
export const emptyLead = Object.fromEntries(leadFieldNames.map((name) => [name, ''])) as Lead

/** A field's text. It is cleaned first, so that characters that nobody sees count as empty. */
export const leadText = (field: LeadFieldName) =>
  string().transform((text: unknown) => (typeof text === 'string' ? cleanField(field, text) : text))

/** A required field's text. */
export const requiredText = (field: LeadFieldName) =>
  leadText(field).required(requiredMessage(leadFieldLabels[field]))

/** The dialog's form: all fields are required, and no format is checked. */
export const leadSchema: ObjectSchema<Lead> = object(
  Object.fromEntries(leadFieldNames.map((name) => [name, requiredText(name)])) as Record<
    LeadFieldName,
    ReturnType<typeof requiredText>
  >,
)
