/**
 * Chromium's tagged PDF brought near PDF/UA: only standard structure types, `LBody` in every list
 * item, table heads and bodies, a real table of contents, boxes to tick as form fields, and
 * nothing that is neither tagged nor an artifact.
 */
import type { PDFDocument } from 'pdf-lib'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'

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
import { boxAddress } from './template'

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

/** Links to the box address become form fields that can be ticked in a viewer. */
function makeBoxes(document: PDFDocument, top: Element): void {
  const { context, catalog } = document
  const fields: PDFRef[] = []
  let looks: PDFDict | undefined
  for (const element of elements(top)) {
    const target = element.kids.find(isAnnotation)
    if (element.type !== 'Link' || !target) continue
    const dict = context.lookup(target.annotation, PDFDict)
    const address = dict.lookupMaybe(name('A'), PDFDict)?.lookup(name('URI'))
    if (!(address instanceof PDFString) || !address.asString().startsWith(boxAddress)) continue
    const [left = 0, bottom = 0, right = 0, upper = 0] = dict
      .lookup(name('Rect'), PDFArray)
      .asArray()
      .map((side) => (side instanceof PDFNumber ? side.asNumber() : 0))
    looks ??= boxLooks(document, right - left, upper - bottom)
    for (const key of ['A', 'Border']) dict.delete(name(key))
    const values = context.obj({
      Subtype: 'Widget',
      FT: 'Btn',
      T: PDFString.of(`tick-${address.asString().slice(boxAddress.length)}`),
      V: 'Off',
      AS: 'Off',
      P: target.page,
      AP: looks,
    })
    for (const [key, value] of values.entries()) dict.set(key, value)
    element.type = 'Form'
    fields.push(target.annotation)
  }
  if (fields.length > 0) catalog.set(name('AcroForm'), context.obj({ Fields: fields }))
}

/** How a box looks: ticked with the house's pen, or as the page shows it. */
function boxLooks(document: PDFDocument, width: number, height: number): PDFDict {
  const { context } = document
  const look = (drawing: string) =>
    context.register(
      context.flateStream(drawing, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, width, height],
        Resources: {},
      }),
    )
  const at = (x: number, y: number) => `${(x * width).toFixed(2)} ${(y * height).toFixed(2)}`
  const tick = `.0314 .1647 .4 RG 1.6 w 1 J 1 j ${at(0.22, 0.52)} m ${at(0.43, 0.28)} l ${at(0.8, 0.76)} l S`
  return context.obj({ N: { Yes: look(tick), Off: look('') } })
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
