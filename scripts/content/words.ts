import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { kinds } from '../../src/content/schema/kinds'
import { readFiles } from './read-files'
import type { Problem, ReportProblem, ValuePath } from './types'

type Terms = Readonly<Record<string, string | readonly string[]>>
/** `glossary.yaml` in the folder of a language. */
export type Glossary = {
  /** English terms, each with what the translation of a text that has it must contain: one of these. */
  readonly terms?: Terms
  /** Regular expressions of what may not be written, each with what to do. */
  readonly forbidden?: Readonly<Record<string, string>>
  /** What is written although it is forbidden, such as names of several words. */
  readonly allowed?: readonly string[]
  /** How many words a text has at least, and a file at most, for each English word. */
  readonly length?: readonly [number, number]
  /** Right words that the lists of Hunspell and Aspell lack, which have these names. */
  readonly words?: string
  readonly hunspell?: string
  readonly aspell?: string
}

/** A text, or a block of Markdown, and its line. */
type Written = { readonly line: number; readonly text: string }
type Fail = (message: string) => void

const find = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? []
const word = /\p{L}[\p{L}\p{M}\u200C\u200D]*/gu
const placeholders = /\{[^}]*\}/g
const targets = /(?<=\]\()[^)\s]*/g

/** A text without addresses, placeholders and signs of tables, which are no words. */
const plain = (text: string) =>
  text.replace(/(?<=\]\()[^)\s]*|\{[^}]*\}|https?:\/\/\S+|\S+@\S+|^Table: |^\| ---.*$/gm, ' ')
const countWords = (text: string) => find(plain(text), /[\p{L}\p{N}][^\s/-]*/gu).length

/**
 * Checks the words of a translation, and compares them with the English.
 *
 * @param root the folder of the English content; `language` is the name of the translation's in it.
 * @param spell returns the words that no word list has.
 * @returns what is wrong, by file and line.
 */
export function checkWords(
  root: string,
  language: string,
  glossary: Glossary,
  spell: (words: readonly string[]) => readonly string[],
): Problem[] {
  const problems: Problem[] = []
  const report: ReportProblem = (problem) => problems.push(problem)
  const english = readTexts(root, report)
  const [least, most] = glossary.length ?? [0, Infinity]
  const known = find(JSON.stringify([glossary.terms, glossary.words]), word)
  const unknown = new Map<string, Fail>()
  for (const [name, texts] of readTexts(path.join(root, language), report)) {
    const file = path.join(root, language, name)
    const sources = english.get(name) ?? new Map<string, Written>()
    const all = [...sources.values()].map(({ text }) => text).join('\n')
    let [sum, englishSum] = [0, 0]
    for (const [key, { line, text }] of texts) {
      const fail: Fail = (message) => report({ file, line, message })
      checkText(text, glossary, fail)
      for (const found of find(plain(text), word))
        if (!all.includes(found) && !known.includes(found)) unknown.set(found, fail)
      // English may spell the number out in a form of a plural
      const other = key.replace(/ (?:zero|one|two|few|many)$/, ' other')
      const source = (sources.get(other) ?? sources.get(key))?.text
      if (source === undefined) continue
      compare({ text, source, all }, glossary.terms ?? {}, fail)
      const [words, needed] = [countWords(text), countWords(source)]
      sum += words
      englishSum += needed
      if (needed >= 12 && words < needed * least)
        fail(`has ${words} words for ${needed} English ones: see that nothing is missing`)
    }
    for (const [key, { text }] of sources)
      if (key.startsWith('block') && !texts.has(key))
        report({ file, line: 1, message: `lacks the paragraph “${text.slice(0, 60)}”` })
    if (englishSum >= 100 && sum > englishSum * most)
      report({ file, line: 1, message: `has ${sum} words for ${englishSum} English ones` })
  }
  for (const found of spell([...unknown.keys()]))
    unknown.get(found)?.(`“${found}” is in no word list: correct it, or add it to the glossary`)
  return problems
}

