import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

import { checkBrand } from '../../scripts/rebrand/colors'
import { asId, fillCompany, findPlaceholders, trialDomain } from '../../scripts/rebrand/company'
import { readFacts, resetTranslations } from '../../scripts/rebrand/company'
import { removeSamples } from '../../scripts/rebrand/samples'
import { readLogo } from '../../scripts/drawings/read-logo'
import { makeFolder } from '../make-folder'

const green = { primary: '#07553F', accent: '#F2C14E' }

describe('new colors', () => {
  test.each([green, { primary: '#6a1b8a', accent: '#ffb300' }])('%o are accepted', (brand) => {
    expect(() => checkBrand(brand)).not.toThrow()
  })

  test.each([
    ['a primary color that is too light for white text', { primary: '#FF6600' }, /^--primary #FF6600 has a contrast of \d\.\d\d with #\w+ and needs 7: choose a darker color\.$/],
    ['an accent color that is too dark for dark text', { accent: '#AA7700' }, /^--accent #AA7700 .*: choose a lighter color\.$/],
    ['white, which no lighter color helps', { primary: '#FFFFFF' }, /: choose a darker color\.$/],
    ['black, which no darker color helps', { accent: '#000000' }, /: choose a lighter color\.$/],
    ['a name of a color', { primary: 'green' }, /^--primary must be a color like #\w{6}, but is green\.$/],
  ])('%s is refused in one sentence', (_, change, message) => {
    expect(() => checkBrand({ ...green, ...change })).toThrow(message)
  }) // prettier-ignore
})

describe('a logo', () => {
  const wrap = (shapes: string, viewBox = '0 0 40 20') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`

  test('is centered in a square, with the accent where the file has it', () => {
    const shapes = readLogo(
      wrap('<rect width="40" height="20" fill="#123"/><g transform="translate(10 5)"><path fill="#f2c14e" fill-rule="evenodd" d="M0 0h4v4z"/></g>'),
      '#F2C14E',
    ) // prettier-ignore
    expect(shapes).toEqual([
      { tone: 'text', d: 'M0 20l80 0 0 40-80 0z' },
      { tone: 'accent', fillRule: 'evenodd', d: 'M20 30l8 0 0 8z' },
    ])
  })

  const tile = '<rect width="40" height="20" fill="#123"/><path fill="#fff" d="M4 4h8v8H4z"/>'
  test.each([
    [tile, { tone: 'text', fillRule: 'evenodd', d: 'M0 20l80 0 0 40-80 0z m8 8l16 0 0 16-16 0z' }],
    [tile.replace('#123', '#fff'), { tone: 'text', d: 'M0 20l80 0 0 40-80 0z' }],
    [tile.replace('#fff', '#000').replace('#123', '#fff'), { tone: 'text', d: 'M8 28l16 0 0 16-16 0z' }],
  ])('%s keeps its white', (shapes, expected) => {
    expect(readLogo(wrap(shapes), '#F2C14E')[0]).toEqual(expected)
  }) // prettier-ignore

  test.each([
    ['white across an edge', '<rect x="9" width="9" height="9"/><path fill="#fff" d="M0 3h30v3H0z"/>'],
    ['lines', '<path fill="none" stroke="#000" d="M0 0h9"/>'],
    ['text', '<text y="9">N</text>'],
    ['a gradient', '<linearGradient id="a"><stop/><stop offset="1" stop-color="red"/></linearGradient><rect width="9" height="9" fill="url(#a)"/>'],
    ['nothing', ''],
  ])('with %s is refused', (_, shapes) => {
    expect(() => readLogo(wrap(shapes), '#F2C14E')).toThrow(/^The logo .*\.$/)
  }) // prettier-ignore
})

test('invented examples and their pictures go, all else stays', () => {
  const root = makeFolder(onTestFinished)
  cpSync('tests/fixtures/content', root, { recursive: true })
  const file = (name: string) => path.join(root, name)
  writeFileSync(file('photo.jpg'), '')
  const ravi = `- name: Ravi\n  image: ./own.jpg\n  details: Sold ${'for years '.repeat(9)}- also cars\n`
  writeFileSync(file('team.yaml'), `- name: Asha\n  image: ./photo.jpg\n  sample: true\n${ravi}`)
  writeFileSync(file('own.jpg'), '')
  writeFileSync(file('founder.yaml'), 'name: Asha\nimage: ./own.jpg\nsample: true\n')
  writeFileSync(
    file('work/own.md'),
    readFileSync(file('work/tea-shop.md'), 'utf8').replace('sample: true\n', ''),
  )
  writeFileSync(file('jobs.yaml'), '- id: editor\n  title: Editor\n  sample: true\n')
  for (const [name, text] of Object.entries({
    'texts/language.yaml': 'tag: hi-IN\n',
    'team.yaml': '- name: आशा\n- name: रवि\n',
    'founder.yaml': 'name: आशा\n',
    'work/tea-shop.md': '---\ntitle: चाय\n---\n',
    'jobs.yaml': '- id: writer\n  title: लेखक\n- id: editor\n  title: संपादक\n',
  })) {
    mkdirSync(path.dirname(file(`hi/${name}`)), { recursive: true })
    writeFileSync(file(`hi/${name}`), text)
  }
  removeSamples(root, (kind) => kind === 'jobs')
  expect(readFileSync(file('team.yaml'), 'utf8')).toBe(ravi)
  expect(['photo.jpg', 'own.jpg'].map((name) => existsSync(file(name)))).toEqual([false, true])
  expect(existsSync(file('founder.yaml'))).toBe(false)
  expect(existsSync(file('work/tea-shop.md'))).toBe(false)
  expect(existsSync(file('work/own.md'))).toBe(true)
  expect(readFileSync(file('jobs.yaml'), 'utf8')).toContain('Editor')
  expect(readFileSync(file('hi/team.yaml'), 'utf8')).toBe('- name: रवि\n')
  expect(['hi/founder.yaml', 'hi/work/tea-shop.md'].some((name) => existsSync(file(name)))).toBe(
    false,
  )
  removeSamples(root, () => false)
  expect(readFileSync(file('jobs.yaml'), 'utf8')).toBe('[]\n')
  expect(readFileSync(file('hi/jobs.yaml'), 'utf8')).toBe('- id: writer\n  title: लेखक\n')
})

test('of the sample no fact stays, of another company all that no flag names', () => {
  const root = makeFolder(onTestFinished)
  const text = readFileSync('tests/fixtures/content/company.yaml', 'utf8')
  const fill = (start: string, answers: Record<string, string>) => {
    writeFileSync(path.join(root, 'company.yaml'), start + text)
    return fillCompany(answers, root).toJS() as Record<string, unknown>
  }
  const old = fill('', {})
  const own = fill('', { phones: '+91 755 555 0100, +91 755 555 0101' })
  expect(own).toEqual({ ...old, phones: ['+91 755 555 0100', '+91 755 555 0101'] })
  const fresh = fill('sample: true\n', { name: 'Asha & Sons', city: 'Indore' })
  for (const [field, value] of Object.entries(old))
    if (!'country countryCode openingHours leadRetentionDays'.includes(field))
      expect(fresh[field], field).not.toEqual(value)
  expect(fresh).toMatchObject({ name: 'Asha & Sons', legalName: 'Asha & Sons', city: 'Indore' })
  const gone = 'sample foundedYear registration grievanceOfficer geo whatsApp social'
  for (const field of gone.split(' ')) expect(fresh).not.toHaveProperty(field)
  const all = 'state region address email phones domain'
  expect(findPlaceholders(fresh).join(' ')).toBe(all)
  expect(findPlaceholders({ ...own, email: 'a@b.in', domain: 'b.in', social: [] })).toEqual([])
  expect(() => fill('', { phones: '9876543210' })).toThrow('must be one number with +')
})

test('of translated facts, those that have changed go', () => {
  const root = makeFolder(onTestFinished)
  const english = readFileSync('tests/fixtures/content/company.yaml', 'utf8')
  mkdirSync(path.join(root, 'hi/texts'), { recursive: true })
  writeFileSync(path.join(root, 'hi/texts/language.yaml'), 'tag: hi-IN\n')
  writeFileSync(path.join(root, 'company.yaml'), english)
  const old = readFacts(root)
  const reset = (city: string, translated: string) => {
    writeFileSync(path.join(root, 'company.yaml'), english.replace('city: Sagar', `city: ${city}`))
    writeFileSync(path.join(root, 'hi/company.yaml'), translated)
    resetTranslations(old, root)
    const file = path.join(root, 'hi/company.yaml')
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const both = 'city: सागर\ncountry: भारत\n'
  expect(reset('Sagar', both)).toBe(both)
  expect(reset('Indore', both)).toBe('country: भारत\n')
  expect(reset('Indore', 'city: सागर\n')).toBeUndefined()
})

test('letters that no picture can show are refused', () => {
  const fill = (answers: Record<string, string>) => () => fillCompany(answers, 'tests/fixtures/content')
  for (const name of ['नर्मदा', 'இந்தூர்', 'Śrī', '🌳 Narmada'])
    for (const flag of ['name', 'city']) expect(fill({ [flag]: name }), name).toThrow(flag)
  expect(fill({ 'legal-name': 'இந்தூர்' })).toThrow('“இ”')
  expect(fill({ 'legal-name': 'नर्मदा', name: 'Café Nārī & Söhne’s' })).not.toThrow()
}) // prettier-ignore

test('a name becomes a part of addresses', () => {
  expect(asId('Narmada Digital')).toBe('narmada-digital')
  expect(trialDomain('Narmada Digital')).toBe('www.narmadadigital.example')
  expect(trialDomain('नर्मदा')).toBe('www.agency.example')
})
