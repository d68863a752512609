/** What a PDF says of itself to a screen reader. pdf.js reads the pages; the tag tree is read from the objects. */
import { readFile } from 'node:fs/promises'

import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { type Paint, readPaint } from './paint'

/** An element of the structure tree with its words. */
export type Node = {
  /** Its standard structure type. */
  readonly type: string
  readonly children: readonly Node[]
  /** All words within, in reading order. */
  readonly text: string
  readonly scope: string
  readonly alt: string
  readonly listNumbering: string
  /** Where its own words begin: page from 1, points from the upper edge. */
  readonly places: readonly { readonly page: number; readonly top: number }[]
  /** Ids of the links it owns. */
  readonly links: readonly string[]
}

export type PdfPage = {
  readonly hasMarks: boolean
  readonly tabsFollowStructure: boolean
  readonly text: string
  readonly paint: Paint
}

export type PdfAnnotation = {
  readonly page: number
  readonly kind: string
  /** The structure element it belongs to. */
  readonly owner: Node | undefined
  /** What it says to those who do not see it. */
  readonly label: string
  readonly address: string
  readonly leadsInside: boolean
}

export type PdfFont = {
  readonly name: string
  readonly embedded: boolean
  readonly readable: boolean
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
  readonly annotations: readonly PdfAnnotation[]
  readonly fonts: readonly PdfFont[]
}

/** The source of each object by its number. Typst writes all but streams as plain text. */
type Objects = ReadonlyMap<string, string>
/** A line of text by its mark, such as `p12R_mc3`: page object 12, mark 3. */
type Marks = Map<string, { text: string; readonly page: number; readonly top: number }>

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Reads a PDF that Typst wrote. Never throws for what a file lacks: that is what the rules are for. */
export async function readPdf(data: Uint8Array): Promise<PdfStructure> {
  const objects = readObjects(data)
  const all = [...objects.values()]
  const task = getDocument({
    data: Uint8Array.from(data),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
  })
  const viewer = await task.promise
  try {
    const { info, metadata } = await viewer.getMetadata()
    const facts = info as Record<string, unknown>
    const preferences = (await viewer.getViewerPreferences()) as Record<string, unknown> | null
    const marks: Marks = new Map()
    const pages: PdfPage[] = []
    for (let number = 1; number <= viewer.numPages; number++) {
      const page = await viewer.getPage(number)
      const source = objects.get(String(page.ref?.num)) ?? ''
      pages.push({
        text: await readText(page, marks),
        hasMarks: (await page.getStructTree()) !== null && source.includes('/StructParents'),
        tabsFollowStructure: source.includes('/Tabs /S'),
        paint: readPaint(await page.getOperatorList()),
      })
    }
    const tree = readTree(objects, marks)
    return {
      bytes: data.length,
      marked: (await viewer.getMarkInfo())?.Marked === true,
      tree,
      title: String(facts.Title ?? ''),
      author: String(facts.Author ?? ''),
      displaysTitle: preferences?.DisplayDocTitle === true,
      language: String(facts.Language ?? ''),
      metadata: String(metadata?.getRaw() ?? ''),
      pages,
      outline: flatten((await viewer.getOutline()) ?? []),
      annotations: await readAnnotations(viewer, tree),
      fonts: all.filter((source) => source.includes('/Subtype /Type0')).map(readFont(objects)),
    }
  } finally {
    await task.destroy()
  }
}

/** Reads a guide's file. */
export const readGuide = (id: string): Promise<Uint8Array> => readFile(`public/pdf/${id}.pdf`)

const readObjects = (data: Uint8Array): Objects =>
  new Map(
    Array.from(
      Buffer.from(data)
        .toString('latin1')
        .matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms),
      ([, number = '', source = '']) => [number, source],
    ),
  )

/** The words of a page; each mark's words go into `marks`. */
async function readText(page: PDFPageProxy, marks: Marks): Promise<string> {
  const height = page.view[3] ?? 0
  let text = ''
  const open: (string | undefined)[] = []
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  for (const item of items) {
    if ('str' in item) {
      text += `${item.str} `
      const id = open.at(-1)
      if (!id) continue
      const top = height - Number(item.transform[5])
      const mark = marks.get(id) ?? { text: '', page: page.pageNumber, top }
      mark.text += item.hasEOL ? `${item.str} ` : item.str
      marks.set(id, mark)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id)
  }
  return tidy(text)
}

const blocks = new Set('H1 H2 H3 H4 H5 H6 P Div LI Lbl LBody TH TD Caption TR TOCI'.split(' '))