/** All texts of a folder by file, and in it by a key that does not depend on the order of entries with an id. */
function readTexts(root: string, report: ReportProblem) {
  const idOf = (value: unknown) => (Object(value) as { id?: string }).id
  const files = new Map<string, Map<string, Written>>()
  for (const kind of kinds)
    for (const [at, entry] of readFiles(root, { ...kind, isOptional: true }, report).entries()) {
      const name = path.relative(root, entry.file)
      const texts = files.get(name) ?? new Map<string, Written>()
      files.set(name, texts)
      const visit = (value: unknown, key: string, steps: ValuePath): void => {
        if (typeof value === 'string') texts.set(key, { line: entry.lineOf(steps), text: value })
        if (typeof value !== 'object') return
        // What visitors type is spelled in any way, and times differ between languages (`{part}`)
        const others = { sameWords: undefined, am: undefined, pm: undefined }
        for (const [step, item] of Object.entries({ ...Object(value), ...others }))
          visit(item, `${key} ${(Array.isArray(value) && idOf(item)) || step}`, [...steps, step])
      }
      visit(entry.value, `${(kind.shape === 'list' && idOf(entry.value)) || at}`, [])
      let { text, line } = entry.body ?? { text: '', line: 0 }
      for (const [number, block] of find(text, /\S.*(?:\n.+)*/g).entries()) {
        const before = text.slice(0, text.indexOf(block))
        line += before.split('\n').length - 1
        text = text.slice(before.length)
        texts.set(`block ${number}`, { line, text: block })
      }
    }
  return files
}

/** Checks a text by itself. */
function checkText(text: string, { forbidden = {}, allowed = [] }: Glossary, fail: Fail): void {
  if (text !== text.normalize()) fail('has letters in another form than NFC: type them again')
  if (/^[^|\n]*\S {2,}\S/m.test(text)) fail('has two spaces: remove one')
  const checked = allowed.reduce((rest, phrase) => rest.replaceAll(phrase, '…'), plain(text))
  for (const [pattern, advice] of Object.entries(forbidden))
    for (const found of find(checked, RegExp(pattern, 'gmu'))) fail(`“${found}”: ${advice}`)
}

/** Compares a text with its English. Its numbers may stand elsewhere in the file, whose English is `all`. */
function compare(
  { text, source, all }: Record<'text' | 'source' | 'all', string>,
  terms: Terms,
  fail: Fail,
) {
  for (const pattern of [placeholders, targets]) {
    const own = find(text, pattern).toSorted().join(' ')
    const needed = find(source, pattern).toSorted().join(' ')
    if (own !== needed) fail(`has ${own || 'nothing'} where the English has ${needed || 'nothing'}`)
  }
  const numbersOf = (written: string) => find(plain(written), /\d+(?:[.,:]\d+)*(?![\d\p{L}])/gu)
  const numbers = numbersOf(text)
  for (const number of numbersOf(source))
    if (!numbers.includes(number)) fail(`lacks the number ${number} of the English`)
  for (const number of numbers)
    if (!all.includes(number)) fail(`has the number ${number}, which the English lacks`)
  let rest = plain(source)
  // Long terms first: “landing page” is no “page”
  for (const [term, forms] of Object.entries(terms).toSorted(([a], [b]) => b.length - a.length)) {
    const before = rest
    rest = rest.replace(RegExp(`(?<![\\p{L}-])${term}(?:e?s)?(?![\\p{L}-])`, 'giu'), '…')
    if (rest !== before && ![forms].flat().some((form) => text.includes(form)))
      fail(`“${term}” in the English: write ${[forms].flat().join(' or ')}`)
  }
}

/** The words that neither Hunspell nor Aspell has. One that is not installed is named, and refuses nothing. */
export function findUnknown(words: readonly string[], { hunspell, aspell }: Glossary): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'))
  const own = path.join(folder, 'list')
  const list = `/usr/share/hunspell/${hunspell}`
  // Without them, Hunspell cuts words at vowel signs
  const marks = [...new Set(find(words.join(''), /[\p{M}\u200C\u200D]/gu))].join('')
  if (existsSync(`${list}.dic`)) {
    copyFileSync(`${list}.dic`, `${own}.dic`)
    writeFileSync(`${own}.aff`, `${readFileSync(`${list}.aff`, 'utf8')}\nWORDCHARS ${marks}\n`)
  }
  const refuse = (name: string, ...options: string[]) => {
    const { status, stdout } = spawnSync(name, options, {
      input: words.join('\n'),
      encoding: 'utf8',
    })
    if (status === 0) return [stdout.split('\n')]
    console.warn(`The spelling is not checked by ${name}: install it and its word list`)
    return []
  }
  const refused = [
    ...(hunspell ? refuse('hunspell', '-i', 'utf-8', '-d', own, '-l') : []),
    ...(aspell ? refuse('aspell', '-l', aspell, '--encoding=utf-8', 'list') : []),
  ]
  rmSync(folder, { recursive: true })
  return words.filter((name) => refused[0] && refused.every((names) => names.includes(name)))
}
