import { load } from 'cheerio'

import { drawMotif } from '../drawings/pictures'

const folder = 'images/motifs/'

/**
 * The decorative drawings that `html` refers to, as file name and SVG. Pages that only the browser renders (an
 * endpoint's job, a missing post) use the drawing of a prerendered page.
 */
export function motifFiles(html: string): Record<string, string> {
  const $ = load(html)
  const sources = $(`img[src^="/${folder}"]`).map((_, picture) => $(picture).attr('src'))
  return Object.fromEntries(
    sources.get().map((source) => [source.slice(1), drawMotifOf(source.slice(1)) ?? '']),
  )
}

/** The drawing in a file; undefined outside the folder of the drawings. */
export const drawMotifOf = (file: string): string | undefined =>
  file.startsWith(folder) ? drawMotif(file.slice(folder.length).replace(/\.svg$/, '')) : undefined
