import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { matchRoutes } from 'react-router-dom'
import { build, type Rolldown } from 'vite'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { compileContent } from '../../scripts/content/compile'
import { isTrialOrigin } from '../../src/config'
import { storedKeys } from '../../src/lib/storage'
import { paths } from '../../src/paths'

type Variables = Record<string, string>

const real = { VITE_SITE_URL: 'https://www.agency.in' }
const googleSheet = 'https://docs.google.com/spreadsheets/d/e/x/pub?output=csv'

afterEach(() => vi.unstubAllEnvs())

/** The modules of a site that was built with these variables. */
async function loadSite(variables: Variables) {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { sheet } = await import('../../src/config')
  const { pageRows } = await import('../../src/app/routes')
  const { listPages } = await import('../../src/app/sitemap')
  return { sheet, pageRows, pages: listPages([]) }
}

describe('the spreadsheet page', () => {
  test.each<Variables>([
    real,
    { ...real, VITE_SHEET_CSV_URL: '' },
    { ...real, VITE_SHEET_CSV_URL: ' ' },
    { VITE_SITE_URL: 'https://agency.example.com/' },
  ])('is not part of a real site without a sheet: %o', async (variables) => {
    const { sheet, pageRows, pages } = await loadSite(variables)
    expect(sheet.url).toBe('')
    expect(pages.map(({ address }) => address)).not.toContain(paths.sheet)
    const rows = pageRows.map(({ path }) => ({ path }))
    expect(matchRoutes(rows, paths.sheet)?.at(-1)?.route.path).toBe('*')
  })

  test.each<[Variables, string]>([
    [{}, '/sheet.csv'],
    [{ VITE_SITE_URL: 'http://localhost:4173' }, '/sheet.csv'],
    [{ VITE_SITE_URL: 'https://staging.agency.test/' }, '/sheet.csv'],
    [{ ...real, VITE_SHEET_CSV_URL: googleSheet }, googleSheet],
    [{ ...real, VITE_SHEET_CSV_URL: '/private/leads.csv' }, '/private/leads.csv'],
    [{ ...real, VITE_SHEET_CSV_URL: `${real.VITE_SITE_URL}/leads.csv` }, '/leads.csv'],
    [{ ...real, VITE_SHEET_CSV_URL: 'https://www.agency.info/a' }, 'https://www.agency.info/a'],
  ])('is there with %o', async (variables, url) => {
    const { sheet, pages } = await loadSite(variables)
    expect(sheet.url).toBe(url)
    expect(pages.map(({ address }) => address)).toContain(paths.sheet)
  })

  test('leaves its code out of a build without a sheet', async () => {
    const bundle = async () => {
      const result = await build({
        configFile: false,
        logLevel: 'silent',
        build: {
          ssr: 'src/app/routes.tsx',
          write: false,
          rolldownOptions: { external: (id) => !/\/(?:routes|config|paths)(?:\.tsx?)?$/.test(id) },
        },
      })
      return (result as Rolldown.RolldownOutput).output[0].code
    }
    expect(await bundle()).toContain('sheet/SheetPage')
    vi.stubEnv('VITE_WITHOUT_SHEET', 'true')
    const code = await bundle()
    expect(code).toContain('search/SearchPage')
    expect(code).not.toContain('SheetPage')
  })
})

test('only domains that nobody can register are trial sites', () => {
  for (const origin of ['https://a.example', 'http://localhost', 'https://x.test:8443'])
    expect(isTrialOrigin(origin), origin).toBe(true)
  for (const origin of ['https://example.in', 'https://test.com', 'https://latest', 'https://a.in'])
    expect(isTrialOrigin(origin), origin).toBe(false)
})

describe('the privacy policy', () => {
  const conditionsWith = async (variables: Variables) => {
    vi.resetModules()
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    const { privacyConditions } = await import('../../scripts/content/privacy-conditions')
    return privacyConditions()
  }
  /** The names of the third parties, in the order of their list. */
  const partiesWith = async (variables: Variables) => {
    const readPicture = () => Promise.resolve({ src: '', width: 1, height: 1 })
    const options = { readPicture, ...(await conditionsWith(variables)) }
    const { entries } = await compileContent('src/content', options)
    const policy = JSON.stringify(entries.legal?.find(({ file }) => file.includes('privacy')))
    return Array.from(policy.matchAll(/"strong":"(.*?)"/g), ([, name]) => name)
  }

  test('names the sheet, the map and the jobs of Google only where they are set', async () => {
    const others = await partiesWith({})
    expect(others).not.toContain('Google Maps')
    const all = await partiesWith({
      ...real,
      VITE_SHEET_CSV_URL: googleSheet,
      VITE_MAP_EMBED_URL: 'https://www.google.com/maps/embed?pb=x',
      VITE_JOBS_URL: 'https://script.google.com/macros/s/x/exec',
    })
    const added = all.filter((name) => !others.includes(name))
    expect(added).toEqual(['Google Sheets', 'Google Maps', 'Google'])
  })

  test('names the host of another map', async () => {
    const url = 'https://maps.mappls.com/embed'
    expect(await partiesWith({ VITE_MAP_EMBED_URL: url })).toContain('maps.mappls.com')
  })

  test('names the host of the site, also if a .env file has it', async () => {
    vi.stubEnv('HOSTING_PROVIDER', undefined)
    const folder = await mkdtemp(path.join(tmpdir(), 'env-'))
    await writeFile(path.join(folder, '.env.production'), 'HOSTING_PROVIDER=Host & Co.')
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder)
    await import('../../scripts/load-env')
    cwd.mockRestore()
    expect(await partiesWith({})).toContain('Host & Co.')
  })

  test('names everything that is kept in the browser', async () => {
    const policy = await readFile('src/content/legal/privacy-policy.md', 'utf8')
    for (const key of Object.keys(storedKeys)) expect(policy).toContain(key)
  })

  test.each([
    [googleSheet, true],
    ['https://doc-0s-sheets.googleusercontent.com/pub/x', true],
    ['https://sheets.googleapis.com/v4/x', true],
    ['https://asia-south1-x.cloudfunctions.net/leads', true],
    ['/private/leads.csv', true],
    ['https://www.agency.in/private/leads.csv', true],
    ['https://sheet.zoho.in/x.csv', false],
    ['https://not-google.com/x.csv', false],
    ['https://docs.google.com.agency.in/x.csv', false],
    ['https://agency.in/docs.google.com/x.csv', false],
  ])('takes %s for a copy of a Google sheet: %s', async (url, isNamed) => {
    const { conditions } = await conditionsWith({ ...real, VITE_SHEET_CSV_URL: url })
    expect(conditions['google-sheets']).toBe(isNamed)
  })

  test.each([
    ['https://maps.google.co.in/maps?output=embed', true],
    ['https://WWW.GOOGLE.DE/maps/embed', true],
    ['https://www.openstreetmap.org/export/embed.html', false],
  ])('takes %s for a map of Google: %s', async (url, isGoogle) => {
    const { conditions } = await conditionsWith({ VITE_MAP_EMBED_URL: url })
    expect(conditions['google-maps']).toBe(isGoogle)
    expect(conditions['other-map']).toBe(!isGoogle)
  })
})
