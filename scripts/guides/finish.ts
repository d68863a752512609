/** The last touches on a tagged PDF: what links and boxes say, who wrote it and when, its id. */
import { createHash } from 'node:crypto'

import type { PDFDocument } from 'pdf-lib'
import { PDFArray, PDFDict, PDFHexString, PDFName, PDFRef, PDFString } from 'pdf-lib'

import type { PdfAnnotation } from './pdf-parts'
import { type Heading, headingsOf, type Node, nodes, readPdf } from './pdf-structure'

export type Imprint = {
  readonly title: string
  readonly description: string
  readonly author: string
  readonly language: string
  readonly date: Date
}

const name = (text: string) => PDFName.of(text)

/**
 * Finishes the document and returns the file. The same document and imprint give the same bytes:
 * dates come from the imprint, the id from the content.
 */
export async function finish(document: PDFDocument, imprint: Imprint): Promise<Uint8Array> {
  const { tree, annotations } = await readPdf(await save(document))
  nameAnnotations(document, tree, annotations)
  nameBookmarks(document, headingsOf(tree))
  writeInfo(document, imprint)
  const id = createHash('md5')
    .update(await save(document))
    .digest('hex')
  document.context.trailerInfo.ID = document.context.obj([PDFHexString.of(id), PDFHexString.of(id)])
  return save(document)
}

const save = (document: PDFDocument): Promise<Uint8Array> =>
  document.save({ updateFieldAppearances: false, addDefaultPage: false })

/** A link is called by its text, a box by the words beside it. */
function nameAnnotations(
  document: PDFDocument,
  tree: Node | undefined,
  annotations: readonly PdfAnnotation[],
): void {
  const labels = new Map<Node, string>()
  for (const node of nodes(tree)) {
    for (const child of node.children) {
      if (child.type === 'Link') labels.set(child, child.text)
      if (child.type === 'Form') labels.set(child, node.text)
    }
  }
  const refs = document
    .getPages()
    .flatMap((page) => page.node.lookupMaybe(name('Annots'), PDFArray)?.asArray() ?? [])
  refs.forEach((ref, index) => {
    const owner = annotations[index]?.owner
    const label = owner && labels.get(owner)?.replace(/\s+/g, ' ').trim()
    if (!(ref instanceof PDFRef) || !owner || !label)
      throw new Error(`Annotation ${index} has no name`)
    const key = owner.type === 'Form' ? 'TU' : 'Contents'
    document.context.lookup(ref, PDFDict).set(name(key), PDFHexString.fromText(label))
  })
}

/** Chromium runs words together where a heading breaks its line. */
function nameBookmarks(document: PDFDocument, headings: readonly Heading[]): void {
  const { catalog } = document
  let count = 0
  const visit = (parent: PDFDict) => {
    let item = parent.lookupMaybe(name('First'), PDFDict)
    while (item) {
      const text = headings[count++]?.text
      if (!text) throw new Error('There are more bookmarks than headings')
      item.set(name('Title'), PDFHexString.fromText(text))
      visit(item)
      item = item.lookupMaybe(name('Next'), PDFDict)
    }
  }
  visit(catalog.lookup(name('Outlines'), PDFDict))
}

function writeInfo(document: PDFDocument, imprint: Imprint): void {
  const { context, catalog } = document
  document.setTitle(imprint.title, { showInWindowTitleBar: true })
  document.setAuthor(imprint.author)
  document.setSubject(imprint.description)
  document.setCreator(imprint.author)
  document.setCreationDate(imprint.date)
  document.setModificationDate(imprint.date)
  catalog.set(name('Lang'), PDFString.of(imprint.language))
  const metadata = context.stream(Buffer.from(xmp(imprint, document.getProducer() ?? '')), {
    Type: 'Metadata',
    Subtype: 'XML',
  })
  catalog.set(name('Metadata'), context.register(metadata))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const xml = (text: string) =>
  text.replace(/[&<>]/g, (character) => entities[character] ?? character)

/**
 * The same facts as XMP. It makes no claim to be PDF/UA: the files follow its rules as far as
 * `check.ts` sees, but no PDF/UA validator has been run on them.
 */
function xmp({ title, description, author, language, date }: Imprint, producer: string): string {
  const day = date.toISOString().replace('.000Z', 'Z')
  const text = (value: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${xml(value)}</rdf:li></rdf:Alt>`
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title>${text(title)}</dc:title>
<dc:description>${text(description)}</dc:description>
<dc:creator><rdf:Seq><rdf:li>${xml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${xml(author)}</xmp:CreatorTool>
<xmp:CreateDate>${day}</xmp:CreateDate>
<xmp:ModifyDate>${day}</xmp:ModifyDate>
<pdf:Producer>${xml(producer)}</pdf:Producer>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
}
