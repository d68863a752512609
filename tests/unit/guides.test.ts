import { readFile } from 'node:fs/promises'

import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
} from 'pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'

import { findProblems } from '../../scripts/guides/pdf-rules'
import { nodes, type PdfStructure, readPdf } from '../../scripts/guides/pdf-structure'
import { quoteSetter } from '../../scripts/guides/typography'
import type { Guide } from '../../src/content/guides/guide'
import { pdfFiles } from '../../src/content/pdf-files'
import { pdfs } from '../../src/content/pdfs'
import type { Block } from '../../src/content/text'
import { plainRichText } from '../../src/lib/plain-text'

const bytesOf = (id: string): Promise<Uint8Array> => readFile(`public/pdf/${id}.pdf`)

const read = new Map<string, Promise<PdfStructure>>()
/** Reads each file once. */
function structureOf(id: string): Promise<PdfStructure> {
  const structure = read.get(id) ?? bytesOf(id).then(readPdf)
  read.set(id, structure)
  return structure
}

/** Busy machines need more time for the first file. */
const patience = 60_000

const name = (text: string) => PDFName.of(text)

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
    ...(section.parts ?? []).flatMap((part) => [part.heading, ...part.blocks.flatMap(pieces)]),
    ...(section.checklist ?? []),
  ]),
]

/** Removes the characters that a line break may add or remove. */
const bare = (text: string) => quoteSetter()(text).replace(/\s+/g, '')

describe.each(pdfs.map(({ id }) => id))('the guide %s', (id) => {
  let pdf: PdfStructure

  beforeAll(async () => {
    pdf = await structureOf(id)
  }, patience)

  test('follows every rule for accessible PDF files', () => {
    expect(findProblems(pdf)).toEqual([])
  })

  test('has the number of pages that its card states', () => {
    expect(pdfFiles[id]).toEqual({ pages: pdf.pages.length, bytes: pdf.bytes })
  })

  test('has all its text in reading order', async () => {
    const { guide } = (await import(`../../src/content/guides/${id}.ts`)) as { guide: Guide }
    const words = bare(pdf.tree?.text ?? '')
    let from = 0
    for (const text of textsOf(guide)) {
      const at = words.indexOf(bare(text), from)
      expect(at, `"${text}" after ${words.slice(from - 60, from)}`).toBeGreaterThanOrEqual(from)
      from = at + bare(text).length
    }
  })

  test('has a checkbox for every line of its checklists', async () => {
    const { guide } = (await import(`../../src/content/guides/${id}.ts`)) as { guide: Guide }
    const boxes = pdf.annotations
      .filter(({ kind }) => kind === 'Widget')
      .map(({ label }) => bare(label))
    const lines = guide.sections.flatMap(({ checklist }) => checklist ?? []).map(bare)
    expect(boxes).toEqual(lines)
  })
})

test('quotation marks are typographic, except in code', () => {
  const set = quoteSetter()
  expect(set('"It\'s ') + set('free", loading="lazy" (\'now\')')).toBe(
    '“It’s free”, loading="lazy" (‘now’)',
  )
})

