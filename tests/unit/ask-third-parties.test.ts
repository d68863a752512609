import { expect, test } from 'vitest'

import { askThirdParties } from '../../scripts/build/ask-third-parties'

/** A third party that answers from another address. */
const from = (url: string) => async () =>
  Object.defineProperty(new Response('[]'), 'url', { value: url })
const ask = (name: string, address: string, url: string) => askThirdParties({ [name]: address }, from(url)) // prettier-ignore

const exec = 'https://script.google.com/macros/s/x/exec'
const csv = 'https://docs.google.com/spreadsheets/d/e/x/pub?output=csv'

test.each([
  ['VITE_JOBS_URL', exec, 'https://script.googleusercontent.com/macros/echo?x=1'],
  ['VITE_SHEET_CSV_URL', csv, 'https://doc-0s-sheets.googleusercontent.com/pub/x'],
  ['VITE_SHEET_CSV_URL', 'https://drive.google.com/uc?id=1', 'https://drive.usercontent.google.com/download'],
  ['VITE_MAP_EMBED_URL', 'https://maps.google.com/maps?q=a&output=embed', 'https://www.google.com/maps?q=a&output=embed'],
  ['VITE_JOBS_URL', 'https://jobs.agency.in/a', 'https://jobs.agency.in/b'],
  ['VITE_JOBS_URL', '/jobs', 'https://other.in/'],
  ['VITE_MAP_EMBED_URL', 'https://maps.google.com/maps?output=embed', 'https://consent.google.com/ml?continue=x'],
  ['VITE_SHEET_CSV_URL', csv, 'https://www.google.com/sorry/index?continue=x'],
  ['VITE_JOBS_URL', 'https://jobs.agency.example/a', 'https://other.in/'],
])('%s may be %s, which answers from %s', async (name, address, url) => {
  expect(await ask(name, address, url)).toEqual([])
}) // prettier-ignore

test.each(['VITE_JOBS_URL', 'VITE_SHEET_CSV_URL', 'VITE_MAP_EMBED_URL'])(
  'a redirect of %s that the policy blocks ends the build',
  async (name) => {
    for (const url of ['https://cdn.other.in/list.json', 'https://notgoogleusercontent.com/a'])
      expect(await ask(name, 'https://jobs.agency.in/list', url)).toEqual([
        `${name} redirects to ${new URL(url).origin}, which the policy blocks: set it to the address there, or set ALLOW_REDIRECTS=1.`,
      ])
  },
)

test('without a network nothing is wrong', async () => {
  const fail = () => Promise.reject(new TypeError('fetch failed'))
  expect(await askThirdParties({ VITE_JOBS_URL: exec }, fail)).toEqual([])
})

test('a sign-in is named, but for rows on the site itself', async () => {
  const signIn = from('https://accounts.google.com/ServiceLogin')
  const [fault] = await askThirdParties({ VITE_JOBS_URL: exec }, signIn)
  expect(fault).toMatch(/^VITE_JOBS_URL redirects .*: let everyone open it, without signing in/)
  const own = { VITE_SITE_URL: 'https://www.agency.in', VITE_SHEET_CSV_URL: 'https://www.agency.in/private/leads.csv' } // prettier-ignore
  expect(await askThirdParties(own, signIn)).toEqual([])
})
