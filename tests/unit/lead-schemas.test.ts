import { describe, expect, test } from 'vitest'
import { ValidationError, type ObjectSchema } from 'yup'

import { leadFieldNames, type Lead } from '../../src/content/lead-fields'
import {
  emailFormat,
  leadFieldLabels,
  requiredMessage,
  websiteFormat,
} from '../../src/generated/texts/lead-forms'
import { contactSchema, leadSchema } from '../../src/features/leads/lead-schema'

const least = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 755 555 0100' }

function errorsOf(values: object, schema: ObjectSchema<Lead> = contactSchema) {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}

describe('the contact form', () => {
  test('requires only name, email and phone', () => {
    expect(errorsOf(least)).toEqual({})
    const { name, email, phone } = leadFieldLabels
    expect(errorsOf({})).toEqual({
      name: requiredMessage(name),
      email: requiredMessage(email),
      phone: requiredMessage(phone),
    })
  })

  test('sends empty fields as empty strings', () => {
    expect(contactSchema.cast({ ...least, phone: ' 0755 ' })).toEqual({
      ...least,
      phone: '0755',
      company: '',
      website: '',
      service: '',
      description: '',
      referral: '',
    })
  })

  test('takes what a Hindi keyboard types into an address or a number', () => {
    const typed = { email: 'asha१@example।com', phone: '+९१ ७५५ ५५५ ०१००', website: 'rao।example' }
    const lead = { ...least, ...typed, description: '१ दुकान है।' }
    expect(errorsOf(lead)).toEqual({})
    expect(contactSchema.cast(lead)).toMatchObject({
      email: 'asha1@example.com',
      phone: '+91 755 555 0100',
      website: 'https://rao.example',
      description: '१ दुकान है।',
    })
  })

  // prettier-ignore
  test.each([
    'asha@localhost', ' asha@example.com ', "o'neil+tag@sub.example.co.in", 'ASHA@EXAMPLE.COM', 'asha@भोपाल.भारत',
    'a@münchen.example',
  ])('takes the email %j, as a browser does', (email) => {
    expect(errorsOf({ ...least, email })).toEqual({})
  })

  // prettier-ignore
  test.each([
    'asha', 'asha@', '@example.com', 'asha@example..com', 'asha@-example.com', 'asha rao@example.com',
    'asha@example.com, ravi@example.com', 'आशा@example.com', 'asha@भोपाल/x.भारत', 'asha@exa mple.com',
  ])('tells what is expected instead of the email %j', (email) => {
    expect(errorsOf({ ...least, email }).email).toBe(emailFormat)
  })

  // What is one: website.test.ts
  test('tells what is expected instead of a website that is none', () => {
    expect(errorsOf({ ...least, website: 'rao sweets' }).website).toBe(websiteFormat)
  })
})

describe('the dialog', () => {
  const complete = {
    ...least,
    email: 'no format is checked',
    company: 'Rao Sweets',
    website: 'none',
    service: 'SEO',
    description: 'More\norders',
    referral: 'A friend',
  }

  test('accepts eight texts of any format', () => {
    expect(errorsOf(complete, leadSchema)).toEqual({})
  })

  test.each(['', undefined, ' \t\n '])('requires each field: %j is none', (value) => {
    const missing = leadFieldNames.map((name) => [name, requiredMessage(leadFieldLabels[name])])
    const values = Object.fromEntries(leadFieldNames.map((name) => [name, value]))
    expect(errorsOf(values, leadSchema)).toEqual(Object.fromEntries(missing))
  })

  test('trims values and changes nothing else', () => {
    const typed = { ...complete, name: `  ${complete.name} `, website: ' rao.example ' }
    expect(leadSchema.cast(typed)).toEqual({ ...complete, website: 'rao.example' })
  })
})
