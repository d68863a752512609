/** Parts of a PDF beside its structure tree: annotations, named places, fonts, metadata. */
import type { PDFDocument } from 'pdf-lib'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'

import type { Node } from './pdf-structure'

export type PdfAnnotation = {
  readonly page: number
  readonly kind: string
  /** The structure element it belongs to. */
  readonly owner: Node | undefined
  /** What it says to those who do not see it. */
  readonly label: string
  readonly address?: string
  /** An address within the document that exists. */
  readonly leadsInside: boolean
}

export type PdfFont = {
  readonly name: string
  readonly embedded: boolean
  readonly readable: boolean
}

const name = (text: string) => PDFName.of(text)

/** Links and fields, page by page. `owners` says which element each belongs to. */
export function readAnnotations(
  document: PDFDocument,
  owners: ReadonlyMap<PDFRef, Node>,
): PdfAnnotation[] {
  const destinations = document.catalog.lookupMaybe(name('Dests'), PDFDict)
  return document.getPages().flatMap((page, index) => {
    const refs = page.node.lookupMaybe(name('Annots'), PDFArray)?.asArray() ?? []
    return refs.map((ref): PdfAnnotation => {
      const dict = document.context.lookup(ref, PDFDict)
      const text = (key: string, from = dict) => {
        const value = from.lookup(name(key))
        return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : ''
      }
      const action = dict.lookupMaybe(name('A'), PDFDict)
      const address = action ? text('URI', action) : ''
      const inside = dict.lookup(name('Dest'))
      return {
        page: index + 1,
        kind: dict.lookup(name('Subtype'), PDFName).decodeText(),
        owner: ref instanceof PDFRef ? owners.get(ref) : undefined,
        label: text('Contents') || text('TU'),
        ...(address ? { address } : {}),
        leadsInside:
          inside instanceof PDFName
            ? destinations?.has(inside) === true
            : inside instanceof PDFArray,
      }
    })
  })
}

/** Named places and their pages, from 1. */
export function readDestinations(
  document: PDFDocument,
  order: ReadonlyMap<PDFRef, number>,
): Map<string, number> {
  const found = new Map<string, number>()
  const named = document.catalog.lookupMaybe(name('Dests'), PDFDict)?.entries() ?? []
  for (const [key, value] of named) {
    const place = document.context.lookup(value)
    const page = place instanceof PDFArray ? place.get(0) : undefined
    const index = page instanceof PDFRef ? order.get(page) : undefined
    if (index !== undefined) found.set(key.decodeText(), index + 1)
  }
  return found
}

export function readFonts(document: PDFDocument): PdfFont[] {
  const fonts: PdfFont[] = []
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(name('Type')) !== name('Font')) continue
    const inner = object.lookupMaybe(name('DescendantFonts'), PDFArray)
    if (!inner && object.get(name('Subtype')) === name('CIDFontType2')) continue
    const owner = inner?.lookup(0, PDFDict) ?? object
    const descriptor = owner.lookupMaybe(name('FontDescriptor'), PDFDict)
    fonts.push({
      name: object.lookupMaybe(name('BaseFont'), PDFName)?.decodeText() ?? 'without a name',
      embedded: ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(name(key))),
      readable: object.has(name('ToUnicode')),
    })
  }
  return fonts
}

/** The XMP packet. */
export function readMetadata(document: PDFDocument): string {
  const stream = document.catalog.lookup(name('Metadata'))
  return stream instanceof PDFRawStream
    ? Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8')
    : ''
}
