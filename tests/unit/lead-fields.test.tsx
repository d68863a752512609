import { load } from 'cheerio'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { leadFieldNames } from '../../src/content/lead-fields'
import { ContactForm } from '../../src/features/leads/ContactForm'
import {
  contactFormTexts,
  leadFieldLabels,
  sharedFormTexts,
} from '../../src/generated/texts/lead-forms'
import { paths } from '../../src/paths'

const page = load(
  renderToString(
    <MemoryRouter>
      <ContactForm />
    </MemoryRouter>,
  ),
)
const attributesOf = (name: string, ...attributes: string[]) =>
  attributes.map((attribute) => page(`[name="${name}"]`).attr(attribute))

test('the fields say what they expect, and free text chooses its own direction', () => {
  const aids = ['type', 'autocomplete', 'inputmode', 'dir', 'required', 'placeholder']
  const of = (name: string) => attributesOf(name, ...aids)
  expect(Object.fromEntries(leadFieldNames.map((name) => [name, of(name)]))).toEqual({
    name: ['text', 'name', undefined, 'auto', 'required', undefined],
    email: ['email', 'email', 'email', undefined, 'required', undefined],
    phone: ['tel', 'tel', 'tel', undefined, 'required', undefined],
    company: ['text', 'organization', undefined, 'auto', undefined, undefined],
    website: ['url', 'url', 'url', undefined, undefined, undefined],
    service: Array(6).fill(undefined),
    description: [undefined, undefined, undefined, 'auto', undefined, undefined],
    referral: ['text', undefined, undefined, 'auto', undefined, undefined],
  })
  expect(page('textarea').attr('name')).toBe('description')
  expect(page('form').text()).toContain(contactFormTexts.requirement)
})

test('the honeypot has no role, Tab stop or autofill, and is labeled for browsers without CSS', () => {
  const trap = page('[name=subject]')
  expect(trap.closest('[aria-hidden=true]')).toHaveLength(1)
  // Programs that skip fields of type "hidden" do not skip this one
  expect(attributesOf('subject', 'tabindex', 'readonly', 'autocomplete', 'type')).toEqual([
    '-1',
    'readonly',
    'off',
    undefined,
  ])
  expect(trap.closest('label').text()).toBe(sharedFormTexts.trap)
})

test('the notice names the data of each field, and links to the policy and to an address', () => {
  const notice = page(`p:has(a[href="${paths.privacyPolicy}"])`)
  for (const label of Object.values(leadFieldLabels))
    expect(notice.text().toLowerCase()).toContain(label.toLowerCase())
  expect(notice.find('a[href^="mailto:"]')).toHaveLength(1)
})
