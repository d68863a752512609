/** How a guide's type is made to fill its pages well. */
import { pageRange } from './pdf-rules'
import { nodes, type PdfStructure } from './pdf-structure'

export type Fit = {
  /** Type and vertical space of the running pages against the usual size. */
  readonly scale: number
}

/** From the usual size down to what is still good to read (9.2 points). */
export const fits: readonly Fit[] = [1, 0.99, 0.98, 0.97, 0.96, 0.95, 0.94, 0.93, 0.92].map(
  (scale) => ({ scale }),
)

/** Page of the contents and the pages before it; the last page stands alone too. */
const front = 2
/** A page filled less far than this looks as if something were missing. */
const wellFilled = 0.8
/** The end of the text may leave this much more room. */
const endFilled = 0.45

/**
 * What is wrong with the pages as a whole, as a number: 0 is perfect, infinite cannot be printed.
 * A step down in size counts as much as a twenty-fifth of a page left empty; without a draft that is all.
 */
export function misfit({ scale }: Fit, draft?: PdfStructure): number {
  const smallness = (1 - scale) * 4
  if (!draft) return smallness
  const { tree, pages } = draft
  if (pages.length > pageRange.most) return Infinity
  const places = [...nodes(tree)].flatMap((node) => node.places)
  const gaps = pages.slice(front, -1).map((page, i, text) => {
    const tops = places.filter((place) => place.page === front + i + 1).map(({ top }) => top)
    const filled = Math.max(0, ...tops) / page.height
    return Math.max(0, (i === text.length - 1 ? endFilled : wellFilled) - filled)
  })
  return gaps.reduce((sum, gap) => sum + gap, 0) + smallness
}
