import { object, string, type ObjectSchema } from 'yup'

import {
  leadFieldLabels,
  leadFieldNames,
  requiredMessage,
  type LeadFieldName,
} from '../../content/forms'
import type { Lead } from './mail'

/** Nothing filled in. */
export const emptyLead = Object.fromEntries(leadFieldNames.map((name) => [name, ''])) as Lead

/** A trimmed text that must not be empty: a field of spaces is empty. */
export const requiredText = (field: LeadFieldName) =>
  string().trim().required(requiredMessage(leadFieldLabels[field]))

/** The dialog form: everything is required, and nothing is checked for its format. */
export const leadSchema: ObjectSchema<Lead> = object(
  Object.fromEntries(leadFieldNames.map((name) => [name, requiredText(name)])) as Record<
    LeadFieldName,
    ReturnType<typeof requiredText>
  >,
)
