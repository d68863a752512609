/** The mark: an aerial root that comes down, loops and rises as a shoot. It reads as a "b". */
import { engraved, leaf, RAD, walk } from '../../drawings/motif-line'

const line = walk(
  154,
  12,
  90 * RAD,
  [
    [140, 2 * RAD],
    [400, -268 * RAD],
    [120, 108 * RAD],
    [6, 0],
  ],
  0.35,
)
const tip = line.at(-1) ?? { x: 0, y: 0 }

/** Path data of root and leaf in a square of 320 units, times `scale`. */
export const shapes = (scale = 1) => ({
  root: engraved(
    line.map(({ x, y, a, s }) => ({ x: x * scale, y: y * scale, a, s: s * scale })),
    47 * scale,
    0.76,
  ),
  leaf: leaf((tip.x - 2) * scale, (tip.y + 7) * scale, -72 * RAD, 90 * scale),
})

/** The mark as markup, in a square of 320 units. */
export function mark(rootColor: string, leafColor: string): string {
  const { root, leaf } = shapes()
  return `<path fill="${rootColor}" d="${root}"/><path fill="${leafColor}" d="${leaf}"/>`
}
