import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { checkWords, type Glossary } from '../../scripts/content/words'

const root = mkdtempSync(path.join(tmpdir(), 'words-'))
afterAll(() => rmSync(root, { recursive: true }))

const glossary: Glossary = {
  terms: { page: 'पेज', 'landing page': ['लैंडिंग पेज', 'लैंडिंग पन्न'] },
  forbidden: {
    '[\\p{L}\\p{M}]:(?=\\p{L})': 'write ः',
    '[A-Z]\\w*(?: [A-Z]\\w*){2}': 'write Hindi',
  },
  allowed: ['Core Web Vitals'],
  length: [0.8, 1.5],
  words: 'अपना',
}

/** What is wrong with a translation of an answer and a page. `missing` are words that no word list has. */
function check(english: readonly string[], translation: readonly string[], missing: string[] = []) {
  for (const [folder, [answer = '', text = '']] of Object.entries({
    '': english,
    hi: translation,
  })) {
    mkdirSync(path.join(root, folder, 'legal'), { recursive: true })
    writeFileSync(path.join(root, folder, 'faqs.yaml'), `- id: a\n  answer: '${answer}'\n`)
    writeFileSync(path.join(root, folder, 'legal/terms.md'), `---\n---\n\n${text}\n`)
  }
  const spell = (words: readonly string[]) => words.filter((word) => missing.includes(word))
  return checkWords(root, 'hi', glossary, spell).map(({ file, line, message }) => {
    return `${path.relative(root, file).replaceAll('\\', '/')}:${line}: ${message}`
  })
}

const long = 'one two three four five six seven eight nine ten eleven twelve'

test.each([
  ['a term', ['Two pages', ''], ['दो पन्ने', ''], 'hi/faqs.yaml:2: “page” in the English: write पेज'],
  ['a long term', ['', 'Landing pages'], ['', 'पेज'], 'hi/legal/terms.md:4: “landing page” in'],
  ['what is forbidden', ['', 'a\n\nb'], ['', 'एक\n\nनि:शुल्क'], 'hi/legal/terms.md:6: “ि:”: write ः'],
  ['a Latin run', ['Act', ''], ['Digital India Act', ''], '“Digital India Act”: write Hindi'],
  ['two spaces', ['a b', ''], ['एक  दो', ''], 'has two spaces'],
  ['another form of Unicode', ['a', ''], ['\u0958', ''], 'another form than NFC'],
  [
    'a placeholder',
    ['in {company.city}', ''],
    ['शहर', ''],
    'has nothing where the English has {company.city}',
  ],
  ['a link', ['', '[a](/b)'], ['', '[क](/c)'], 'has /c where the English has /b'],
  ['a number', ['5,000 of 7th', ''], ['500 में से', ''], 'lacks the number 5,000 of the English'],
  ['a new number', ['Five', ''], ['6', ''], 'has the number 6, which the English lacks'],
  ['a missing sentence', [long, ''], ['एक दो तीन', ''], 'has 3 words for 12 English ones'],
  [
    'a missing paragraph',
    ['', 'a\n\nb'],
    ['', 'एक'],
    'hi/legal/terms.md:1: lacks the paragraph “b”',
  ],
  ['an unknown word', ['own', ''], ['अपना काम', ''], '“काम” is in no word list', ['अपना', 'काम']],
])('reports %s', (_what, english, translation, message, missing?: string[]) => {
  expect(check(english, translation, missing).join('\n')).toContain(message)
})

test('accepts terms in other forms, names of several words and equal numbers', () => {
  const english = [
    'A landing page of 3 Core Web Vitals: [see](/a) {company.city}',
    'About\n\n- pages',
  ]
  const translation = ['3 Core Web Vitals का लैंडिंग पन्ना: {company.city} में [देखें](/a)', 'क\n\n- पेजों']
  expect(check(english, translation)).toEqual([])
})
