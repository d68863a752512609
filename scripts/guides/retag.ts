/**
 * Chromium's tagged PDF brought near PDF/UA: only standard structure types, `LBody` in every list
 * item, table heads and bodies, a real table of contents, boxes to tick as form fields, and
 * nothing that is neither tagged nor an artifact.
 */
import type { PDFDocument } from 'pdf-lib'
import { decodePDFRawStream, PDFDict, PDFName, PDFRawStream, PDFRef } from 'pdf-lib'

import { makeBoxes } from './boxes'
import { type FontCodes, readCodes, retagContent } from './content-stream'
import {
  type Annotation,
  type Element,
  elements,
  isAnnotation,
  isElement,
  isMark,
  type Kid,
  type Mark,
  readTree,
  writeTree,
} from './structure-tree'

const name = (text: string) => PDFName.of(text)

/** Elements that say nothing of their own: their content moves up. */
const transparent = new Set(['NonStruct', 'Div', 'Span', 'Strong', 'Em'])
/** Elements that go when nothing is in them. */
const hollow = new Set(['P', 'Lbl', 'LBody', 'Caption'])
const known = new Set(
  'Document H1 H2 H3 P L LI Lbl LBody Link Table TR TH TD Caption TOC TOCI Reference THead TBody Form'.split(
    ' ',
  ),
)

/** Tags the document anew, in place. @throws if it holds anything this was not made for. */
export function retag(document: PDFDocument): void {
  const top = readTree(document)
  const marks = retagPages(document, repeatedMarks(document, top))
  renumber(top, marks)
  top.kids = top.kids.flatMap(simplify)
  for (const element of elements(top)) {
    if (!known.has(element.type)) throw new Error(`Unknown structure type ${element.type}`)
    if (element.type === 'L') completeList(element)
    if (element.type === 'Table') completeTable(element)
  }
  makeContents(document, top)
  for (const element of elements(top)) {
    if (element.type === 'Document' || element.type === 'TOCI') gatherLines(element)
  }
  makeBoxes(document, top)
  const moved = writeTree(document, top)
  moveOutline(document, moved)
}

/** A table's head is painted again on each page; only its first appearance is content. */
function repeatedMarks(document: PDFDocument, top: Element): Map<PDFRef, Set<number>> {
  const order = new Map(document.getPages().map((page, i) => [page.ref, i]))
  const repeated = new Map(document.getPages().map((page) => [page.ref, new Set<number>()]))
  for (const cell of elements(top)) {
    if (cell.type !== 'TH' || cell.scope !== 'Column') continue
    const all = [...elements(cell)].flatMap((element) => element.kids.filter(isMark))
    const first = Math.min(...all.map((mark) => order.get(mark.page) ?? 0))
    for (const mark of all) {
      if (order.get(mark.page) !== first) repeated.get(mark.page)?.add(mark.id)
    }
  }
  return repeated
}

type Marks = ReadonlyMap<PDFRef, ReadonlyMap<number, readonly number[]>>

function retagPages(
  document: PDFDocument,
  repeated: ReadonlyMap<PDFRef, ReadonlySet<number>>,
): Marks {
  const { context } = document
  const codes = new Map<PDFRef, FontCodes>()
  const codesOf = (ref: PDFRef): FontCodes => {
    const stream = context.lookup(ref, PDFDict).lookup(name('ToUnicode'))
    if (!(stream instanceof PDFRawStream)) throw new Error('A font has no ToUnicode map')
    const found = codes.get(ref) ?? readCodes(streamText(stream))
    codes.set(ref, found)
    return found
  }

  return new Map(
    document.getPages().map((page) => {
      const resources = page.node.lookup(name('Resources'), PDFDict)
      const fonts = resources.lookupMaybe(name('Font'), PDFDict)?.entries() ?? []
      const ref = page.node.get(name('Contents'))
      const stream = page.node.lookup(name('Contents'))
      if (!(stream instanceof PDFRawStream) || !(ref instanceof PDFRef)) {
        throw new Error('A page must have one stream of content')
      }
      const { source, marks } = retagContent(streamText(stream), {
        fonts: new Map(
          fonts.flatMap(([key, font]) =>
            font instanceof PDFRef ? [[key.decodeText(), codesOf(font)] as const] : [],
          ),
        ),
        repeated: repeated.get(page.ref) ?? new Set(),
      })
      context.assign(ref, context.flateStream(source))
      return [page.ref, marks]
    }),
  )
}

