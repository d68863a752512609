import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

import { phoneNumber, webAddress } from '../../src/content/schema/schemas'
import type { Block, Inline, RichText, TextTable } from '../../src/content/schema/text'
import { cleanText } from '../../src/lib/clean-text'
import { publicEmail } from '../../src/lib/email'
import { plainRichText } from '../../src/content/schema/plain-text'
import type { LinkTo, MarkdownPart, Report } from './types'

type RootContent = ReturnType<typeof fromMarkdown>['children'][number]
type NodeOf<Type> = Extract<RootContent, { type: Type }>
type PhrasingContent = NodeOf<'paragraph'>['children'][number]

export type MarkdownText = Pick<MarkdownPart, 'line' | 'blocks'> & {
  readonly parts: MarkdownPart[]
}

/** `fill` replaces placeholders such as `{company.city}` in a piece of text; `link` gets each link to a page, and finds it. */
export type Callbacks = {
  readonly fill: (text: string, line: number) => string
  readonly report: Report
  readonly link: (line: number, target: string) => ReturnType<LinkTo>
}
type Tools = Callbacks & { readonly markdown: string }

/** Follows an escaped brace while an entry is read: a word joiner, which nobody sees. */
const mark = '\u2060'
/** Removes such marks from the texts of an entry. @param json its value */
export const removeMarks = (json: string): string => json.replaceAll(`{${mark}`, '{')

const tables = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }

/**
 * Parses Markdown into the blocks that the site renders: paragraphs, lists, tables with a caption (a paragraph
 * `Table: …` above), notes (`> [!NOTE]`), bold, code and links. `##` starts a part and `###` an item of it. Everything
 * else is reported, so no HTML and no script gets through.
 *
 * @param line the first one's number in its file.
 */
export function parseMarkdown(source: string, line: number, callbacks: Callbacks): MarkdownText {
  // So that lines are those of the file, and what follows an escaped brace is no fact and no condition
  const markdown =
    '\n'.repeat(line - 1) + source.replace(/\\./gs, (pair) => (pair === '\\{' ? pair + mark : pair))
  const tools = { ...callbacks, markdown }
  const { children } = fromMarkdown(markdown, tables)
  const text: MarkdownText = { line, blocks: [], parts: [] }
  let current: Pick<MarkdownText, 'blocks'> = text
  let caption = ''
  for (const [index, node] of children.entries()) {
    if (node.type === 'heading') {
      const part = readHeading(node, tools)
      const parent = node.depth === 3 ? text.parts.at(-1) : undefined
      if (node.depth === 3 && !parent)
        tools.report(part.line, 'a ### heading needs a ## heading above it: write ## instead')
      ;(parent?.items ?? text.parts).push(part)
      current = part
      continue
    }
    const block = readBlock(node, caption, tools)
    const isAboveTable = children[index + 1]?.type === 'table'
    caption = (isAboveTable && typeof block === 'string' && /^Table: (.*)/.exec(block)?.[1]) || ''
    if (!caption && block !== '') current.blocks.push(block)
  }
  return text
}

function readHeading(node: NodeOf<'heading'>, tools: Tools): MarkdownPart {
  const line = lineOf(node)
  const [first, second] = node.children
  const link = node.depth === 3 && !second && first?.type === 'link' ? first : undefined
  const text = readInline(link?.children ?? node.children, tools)
  const heading = plainRichText(text)
  const url = link && tools.fill(link.url, line)
  reportNotation(node.children, line, tools)
  if (node.depth === 1)
    tools.report(line, 'a # heading is not allowed, because the title is one: write ## instead')
  if (node.depth > 3) tools.report(line, 'headings have two levels: write ## or ###')
  if (!cleanText(heading))
    tools.report(line, 'a heading has no text: write one, or remove the line')
  if (!sourceOf(node, tools).startsWith('#'))
    tools.report(line, 'a line of --- or === makes a heading of the line above: write ## before it')
  if (hasLink(text)) tools.report(line, noLink)
  if (link && !webAddress.test(url ?? ''))
    tools.report(line, `the link ${url} of a heading must start with https://, without a password`)
  return { line, heading, name: heading, ...(url && { url }), blocks: [], items: [] }
}

