/** What a PDF says of itself to a screen reader, read from the file with two independent libraries. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFRef,
} from 'pdf-lib'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { type Paint, readPaint } from './pdf-paint'
import {
  type PdfAnnotation,
  type PdfFont,
  readAnnotations,
  readDestinations,
  readFonts,
  readMetadata,
} from './pdf-parts'
import { type Element, isAnnotation, isElement, isMark, readTree } from './structure-tree'

/** A line of text on a page. `top` counts points from the page's upper edge. */
type PlacedText = { text: string; top: number }

/** An element of the structure tree with its words. */
export type Node = {
  readonly type: string
  readonly children: readonly Node[]
  /** All words within, in reading order. */
  readonly text: string
  readonly scope?: string
  readonly alt?: string
  readonly listNumbering?: string
  readonly colSpan: number
  /** Where its own words begin: page from 1, points from the upper edge. */
  readonly places: readonly { readonly page: number; readonly top: number }[]
}

export type PdfPage = {
  readonly hasMarks: boolean
  readonly tabsFollowStructure: boolean
  readonly text: string
  /** What it paints and writes, and how. */
  readonly paint: Paint
  readonly width: number
  readonly height: number
}

export type PdfStructure = {
  readonly bytes: number
  readonly marked: boolean
  readonly tree: Node | undefined
  readonly title: string
  readonly author: string
  readonly displaysTitle: boolean
  readonly language: string
  readonly metadata: string
  readonly pages: readonly PdfPage[]
  readonly outline: readonly { readonly title: string; readonly level: number }[]
  /** Named places within the document and their pages, from 1. */
  readonly destinations: ReadonlyMap<string, number>
  readonly annotations: readonly PdfAnnotation[]
  readonly fonts: readonly PdfFont[]
}

const name = (text: string) => PDFName.of(text)

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Reads a PDF. Never throws for what a file lacks: that is what the rules are for. */
export async function readPdf(data: Uint8Array): Promise<PdfStructure> {
  const document = await PDFDocument.load(data, { updateMetadata: false })
  const task = getDocument({
    data: Uint8Array.from(data),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
  })
  const viewer = await task.promise
  try {
    const texts = await readTexts(viewer)
    const { info } = await viewer.getMetadata()
    const facts = info as Record<string, unknown>
    const preferences = document.catalog.lookupMaybe(name('ViewerPreferences'), PDFDict)
    const owners = new Map<PDFRef, Node>()
    const order = new Map(document.getPages().map((page, i) => [page.ref, i]))
    const tree = hasTree(document)
      ? readNode(readTree(document), { texts: texts.map(({ marks }) => marks), order, owners })
      : undefined
    const marks = await viewer.getMarkInfo()
    return {
      bytes: data.length,
      marked: marks?.Marked === true,
      tree,
      title: String(facts.Title ?? ''),
      author: String(facts.Author ?? ''),
      displaysTitle: preferences?.lookup(name('DisplayDocTitle')) === PDFBool.True,
      language: String(facts.Language ?? ''),
      metadata: readMetadata(document),
      pages: await readPages(document, viewer, texts),
      outline: flatten((await viewer.getOutline()) ?? []),
      destinations: readDestinations(document, order),
      annotations: readAnnotations(document, owners),
      fonts: readFonts(document),
    }
  } finally {
    await task.destroy()
  }
}

const hasTree = (document: PDFDocument) =>
  document.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)?.has(name('K')) === true

type PageText = { text: string; readonly marks: Map<number, PlacedText> }
type Texts = readonly ReadonlyMap<number, PlacedText>[]

