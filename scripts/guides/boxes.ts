/** Boxes to tick: links in the template, form fields in the file. */
import type { PDFDocument, PDFRef } from 'pdf-lib'
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFString } from 'pdf-lib'

import { type Element, elements, isAnnotation } from './structure-tree'
import { boxAddress } from './template'

const name = (text: string) => PDFName.of(text)

/** Links to the box address become form fields that can be ticked in a viewer. */
export function makeBoxes(document: PDFDocument, top: Element): void {
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