/** @returns '' for what is not supported. */
function readBlock(node: RootContent, caption: string, tools: Tools): Block {
  if (node.type === 'paragraph') return readParagraph(node, tools)
  if (node.type === 'list') {
    const items = readItems(node, tools)
    if (!node.ordered) return { list: items }
    const [start = 1, ...others] = node.children.map((item) => parseInt(sourceOf(item, tools)))
    if (![0, 1].some((by) => others.every((number, i) => number === start + (i + 1) * by)))
      tools.report(lineOf(node), 'the numbers of steps rise by one: correct them, or write 5\\.')
    return { steps: items, ...(start !== 1 && { start }) }
  }
  if (node.type === 'table') return { table: readTable(node, caption, tools) }
  if (node.type !== 'blockquote') return reject(node, tools.report)
  const [text = '', ...rest] = node.children.map((child) =>
    child.type === 'paragraph' ? readParagraph(child, tools) : '',
  )
  // The mark may have a paragraph of its own
  if (text === '[!NOTE]' && rest[0] && rest.length === 1) return { note: rest[0] }
  const [start = '', ...others] = typeof text === 'string' ? [text] : text
  if (typeof start === 'string' && start.startsWith('[!NOTE] ') && rest.length === 0) {
    const note = joinPieces([start.slice('[!NOTE] '.length), ...others])
    if (cleanText(plainRichText(note))) return { note }
  }
  tools.report(lineOf(node), 'a quotation must be a note of one paragraph that starts with [!NOTE]')
  return ''
}

/** `mailto:a@b.in`, `mailto:a@b.in,c@d.in?subject=…`: the first address. */
const mailLink = /^mailto:([^,?]+)(?:[,?]\S+)?$/
/** The number that a link calls, in `tel:` (but for short and free ones such as 112 and 1800 …), or in `https://wa.me/917555550100`. */
const numberInLink =
  /(?<=^tel:)(?!\d{3,6}$|1[ -]?8[06]0).*|(?<=^https:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com\/send\/?\?phone))[/=]\+?\d+/
export const noLink = 'only a whole ### heading of a post may be a link: move it into the text'
const startsOf = 'must be whole and start with /, https:// or mailto:, without spaces or password'
const useAddress = 'a link must contain its address: write [text](address)'
const unsupported: Readonly<Record<string, string>> = {
  html: 'HTML is not allowed: write Markdown, or `code` for text with angle brackets',
  code: 'a block of code is not supported: write a short piece of code as `code`',
  thematicBreak: 'a line across the page is not supported: start a part with ## instead',
  emphasis: 'italics are not supported: remove the * or _, or write **bold**',
  image: 'a picture inside a text is not supported: use the field “image”',
  break: 'a line break is not supported: start a paragraph with an empty line',
  link: useAddress,
  definition: useAddress,
}

function reject(node: RootContent, report: Report): '' {
  report(
    lineOf(node),
    unsupported[node.type.replace('Reference', '')] ??
      `${node.type} is not supported: write plain text`,
  )
  return ''
}

/** The texts of a list's items, which have one paragraph each. */
const readItems = (list: NodeOf<'list'>, tools: Tools): RichText[] =>
  list.children.map((item) => {
    const [first, ...rest] = item.children
    if (first?.type === 'paragraph' && rest.length === 0) return readParagraph(first, tools)
    tools.report(lineOf(item), 'an item of a list must be one paragraph, without a list inside')
    return ''
  })

function readTable(table: NodeOf<'table'>, caption: string, tools: Tools): TextTable {
  const { report } = tools
  const [columns = [], ...rows] = table.children.map((row) =>
    row.children.map((cell) => {
      const text = readInline(cell.children, tools)
      reportNotation(cell.children, lineOf(row), tools)
      if (typeof text !== 'string')
        report(lineOf(row), 'a cell of a table must be plain text, without links or bold')
      return plainRichText(text)
    }),
  )
  if (columns.some((heading) => !cleanText(heading)))
    report(lineOf(table), 'a column of the table has no heading: write one')
  if (!cleanText(caption))
    report(lineOf(table), 'a table has no caption: write the line “Table: …” above it')
  for (const [index, { length }] of rows.entries()) {
    const counts = `${length} instead of ${columns.length} cells`
    if (length !== columns.length)
      report(lineOf(table) + index + 2, `the row has ${counts}: write one for each column`)
  }
  return { caption, columns, rows }
}