/** The words of each page and of each mark on it. */
async function readTexts(viewer: PDFDocumentProxy): Promise<PageText[]> {
  const pages: PageText[] = []
  for (let number = 1; number <= viewer.numPages; number++) {
    const page = await viewer.getPage(number)
    const marks = new Map<number, PlacedText>()
    let text = ''
    const open: (number | undefined)[] = []
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    for (const item of items) {
      if ('str' in item) {
        text += `${item.str} `
        const mark = open.at(-1)
        if (mark === undefined) continue
        const height = page.view[3] ?? 0
        const top = height - Number(item.transform[5])
        const known = marks.get(mark) ?? { text: '', top }
        known.text += item.hasEOL ? `${item.str} ` : item.str
        marks.set(mark, known)
      } else if (item.type === 'endMarkedContent') {
        open.pop()
      } else {
        const mark = /_mc(\d+)$/.exec(item.id ?? '')?.[1]
        open.push(mark === undefined ? undefined : Number(mark))
      }
    }
    pages.push({ text: tidy(text), marks })
  }
  return pages
}

type Context = {
  readonly texts: Texts
  readonly order: ReadonlyMap<PDFRef, number>
  readonly owners: Map<PDFRef, Node>
}

const blocks = new Set('H1 H2 H3 H4 H5 H6 P LI Lbl LBody TH TD Caption TR TOCI'.split(' '))

function readNode(element: Element, context: Context): Node {
  const children: Node[] = []
  const places: { page: number; top: number }[] = []
  const annotations: PDFRef[] = []
  let text = ''
  for (const kid of element.kids) {
    if (isElement(kid)) {
      const child = readNode(kid, context)
      children.push(child)
      text += blocks.has(child.type) ? ` ${child.text} ` : child.text
    } else if (isMark(kid)) {
      const page = context.order.get(kid.page) ?? 0
      const found = context.texts[page]?.get(kid.id)
      text += found?.text ?? ''
      if (found) places.push({ page: page + 1, top: found.top })
    } else if (isAnnotation(kid)) {
      annotations.push(kid.annotation)
    }
  }
  const node: Node = {
    type: element.type,
    children,
    text: blocks.has(element.type) || element.type === 'Document' ? tidy(text) : text,
    places,
    colSpan: element.colSpan ?? 1,
    ...(element.scope ? { scope: element.scope } : {}),
    ...(element.alt ? { alt: element.alt } : {}),
    ...(element.listNumbering ? { listNumbering: element.listNumbering } : {}),
  }
  for (const annotation of annotations) context.owners.set(annotation, node)
  return node
}

/** The node and everything below it, in reading order. */
export function* nodes(top: Node | undefined): Generator<Node> {
  if (!top) return
  yield top
  for (const child of top.children) yield* nodes(child)
}

export type Heading = { readonly level: number; readonly text: string }

/** The headings in reading order. */
export const headingsOf = (tree: Node | undefined): Heading[] =>
  [...nodes(tree)].flatMap(({ type, text }) => {
    const level = /^H([1-6])$/.exec(type)?.[1]
    return level ? [{ level: Number(level), text }] : []
  })

async function readPages(
  document: PDFDocument,
  viewer: PDFDocumentProxy,
  texts: readonly PageText[],
): Promise<PdfPage[]> {
  const pages: PdfPage[] = []
  for (const [index, page] of document.getPages().entries()) {
    const structure: unknown = await (await viewer.getPage(index + 1)).getStructTree()
    const value = page.node.lookup(name('Contents'))
    const streams =
      value instanceof PDFArray
        ? value.asArray().map((ref) => document.context.lookup(ref))
        : [value]
    const content = streams.map((stream) => (stream instanceof PDFRawStream ? decoded(stream) : ''))
    pages.push({
      hasMarks: structure !== null && page.node.has(name('StructParents')),
      tabsFollowStructure: page.node.get(name('Tabs')) === name('S'),
      text: texts[index]?.text ?? '',
      paint: readPaint(content.join('\n')),
      ...page.getSize(),
    })
  }
  return pages
}

const decoded = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')

type OutlineItem = { title: string; items: OutlineItem[] }

const flatten = (items: readonly OutlineItem[], level = 1): { title: string; level: number }[] =>
  items.flatMap((item) => [{ title: tidy(item.title), level }, ...flatten(item.items, level + 1)])
