import { expect, test } from 'vitest'

import {
  contactResultTexts,
  describeResult,
  dialogResultTexts,
  type SendResult,
} from '../../src/features/leads/lead-result'
import { emptyLead } from '../../src/features/leads/lead-text'
import * as forms from '../../src/generated/texts/lead-forms'

const { contactFormTexts: contact, dialogFormTexts: dialog, mayHaveArrived } = forms
const refused: SendResult = { type: 'refused', reason: 'Too Many Requests' }
const unknown: SendResult = { type: 'unknown' }
const sent: SendResult = { type: 'sent' }

test.each([
  [sent, dialogResultTexts, dialog.success],
  [sent, contactResultTexts, contact.success],
  [refused, contactResultTexts, contact.failure('Too Many Requests')],
  [{ ...refused, reason: '' }, contactResultTexts, contact.failure(contact.noReason)],
  // The dialog does not tell the provider's text
  [refused, dialogResultTexts, dialog.failure],
  [unknown, contactResultTexts, `${contact.failure(contact.noReason)} ${mayHaveArrived}`],
  [unknown, dialogResultTexts, `${dialog.failure} ${mayHaveArrived}`],
  [{ type: 'interrupted' }, dialogResultTexts, forms.outcomeNoticeTexts.unclear],
] as const)('the message of %j', (result, texts, message) => {
  const lead = { ...emptyLead, reference: 'H3KW97RN' }
  expect(describeResult({ ...result, texts, lead, isTextKept: false })).toBe(message)
  expect(describeResult({ ...result, texts, lead, isTextKept: true })).toBe(
    result.type === 'sent' ? `${message} ${forms.textKept}` : message,
  )
})