/** Notations of other programs, which would appear as typed. The first three concern paragraphs only. */
// prettier-ignore
const notations: readonly (readonly [RegExp | readonly RegExp[], string])[] = [
  // “• One”, “– One”, but no emoji and no stars
  [[/^\s*(?:(?!\p{Extended_Pictographic}|[★☆№])[\p{So}\p{Co}]|[•·▪‣●⁃–—−→»›+o])\s/mu,
    // (1), (iv), a), 1.One, -One, *One, but not *T&C apply, and a. One, but not a. m.
    /^\s*(?:(?:\((?:\d+|[a-z]|[ivx]+)\)|[a-z\d]\))\s|\d{1,2}\.[\p{Lu}\s]|-\p{L}|\*\p{L}.*\n\s*\*\p{L}|[a-z]\.\s(?!\p{L}\.))/mu,
    // Two lines with an emoji, a keycap, १., 1 -, A., IV), [1] or the like: one is no list
    /^\s*(?:(?:\p{Extended_Pictographic}|\p{Nd}{1,2}(?:\uFE0F?\u20E3|(?:[.)\]:-]| [-–])\s)|(?:\p{L}|[IVX]{2,4}|\[\d+)[.)\]]\s|[Ss]tep \d|[-=]>|--\s|~\s).*(?:\n\s*|$)){2}/mu], 'an entry of a list starts with “- ” or “1. ”, below an empty line'],
  [/^(?:#+[^\s#]|＃)/m, 'a heading needs a space after ##: add it, or put \\ before a # that is none'],
  [/https?:\/\/|\bwww\./i, 'an address must be a link: write [text](https://…)'],
  // [x] Done
  [/^\s*\[[ xX]?\]\s/m, 'boxes to tick are not supported: write a plain list'],
  // | A | B |, or two lines such as A | B
  [/^\s*\|.*\|\s*$|^[^|\t\n]+[|\t].*\n[^|\t\n]+[|\t]/m, 'a table needs a line such as | --- | --- | below its first row'],
  [/^\s*:::/m, 'boxes with ::: are not supported: write a note, as in > [!NOTE] Text'],
  [/\*\*|__/, 'bold text has two asterisks on each side, without spaces between them and the text'],
  // ~~gone~~, ==marked==, H~2~O
  [/~~|==|~\w+~/, 'text that is struck through or marked is not supported: remove the signs'],
  [/\[\^/, 'footnotes are not supported: write a sentence'],
  // [text](/blog after a text, [text] (/blog) and [text][1]
  [/\](?:\(|\s+\((?=\/|[^\s()\d][^\s()]*(?:[/:@#]|\.\w\w)))|\]\[\d/, 'a link is written [text](address), without a space between or in the address'],
  // {city}, but not {company.city}, {if map} and {{ … }}
  [/(?<!\{)\{(?!if |\{|[A-Za-z]\w*(?:\.\w+)+\})/, 'a fact is written as in {company.city}: correct it'],
  // Wikis, BBCode, WordPress: [[Page]], [b]bold[/b], [gallery ids=1]
  [[/\[\[|\[(?:\/?(?:b|i|u|s|url|img|quote|code|size|color|toc)\b[^\]]*\]|[\w-]+ \w+=)/i,
    // Chatbots, templates, code without an end, formulas, hidden, inserted and raised text: 【1, {{% a, `, $$, %%, ||a||, ++a, ^2^
    /【\d|\{\{[<%#]|`|\$\$|%%|\|\|[^|]+\|\||(?<!\w)\+\+\w|\^\w+\^/,
    // MkDocs, Jira, definitions, names of emoji: !!! note, h2. Title, : meaning, :smile:
    /^(?:!!!|h\d\. |: )|(?:^|\s):[a-z_]+:/im], 'signs of other programs, such as [[ ]] or ::, are not supported: remove them, or put \\ before them'],
]

/** Reports what would appear as it is typed: signs without escaped ones, code, links and bold words. */
function reportNotation(nodes: PhrasingContent[], line: number, tools: Tools, from = 3) {
  const sources = nodes.map((node) => (node.type === 'text' ? sourceOf(node, tools) : 'x'))
  const plain = sources.join('').replaceAll(/\\[^\w\s]/g, 'x')
  for (const [signs, advice] of notations.slice(from))
    if ([signs].flat().some((sign) => sign.test(plain))) tools.report(line, advice)
}

function readParagraph(node: NodeOf<'paragraph'>, tools: Tools): RichText {
  reportNotation(node.children, lineOf(node), tools, 0)
  const text = readInline(node.children, tools)
  const isPlain = node.children.every(({ type }) => /^(?:text|strong|inlineCode)$/.test(type))
  if (isPlain && !cleanText(plainRichText(text)))
    tools.report(lineOf(node), 'a paragraph has no text: write one, or remove it')
  return text
}

const sourceOf = ({ position }: RootContent, { markdown }: Tools) =>
  markdown.slice(position?.start.offset, position?.end.offset)

const readInline = (nodes: readonly PhrasingContent[], tools: Tools): RichText =>
  joinPieces(nodes.flatMap((node) => readPiece(node, tools)))

const hasLink = (text: RichText) =>
  typeof text !== 'string' && text.some((piece) => typeof piece !== 'string' && 'text' in piece)

function readPiece(node: PhrasingContent, tools: Tools): Inline | readonly Inline[] {
  const line = lineOf(node)
  // Markdown keeps the backslash before a sign that ASCII lacks, such as a dash
  if (node.type === 'text')
    return tools.fill(node.value.replaceAll(/\\(?=[^\0-\x7F])/g, '').replaceAll('\n', ' '), line)
  // As it is typed: code may have braces of its own
  if (node.type === 'inlineCode') {
    if (!cleanText(node.value)) tools.report(line, 'code has no text: write it between the `')
    return { code: node.value }
  }
  if (node.type !== 'strong' && node.type !== 'link') return reject(node, tools.report)
  const inner = readInline(node.children, tools)
  const text = plainRichText(inner)
  // A link between bold words stays one, in usual letters
  if (node.type === 'strong' && typeof inner !== 'string' && hasLink(inner))
    return inner.map((piece) => (typeof piece === 'string' ? { strong: piece } : piece))
  if (node.type === 'strong') {
    if (!cleanText(text)) tools.report(line, 'bold text has no text: remove the asterisks')
    return { strong: text }
  }
  if (!cleanText(text)) tools.report(line, 'a link has no text: write it between [ and ]')
  if (node.title) tools.report(line, 'a link has only its text and address: [text](address)')
  const target = tools.fill(node.url, line)
  if (target.startsWith('/')) {
    const { path, suffix } = tools.link(line, target)
    return { text: text + suffix, path }
  }
  const [tel] = numberInLink.exec(target) ?? []
  const [, email = ''] = mailLink.exec(target) ?? []
  if (tel && !phoneNumber.test(tel.replace(/^[/=](\+|(?=\d{11}))/, '+').replace(/[().]|;.*/g, ' ')))
    tools.report(line, `the number in ${target} must have its country code, and no 0 after it`)
  else if (!webAddress.test(target) && !publicEmail.test(email) && !/^tel:./.test(target))
    tools.report(line, `the link ${target} ${startsOf}`)
  // `tel:` allows no spaces (https://www.rfc-editor.org/rfc/rfc3966)
  return { text, href: target.startsWith('tel:') ? target.replace(/ /g, '') : target }
}

/** A text without other pieces is one string. */
function joinPieces(pieces: readonly Inline[]): RichText {
  const joined = pieces.filter((piece) => piece !== '')
  const [first = ''] = joined
  return joined.length <= 1 && typeof first === 'string' ? first : joined
}

const lineOf = ({ position }: RootContent | NodeOf<'table' | 'list'>['children'][number]) =>
  position?.start.line ?? 1
