import { object, string, type ObjectSchema } from 'yup'

import {
  leadFieldLabels,
  leadFieldNames,
  requiredMessage,
  type LeadFieldName,
} from '../../content/forms'
import type { Lead } from './mail'

/** Initial values: a lead with all fields empty. */
export const emptyLead = Object.fromEntries(leadFieldNames.map((name) => [name, ''])) as Lead

/** A required text. It is trimmed first, so that spaces alone count as empty. */
export const requiredText = (field: LeadFieldName) =>
  string().trim().required(requiredMessage(leadFieldLabels[field]))

/** The dialog's form: all fields are required, and no format is checked. */
export const leadSchema: ObjectSchema<Lead> = object(
  Object.fromEntries(leadFieldNames.map((name) => [name, requiredText(name)])) as Record<
    LeadFieldName,
    ReturnType<typeof requiredText>
  >,
)
