/**
 * The mark: an aerial root that comes down, loops and rises as a shoot. It reads as a "b".
 * Writes the logo, the favicon set, the web manifest's icons and the path for the inline component.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Resvg } from '@resvg/resvg-js'

import { engraved, leaf, walk } from '../drawings/motif-line'
import { color, root, save, svg } from './kit'

const RAD = Math.PI / 180

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
const draw = (scale: number) => ({
  root: engraved(
    line.map(({ x, y, a, s }) => ({ x: x * scale, y: y * scale, a, s: s * scale })),
    47 * scale,
    0.76,
  ),
  leaf: leaf((tip.x - 2) * scale, (tip.y + 7) * scale, -72 * RAD, 90 * scale),
})
const { root: rootPath, leaf: leafPath } = draw(1)
/** Every page has it twice at 36 px, where a tenth of the smaller grid is a twentieth of a pixel. */
const inline = draw(1 / 4)

const mark = (rootColor: string, leafColor: string) =>
  `<path fill="${rootColor}" d="${rootPath}"/><path fill="${leafColor}" d="${leafPath}"/>`

save('images/logo.svg', svg(64, 64, mark(color.brand, color.marigold), '0 0 320 320'))
save(
  'favicon.svg',
  svg(
    32,
    32,
    `<style>.r{fill:${color.brand}}@media(prefers-color-scheme:dark){.r{fill:${color.sky}}}</style>
     <path class="r" d="${rootPath}"/><path fill="${color.marigold}" d="${leafPath}"/>`,
    '0 0 320 320',
  ),
)

const png = (markup: string, size: number) =>
  new Resvg(markup, { fitTo: { mode: 'width', value: size } }).render().asPng()

/** `share` is how much of the tile the mark takes; a maskable icon keeps within the middle 80%. */
const tile = (share: number) => {
  const inset = (320 * (1 - share)) / 2
  return svg(
    320,
    320,
    `<rect width="320" height="320" fill="${color.deep}"/>
     <g transform="translate(${inset} ${inset}) scale(${share})">${mark(color.mist, color.marigold)}</g>`,
  )
}

save('apple-touch-icon.png', png(tile(0.78), 180))
save('icon-192.png', png(tile(0.66), 192))
save('icon-512.png', png(tile(0.66), 512))

/** An ICO file that holds PNG pictures. */
function ico(pictures: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, data }, i) => {
    const at = 6 + 16 * i
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(data.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += data.length
  })
  return Buffer.concat([head, ...pictures.map(({ data }) => data)])
}

const bare = svg(320, 320, mark(color.mid, color.marigold))
save('favicon.ico', ico([16, 32].map((size) => ({ size, data: png(bare, size) }))))

writeFileSync(
  join(root, 'src', 'lib', 'logo-path.ts'),
  `// Written by scripts/media/logo.ts: change that, not this.

/** The mark as two closed shapes: the root in the color of the text around it, the leaf in the accent. */
export const logo = {
  viewBox: '0 0 80 80',
  root: '${inline.root}',
  leaf: '${inline.leaf}',
} as const
`,
)
