import { freePdfPage } from '../generated/texts/guides'
import files from './pdf-files.json'
import type { Picture } from './schema/text'
import type { PdfFile } from './schema/types'

/** What each guide's PDF file has, by the guide's id, as `npm run guides` found it. */
export const pdfFiles: Readonly<Record<string, PdfFile>> = files

/** The size of the pictures of sample pages, in px. */
export const sampleSize = { width: 480, height: 679 }

/** The sample pages of a guide as pictures. */
export const samplePages = (id: string, name: string): (Picture & { readonly alt: string })[] =>
  (pdfFiles[id]?.samples ?? []).map(({ page, headings }, i) => ({
    src: `/images/guides/pages/${id}-${i + 1}.jpg`,
    avif: `/images/guides/pages/${id}-${i + 1}.avif`,
    alt: freePdfPage.sampleAlt(page, name, headings.join('; ')),
    ...sampleSize,
  }))
