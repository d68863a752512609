import { describe, expect, test, vi } from 'vitest'

import { checkSettings as check } from '../../scripts/build/check-settings'

const origins = ['VITE_SITE_URL', 'VITE_EMAILJS_ORIGIN']
const urls = 'JOBS_URL SHEET_CSV_URL PDF_FORM_SCRIPT_URL PDF_FORM_PAGE_URL MAP_EMBED_URL'
  .split(' ')
  .map((name) => `VITE_${name}`)

const checkSettings = (env: object) => check({ VITE_SITE_URL: 'https://a.in', ...env }, 'www.a.in')

test('the address of the site is missing where other settings are given, and in a release', () => {
  const missing =
    'VITE_SITE_URL is missing: set it to the address of your site, such as https://www.a.in, or to http://localhost:4173 for a trial.'
  for (const name of [...origins, ...urls, 'VITE_HSTS', 'VITE_EMAILJS_PUBLIC_KEY'].slice(1))
    expect(check({ [name]: 'x' }, 'www.a.in'), name).toBe(missing)
  const release = { npm_lifecycle_event: 'build' }
  expect(check({ ...release, VITE_SITE_URL: ' ' }, 'www.a.in')).toBe(missing)
  expect(check({ VITE_SITE_URL: '', VITE_JOBS_URL: ' ' }, 'www.a.in')).toBeNull()
  expect(check({ npm_lifecycle_event: 'start' }, 'www.a.in')).toBeNull()
  expect(check(release, 'www.a.example')).toBeNull()
})

test('a name that no setting has is refused', () => {
  expect(checkSettings({ VITE_SITE_ULR: 'https://a.in' })).toBe(
    'VITE_SITE_ULR is no setting: correct its name (.env.example has all).',
  )
})

test('names that Vercel and Vite set are removed', async () => {
  vi.stubEnv('VITE_VERCEL_GIT_COMMIT_SHA', 'a').stubEnv('VITE_USER_NODE_ENV', 'production')
  await import('../../scripts/load-env')
  expect(checkSettings(process.env)).toBeNull()
})

describe('an origin', () => {
  test.each(origins)('in %s begins with https and has no path', (name) => {
    for (const value of ['https://a.in', 'https://a.in/', 'https://a.in:8443'])
      expect(checkSettings({ [name]: value }), value).toBeNull()
    expect(checkSettings({ [name]: 'http://localhost:4173' })).toBeNull()
    const wrong =
      'http://a.in a.in www.a.in/ //a.in / https:// https://a.in/path https://a.in?q https://user@a.in https://*.a.in https://a.in; https://a,in ftp://a.in javascript:alert(1) http://localhost.a.in'
    for (const value of wrong.split(' '))
      expect(checkSettings({ [name]: value }), value).toBe(
        `${name} must be an origin like https://www.your-domain.in, without a path, but is "${value}".`,
      )
  })
})

describe('an address', () => {
  test.each(urls)('in %s begins with https, or is a path of the site', (name) => {
    const right = '/jobs?list=all /private/leads.csv https://a.in/b?c=d http://localhost:5173/b'
    for (const value of ['', ...right.split(' ')])
      expect(checkSettings({ [name]: value }), value).toBeNull()
    for (const value of ['http://a.in/b', 'a.in/b', '//a.in/b', 'data:text/csv,a'])
      expect(checkSettings({ [name]: value }), value).toContain(name)
  })
})

test.each([
  ['HSTS', ['', 'subdomains', 'preload'], ['true', 'toString', 'Preload']],
  ['EMAILJS_BLOCK_HEADLESS', ['', 'true', 'false'], ['yes', 'True', '1']],
  ['EMAILJS_THROTTLE_MS', ['', '0', '10000'], ['10s', '10,000', '-1', '1e4']],
  ['EMAILJS_BLOCKED_EMAILS', ['', 'a@b.in', 'a@b.in, c@d.in', 'a@b.in , c@d.in,'], ['a@b.in;c@d.in', 'a', 'a@b.in c@d.in']],
  ['EMAILJS_PUBLIC_KEY', ['', 'aB3_x-Yz'], ['YOUR_PUBLIC_KEY', '<key>', 'a b']],
  ['EMAILJS_SERVICE_ID', ['', 'service_ab12cd3'], ['your_service_id', 'service_ab12cd3;']],
])('a value of VITE_%s that nothing would understand is refused', (name, right, wrong) => {
  for (const value of right) expect(checkSettings({ [`VITE_${name}`]: value }), value).toBeNull()
  for (const value of wrong)
    expect(checkSettings({ [`VITE_${name}`]: value }), value).toContain(`VITE_${name} must be `)
}) // prettier-ignore
