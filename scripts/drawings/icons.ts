/** Draws favicons and app icons from the logo. */
import sharp from 'sharp'

import { color, save, svg } from './kit'
import { logoMarkup } from './logo-markup'

/** Draws a picture of 80 × 80 units in a size, in pixels. */
const png = (markup: string, size: number) =>
  sharp(Buffer.from(markup), { density: (72 * size) / 80 })
    .png({ compressionLevel: 9 })
    .toBuffer()

/** The logo on a tile, as large as `share` of it. */
function tile(share: number): string {
  const inset = (80 * (1 - share)) / 2
  return svg(
    80,
    80,
    `<rect width="80" height="80" fill="${color.deep}"/>
     <g transform="translate(${inset} ${inset}) scale(${share})">${logoMarkup(color.mist, color.marigold)}</g>`,
  )
}

/** An ICO file that holds PNG pictures. */
function ico(pictures: readonly { size: number; data: Buffer }[]): Buffer {
  let offset = 6 + 16 * pictures.length
  const entries = pictures.map(({ size, data }) => {
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    entry.writeUInt32LE(data.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += data.length
    return entry
  })
  const head = Buffer.from([0, 0, 1, 0, pictures.length, 0])
  return Buffer.concat([head, ...entries, ...pictures.map(({ data }) => data)])
}

const schemes = `.r{fill:${color.brand}}@media(prefers-color-scheme:dark){.r{fill:${color.sky}}}`
const favicon = logoMarkup('', color.marigold).replaceAll('fill=""', 'class="r"')
save('favicon.svg', svg(32, 32, `<style>${schemes}</style>${favicon}`, '0 0 80 80'))
const bare = svg(80, 80, logoMarkup(color.mid, color.marigold))
const sizes = [16, 32].map(async (size) => ({ size, data: await png(bare, size) }))
save('favicon.ico', ico(await Promise.all(sizes)))
save('apple-touch-icon.png', await png(tile(0.78), 180))
// Also maskable: systems cut off all but the middle 80 %
save('icon-192.png', await png(tile(0.66), 192))
save('icon-512.png', await png(tile(0.66), 512))
