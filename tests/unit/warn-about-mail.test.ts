import { expect, test } from 'vitest'

import { warnAboutMail } from '../../scripts/build/warn-about-mail'

const set = { mailOrigin: 'https://api.emailjs.com', ids: ['key', 'service', 'template'] }
const unset = {
  mailOrigin: '',
  ids: ['mock-public-key', 'mock-service', 'mock-template'],
}

test('a real site without a mail provider gets a warning that lists the missing variables', () => {
  expect(warnAboutMail({ siteOrigin: 'https://www.agency.in', ...unset })).toBe(
    'WARNING: the forms of https://www.agency.in will reach no one: set VITE_EMAILJS_ORIGIN, ' +
      'VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID and build again.',
  )
  expect(
    warnAboutMail({
      siteOrigin: 'https://www.agency.in',
      ...set,
      ids: ['key', 'mock-service', 'x'],
    }),
  ).toMatch(/: set VITE_EMAILJS_SERVICE_ID and/)
})

test('there is no warning for a trial build or a complete configuration', () => {
  expect(warnAboutMail({ siteOrigin: 'https://www.banyanloop.example', ...unset })).toBeNull()
  expect(warnAboutMail({ siteOrigin: 'http://localhost:4173', ...unset })).toBeNull()
  expect(warnAboutMail({ siteOrigin: 'https://www.agency.in', ...set })).toBeNull()
})
