import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { checkRelease as check } from '../../scripts/build/check-release'
import { findSamples } from '../../scripts/content/find-samples'
import { makeFolder } from '../make-folder'

type Release = Parameters<typeof check>[0]
const checkRelease = (
  release: Omit<Release, 'isAudited'> & Partial<Release>,
  env: Record<string, string>,
) => check({ isAudited: true, ...release }, env)

const siteOrigin = 'https://www.agency.in'
const mail = { mailOrigin: 'https://api.emailjs.com', ids: ['key', 'service', 'template'] }
const noMail = { mailOrigin: '', ids: ['mock-public-key', 'mock-service', 'mock-template'] }

test('a real site without a mail provider is refused, with the missing variables', () => {
  expect(checkRelease({ siteOrigin, ...noMail, samples: [] }, {})).toEqual([
    'The forms of https://www.agency.in would reach no one: set VITE_EMAILJS_ORIGIN, ' +
      'VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID, or ALLOW_NO_MAIL=1.',
  ])
  const [fault] = checkRelease(
    { siteOrigin, ...mail, ids: ['key', 'mock-service', 'x'], samples: [] },
    {},
  )
  expect(fault).toMatch(/: set VITE_EMAILJS_SERVICE_ID, or/)
})

test('a real site with invented examples is refused, with their files', () => {
  const samples = ['src/content/team.yaml:11: a', 'src/content/jobs.yaml:3: b']
  expect(checkRelease({ siteOrigin, ...mail, samples }, {})).toEqual([
    'https://www.agency.in would show what is invented: replace it, or set ALLOW_SAMPLE_CONTENT=1.\n' +
      samples.join('\n'),
  ])
})

test('a real site that was not checked is refused', () => {
  const release = { siteOrigin, ...mail, samples: [], isAudited: false }
  expect(checkRelease(release, {})).toEqual([
    'The accessibility statement of https://www.agency.in would say that nothing was checked: run “npm run a11y:full”, or set ALLOW_NO_AUDIT=1.',
  ])
  expect(checkRelease(release, { ALLOW_NO_AUDIT: '1' })).toEqual([])
  expect(checkRelease({ ...release, siteOrigin: 'https://www.agency.example' }, {})).toEqual([])
})

test('each can be allowed, but only by 1', () => {
  const release = { siteOrigin, ...noMail, samples: ['src/content/team.yaml'] }
  const faultsWith = (env: Record<string, string>) => checkRelease(release, env).join(' ')
  expect(faultsWith({ ALLOW_NO_MAIL: '1', ALLOW_SAMPLE_CONTENT: '1' })).toBe('')
  expect(faultsWith({ ALLOW_NO_MAIL: '1' })).toMatch(/^https:.*invented/)
  expect(faultsWith({ ALLOW_SAMPLE_CONTENT: '1' })).toMatch(/^The forms/)
  expect(faultsWith({ ALLOW_NO_MAIL: '0', ALLOW_SAMPLE_CONTENT: '' })).toMatch(/forms.*invented/)
})

test('a trial site and a complete real one are not refused', () => {
  const samples = ['src/content/team.yaml']
  for (const trial of ['https://www.agency.example', 'http://localhost:4173'])
    expect(checkRelease({ siteOrigin: trial, ...noMail, samples }, {})).toEqual([])
  expect(checkRelease({ siteOrigin, ...mail, samples: [] }, {})).toEqual([])
})

test('examples are found in lists and objects by their mark', () => {
  const root = makeFolder(onTestFinished)
  cpSync('src/content', root, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)
  const emptied = 'company team clients statistics testimonials prices redirects'.split(' ')
  for (const name of emptied) write(`${name}.yaml`, '')
  for (const name of ['work', 'blog'])
    rmSync(path.join(root, name), { recursive: true, force: true })
  write('jobs.yaml', '- id: editor\n  sample: false\n- id: writer\n  sample: true\n')
  write('founder.yaml', 'name: Asha\nsample: true\n')
  const found = () => findSamples(root).map((line) => line.slice(root.length + 1))
  const sample = '“sample: true” marks what is invented: replace it.'
  expect(found()).toEqual([`founder.yaml:2: ${sample}`, `jobs.yaml:4: ${sample}`])
  write('founder.yaml', 'name: Asha\n')
  write('jobs.yaml', '- sample: true\n- id: a\n- sample: true\n')
  expect(found()).toEqual([`jobs.yaml:1, 3: ${sample}`])
  write('jobs.yaml', '')
  write('company.yaml', 'name: Asha\nphones:\n  - +91 00000 00000\nemail: a@b.example\n')
  expect(found()).toEqual([
    'company.yaml:2: “phones” is a placeholder: write your own.',
    'company.yaml:4: “email” is at .example, which exists only in tests: write your own.',
  ])
  write('company.yaml', '')
  mkdirSync(path.join(root, 'work'))
  cpSync('tests/fixtures/content/work/tea-shop.md', path.join(root, 'work/tea-shop.md'))
  expect(found()).toEqual([expect.stringMatching(/^work\/tea-shop\.md:\d+: “sample: true”/)])
})
