import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isMap, LineCounter, parseDocument, Parser, type Node } from 'yaml'

import type { Kind } from '../../src/content/schema/kinds'
import { garbled } from '../../src/lib/clean-text'
import { listFiles } from '../files'
import { listLanguages } from './languages'
import type { ContentFile, Report, ReportProblem, ValuePath } from './types'

const isSign = 'a text that starts with & or * must be in quotes'
/** What a person does about an error of the YAML parser, by its code or first words, and about a token that no content has. */
const adviceOn: Readonly<Record<string, string>> = {
  comment: 'all after # is left out: put the text in quotes, or remove the comment',
  alias: isSign,
  anchor: isSign,
  BAD_ALIAS: isSign,
  BAD_DQ_ESCAPE: 'a text in " may not contain \\: put it in single quotes',
  DUPLICATE_KEY: 'the field is there twice: remove one',
  Flow: 'a list in [ ] or fields in { } have no end: add it',
  item: 'a line that starts with - joins the text above: start it in the column of the other entries, or put the text in quotes',
  'Missing closing': 'a text has no end: add the quotation mark',
  MULTIPLE_DOCS: 'a line of --- may only stand above and below the fields: remove it',
  TAB_AS_INDENT: 'there is a tab at the start of the line: use spaces',
  rest: 'more text follows a quotation mark or bracket: put the whole text in ", or write the apostrophe as ’',
  line: 'the line is no “name: value” or does not fit the line above: start fields in the same column, and put texts with : # { * & @ or ! in straight quotes',
}
const belowEmpty = 'an entry cannot follow the [] of an empty list: remove that line'

type Token = { type: string; offset: number; source?: string }

const frontMatter = /^---[ \t]*\n((?:[\s\S]*?\n)?)---[ \t]*(?:\n|$)/

/**
 * Reads the entries of a kind, in the order of their names or of their list. Reports YAML that cannot be parsed, and
 * a missing file with its remedy.
 */
export function readFiles(root: string, kind: Kind, report: ReportProblem, remedy = 'add it') {
  const location = path.join(root, kind.path)
  const isMarkdown = kind.shape === 'folder'
  if (!isMarkdown) {
    const file = `${location}.yaml`
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) return read(file)
    if (kind.shape === 'object' && !kind.isOptional)
      report({ file, line: 1, message: `the file is missing: ${remedy}` })
    return []
  }
  const names = listTexts(location).filter((name) => !name.includes('/'))
  return names.toSorted().flatMap((name) => read(path.join(location, name)))

  function read(file: string): ContentFile[] {
    const fail = (line: number, message: string): [] => {
      report({ file, line, message })
      return []
    }
    if (isMarkdown && !/^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(path.basename(file)))
      fail(1, 'the name is part of the address: use small letters, digits and hyphens, and .md')
    if (isMarkdown && !file.endsWith('.md')) return []
    const text = readText(file, fail)
    const [head = '', yaml = text] = (isMarkdown && frontMatter.exec(text)) || []
    if (isMarkdown && !head)
      return fail(1, 'the file must start with a line of ---, its fields, and a line of ---')
    const lines = new LineCounter()
    const document = parseDocument(yaml, { lineCounter: lines })
    const lineAt = (offset: number) => lines.linePos(offset).line + (isMarkdown ? 1 : 0)
    const [error] = [...document.errors, ...document.warnings]
    const end = error?.pos[0] ?? 0
    const [noEnd] = /^(?:Flow|Missing closing)/.exec(error?.message ?? '') ?? []
    const other = /["'\]}] *$/.test(yaml.slice(0, end)) ? 'rest' : 'line'
    const refused: Token[] = []
    let last = 0
    // Visits all tokens: https://eemeli.org/yaml/#parser
    JSON.stringify([...new Parser().parse(yaml)], (_key, token: unknown) => {
      const { type = '', offset = 0, source = '' } = Object(token) as Partial<Token>
      if (type.endsWith('scalar') && offset < end) last = offset
      const joined = type === 'scalar' ? source.search(/\n *-/) + 1 : 0
      if (joined) refused.push({ type: 'item', offset: offset + joined })
      if (adviceOn[type]) refused.push({ type, offset })
      return token
    })
    const advice = adviceOn[noEnd ?? error?.code ?? ''] ?? adviceOn[other] ?? ''
    // What has no end starts before the place where the parser misses it
    if (error) return fail(lineAt(noEnd ? last : end), yaml.startsWith('[]') ? belowEmpty : advice)
    for (const { type, offset } of refused) fail(lineAt(offset), adviceOn[type] ?? '')
    if (refused.some(({ type }) => type !== 'comment')) return []
    const value = document.toJS() as unknown
    const lineOf = (steps: ValuePath): number => {
      const parent = document.getIn(steps.slice(0, -1), true)
      // The value of a pair may start below its key
      const pair = isMap(parent) && parent.items.find(({ key }) => String(key) === steps.at(-1))
      const node = (pair ? pair.key : document.getIn(steps, true)) as Node | undefined
      return node?.range ? lineAt(node.range[0]) : steps.length > 0 ? lineOf(steps.slice(0, -1)) : 1
    }
    const body = head ? { text: text.slice(head.length), line: head.split('\n').length } : null
    const entry = { file, id: path.basename(file, path.extname(file)), value, lineOf, body }
    if (kind.shape !== 'list') return [entry]
    const list = value ?? []
    if (!Array.isArray(list)) return fail(1, 'the file must be a list: start each entry with -')
    const lineIn = (index: number) => (steps: ValuePath) => lineOf([index, ...steps])
    return list.map((value: unknown, index) => ({ ...entry, value, lineOf: lineIn(index) }))
  }
}