function readTree(objects: Objects, marks: Marks): Node | undefined {
  const root =
    [...objects.values()].find((source) => source.includes('/Type /StructTreeRoot')) ?? ''
  const top = /\/K \[?(\d+) 0 R/.exec(root)?.[1]
  return top ? readNode(objects.get(top) ?? '', { objects, marks, root }) : undefined
}

function readNode(
  source: string,
  context: { readonly objects: Objects; readonly marks: Marks; readonly root: string },
): Node {
  const { objects, marks, root } = context
  const name = (key: string) => new RegExp(`/${key} /(\\w+)`).exec(source)?.[1] ?? ''
  const page = /\n {2}\/Pg (\d+) 0 R/.exec(source)?.[1]
  const kids = /\n {2}\/K (.*?)(?=\n {2}\/\w|\n>>$)/s.exec(source)?.[1] ?? ''
  const children: Node[] = []
  const places: Node['places'][number][] = []
  const links: string[] = []
  let text = ''
  for (const [kid] of kids.matchAll(/<<.*?>>|\d+ 0 R|\d+/gs)) {
    const link = /\/Obj (\d+) 0 R/.exec(kid)?.[1]
    if (link) links.push(`${link}R`)
    else if (kid.endsWith('R')) {
      const child = readNode(objects.get(kid.split(' ')[0] ?? '') ?? '', context)
      children.push(child)
      text += blocks.has(child.type) ? ` ${child.text} ` : child.text
    } else {
      // A mark on the element's page is a number, one on another page says which
      const on = /\/Pg (\d+) 0 R/.exec(kid)?.[1] ?? page
      const found = marks.get(`p${on}R_mc${/\/MCID (\d+)/.exec(kid)?.[1] ?? kid}`)
      text += found?.text ?? ''
      if (found) places.push(found)
    }
  }
  const type = name('S')
  return {
    // Typst has types of its own, such as Strong, and says in the role map what they stand for
    type: new RegExp(`/RoleMap <<[^>]*/${type} /(\\w+)`).exec(root)?.[1] ?? type,
    children,
    text: blocks.has(type) || type === 'Document' ? tidy(text) : text,
    scope: name('Scope'),
    alt: /\/Alt \((.*?)\)/.exec(source)?.[1] ?? '',
    listNumbering: name('ListNumbering'),
    places,
    links,
  }
}

/** The node and everything below it, in reading order. */
export function* nodes(top: Node | undefined): Generator<Node> {
  if (!top) return
  yield top
  for (const child of top.children) yield* nodes(child)
}

/** The headings in reading order. */
export const headingsOf = (tree: Node | undefined): { level: number; text: string }[] =>
  [...nodes(tree)].flatMap(({ type, text }) => {
    const level = /^H([1-6])$/.exec(type)?.[1]
    return level ? [{ level: Number(level), text }] : []
  })

async function readAnnotations(
  viewer: PDFDocumentProxy,
  tree: Node | undefined,
): Promise<PdfAnnotation[]> {
  const owners = new Map([...nodes(tree)].flatMap((node) => node.links.map((id) => [id, node])))
  const found: PdfAnnotation[] = []
  for (let number = 1; number <= viewer.numPages; number++) {
    const annotations: Record<string, unknown>[] = await (
      await viewer.getPage(number)
    ).getAnnotations()
    for (const { id, subtype, url, dest, contentsObj } of annotations) {
      found.push({
        page: number,
        kind: String(subtype),
        owner: owners.get(String(id)),
        label: (contentsObj as { str?: string } | undefined)?.str ?? '',
        address: typeof url === 'string' ? url : '',
        leadsInside: Array.isArray(dest),
      })
    }
  }
  return found
}

const readFont =
  (objects: Objects) =>
  (source: string): PdfFont => {
    const follow = (from: string, key: string) =>
      objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(from)?.[1] ?? '') ?? ''
    const descriptor = follow(follow(source, 'DescendantFonts'), 'FontDescriptor')
    return {
      name: /\/BaseFont \/(\S+)/.exec(source)?.[1] ?? 'without a name',
      embedded: /\/FontFile[23]? /.test(descriptor),
      readable: source.includes('/ToUnicode'),
    }
  }

type OutlineItem = { title: string; items: OutlineItem[] }

const flatten = (items: readonly OutlineItem[], level = 1): { title: string; level: number }[] =>
  items.flatMap((item) => [{ title: tidy(item.title), level }, ...flatten(item.items, level + 1)])
