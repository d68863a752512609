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

test.each([
  ['MAP_EMBED_URL', 'Embed a map', 'https://maps.app.goo.gl/Ab1 https://goo.gl/maps/Ab1 https://www.google.com/maps https://www.google.com/maps/place/Bhopal/@23.2,77.4,17z https://www.google.co.in/maps/@23.2,77.4,17z https://maps.google.com/maps?q=Bhopal https://www.google.com/maps/d/edit?mid=1 https://www.google.com/search?q=bhopal'],
  ['MAP_EMBED_URL', 'press Share, HTML', 'https://www.openstreetmap.org/#map=17/23.2/77.4 https://osm.org/go/abc'],
  ['SHEET_CSV_URL', 'Publish to web', 'https://docs.google.com/spreadsheets/d/1x/edit?gid=0#gid=0 https://docs.google.com/spreadsheets/d/e/2x/pubhtml https://docs.google.com/spreadsheets/d/e/2x/pub?output=xlsx https://docs.google.com/spreadsheets/d/1x/view https://docs.google.com/spreadsheets/d/1x/edit?output=csv https://docs.google.com/spreadsheets/d/1x/edit#format=csv https://docs.google.com/spreadsheets/d/1x/htmlview https://docs.google.com/spreadsheets/d/1x/preview https://docs.google.com/spreadsheets/d/e/2x/pubhtml?output=csv https://docs.google.com/spreadsheets/u/0/ https://docs.google.com/open?id=1x https://sheets.google.com/ https://drive.google.com/open?id=1x https://drive.google.com/drive/folders/1x https://sheet.zoho.in/sheet/open/1x https://drive.google.com/file/d/1x/view https://1drv.ms/x/s!A https://www.dropbox.com/s/a/b.csv?dl=0'],
  ['SHEET_CSV_URL', 'raw.githubusercontent.com', 'https://github.com/a/b/blob/main/leads.csv https://github.com/a/b/blob/main/raw/leads.csv https://github.com/a/b/raw/main/leads.csv https://github.com/a/b/releases/download/1/leads.csv https://gist.github.com/a/1x/raw/leads.csv'],
  ['JOBS_URL', 'raw.githubusercontent.com', 'https://github.com/a/b/raw/main/jobs.json'],
  ['JOBS_URL', '/exec', 'https://script.google.com/home/projects/1x/edit https://script.google.com/macros/s/x/dev https://script.google.com/d/1x/edit'],
  ['JOBS_URL', 'JSON array', 'https://www.linkedin.com/company/a/jobs https://docs.google.com/spreadsheets/d/1x/edit https://www.naukri.com/a'],
  ['PDF_FORM_SCRIPT_URL', 'Formfacade, choose Embed', 'https://docs.google.com/forms/d/1x/edit https://forms.gle/x https://formfacade.com/website/1 https://formfacade.com/include/1/form/2'],
  ['PDF_FORM_PAGE_URL', 'those who answer', 'https://docs.google.com/forms/d/1x/edit https://docs.google.com/forms/d/1x/edit#responses'],
  ['EMAILJS_ORIGIN', 'https://api.emailjs.com', 'https://dashboard.emailjs.com/admin https://www.emailjs.com https://emailjs.com'],
  ['SITE_URL', 'that of your site', 'https://app.netlify.com/sites/a https://dash.cloudflare.com/1/pages'],
  ['EMAILJS_SERVICE_ID', 'that of the service', 'template_ab12cd3'],
  ['EMAILJS_TEMPLATE_ID', 'that of the template', 'service_ab12cd3'],
])('VITE_%s says “%s” of what people copy', (name, advice, values) => {
  for (const value of values.split(' ')) {
    const fault = checkSettings({ [`VITE_${name}`]: value })
    expect(fault, value).toContain(`VITE_${name} `)
    expect(fault, value).toContain(advice)
  }
}) // prettier-ignore

test.each([
  ['MAP_EMBED_URL', 'https://www.google.com/maps/embed?pb=!1m18 https://www.google.com/maps/embed/v1/place?key=x&q=y https://maps.google.com/maps?q=Bhopal&output=embed https://maps.google.com/?q=Bhopal&output=embed https://www.google.com/maps/d/embed?mid=1 https://www.google.com/maps/d/u/0/embed?mid=1 https://www.openstreetmap.org/export/embed.html?bbox=1 https://maps.mappls.com/x'],
  ['SHEET_CSV_URL', 'https://docs.google.com/spreadsheets/d/e/2x/pub?gid=0&single=true&output=csv https://docs.google.com/spreadsheets/d/1x/export?format=csv https://docs.google.com/a/agency.in/spreadsheets/d/1x/export?format=csv&gid=0 https://drive.google.com/u/0/uc?id=1 https://gist.githubusercontent.com/a/1x/raw/leads.csv https://raw.githubusercontent.com/a/b/main/leads.csv https://docs.google.com/spreadsheets/d/1x/gviz/tq?tqx=out:csv https://docs.google.com/spreadsheets/d/1x/gviz/tq?tqx=out%3Acsv https://docs.google.com/spreadsheets/d/1x/export?exportFormat=csv https://docs.google.com/spreadsheets/d/1x/export?FORMAT=CSV https://drive.google.com/uc?export=download&id=1 https://www.dropbox.com/s/a/b.csv?dl=1'],
  ['JOBS_URL', 'https://script.google.com/macros/s/AKfy/exec https://script.google.com/a/macros/agency.in/s/AKfy/exec?list=open https://script.google.com/a/agency.in/macros/s/AKfy/exec https://jobs.agency.in/list'],
  ['PDF_FORM_SCRIPT_URL', 'https://formfacade.com/include/1/form/2/classic.js?div=ff-compose'],
  ['PDF_FORM_PAGE_URL', 'https://docs.google.com/forms/d/e/1x/viewform https://forms.gle/x'],
  ['EMAILJS_ORIGIN', 'https://api.emailjs.com'],
])('VITE_%s may have the right addresses of the same hosts', (name, values) => {
  for (const value of values.split(' '))
    expect(checkSettings({ [`VITE_${name}`]: value }), value).toBeNull()
}) // prettier-ignore

test.each([
  ['<iframe src="https://www.google.com/maps/embed?pb=x"></iframe>', 'is HTML'],
  ['“https://www.google.com/maps/embed?pb=x”', 'has quotation marks'],
  ['https://www.google.com/maps/embed?pb=x&amp;hl=en', 'write & instead'],
  ['https://www.google.com/maps\n/embed?pb=x', 'a line break in the address'],
])('an address as %j is refused with what to do', (value, advice) => {
  for (const name of urls) expect(checkSettings({ [name]: value }), name).toContain(advice)
  expect(checkSettings({ VITE_JOBS_URL: 'https://jobs.agency.in/list\n' })).toBeNull()
})

test('the host’s address is no name of a host', () => {
  expect(checkSettings({ HOSTING_PROVIDER: 'https://www.netlify.com' })).toContain('HOSTING_PROVIDER is an address')
  expect(checkSettings({ HOSTING_PROVIDER: 'Netlify' })).toBeNull()
}) // prettier-ignore
