/** The structure tree of a PDF as plain objects, read from the file and written back. */
import {
  type PDFContext,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
} from 'pdf-lib'

/** A piece of marked content on a page. */
export type Mark = { readonly page: PDFRef; readonly id: number }
/** A link or a form field on a page. */
export type Annotation = { readonly page: PDFRef; readonly annotation: PDFRef }
export type Kid = Element | Mark | Annotation

export type Element = {
  /** What it was called before its children moved: outlines point to it. */
  readonly ref?: PDFRef
  type: string
  kids: Kid[]
  scope?: string
  listNumbering?: string
  rowSpan?: number
  colSpan?: number
  alt?: string
  lang?: string
}

export const isElement = (kid: Kid): kid is Element => 'kids' in kid
export const isMark = (kid: Kid): kid is Mark => 'id' in kid
export const isAnnotation = (kid: Kid): kid is Annotation => 'annotation' in kid

const name = (text: string) => PDFName.of(text)

const textOf = (value: unknown): string | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined

/** The top of the tree. @throws if the document has none. */
export function readTree(document: PDFDocument): Element {
  const { context } = document
  const root = document.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)
  const top = root?.get(name('K'))
  const ref = top instanceof PDFArray ? top.get(0) : top
  if (!(ref instanceof PDFRef)) throw new Error('The document has no structure tree')
  return readElement(context, ref, undefined)
}

function readElement(context: PDFContext, ref: PDFRef, page: PDFRef | undefined): Element {
  const dict = context.lookup(ref, PDFDict)
  const ownPage = dict.get(name('Pg'))
  const pageHere = ownPage instanceof PDFRef ? ownPage : page
  const value = dict.get(name('K'))
  const list = value instanceof PDFRef ? context.lookup(value) : value
  const kids = list instanceof PDFArray ? list.asArray() : value === undefined ? [] : [value]
  return {
    ref,
    type: dict.lookup(name('S'), PDFName).decodeText(),
    kids: kids.map((kid) => readKid(context, kid, pageHere)),
    ...readAttributes(context, dict),
    alt: textOf(dict.lookup(name('Alt'))),
    lang: textOf(dict.lookup(name('Lang'))),
  }
}

function readKid(context: PDFContext, kid: unknown, page: PDFRef | undefined): Kid {
  if (kid instanceof PDFNumber) {
    if (!page) throw new Error('Marked content without a page')
    return { page, id: kid.asNumber() }
  }
  const dict = kid instanceof PDFRef ? context.lookup(kid, PDFDict) : kid
  if (!(dict instanceof PDFDict)) throw new Error(`Unknown child of a structure element: ${kid}`)
  const type = dict.lookupMaybe(name('Type'), PDFName)?.decodeText()
  const ownPage = dict.get(name('Pg'))
  const pageHere = ownPage instanceof PDFRef ? ownPage : page
  if (type === 'MCR' && pageHere) {
    return { page: pageHere, id: dict.lookup(name('MCID'), PDFNumber).asNumber() }
  }
  const target = dict.get(name('Obj'))
  if (type === 'OBJR' && pageHere && target instanceof PDFRef) {
    return { page: pageHere, annotation: target }
  }
  if (!(kid instanceof PDFRef)) throw new Error(`Unknown child of a structure element: ${dict}`)
  return readElement(context, kid, pageHere)
}

function readAttributes(context: PDFContext, dict: PDFDict): Partial<Element> {
  const value = dict.lookup(name('A'))
  const list = value instanceof PDFArray ? value.asArray() : value ? [value] : []
  const found: Partial<Element> = {}
  for (const entry of list) {
    const attributes = entry instanceof PDFRef ? context.lookup(entry) : entry
    if (!(attributes instanceof PDFDict)) continue
    const word = (key: string) => attributes.lookupMaybe(name(key), PDFName)?.decodeText()
    const count = (key: string) => attributes.lookupMaybe(name(key), PDFNumber)?.asNumber()
    found.scope ??= word('Scope')
    found.listNumbering ??= word('ListNumbering')
    found.rowSpan ??= count('RowSpan')
    found.colSpan ??= count('ColSpan')
  }
  return found
}

/** Every element from `top` down, in reading order. */
export function* elements(top: Element): Generator<Element> {
  yield top
  for (const kid of top.kids) if (isElement(kid)) yield* elements(kid)
}

