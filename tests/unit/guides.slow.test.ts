import { readFile, stat } from 'node:fs/promises'

import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'

import { pdfFiles, sampleSize } from '../../src/content/pdf-files'
import type { Block } from '../../src/content/schema/text'
import type { Guide } from '../../src/content/schema/types'
import { guideTexts } from '../../src/generated/guide-texts'
import { plainRichText } from '../../src/content/schema/plain-text'
import { guidePath } from '../../src/paths'
import { type Pdf, readPaint, readPdf, tagsIn } from '../read-pdf'

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

describe.each(guideTexts)('the guide $id', (guide) => {
  const { id } = guide
  let file: Buffer
  let pdf: Pdf

  beforeAll(async () => {
    file = await readFile(`public${guidePath(id)}`)
    pdf = await readPdf(file)
  }, patience)

  const tags = () => pdf.pages.flatMap(({ tag }) => tagsIn(tag))
  const headings = () =>
    tags().flatMap(({ role, text }) => {
      const level = /^H([1-6])$/.exec(role)?.[1]
      return level ? [{ level: Number(level), title: bare(text) }] : []
    })

  test('was written as PDF/UA-1, whose rules Typst checks, and says what it is', () => {
    const { title, language, isMarked, author } = pdf
    expect({ title, language, isMarked }).toEqual({
      title: guide.title,
      language: 'en-IN',
      isMarked: true,
    })
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(author).not.toBe('')
  })

  test('has its title as the only H1, and its headings as bookmarks', () => {
    expect(headings().filter(({ level }) => level === 1)).toEqual([
      { level: 1, title: bare(guide.title) },
    ])
    const outline = pdf.outline.map(({ level, title }) => ({ level, title: bare(title) }))
    expect(outline).toEqual(headings())
  })

  test('has the tables of its text, each with the columns of its header in every row', () => {
    const tables = tags().filter(({ role }) => role === 'Table')
    const columns = tables.flatMap((table) => {
      const rows = tagsIn(table).filter(({ role }) => role === 'TR')
      const [first, ...others] = rows.map((row) => row.children)
      const names = first?.map(({ role, text }) => role === 'TH' && bare(text))
      return others.some((cells) => cells.length !== names?.length) ? [] : [names]
    })
    const blocks = guide.sections.flatMap(({ blocks: own, parts }) => [
      ...own,
      ...parts.flatMap((part) => part.blocks),
    ])
    const wanted = blocks.flatMap((block) =>
      typeof block === 'object' && 'table' in block ? [block.table.columns.map(bare)] : [],
    )
    // Where a table continues on the next page, its header is only drawn again
    expect(columns.filter((names) => names?.some(Boolean))).toEqual(wanted)
  })

  test('has links with words and a description that lead somewhere', () => {
    for (const { links, tag } of pdf.pages)
      for (const { id: link, label, address, leadsInside } of links) {
        const words = tagsIn(tag)
          .find((owner) => owner.role === 'Link' && owner.links.includes(link))
          ?.text.trim()
        expect(words, address).toMatch(/\S/)
        expect(words).not.toMatch(/^(?:https?:\/\/|www\.)\S+$/i)
        expect(label.trim(), words).not.toBe('')
        expect(leadsInside || /^(?:https|mailto|tel):/.test(address), words).toBe(true)
      }
  })

  test('is set in our fonts, in colors that can be read, on 4 to 10 pages', () => {
    const fonts = Array.from(
      file.toString('latin1').matchAll(/\/BaseFont \/(\S+)/g),
      ([, name]) => name,
    )
    expect(fonts.length).toBeGreaterThan(2)
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+(?:Eczar|AtkinsonHyperlegibleNext)-/)
    for (const { contrast, text } of pdf.pages) {
      expect(contrast).toBeGreaterThanOrEqual(4.5)
      expect(text).toMatch(/^[^\uE000-\uF8FF\uFFFD\0]+$/)
    }
    expect(pdf.pages.length).toBeGreaterThanOrEqual(4)
    expect(pdf.pages.length).toBeLessThanOrEqual(10)
    expect(file.length).toBeLessThanOrEqual(400_000)
  })

  test('has the pages, the size and the contents that its card states', () => {
    const { pages, bytes, contents } = pdfFiles[id] ?? {}
    expect({ pages, bytes }).toEqual({ pages: pdf.pages.length, bytes: file.length })
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
    const rows = tags().filter(({ role }) => role === 'TOCI')
    expect(Math.max(...rows.map(({ top }) => top))).toBeGreaterThan(0.8 * 842)
  })

  test('has all its text in reading order', () => {
    const words = bare(pdf.pages.map(({ tag }) => tag?.text).join(''))
    let from = 0
    for (const text of textsOf(guide)) {
      const at = words.indexOf(bare(text), from)
      expect(at, `"${text}" after ${words.slice(from - 60, from)}`).toBeGreaterThanOrEqual(from)
      from = at + bare(text).length
    }
  })

  test('is read from top to bottom', () => {
    for (const { tag } of pdf.pages) {
      const blocks = tagsIn(tag).filter(({ role }) =>
        /^(?:H[1-6]|P|LI|TR|Caption|TOCI)$/.test(role),
      )
      const tops = blocks.map(({ top }) => top).filter(Number.isFinite)
      for (const [i, top] of tops.entries())
        expect(top + 1, blocks[i]?.text).toBeGreaterThanOrEqual(tops[i - 1] ?? 0)
    }
  })

  test('has a checkbox for every line of its checklists', () => {
    const lines = guide.sections.flatMap(({ checklist }) => checklist).map(bare)
    const items = tags().filter(({ role }) => role === 'LI')
    const boxed = items.filter(({ children }) => children[0]?.text === '')
    expect(boxed.map(({ text }) => bare(text))).toEqual(expect.arrayContaining(lines))
    const boxes = pdf.pages.flatMap(({ shapes }) => shapes.filter(isTickBox))
    expect(boxes).toHaveLength(lines.length)
  })
})

test('pale text is found', () => {
  const operators: [operator: number, args: unknown[] | null][] = [
    [OPS.setFillRGBColor, ['#ffffff']],
    [OPS.constructPath, [OPS.fill, [new Float32Array(13)], [0, 0, 99, 99]]],
    [OPS.setFillRGBColor, ['#999999']],
    [OPS.setTextMatrix, [[1, 0, 0, 1, 9, 9]]],
    [OPS.showText, [[]]],
  ]
  const paint = readPaint({
    fnArray: operators.map(([operator]) => operator),
    argsArray: operators.map(([, args]) => args),
  })
  expect(paint.contrast).toBeCloseTo(2.85, 2)
})
