/**
 * Sets the six guides as PDF files.
 *
 *     npx tsx scripts/guides/build.ts
 *
 * Reads `src/content/guides/{id}.ts`, writes `public/pdf/{id}.pdf` and `src/content/pdf-files.ts`.
 * What it writes is kept; the same texts give the same bytes on the same Chromium.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { PDFDocument } from 'pdf-lib'
import { type Browser, chromium } from 'playwright'

import { company } from '../../src/content/company'
import type { Guide } from '../../src/content/guides/guide'
import { pdfs } from '../../src/content/pdfs'
import { publicDir, root } from '../media/kit'
import { finish } from './finish'
import { type Fit, fits, misfit } from './fit'
import { pageRange } from './pdf-rules'
import { type PdfStructure, readPdf } from './pdf-structure'
import { retag } from './retag'
import { edition, guideHtml, language } from './template'

type PdfFile = { readonly pages: number; readonly bytes: number }

/** What the guides are set in; anything else stands in for a character that is missing. */
const houseFonts = /^[A-Z]{6}\+(?:Eczar|AtkinsonHyperlegibleNext)/

/** The system's Chromium, or the one Playwright brings along. */
const executablePath = ['/usr/bin/chromium'].find(existsSync)

async function readGuide(id: string): Promise<Guide> {
  const { guide } = (await import(`../../src/content/guides/${id}.ts`)) as { guide: Guide }
  if (guide.id !== id) throw new Error(`guides/${id}.ts must export a guide of that id`)
  return guide
}

async function print(browser: Browser, html: string): Promise<PDFDocument> {
  const page = await browser.newPage()
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const data = await page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: true,
  })
  await page.close()
  return PDFDocument.load(data, { updateMetadata: false })
}

/** Sets the guide at each size that may be better than the last, and keeps the best. */
async function findFit(browser: Browser, guide: Guide): Promise<{ fit: Fit; draft: PdfStructure }> {
  let best: { fit: Fit; draft: PdfStructure; cost: number } | undefined
  for (const fit of fits) {
    if (best && misfit(fit) >= best.cost) break
    const document = await print(browser, guideHtml(guide, fit, new Map()))
    retag(document)
    const draft = await readPdf(await document.save())
    const strange = draft.fonts.find((font) => !houseFonts.test(font.name))
    if (strange)
      throw new Error(`${guide.id} has characters our fonts lack: ${strange.name} fills in`)
    const cost = misfit(fit, draft)
    if (cost < (best?.cost ?? Infinity)) best = { fit, draft, cost }
  }
  if (!best) throw new Error(`${guide.id} does not fit ${pageRange.most} pages at any size`)
  return best
}

/** Sets the guide, the contents with page numbers, and writes the file. */
async function setGuide(browser: Browser, guide: Guide): Promise<PdfFile> {
  const { fit, draft } = await findFit(browser, guide)
  const document = await print(browser, guideHtml(guide, fit, draft.destinations))
  retag(document)
  const data = await finish(document, {
    title: guide.title,
    description: guide.description,
    author: company.name,
    language,
    date: edition.date,
  })
  const pages = document.getPageCount()
  await writeFile(join(publicDir, 'pdf', `${guide.id}.pdf`), data)
  console.log(
    `${guide.id}: ${pages} pages, ${(data.length / 1000).toFixed(1)} kB, set at ${fit.scale}`,
  )
  return { pages, bytes: data.length }
}

const listFile = join(root, 'src', 'content', 'pdf-files.ts')

function listSource(files: Readonly<Record<string, PdfFile>>): string {
  const rows = Object.entries(files).map(
    ([id, { pages, bytes }]) => `  '${id}': { pages: ${pages}, bytes: ${bytes} },\n`,
  )
  return `// Written by scripts/guides/build.ts: change that, not this.

/** Pages and size of each guide's PDF file, by the guide's id. */
export const pdfFiles: Readonly<Record<string, { pages: number; bytes: number }>> = {
${rows.join('')}}
`
}

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    await mkdir(join(publicDir, 'pdf'), { recursive: true })
    const files: Record<string, PdfFile> = {}
    for (const { id } of pdfs) {
      files[id] = await setGuide(browser, await readGuide(id))
    }
    await writeFile(listFile, listSource(files))
  } finally {
    await browser.close()
  }
}

await main()
