import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

import { checkRelease as check } from '../../scripts/build/check-release'
import { findSampleFiles } from '../../scripts/content/find-samples'

type Release = Parameters<typeof check>[0]
const checkRelease = (
  release: Omit<Release, 'isAudited'> & Partial<Release>,
  env: Record<string, string>,
) => check({ isAudited: true, ...release }, env)

const siteOrigin = 'https://www.agency.in'
const mail = { mailOrigin: 'https://api.emailjs.com', ids: ['key', 'service', 'template'] }
const noMail = { mailOrigin: '', ids: ['mock-public-key', 'mock-service', 'mock-template'] }

test('a real site without a mail provider is refused, with the missing variables', () => {
  expect(checkRelease({ siteOrigin, ...noMail, sampleFiles: [] }, {})).toEqual([
    'The forms of https://www.agency.in would reach no one: set VITE_EMAILJS_ORIGIN, ' +
      'VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID, or ALLOW_NO_MAIL=1.',
  ])
  const [fault] = checkRelease(
    { siteOrigin, ...mail, ids: ['key', 'mock-service', 'x'], sampleFiles: [] },
    {},
  )
  expect(fault).toMatch(/: set VITE_EMAILJS_SERVICE_ID, or/)
})

test('a real site with invented examples is refused, with their files', () => {
  const sampleFiles = ['src/content/team.yaml', 'src/content/jobs.yaml']
  expect(checkRelease({ siteOrigin, ...mail, sampleFiles }, {})).toEqual([
    'https://www.agency.in would show invented examples: replace the entries with “sample: true” and the placeholders in ' +
      'src/content/team.yaml, src/content/jobs.yaml, or set ALLOW_SAMPLE_CONTENT=1.',
  ])
})

test('a real site that was not checked is refused', () => {
  const release = { siteOrigin, ...mail, sampleFiles: [], isAudited: false }
  expect(checkRelease(release, {})).toEqual([
    'The accessibility statement of https://www.agency.in would say that nothing was checked: run “npm run a11y:full”, or set ALLOW_NO_AUDIT=1.',
  ])
  expect(checkRelease(release, { ALLOW_NO_AUDIT: '1' })).toEqual([])
  expect(checkRelease({ ...release, siteOrigin: 'https://www.agency.example' }, {})).toEqual([])
})

test('each can be allowed, but only by 1', () => {
  const release = { siteOrigin, ...noMail, sampleFiles: ['src/content/team.yaml'] }
  const faultsWith = (env: Record<string, string>) => checkRelease(release, env).join(' ')
  expect(faultsWith({ ALLOW_NO_MAIL: '1', ALLOW_SAMPLE_CONTENT: '1' })).toBe('')
  expect(faultsWith({ ALLOW_NO_MAIL: '1' })).toMatch(/^https:.*examples/)
  expect(faultsWith({ ALLOW_SAMPLE_CONTENT: '1' })).toMatch(/^The forms/)
  expect(faultsWith({ ALLOW_NO_MAIL: '0', ALLOW_SAMPLE_CONTENT: '' })).toMatch(/forms.*examples/)
})

test('a trial site and a complete real one are not refused', () => {
  const sampleFiles = ['src/content/team.yaml']
  for (const trial of ['https://www.agency.example', 'http://localhost:4173'])
    expect(checkRelease({ siteOrigin: trial, ...noMail, sampleFiles }, {})).toEqual([])
  expect(checkRelease({ siteOrigin, ...mail, sampleFiles: [] }, {})).toEqual([])
})

test('examples are found in lists and objects by their mark', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'))
  cpSync('src/content', root, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)
  const emptied = [
    'company',
    'team',
    'clients',
    'statistics',
    'testimonials',
    'prices',
    'redirects',
  ]
  for (const name of emptied) write(`${name}.yaml`, '')
  for (const name of ['work', 'blog'])
    rmSync(path.join(root, name), { recursive: true, force: true })
  write('jobs.yaml', '- id: editor\n  sample: false\n- id: writer\n  sample: true\n')
  write('founder.yaml', 'name: Asha\nsample: true\n')
  const names = () => findSampleFiles(root).map((file) => path.basename(file))
  expect(names()).toEqual(['founder.yaml', 'jobs.yaml'])
  write('founder.yaml', 'name: Asha\n')
  expect(names()).toEqual(['jobs.yaml'])
  write('company.yaml', 'name: Asha\nphones:\n  - +91 00000 00000\n')
  expect(names()).toEqual(['company.yaml', 'jobs.yaml'])
  write('company.yaml', '')
  mkdirSync(path.join(root, 'work'))
  cpSync('tests/fixtures/content/work/tea-shop.md', path.join(root, 'work/tea-shop.md'))
  expect(names()).toEqual(['tea-shop.md', 'jobs.yaml'])
  rmSync(root, { recursive: true })
})