/** What no person writes as a text: code, pictures, what `npm run guides` writes, and files of systems and editors, such as `._a.md` and `~$a.docx`. */
const noText =
  /(?:^|\/)(?:[.~#]|(?:Thumbs\.db|desktop\.ini|Icon\r|pdf-files\.json)$)|~$|\.(?:tsx?|jpe?g|jfif|png|webp|avif|svg|hei[cf]|gif|tiff?|mp4|mov)$/i
const listTexts = (folder: string) => listFiles(folder).filter((name) => !noText.test(name))

/** Reports files that nothing reads, such as `faqs.yml`. @param others names of files and folders that are not content */
export function reportUnread(
  root: string,
  kinds: readonly Kind[],
  report: ReportProblem,
  others: readonly string[] = [],
): void {
  const files = kinds.map((kind) => kind.path + (kind.shape === 'folder' ? '/' : '.yaml'))
  const known = [...files, ...others]
  const isKnown = (name: string) =>
    known.includes(name) || known.includes(`${path.posix.dirname(name)}/`)
  const languages = listLanguages(root)
  for (const name of listTexts(root)) {
    const [folder = '', ...rest] = name.split('/')
    if (languages.includes(folder) || isKnown(name)) continue
    const advice = isKnown(rest.join('/'))
      ? `if ${folder} is a language, add ${folder}/texts/language.yaml, otherwise remove it`
      : 'give it one of the names and places in docs/content.md, or remove it'
    report({ file: path.join(root, name), line: 1, message: `nothing reads this file: ${advice}` })
  }
}

function readText(file: string, report: Report): string {
  const text = readFileSync(file, 'utf8')
    .replace(/^\uFEFF+/, '')
    .replaceAll(/\r\n?/g, '\n')
    // `- name : `: after the sign of a list or heading, before or after the name of a field, as word processors and web pages write them
    .replaceAll(/^(?:[-#>*]|\s|\u200B|\u2060|\d+[.)](?=\s))*(?:[\w-]+\s*:\s*)?/gm, (start) =>
      start.replaceAll(/[\u200B\u2060\uFEFF]/g, '').replaceAll(/\p{Zs}/gu, ' '),
    )
  return cleanSigns(text, 1, report)
}

/** Makes spaces of Word's line break (U+000B) and the like, and reports what no page and no feed may have. */
export function cleanSigns(text: string, line: number, report: Report): string {
  const cleaned = text.replaceAll(/[\v\f\u0085\u2028\u2029]/g, ' ')
  // Also marks of direction, which turn all that follows until they are closed, if they are
  const invisible = /(?![\t\n])[\p{Cc}\p{Co}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFD-\uFFFF]/u
  const refused = new RegExp(`(${invisible.source}|${garbled.source})`, 'u')
  const [before = '', sign] = cleaned.split(refused)
  const unread = 'some letters cannot be read: type them again, and save the file as UTF-8'
  const message = 'there is an invisible control character: type the line again'
  const isUnread = /[\0\uFFFD\p{Cs}]/u.test(text) || garbled.test(sign ?? '')
  if (sign) report(line + before.split('\n').length - 1, isUnread ? unread : message)
  return cleaned
}
