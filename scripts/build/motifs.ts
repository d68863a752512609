import type { CheerioAPI } from 'cheerio/slim'

import { drawMotif } from '../drawings/pictures'

const folder = 'images/motifs/'

/** The files of the decorative drawings that a page shows. */
export const listMotifs = ($: CheerioAPI): string[] =>
  $(`img[src^="/${folder}"]`)
    .get()
    .map(({ attribs }) => attribs.src?.slice(1) ?? '')

/**
 * Decorative drawings as file name and SVG. Pages that only the browser renders (an endpoint's job, a missing post)
 * use the drawing of a prerendered page.
 */
export const motifFiles = (files: Iterable<string>): Record<string, string> =>
  Object.fromEntries(Array.from(files, (file) => [file, drawMotifOf(file) ?? '']))

/** The drawing in a file; undefined outside the folder of the drawings. */
export const drawMotifOf = (file: string): string | undefined =>
  file.startsWith(folder) ? drawMotif(file.slice(folder.length).replace(/\.svg$/, '')) : undefined