const streamText = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')

function renumber(element: Element, marks: Marks): void {
  element.kids = element.kids.flatMap((kid): Kid[] => {
    if (isElement(kid)) {
      renumber(kid, marks)
      return [kid]
    }
    if (isAnnotation(kid)) return [kid]
    return (marks.get(kid.page)?.get(kid.id) ?? []).map((id): Mark => ({ page: kid.page, id }))
  })
}

function simplify(kid: Kid): Kid[] {
  if (!isElement(kid)) return [kid]
  kid.kids = kid.kids.flatMap(simplify)
  if (transparent.has(kid.type)) return kid.kids
  return hollow.has(kid.type) && kid.kids.length === 0 ? [] : [kid]
}

/** Label and body in every item; the kind of label is named. */
function completeList(list: Element): void {
  list.listNumbering ??= 'None'
  for (const item of list.kids) {
    if (!isElement(item) || item.type !== 'LI') throw new Error('A list may hold items only')
    const labels = item.kids.filter((kid) => isElement(kid) && kid.type === 'Lbl')
    const rest = item.kids.filter((kid) => !labels.includes(kid))
    item.kids = [...labels, { type: 'LBody', kids: rest }]
  }
}

function completeTable(table: Element): void {
  const rows = table.kids.filter((kid): kid is Element => isElement(kid) && kid.type === 'TR')
  const isHead = (row: Element) =>
    row.kids.every((cell) => isElement(cell) && cell.scope === 'Column')
  table.kids = [
    ...table.kids.filter((kid) => isElement(kid) && kid.type === 'Caption'),
    { type: 'THead', kids: rows.filter(isHead) },
    { type: 'TBody', kids: rows.filter((row) => !isHead(row)) },
  ]
}

/** Loose words become paragraphs. */
function gatherLines(element: Element): void {
  const kids: Kid[] = []
  let line: Element | undefined
  for (const kid of element.kids) {
    if (isElement(kid) && kid.type !== 'Link' && kid.type !== 'Reference') {
      line = undefined
      kids.push(kid)
    } else if (line) {
      line.kids.push(kid)
    } else {
      line = { type: 'P', kids: [kid] }
      kids.push(line)
    }
  }
  element.kids = kids
}

/** The annotations within an element. */
const annotationsOf = (element: Element): Annotation[] =>
  [...elements(element)].flatMap((inner) => inner.kids.filter(isAnnotation))

/** A list of links within the document is its table of contents. */
function makeContents(document: PDFDocument, top: Element): void {
  const isInternal = ({ annotation }: Annotation) =>
    document.context.lookup(annotation, PDFDict).has(name('Dest'))
  for (const list of elements(top)) {
    const links = annotationsOf(list)
    if (list.type !== 'L' || links.length === 0 || !links.every(isInternal)) continue
    for (const inner of elements(list)) {
      if (inner.type === 'L') inner.type = 'TOC'
      if (inner.type === 'LI') {
        inner.type = 'TOCI'
        inner.kids = inner.kids.flatMap((kid) =>
          isElement(kid) && kid.type === 'LBody' ? kid.kids : [kid],
        )
      }
      inner.kids = inner.kids.map((kid) =>
        isElement(kid) && kid.type === 'Link' && inner.type !== 'Reference'
          ? { type: 'Reference', kids: [kid] }
          : kid,
      )
    }
  }
}

function moveOutline(document: PDFDocument, moved: ReadonlyMap<PDFRef, PDFRef>): void {
  for (const [, item] of document.context.enumerateIndirectObjects()) {
    if (!(item instanceof PDFDict)) continue
    const target = item.get(name('SE'))
    if (!(target instanceof PDFRef)) continue
    const now = moved.get(target)
    if (now) item.set(name('SE'), now)
    else item.delete(name('SE'))
  }
}
