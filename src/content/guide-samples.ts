import { freePdfPage } from '../generated/texts/guides'
import { pdfFiles } from './pdf-files'
import type { Picture } from './schema/text'

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
