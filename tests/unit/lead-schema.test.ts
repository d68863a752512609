import { describe, expect, test } from 'vitest'
import { ValidationError } from 'yup'

import { leadFieldNames } from '../../src/content/lead-fields'
import { leadFieldLabels, requiredMessage } from '../../src/generated/texts/lead-forms'
import { leadSchema } from '../../src/features/leads/lead-schema'

const complete = {
  name: 'Asha Rao',
  email: 'no format is checked',
  phone: 'call the shop',
  company: 'Rao Sweets',
  website: 'none',
  service: 'SEO',
  description: 'More\norders',
  referral: 'A friend',
}

function errorsOf(values: object): Record<string, string> {
  try {
    leadSchema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}

describe('the dialog form', () => {
  test('accepts eight texts of any format', () => {
    expect(errorsOf(complete)).toEqual({})
  })

  test.each(leadFieldNames)('requires %s', (field) => {
    const message = { [field]: requiredMessage(leadFieldLabels[field]) }
    expect(errorsOf({ ...complete, [field]: '' })).toEqual(message)
    expect(errorsOf({ ...complete, [field]: undefined })).toEqual(message)
    expect(errorsOf({ ...complete, [field]: ' \t\n ' })).toEqual(message)
  })

  test('reports all eight fields at once', () => {
    expect(errorsOf({})).toEqual(
      Object.fromEntries(
        leadFieldNames.map((name) => [name, requiredMessage(leadFieldLabels[name])]),
      ),
    )
  })

  test('trims values and changes nothing else', () => {
    expect(leadSchema.cast({ ...complete, name: '  Asha Rao ', website: ' rao.example ' })).toEqual(
      {
        ...complete,
        website: 'rao.example',
      },
    )
  })

  test('sends the fields in the order of the form', () => {
    expect(Object.keys(leadSchema.cast(complete))).toEqual(leadFieldNames)
  })
})
