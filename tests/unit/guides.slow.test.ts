import { readFile, stat } from 'node:fs/promises'

import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'

import { sampleSize } from '../../src/content/pdfs'
import { pdfFiles } from '../../src/content/pdf-files'
import type { Block } from '../../src/content/schema/text'
import type { Guide } from '../../src/content/schema/types'
import { plainRichText } from '../../src/lib/plain-text'
import { readPaint } from '../../a11y/pdf/paint'
import { findProblems } from '../../a11y/pdf/rules'
import { nodes, type PdfStructure, readGuide, readPdf } from '../../a11y/pdf/structure'

/** Busy machines need more time for the first file. */
const patience = 60_000

/** A square of 4.2 mm with rounded corners. */
const isTickBox = ({ width, height }: { width: number; height: number }) =>
  width === height && Math.abs(width - 11.9) < 0.1

/** The texts of the paragraphs, items and cells of a block. */
function pieces(block: Block): string[] {
  if (typeof block === 'string' || 'length' in block) return [plainRichText(block)]
  if ('list' in block) return block.list.map(plainRichText)
  if ('steps' in block) return block.steps.map(plainRichText)
  if ('table' in block) return [block.table.caption, block.table.columns, block.table.rows].flat(2)
  return [plainRichText(block.note)]
}

/** All texts of a guide, in reading order. */
const textsOf = ({ title, subtitle, sections }: Guide): string[] => [
  title,
  subtitle,
  ...sections.flatMap((section) => [
    section.heading.replace(/^\d+\. /, ''),
    ...section.blocks.flatMap(pieces),
    ...section.parts.flatMap((part) => [part.heading, ...part.blocks.flatMap(pieces)]),
    ...section.checklist,
  ]),
]

/** Removes the characters that a line break may add or remove. */
const bare = (text: string) => text.replace(/\s+/g, '')

const guides = JSON.parse(await readFile('src/generated/guides.json', 'utf8')) as readonly Guide[]

describe.each(guides)('the guide $id', (guide) => {
  const { id } = guide
  let pdf: PdfStructure

  beforeAll(async () => {
    pdf = await readPdf(await readGuide(id))
  }, patience)

  test('follows every rule for accessible PDF files', () => {
    expect(findProblems(pdf)).toEqual([])
  })

  test('has the pages, the size and the contents that its card states', () => {
    const { pages, bytes, contents } = pdfFiles[id] ?? {}
    expect({ pages, bytes }).toEqual({ pages: pdf.pages.length, bytes: pdf.bytes })
    const sections = pdf.outline
      .filter(({ level }) => level === 2)
      .map(({ title }) => title.replace(/^\d /, ''))
    expect(sections).toEqual(['Contents', ...(contents ?? []), expect.stringMatching(/^Talk to /)])
  })

  test('has the headings of its sample pages on these pages', async () => {
    const samples = pdfFiles[id]?.samples ?? []
    expect(new Set(samples.map(({ page }) => page)).size).toBe(2)
    for (const [i, { page, headings }] of samples.entries()) {
      for (const heading of headings)
        expect(bare(pdf.pages[page - 1]?.text ?? '')).toContain(bare(heading))
      for (const type of ['avif', 'jpg']) {
        const file = `public/images/guides/pages/${id}-${i + 1}.${type}`
        const { width, height } = await sharp(file).metadata()
        expect([width, height]).toEqual([sampleSize.width, sampleSize.height])
        expect((await stat(file)).size).toBeLessThan(60_000)
      }
    }
  })

  test('fills the page of its contents', () => {
    const rows = [...nodes(pdf.tree)].filter(({ type }) => type === 'TOCI')
    const places = rows.flatMap((row) => [...nodes(row)]).flatMap((node) => node.places)
    const tops = places.map(({ top }) => top)
    expect(Math.max(...tops)).toBeGreaterThan(0.8 * 842)
  })

  test('has all its text in reading order', () => {
    const words = bare(pdf.tree?.text ?? '')
    let from = 0
    for (const text of textsOf(guide)) {
      const at = words.indexOf(bare(text), from)
      expect(at, `"${text}" after ${words.slice(from - 60, from)}`).toBeGreaterThanOrEqual(from)
      from = at + bare(text).length
    }
  })

  test('has a checkbox for every line of its checklists', () => {
    const lines = guide.sections.flatMap(({ checklist }) => checklist).map(bare)
    const items = [...nodes(pdf.tree)].filter(({ type }) => type === 'LI')
    const boxed = items.filter(({ children }) => children[0]?.text === '')
    expect(boxed.map(({ text }) => bare(text))).toEqual(expect.arrayContaining(lines))
    const boxes = pdf.pages.flatMap(({ paint }) => paint.shapes.filter(isTickBox))
    expect(boxes).toHaveLength(lines.length)
  })
})

