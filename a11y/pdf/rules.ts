/** The rules of `a11y/README.md`, part T, for a PDF that was read. Each problem begins with its rule. */
import { headingsOf, type Node, nodes, type PdfStructure } from './structure'

const pageRange = { least: 4, most: 10 }
const mostBytes = 400_000
const leastContrast = 4.5
const languages = ['en-IN', 'en']
/** What the guides are set in. Another font would stand in for a character that ours lack. */
const houseFonts = /^[A-Z]{6}\+(?:Eczar|AtkinsonHyperlegibleNext)-/

/** What may stand directly in what; other elements are free. */
const children: Readonly<Record<string, readonly string[]>> = {
  L: ['LI', 'L', 'Caption'],
  LI: ['Lbl', 'LBody'],
  TOC: ['TOCI', 'TOC', 'Caption'],
  TOCI: ['Lbl', 'Reference', 'NonStruct', 'P', 'TOC'],
  Table: ['Caption', 'THead', 'TBody', 'TFoot', 'TR'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
}
const parents: Readonly<Record<string, readonly string[]>> = {
  LI: ['L'],
  LBody: ['LI'],
  TOCI: ['TOC'],
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
}
/** What holds other elements and no words of its own. */
const containers = new Set('Document L LI TOC TOCI Table THead TBody TFoot TR'.split(' '))
/** The structure types of PDF 1.7. */
const standard = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Figure Formula Form'.split(
    ' ',
  ),
)

type Rule = (pdf: PdfStructure) => string[]

const when = (problem: unknown, text: string): string[] => (problem ? [text] : [])
const quote = (text: string) => `"${text.length > 50 ? `${text.slice(0, 50)}…` : text}"`

const isTagged: Rule = ({ marked, tree, pages }) => [
  ...when(!marked, 'T01 the document is not marked as tagged'),
  ...when(!tree, 'T01 there is no structure tree'),
  ...pages.flatMap((page, i) => {
    const { untagged, isNested } = page.paint
    return [
      ...when(!page.hasMarks, `T01 page ${i + 1} has no part in the structure tree`),
      ...when(untagged.length, `T01 page ${i + 1} paints outside tags: ${untagged[0]}`),
      ...when(isNested, `T01 page ${i + 1} has marks within marks`),
    ]
  }),
]

const hasTitle: Rule = ({ title, displaysTitle, tree, author, metadata }) => {
  const heading = [...nodes(tree)].find((node) => node.type === 'H1')?.text
  return [
    ...when(!title, 'T02 there is no title'),
    ...when(
      title && title !== heading,
      `T02 the title ${quote(title)} is not the heading ${quote(heading ?? '')}`,
    ),
    ...when(!displaysTitle, 'T02 the window does not show the title'),
    ...when(!author, 'T02 there is no author'),
    ...when(!metadata.includes(`>${title}</rdf:li>`), 'T02 the XMP metadata names no such title'),
    ...when(!/<pdfuaid:part>1</.test(metadata), 'T01 the file does not say that it is PDF/UA-1'),
  ]
}

const hasLanguage: Rule = ({ language }) =>
  when(!languages.includes(language), `T03 the language is ${quote(language)}`)

const hasStructure: Rule = ({ tree }) => {
  const all = [...nodes(tree)]
  const headings = headingsOf(tree)
  return [
    ...when(all.filter(({ type }) => type === 'H1').length !== 1, 'T04 there must be one H1'),
    ...headings.flatMap(({ level, text }, i) => [
      ...when(
        level > (headings[i - 1]?.level ?? 0) + 1,
        `T04 a level is skipped before ${quote(text)}`,
      ),
      ...when(!text, `T04 an H${level} is empty`),
    ]),
    ...all.flatMap(elementProblems),
  ]
}

function elementProblems(node: Node): string[] {
  const { type, text } = node
  const rows = type === 'Table' ? [...nodes(node)].filter((inner) => inner.type === 'TR') : []
  const widths = rows.map((row) => row.children.length)
  return [
    ...when(!standard.has(type), `T04 ${type} is no structure type of PDF 1.7`),
    ...node.children.flatMap((child) => [
      ...when(
        children[type] && !children[type].includes(child.type),
        `T04 ${child.type} directly within ${type}: ${quote(child.text)}`,
      ),
      ...when(
        parents[child.type] && !parents[child.type]?.includes(type),
        `T04 ${child.type} outside ${parents[child.type]?.[0]}: ${quote(child.text)}`,
      ),
    ]),
    ...when(
      containers.has(type) && node.places.length > 0,
      `T04 words directly within ${type}: ${quote(text)}`,
    ),
    ...when(
      type === 'LI' && !node.children.some((child) => child.type === 'LBody'),
      `T04 LI without LBody: ${quote(text)}`,
    ),
    ...when(type === 'L' && !node.listNumbering, `T04 L without ListNumbering: ${quote(text)}`),
    ...when(
      type === 'TH' && !['Row', 'Column', 'Both'].includes(node.scope),
      `T04 TH without scope: ${quote(text)}`,
    ),
    ...when(type === 'TH' && !text, 'T04 TH without words'),
    ...when(
      type === 'Table' && ![...nodes(node)].some((inner) => inner.type === 'TH'),
      `T04 Table without TH: ${quote(text)}`,
    ),
    ...when(new Set(widths).size > 1, `T04 Table with uneven rows: ${quote(text)}`),
    ...when(type === 'Figure' && !node.alt, 'T04 Figure without alternative text'),
  ]
}