describe('the rules find a PDF that', { timeout: patience }, () => {
  let sound: Uint8Array

  beforeAll(async () => {
    sound = await bytesOf('local-seo-checklist')
  })

  /** The problems of the file after `damage`. */
  async function problemsAfter(damage: (document: PDFDocument) => void): Promise<string> {
    const document = await PDFDocument.load(sound, { updateMetadata: false })
    damage(document)
    return findProblems(await readPdf(await document.save())).join('\n')
  }

  const dicts = (document: PDFDocument) =>
    document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))

  const ofType = (document: PDFDocument, type: string) =>
    dicts(document).filter(
      (dict) => dict.get(name('Type')) === name('StructElem') && dict.get(name('S')) === name(type),
    )

  /** Pale text on page 3, and a square outside of all tags. */
  function paintPale(document: PDFDocument): void {
    const { context } = document
    const { node } = document.getPage(2)
    const stream = context.lookup(node.get(name('Contents')))
    if (!(stream instanceof PDFRawStream)) throw new Error('The content is not as expected')
    const content = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    const pale = content.replace(/(?:\S+ ){3}rg/, '.6 .6 .6 rg')
    node.set(name('Contents'), context.register(context.flateStream(`${pale}0 0 9 9 re f`)))
  }

  test('has no metadata, low contrast and too many pages', async () => {
    const problems = await problemsAfter((document) => {
      const { catalog } = document
      catalog.delete(name('Lang'))
      catalog.delete(name('MarkInfo'))
      catalog.delete(name('Outlines'))
      catalog.delete(name('Metadata'))
      catalog.lookup(name('ViewerPreferences'), PDFDict).delete(name('DisplayDocTitle'))
      document.setTitle('')
      document.setAuthor('')
      for (const dict of dicts(document)) dict.delete(name('ToUnicode'))
      paintPale(document)
      document.addPage()
      document.addPage()
    })
    expect(problems).toContain('T01 the document is not marked as tagged')
    expect(problems).toContain('T02 there is no title')
    expect(problems).toContain('T02 there is no author')
    expect(problems).toContain('T02 the window does not show the title')
    expect(problems).toContain('T03 the language is ""')
    expect(problems).toContain('T05 the outline lacks the heading')
    expect(problems).toMatch(/T07 the text in \S+Eczar cannot be extracted/)
    expect(problems).toContain('T01 page 3 paints outside tags')
    expect(problems).toContain('T07 contrast of 2.85 on page 3')
    expect(problems).toMatch(/T07 page \d+ has no text/)
    expect(problems).toMatch(/size: 1[12] pages, not 4 to 10/)
  })

  test('has no structure tree', async () => {
    const problems = await problemsAfter(({ catalog }) => catalog.delete(name('StructTreeRoot')))
    expect(problems).toContain('T01 there is no structure tree')
    expect(problems).toContain('T01 page 3 has no part in the structure tree')
    expect(problems).toContain('T04 there must be one H1')
    expect(problems).toMatch(/T06 a link on page \d+ is not within a Link element/)
    expect(problems).toMatch(/T06 a field on page \d+ is not within a Form element/)
  })

  test('has the wrong elements', async () => {
    const problems = await problemsAfter((document) => {
      const rename = (from: string, to: string, at: number) =>
        ofType(document, from).at(at)?.set(name('S'), name(to))
      rename('H3', 'H4', 2)
      rename('H2', 'H1', -1)
      rename('LBody', 'Div', 0)
      rename('P', 'Figure', 5)
      rename('P', 'Strong', 6)
      rename('Link', 'Span', -1)
      ofType(document, 'TH')[0]?.delete(name('A'))
      ofType(document, 'L')[0]?.delete(name('A'))
      ofType(document, 'TD')[0]?.set(name('S'), name('TH'))
    })
    expect(problems).toContain('T04 there must be one H1')
    expect(problems).toContain('T04 a level is skipped before')
    expect(problems).toContain('T04 Div directly within LI')
    expect(problems).toContain('T04 LI without LBody')
    expect(problems).toContain('T04 L without ListNumbering')
    expect(problems).toContain('T04 Figure without alternative text')
    expect(problems).toContain('T04 Strong is no structure type of PDF 1.7')
    expect(problems).toContain('T04 TH without scope')
    expect(problems).toContain('T05 the outline lacks the heading')
    expect(problems).toContain('T06 a link on page 9 is not within a Link element')
  })

  test('has its parts in the wrong order, and a link without words', async () => {
    const problems = await problemsAfter((document) => {
      const kids = ofType(document, 'Document')[0]?.lookup(name('K'), PDFArray)
      const paragraph = kids?.get(12)
      if (!kids || !(paragraph instanceof PDFRef)) throw new Error('The tree is not as expected')
      kids.remove(12)
      kids.insert(9, paragraph)
      const link = ofType(document, 'Link').at(-1)?.lookup(name('K'), PDFArray)
      link?.remove(0)
      const annotation = dicts(document).find((dict) => dict.get(name('Subtype')) === name('Link'))
      annotation?.delete(name('Contents'))
      annotation?.set(name('Dest'), name('nowhere'))
    })
    expect(problems).toMatch(/T07 ".*" is read after what stands below it/)
    expect(problems).toMatch(/T06 a link on page \d+ has no words/)
    expect(problems).toContain('T06 a link on page 2 has no description')
    expect(problems).toContain('T06 a link on page 2 leads nowhere')
  })

  test('is too large, or has a bare URL as link text', async () => {
    const pdf = await structureOf('local-seo-checklist')
    const link = pdf.annotations.find(({ address }) => address?.startsWith('https:'))
    const owner = [...nodes(pdf.tree)].find((node) => node === link?.owner)
    if (!link || !owner) throw new Error('There is no link')
    const problems = findProblems({
      ...pdf,
      bytes: 400_001,
      annotations: [{ ...link, owner: { ...owner, text: 'https://www.example.com/a' } }],
    })
    expect(problems).toEqual([
      `T06 a link on page ${link.page} is a bare address: "https://www.example.com/a"`,
      'size: 400001 bytes, more than 400000',
    ])
  })
})