describe('the rules find a PDF that', { timeout: patience }, () => {
  let sound: string

  beforeAll(async () => {
    sound = Buffer.from(await readGuide('local-seo-checklist')).toString('latin1')
  })

  type Damage = readonly [from: string | RegExp, to: string]

  /** The problems of the file after each text was replaced: once, or everywhere for a global pattern. */
  async function problemsAfter(...damages: readonly Damage[]): Promise<string> {
    let file = sound
    for (const [from, to] of damages) {
      const damaged = file.replace(from, to)
      expect(damaged, String(from)).not.toBe(file)
      expect(damaged, `${from}: the places of the objects must not change`).toHaveLength(
        file.length,
      )
      file = damaged
    }
    return findProblems(await readPdf(Buffer.from(file, 'latin1'))).join('\n')
  }

  test('describes nothing about itself', async () => {
    const problems = await problemsAfter(
      ['/Lang (en-IN)', '/Lang (xx-XX)'],
      ['/Marked true', '/Marked null'],
      ['/Outlines ', '/OutlineX '],
      ['/DisplayDocTitle true', '/DisplayDocTitle null'],
      [/\/Title (.*\n.*\/Subject)/, '/TitlX $1'],
      ['/Author ', '/AuthoX '],
      ['/Metadata ', '/MetadatX '],
      [/\/Tabs/g, '/TabX'],
      [/\/ToUnicode/g, '/ToUnicodX'],
      [/\/FontFile2/g, '/FontFileX'],
      [/\+Eczar-/g, '+Arial-'],
    )
    expect(problems).toContain('T01 the document is not marked as tagged')
    expect(problems).toContain('T01 the file does not say that it is PDF/UA-1')
    expect(problems).toContain('T02 there is no title')
    expect(problems).toContain('T02 there is no author')
    expect(problems).toContain('T02 the window does not show the title')
    expect(problems).toContain('T03 the language is "xx-XX"')
    expect(problems).toContain('T05 the outline lacks the heading')
    expect(problems).toContain('T06 the Tab key does not follow the structure on page 2')
    expect(problems).toMatch(/T07 the font \S+Arial-\S+ is not ours/)
    expect(problems).toMatch(/T07 the font \S+ is not embedded/)
    expect(problems).toMatch(/T07 the text in \S+ cannot be extracted/)
  })

  test('has no structure tree', async () => {
    const problems = await problemsAfter(
      [/\/StructTreeRoot (?=\d)/, '/StructTreeRooX '],
      [/(StructTreeRoot\s[^K]*?RoleMap.*?\n {2})\/K /s, '$1/X '],
    )
    expect(problems).toContain('T01 there is no structure tree')
    expect(problems).toContain('T01 page 3 has no part in the structure tree')
    expect(problems).toContain('T04 there must be one H1')
    expect(problems).toMatch(/T06 a link on page \d+ is not within a Link element/)
  })

  test('has the wrong elements', async () => {
    const problems = await problemsAfter(
      ['/S /H3', '/S /H4'],
      ['/S /H2', '/S /H1'],
      ['/S /LBody', '/S /Div  '],
      ['/S /Caption', '/S /Figure '],
      ['/Strong /Span', '/Strong /Bold'],
      ['/S /Link', '/S /Span'],
      ['/S /TD', '/S /TH'],
      ['/ListNumbering', '/ListNumberinX'],
      ['/S /TR', '/S /P '],
    )
    expect(problems).toContain('T04 there must be one H1')
    expect(problems).toContain('T04 a level is skipped before')
    expect(problems).toContain('T04 Div directly within LI')
    expect(problems).toContain('T04 LI without LBody')
    expect(problems).toContain('T04 L without ListNumbering')
    expect(problems).toContain('T04 Figure without alternative text')
    expect(problems).toContain('T04 Bold is no structure type of PDF 1.7')
    expect(problems).toContain('T04 TH without scope')
    expect(problems).toContain('T04 TH without words')
    expect(problems).toMatch(/T04 P directly within (?:Table|TBody)/)
    expect(problems).toContain('T05 the outline lacks the heading')
    expect(problems).toContain('T06 a link on page 9 is not within a Link element')
  })

  test('has its parts in the wrong order, and links without words', async () => {
    const problems = await problemsAfter(
      [/(\/S \/Document\s[^[]*\[(?:\d+ 0 R ){8})(\d+ 0 R) (\d+ 0 R) (\d+ 0 R)/, '$1$4 $3 $2'],
      [/\/K \[\d\d 0 R <<(?=\s+\/Type \/OBJR)/, '/K [       <<'],
      ['/Contents (', '/ContentX ('],
      [/\/Dest (?=\d+ 0 R\n {2}\/F )/, '/DesX '],
    )
    expect(problems).toMatch(/T07 ".*" is read after what stands below it/)
    expect(problems).toMatch(/T06 a link on page \d+ has no words/)
    expect(problems).toContain('T06 a link on page 2 has no description')
    expect(problems).toContain('T06 a link on page 2 leads nowhere')
  })

  test('is too large and too long, has a page without text, or has a bare URL as link text', async () => {
    const pdf = await readPdf(Buffer.from(sound, 'latin1'))
    const link = pdf.annotations.find(({ address }) => address.startsWith('https:'))
    if (!link?.owner || !pdf.pages[3]) throw new Error('There is no link')
    const problems = findProblems({
      ...pdf,
      bytes: 400_001,
      pages: [...pdf.pages, pdf.pages[3], { ...pdf.pages[3], text: '' }],
      annotations: [{ ...link, owner: { ...link.owner, text: 'https://www.example.com/a' } }],
    })
    expect(problems).toEqual([
      `T06 a link on page ${link.page} is a bare address: "https://www.example.com/a"`,
      'T07 page 11 has no text',
      'size: 11 pages, not 4 to 10',
      'size: 400001 bytes, more than 400000',
    ])
  })
})

test('pale text and what lies outside tags are found', () => {
  const operators: [operator: number, args: unknown[] | null][] = [
    [OPS.beginMarkedContentProps, ['P', 0]],
    [OPS.setFillRGBColor, ['#ffffff']],
    [OPS.constructPath, [OPS.fill, [new Float32Array(13)], [0, 0, 99, 99]]],
    [OPS.setFillRGBColor, ['#999999']],
    [OPS.setTextMatrix, [[1, 0, 0, 1, 9, 9]]],
    [OPS.showText, [[]]],
    [OPS.endMarkedContent, null],
    [OPS.constructPath, [OPS.fill, [new Float32Array(13)], [0, 0, 9, 9]]],
    [OPS.beginMarkedContent, ['P']],
  ]
  const paint = readPaint({
    fnArray: operators.map(([operator]) => operator),
    argsArray: operators.map(([, args]) => args),
  })
  expect(paint.contrast).toBeCloseTo(2.85, 2)
  expect(paint.untagged).toEqual(['constructPath'])
  expect(paint.isNested).toBe(true)
})
