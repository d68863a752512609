/** Writes a PNG of at most 256 colors: half the weight of a full one where a picture has few colors. */
import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(4)
  frame.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([frame, body, check])
}

/**
 * `pixels` is opaque RGBA. Colors are told apart by the upper 5 bits of each channel; of those, the 256
 * most used stay (each as the mean of what it stands for) and the rest go to the nearest one.
 */
export function palettePng(pixels: Buffer, width: number, height: number): Buffer {
  const keyAt = (i: number) =>
    ((pixels[i]! >> 3) << 10) | ((pixels[i + 1]! >> 3) << 5) | (pixels[i + 2]! >> 3)
  const count = new Uint32Array(1 << 15)
  const sums = new Float64Array(3 << 15)
  for (let i = 0; i < pixels.length; i += 4) {
    const key = keyAt(i)
    count[key]!++
    for (let c = 0; c < 3; c++) sums[key * 3 + c]! += pixels[i + c]!
  }
  const used = [...count.keys()].filter((key) => count[key]).sort((a, b) => count[b]! - count[a]!)
  const kept = used.slice(0, 256)
  const colors = kept.map((key) =>
    [0, 1, 2].map((c) => Math.round(sums[key * 3 + c]! / count[key]!)),
  )
  const index = new Uint8Array(1 << 15)
  for (const [i, key] of used.entries()) {
    if (i < kept.length) {
      index[key] = i
      continue
    }
    const [r, g, b] = [key >> 10, (key >> 5) & 31, key & 31].map((v) => v * 8 + 4)
    let nearest = Infinity
    for (const [j, [cr, cg, cb]] of colors.entries()) {
      const distance = (cr! - r!) ** 2 + (cg! - g!) ** 2 + (cb! - b!) ** 2
      if (distance < nearest) {
        nearest = distance
        index[key] = j
      }
    }
  }
  // Each row starts with a byte that names its filter: 0, none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 4) rows[y * (width + 1) + x + 1] = index[keyAt(i)]!

  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