/**
 * Replaces the document's tree by `top`: new elements, a new parent tree, no ids.
 * Returns where each element that was read from the file is now.
 */
export function writeTree(document: PDFDocument, top: Element): Map<PDFRef, PDFRef> {
  const { context } = document
  const root = document.catalog.lookup(name('StructTreeRoot'), PDFDict)
  const rootRef = document.catalog.get(name('StructTreeRoot'))
  if (!(rootRef instanceof PDFRef))
    throw new Error('The structure tree is not an object of its own')
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const type = object instanceof PDFDict ? object.lookupMaybe(name('Type'), PDFName) : undefined
    if (type === name('StructElem') || type === name('ParentTree')) context.delete(ref)
  }

  const moved = new Map<PDFRef, PDFRef>()
  const parents = new Map<number, PDFRef | PDFRef[]>()
  const parentKey = (ref: PDFRef, key: string) =>
    context.lookup(ref, PDFDict).lookup(name(key), PDFNumber).asNumber()

  const write = (element: Element, parent: PDFRef): PDFRef => {
    const dict = context.obj({ Type: 'StructElem', S: element.type, P: parent })
    const ref = context.register(dict)
    if (element.ref) moved.set(element.ref, ref)
    const page = element.kids.find(isMark)?.page
    if (page) dict.set(name('Pg'), page)
    const attributes = attributesOf(element)
    if (attributes) dict.set(name('A'), context.obj(attributes))
    if (element.alt !== undefined) dict.set(name('Alt'), PDFHexString.fromText(element.alt))
    if (element.lang !== undefined) dict.set(name('Lang'), PDFString.of(element.lang))
    const kids = element.kids.map((kid) => {
      if (isElement(kid)) return write(kid, ref)
      if (isAnnotation(kid)) {
        parents.set(parentKey(kid.annotation, 'StructParent'), ref)
        return context.obj({ Type: 'OBJR', Obj: kid.annotation, Pg: kid.page })
      }
      const key = parentKey(kid.page, 'StructParents')
      const marks = parents.get(key)
      if (Array.isArray(marks)) marks[kid.id] = ref
      else parents.set(key, Object.assign([], { [kid.id]: ref }))
      return kid.page === page
        ? PDFNumber.of(kid.id)
        : context.obj({ Type: 'MCR', Pg: kid.page, MCID: kid.id })
    })
    const [only] = kids
    if (only) dict.set(name('K'), kids.length === 1 ? only : context.obj(kids))
    return ref
  }

  const topRef = write(top, rootRef)
  const keys = [...parents.keys()].sort((a, b) => a - b)
  const numbers = keys.flatMap((key) => {
    const owner = parents.get(key) ?? []
    return [PDFNumber.of(key), owner instanceof PDFRef ? owner : context.obj(owner)]
  })
  root.set(name('K'), topRef)
  root.set(name('ParentTree'), context.register(context.obj({ Nums: numbers })))
  root.set(name('ParentTreeNextKey'), PDFNumber.of((keys.at(-1) ?? -1) + 1))
  const ids = root.get(name('IDTree'))
  if (ids instanceof PDFRef) deleteNames(context, ids)
  root.delete(name('IDTree'))
  return moved
}

function deleteNames(context: PDFContext, ref: PDFRef): void {
  const kids = context.lookup(ref, PDFDict).lookupMaybe(name('Kids'), PDFArray)
  for (const kid of kids?.asArray() ?? []) if (kid instanceof PDFRef) deleteNames(context, kid)
  context.delete(ref)
}

function attributesOf(element: Element) {
  if (element.type === 'L') {
    return { O: name('List'), ListNumbering: name(element.listNumbering ?? 'None') }
  }
  if (element.type !== 'TH' && element.type !== 'TD') return undefined
  const { scope, rowSpan = 1, colSpan = 1 } = element
  if (!scope && rowSpan === 1 && colSpan === 1) return undefined
  return {
    O: name('Table'),
    ...(scope ? { Scope: name(scope) } : {}),
    ...(rowSpan > 1 ? { RowSpan: rowSpan } : {}),
    ...(colSpan > 1 ? { ColSpan: colSpan } : {}),
  }
}
