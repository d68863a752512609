/** What a PDF says to a screen reader, and what its pages look like, as pdf.js reads them. */
import { getDocument, OPS, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFOperatorList, PDFPageProxy } from 'pdfjs-dist/types/src/display/api'

import { contrast, type Rgb } from '../a11y/support/png'

type StructTree = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>

/** An element of the structure tree. */
export type Tag = {
  readonly role: string
  readonly children: readonly Tag[]
  /** All words within, in reading order. */
  readonly text: string
  /** Points from the upper edge of the page to the highest of its lines. */
  readonly top: number
  /** Ids of the links it owns. */
  readonly links: readonly string[]
}

export type Pdf = Awaited<ReturnType<typeof readPdf>>
type Marks = Map<string, { text: string; readonly top: number }>

/** @throws if the file is no PDF. */
export async function readPdf(data: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(data), verbosity: VerbosityLevel.ERRORS })
  const viewer = await task.promise
  try {
    const { info, metadata } = await viewer.getMetadata()
    const facts = info as Record<string, unknown>
    const numbers = Array.from({ length: viewer.numPages }, (_, index) => index + 1)
    return {
      isMarked: (await viewer.getMarkInfo())?.Marked === true,
      title: String(facts.Title ?? ''),
      author: String(facts.Author ?? ''),
      language: String(facts.Language ?? ''),
      metadata: String(metadata?.getRaw() ?? ''),
      outline: flatten((await viewer.getOutline()) ?? []),
      pages: await Promise.all(
        numbers.map(async (number) => readPage(await viewer.getPage(number))),
      ),
    }
  } finally {
    await task.destroy()
  }
}

async function readPage(page: PDFPageProxy) {
  const marks: Marks = new Map()
  const text = await readText(page, marks)
  const tree = await page.getStructTree()
  const annotations = (await page.getAnnotations()) as Record<string, unknown>[]
  return {
    text,
    tag: tree && readTag(tree, marks),
    links: annotations.map(({ id, url, dest, contentsObj }) => ({
      id: String(id),
      /** What it says to those who do not see it. */
      label: (contentsObj as { str?: string } | undefined)?.str ?? '',
      address: typeof url === 'string' ? url : '',
      leadsInside: Array.isArray(dest),
    })),
    ...readPaint(await page.getOperatorList()),
  }
}

/** The words of a page; each mark's words go into `marks`. */
async function readText(page: PDFPageProxy, marks: Marks): Promise<string> {
  const [, , , height = 0] = page.view
  let text = ''
  const open: (string | undefined)[] = []
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if ('str' in item) {
      text += `${item.str} `
      const id = open.at(-1)
      if (!id) continue
      const mark = marks.get(id) ?? { text: '', top: height - Number(item.transform[5]) }
      mark.text += item.hasEOL ? `${item.str} ` : item.str
      marks.set(id, mark)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id)
  }
  return text.replace(/\s+/g, ' ').trim()
}

function readTag(node: StructTree, marks: Marks): Tag {
  const children: Tag[] = []
  const links: string[] = []
  let [text, top] = ['', Infinity]
  for (const kid of node.children) {
    const child = 'role' in kid ? readTag(kid, marks) : marks.get(kid.id)
    if ('role' in kid && child) children.push(child as Tag)
    else if ('type' in kid && kid.type !== 'content') links.push(kid.id)
    text += child?.text ?? ''
    top = Math.min(top, child?.top ?? Infinity)
  }
  return { role: node.role, children, text, top, links }
}

/** The element and everything below it, in reading order. */
export const tagsIn = (tag: Tag | null): Tag[] =>
  tag ? [tag, ...tag.children.flatMap(tagsIn)] : []

type OutlineItem = { title: string; items: OutlineItem[] }

const flatten = (items: readonly OutlineItem[], level = 1): { title: string; level: number }[] =>
  items.flatMap(({ title, items: inner }) => [{ title, level }, ...flatten(inner, level + 1)])

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
const fills = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke])
/** A move, three lines and a close. */
const rectangleLength = 13

/**
 * Follows a page's operators.
 *
 * @returns the lowest contrast of text against the last rectangle that was filled under its beginning (21 without
 * text), and the width and height in points of the filled shapes that are no rectangles.
 */
export function readPaint({ fnArray, argsArray }: PDFOperatorList) {
  const grounds: { readonly box: readonly number[]; readonly color: Rgb }[] = []
  const shapes: { readonly width: number; readonly height: number }[] = []
  let state: { matrix: Matrix; color: Rgb } = { matrix: [1, 0, 0, 1, 0, 0], color: [0, 0, 0] }
  const stack: (typeof state)[] = []
  let text = state.matrix
  let lowest = 21
  const transform = (matrix: Matrix) =>
    Util.transform([...state.matrix], [...matrix]) as unknown as Matrix

  fnArray.forEach((operator, i) => {
    const args: unknown[] = argsArray[i] ?? []
    if (operator === OPS.save) stack.push(state)
    else if (operator === OPS.restore) state = stack.pop() ?? state
    else if (operator === OPS.transform)
      state = { ...state, matrix: transform(args as unknown as Matrix) }
    else if (operator === OPS.setFillRGBColor) {
      const hex = Number.parseInt(String(args[0]).slice(1), 16)
      state = { ...state, color: [hex >> 16, (hex >> 8) & 255, hex & 255] }
    } else if (operator === OPS.setTextMatrix) text = args[0] as Matrix
    else if (operator === OPS.showText) {
      const [, , , , x, y] = transform(text)
      const ground = grounds.findLast(
        ({ box: [left = 0, low = 0, right = 0, high = 0] }) =>
          left <= x && x <= right && low <= y && y <= high,
      )
      lowest = Math.min(lowest, contrast(state.color, ground?.color ?? [255, 255, 255]))
    } else if (operator === OPS.constructPath && fills.has(Number(args[0]))) {
      const [[path], [left, low, right, high]] = args.slice(1) as [[ArrayLike<number>], number[]]
      if (left === undefined || low === undefined || right === undefined || high === undefined)
        return
      if (path.length > rectangleLength) shapes.push({ width: right - left, height: high - low })
      else {
        const [, , , , x1, y1] = transform([1, 0, 0, 1, left, low])
        const [, , , , x2, y2] = transform([1, 0, 0, 1, right, high])
        const box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
        grounds.push({ box, color: state.color })
      }
    }
  })
  return { contrast: lowest, shapes }
}