const hasOutline: Rule = ({ tree, outline, pages }) => {
  if (pages.length <= 2) return []
  const headings = headingsOf(tree)
  const differing = headings.find(
    ({ level, text }, i) => outline[i]?.title !== text || outline[i]?.level !== level,
  )
  return [
    ...when(differing, `T05 the outline lacks the heading ${quote(differing?.text ?? '')}`),
    ...when(
      outline.length > headings.length,
      'T05 the outline has more entries than there are headings',
    ),
  ]
}

const bareAddress = /^(?:https?:\/\/|www\.)\S+$/i

const hasNamedLinks: Rule = ({ annotations, pages }) =>
  annotations.flatMap(({ kind, owner, label, page, address, leadsInside }) => {
    const on = `on page ${page}`
    if (kind !== 'Link') return [`T06 an annotation of kind ${kind} ${on}`]
    const words = owner?.text.trim() ?? ''
    return [
      ...when(owner?.type !== 'Link', `T06 a link ${on} is not within a Link element`),
      ...when(
        !pages[page - 1]?.tabsFollowStructure,
        `T06 the Tab key does not follow the structure ${on}`,
      ),
      ...when(owner && !words, `T06 a link ${on} has no words`),
      ...when(bareAddress.test(words), `T06 a link ${on} is a bare address: ${quote(words)}`),
      ...when(!label.trim(), `T06 a link ${on} has no description`),
      ...when(!address && !leadsInside, `T06 a link ${on} leads nowhere: ${quote(words)}`),
      ...when(
        address && !/^(?:https|mailto|tel):/.test(address),
        `T06 a link ${on} leads to ${address}`,
      ),
    ]
  })

const isReadable: Rule = ({ pages, fonts, tree }) => [
  ...fonts.flatMap((font) => [
    ...when(!houseFonts.test(font.name), `T07 the font ${font.name} is not ours`),
    ...when(!font.embedded, `T07 the font ${font.name} is not embedded`),
    ...when(!font.readable, `T07 the text in ${font.name} cannot be extracted`),
  ]),
  ...pages.flatMap((page, i) => {
    const { contrast } = page.paint
    return [
      ...when(!page.text, `T07 page ${i + 1} has no text`),
      ...when(
        /[\uE000-\uF8FF\uFFFD\0]/.test(page.text),
        `T07 page ${i + 1} has unknown characters`,
      ),
      ...when(contrast < leastContrast, `T07 contrast of ${contrast.toFixed(2)} on page ${i + 1}`),
    ]
  }),
  ...orderProblems(tree),
]

/** Blocks that follow each other must also stand below each other, or on a later page. */
function orderProblems(tree: Node | undefined): string[] {
  const blocks = [...nodes(tree)].filter(({ type }) =>
    /^(?:H[1-6]|P|LI|TR|Caption|TOCI)$/.test(type),
  )
  const starts = blocks.flatMap((node) => {
    const places = [...nodes(node)].flatMap((inner) => inner.places)
    const first = places.toSorted((a, b) => a.page - b.page || a.top - b.top)[0]
    return first ? [{ ...first, text: node.text }] : []
  })
  return starts.flatMap((start, i) => {
    const before = starts[i - 1]
    const isLower =
      !before ||
      start.page > before.page ||
      (start.page === before.page && start.top >= before.top - 1)
    return when(!isLower, `T07 ${quote(start.text)} is read after what stands below it`)
  })
}

const isSized: Rule = ({ pages, bytes }) => [
  ...when(
    pages.length < pageRange.least || pages.length > pageRange.most,
    `size: ${pages.length} pages, not ${pageRange.least} to ${pageRange.most}`,
  ),
  ...when(bytes > mostBytes, `size: ${bytes} bytes, more than ${mostBytes}`),
]

const rules: readonly Rule[] = [
  isTagged,
  hasTitle,
  hasLanguage,
  hasStructure,
  hasOutline,
  hasNamedLinks,
  isReadable,
  isSized,
]

/** What is wrong with a PDF; nothing, if it keeps all rules. */
export const findProblems = (pdf: PdfStructure): string[] => rules.flatMap((rule) => rule(pdf))
